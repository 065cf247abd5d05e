import type { Ctx, LogEntry } from 'boardgame.io';
import type { Asking } from '../../game/table/asking';
import type { AnyGame } from '../../game/table/module';
import type { Choice } from '../../game/table/options';

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
  /** Every moment of the match so far, as the seat may see it. */
  past(seat: number | null): Seen[];
  subscribe(listener: () => void): () => void;
}
