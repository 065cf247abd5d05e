import type { Ctx, Game } from 'boardgame.io';
import type { Asking } from './asking';
import type { Chronicle, EventTable } from './chronicle';
import type { Option } from './options';
import type { Random } from './random';
import type { Refusal } from './refusal';

/** What every rule gets: the state it changes, the framework's ctx, chance, and the chronicle it speaks to. */
export interface Table<G = unknown, Events extends EventTable = EventTable> {
  G: G;
  ctx: Ctx;
  random: Random;
  chronicle: Chronicle<Events>;
}

/** How a game ended, as the framework's `gameover`. All the best win together; `winner` is set if it is one alone. */
export interface Outcome {
  winners: number[];
  winner?: string;
  /** Final points by seat, where the game is won by points. */
  totals?: number[];
}

export function outcomeOf(winners: number[]): Outcome {
  const [winner] = winners;
  return winners.length === 1 ? { winners, winner: String(winner) } : { winners };
}

/** A yes-or-no choice made when a table is opened. */
export interface TableOption {
  readonly name: string;
  readonly default: boolean;
}

/** What can be said of a game without loading its rules. */
export interface Manifest {
  readonly id: string;
  readonly title: string;
  readonly seats: { readonly least: number; readonly most: number };
  readonly tableOptions: readonly TableOption[];
}

/** One game at our table: everything the client, the server, the bots and the tests ask of it. */
export interface GameModule<G extends Asking, View extends Asking, Score> extends Manifest {
  readonly game: Game<G>;
  /** What is wrong with a wish for a table, naming what is allowed; undefined if nothing is. */
  whyNoTable(setupData: unknown, players: number): string | undefined;
  /** Which event types the chronicle of this game knows, and the names of their figures. */
  readonly events: EventTable;
  /** Which reasons a refusal of this game can give. */
  readonly refusals: Readonly<Record<string, readonly string[]>>;
  /** Every legal move of a seat, now. Works on the state and on that seat's own view of it alike. */
  options(view: View, ctx: Ctx, seat: number): Option[];
  /** Why a move is not legal; null if it is. */
  whyNot(
    view: View,
    ctx: Ctx,
    seat: number,
    move: string,
    args: readonly unknown[],
  ): Refusal | null;
  /** The names of all moves. */
  readonly moves: readonly string[];
  /** The framework takes this move back if the seat that made it asks for it, in the same turn. */
  isUndoable(move: string): boolean;
  /** The game waits for this seat. (In a simultaneous choice a seat may also change what it has decided.) */
  awaits(view: View, ctx: Ctx, seat: number): boolean;
  /** What a seat may know; null is a spectator. */
  view(G: G, ctx: Ctx, seat: number | null): View;
  /** The score by source, as if the game ended now; null where the seat may not know it. */
  score(view: View, seat: number): Score;
}

/** Any game at the table, for those who do not care which. */
export type AnyGame = GameModule<Asking, Asking, unknown>;

export function anyGame<G extends Asking, View extends Asking, Score>(
  game: GameModule<G, View, Score>,
): AnyGame {
  // A game is only ever fed its own states; the compiler cannot know that.
  return game as unknown as AnyGame;
}
