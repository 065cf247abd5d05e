import type { Ctx, LongFormMove } from 'boardgame.io';
import { type Asking, EVERYBODY } from './asking';
import type { Table } from './module';
import { type Refusal, refusalsOf, TABLE_REFUSALS } from './refusal';

/** Checks one argument of a move as it comes from a client: anything at all. */
export type Shape<T> = (value: unknown) => value is T;

const LARGEST = 1_000_000;

/** A whole number from 0, small enough for any rule to reckon with. */
export const whole: Shape<number> = (value): value is number =>
  typeof value === 'number' &&
  Number.isInteger(value) &&
  value >= 0 &&
  value <= LARGEST &&
  !Object.is(value, -0);

export const flag: Shape<boolean> = (value): value is boolean => typeof value === 'boolean';

export const step: Shape<-1 | 1> = (value): value is -1 | 1 => value === 1 || value === -1;

/** One of the numbers 0 to size - 1, the index of an entry in a table of the box. */
export const indexBelow =
  <Index extends number>(size: number): Shape<Index> =>
  (value): value is Index =>
    whole(value) && value < size;

/** So many whole numbers, one a kind of card. */
export const tallyOf =
  (kinds: number): Shape<number[]> =>
  (value): value is number[] => {
    if (!Array.isArray(value) || value.length !== kinds) return false;
    for (let i = 0; i < kinds; i++) if (!whole(value[i])) return false;
    return true;
  };

export type Shapes = readonly Shape<unknown>[];

type ArgsOf<S extends Shapes> = {
  -readonly [Index in keyof S]: S[Index] extends Shape<infer T> ? T : never;
};

/** A move as its rules file writes it: when it may be made, why it may not, and what it does. */
export interface MoveRule<T extends Table<Asking>, View, S extends Shapes> {
  /** The questions it answers. */
  answers: readonly T['G']['asked']['what'][];
  args: S;
  whyNot(view: View, seat: number, ...args: ArgsOf<S>): Refusal | null;
  play(table: T, seat: number, ...args: ArgsOf<S>): void;
  /** Its arguments are not for the others: they are left out of their log. */
  secret?: boolean;
  /** Made by all at once, so whoever is second must not be refused because the first was quicker. */
  atOnce?: boolean;
  /** It draws, rolls or shows something that nobody can un-know: it cannot be undone, nor what came before it. */
  final?: boolean;
}

/** The same move for a caller who does not know its arguments. */
export interface TableMove<T extends Table<Asking>, View> {
  answers: readonly string[];
  secret: boolean;
  atOnce: boolean;
  undoable: boolean;
  whyNot(view: View, seat: number, args: readonly unknown[]): Refusal | null;
  play(table: T, seat: number, args: readonly unknown[]): void;
}

export type MoveTable<T extends Table<Asking>, View> = Readonly<Record<string, TableMove<T, View>>>;

const refuse = refusalsOf(TABLE_REFUSALS);

export function defineMove<T extends Table<Asking>, View, S extends Shapes>(
  rule: MoveRule<T, View, S>,
): TableMove<T, View> {
  const shapes: Shapes = rule.args;
  const fits = (args: readonly unknown[]): args is ArgsOf<S> => {
    if (args.length !== shapes.length) return false;
    for (let i = 0; i < args.length; i++) if (!shapes[i]?.(args[i])) return false;
    return true;
  };
  return {
    answers: rule.answers,
    secret: rule.secret ?? false,
    atOnce: rule.atOnce ?? false,
    undoable: !(rule.secret || rule.atOnce || rule.final),
    whyNot: (view, seat, args) =>
      fits(args) ? rule.whyNot(view, seat, ...args) : refuse('badArguments'),
    play: (table, seat, args) => {
      if (fits(args)) rule.play(table, seat, ...args);
    },
  };
}

/** Why this seat may not make this move now; null if it may. Looks at nothing the seat may not know. */
export function whyNotMove<T extends Table<Asking>, View extends Asking>(
  moves: MoveTable<T, View>,
  view: View,
  ctx: Ctx,
  seat: number,
  name: string,
  args: readonly unknown[],
): Refusal | null {
  const move = Object.hasOwn(moves, name) ? moves[name] : undefined;
  if (!move) return refuse('unknownMove');
  if (ctx.gameover !== undefined) return refuse('gameOver');
  if (!Number.isInteger(seat) || seat < 0 || seat >= ctx.numPlayers) return refuse('notSeated');
  const { asked } = view;
  if (asked.seat !== EVERYBODY && asked.seat !== seat)
    return refuse('notYourTurn', { seat: asked.seat });
  if (!move.answers.includes(asked.what)) return refuse('notNow');
  return move.whyNot(view, seat, args);
}

/**
 * boardgame.io's word for a refused move. Spelled out here because importing it would load the whole framework,
 * and with it immer, into every process that only simulates.
 */
const INVALID_MOVE = 'INVALID_MOVE';

/** What our moves find in the framework's move context, beyond the table itself. */
export type MoveContext<T> = T & {
  playerID: string;
  log: { setMetadata(metadata: unknown): void };
};

/** Puts the moves into the framework's form. The map has no prototype: the framework looks names up with `in`. */
export function frameworkMoves<T extends Table<Asking>, View extends Asking>(
  moves: MoveTable<T, T['G'] & View>,
): Record<string, LongFormMove> {
  const framework: Record<string, LongFormMove> = Object.create(null);
  for (const [name, move] of Object.entries(moves)) {
    const make = (context: MoveContext<T>, ...args: unknown[]): typeof INVALID_MOVE | undefined => {
      const seat = Number(context.playerID);
      if (whyNotMove(moves, context.G, context.ctx, seat, name, args)) return INVALID_MOVE;
      move.play(context, seat, args);
      // Last, when the move is certain; hooks of the same action still add to the list.
      context.log.setMetadata(context.chronicle.told);
      return undefined;
    };
    framework[name] = {
      move: make as unknown as LongFormMove['move'],
      client: false,
      undoable: move.undoable,
      redact: move.secret,
      ignoreStaleStateID: move.atOnce,
    };
  }
  return framework;
}
