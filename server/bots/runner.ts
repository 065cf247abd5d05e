import type { Question } from '../../game/bots/brain';
import type { GameId } from '../../game/manifests';
import type { Choice } from '../../game/table/options';

/** A seat that must choose, and all that whoever sits there may know. */
export type Thought = Question & { readonly game: GameId };

/** Whatever thinks for the bots, here or in another thread. */
export interface BotRunner {
  think(thought: Thought): Promise<Choice>;
  close(): Promise<void>;
}
