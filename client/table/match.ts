import type { Ctx, LogEntry } from 'boardgame.io';
import type { LevelName } from '../../game/bots/levels';
import type { ChatLine, Rejection, SeatedMatch } from '../../game/online/api';
import type { Asking } from '../../game/table/asking';
import type { AnyGame } from '../../game/table/module';
import type { Choice } from '../../game/table/options';
import type { Pace } from '../bots/Pace';

/** What one seat sees of a match at one moment. */
export interface Seen {
  readonly view: Asking;
  readonly ctx: Ctx;
  /** What was done up to this moment, others' secrets left out. */
  readonly log: readonly LogEntry[];
}

export interface SeatInfo {
  readonly name: string;
  readonly kind: 'person' | 'bot';
  /** Its colour, and with it its sign. */
  readonly colour: number;
  /** How well it plays, if it is a bot; normal if nothing is said. */
  readonly level?: LevelName;
}

/** A match as the table shows it, wherever it is played. */
export interface Match {
  readonly game: AnyGame;
  readonly seats: readonly SeatInfo[];
  /** The seats of people at this very screen. */
  readonly own: readonly number[];
  /** Null until the first state has arrived. The same object as long as nothing happens. */
  seen(seat: number | null): Seen | null;
  play(seat: number, choice: Choice): void;
  undo(seat: number): void;
  redo(seat: number): void;
  /** Every moment of the match so far, as the seat may see it; once it is over, with everything open. */
  past(seat: number | null): Promise<Seen[]>;
  /** What there is only on a server: presence, chat, clocks. */
  readonly online?: OnlineSide;
  /** How fast bots play, where nobody plays with them. */
  readonly pace?: Pace;
  /** Grows with everything that happens at the match or around it. */
  moment(): number;
  subscribe(listener: () => void): () => void;
}

/** The side of a match that only a server has. */
export interface OnlineSide {
  readonly info: SeatedMatch;
  readonly isConnected: boolean;
  readonly chat: readonly ChatLine[];
  say(text: string): void;
  resign(): Promise<void>;
  /** The server did not make a move, and says why. */
  onRejected(listener: (rejection: Rejection) => void): () => void;
}
