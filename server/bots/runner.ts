import type { Ctx } from 'boardgame.io';
import type { GameId } from '../../game/manifests';
import type { BotLevel } from '../../game/online/api';
import type { Asking } from '../../game/table/asking';
import type { Choice } from '../../game/table/options';

/** A seat that must choose, and all that whoever sits there may know. */
export interface Thought {
  readonly game: GameId;
  readonly view: Asking;
  readonly ctx: Ctx;
  readonly seat: number;
  readonly level: BotLevel;
  /** Milliseconds it may take. */
  readonly budget: number;
}

/** Whatever thinks for the bots, here or in another thread. */
export interface BotRunner {
  think(thought: Thought): Promise<Choice>;
  close(): Promise<void>;
}
