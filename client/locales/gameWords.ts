import type { Asking } from '../../game/table/asking';
import type { EventTable } from '../../game/table/chronicle';
import type { Outcome } from '../../game/table/module';
import type { Option } from '../../game/table/options';
import type { RefusalTable } from '../../game/table/refusal';

/** The name of a seat, as it is written in a sentence. */
export type Who = (seat: number) => string;

type Figures<Names extends readonly string[]> = { readonly [Name in Names[number]]: number };

/** A sentence for each entry of a table of events or refusals. */
export type Sentences<Table extends Readonly<Record<string, readonly string[]>>> = {
  readonly [Type in keyof Table]: (figures: Figures<Table[Type]>) => string;
};

/** What lies somewhere, in words: `Famine: 3`. An empty value is shown as nothing. */
export interface Line {
  readonly name: string;
  readonly value: string;
}

/** How an argument that an option leaves open is asked for: a number, or so many of each kind. */
export interface OpenArg {
  readonly name: string;
  /** The names of the kinds of a tally, in its order. */
  readonly kinds?: readonly string[];
}

/** All that a language says of one game. The table in words is made of nothing but this, the view and the options. */
export interface GameWords<
  View extends Asking = Asking,
  Score = unknown,
  Events extends EventTable = EventTable,
  Refusals extends RefusalTable = RefusalTable,
> {
  /** The phases of the framework by their names, as headings. */
  readonly phases: Readonly<Record<string, string>>;
  /** What the seat is asked now, and why: one sentence, to the seat itself. */
  prompt(view: View, seat: number): string;
  /** What the option does, as a button says it, without the arguments it leaves open. */
  deed(view: View, option: Option): string;
  /** The open arguments of an option, one entry an argument; null for one that is fixed. */
  open(view: View, option: Option): readonly (OpenArg | null)[];
  /** What lies in the middle of the table. */
  commons(view: View): Line[];
  /** What lies before a seat. */
  seat(view: View, seat: number): Line[];
  /** The score by source, as if the game ended now. */
  score(score: Score): Line[];
  /** Who won, and how. */
  outcome(outcome: Outcome): string;
  readonly chronicle: Sentences<Events>;
  readonly refusals: Sentences<Refusals>;
}

/** Words are made for a table, whose seats have names. */
export type WordsFor<Words> = (who: Who) => Words;

/** Finds the sentence of a type that comes as data. */
export function say(
  sentences: Readonly<Record<string, unknown>>,
  type: string,
  figures: Readonly<Record<string, number>>,
): string {
  const sentence = Object.hasOwn(sentences, type) ? sentences[type] : undefined;
  return typeof sentence === 'function' ? sentence(figures) : type;
}

// --- Small change that all languages and games need -----------------------------------------------------------------

export function count(n: number, one: string, many: string): string {
  return `${n} ${n === 1 ? one : many}`;
}

/** With its sign, and a true minus. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0';
}

/** Counts per kind: «2 Slave, Crane». */
export function listed(counts: readonly number[], names: readonly string[]): string {
  return counts
    .flatMap((n, kind) => (n === 0 ? [] : [n === 1 ? `${names[kind]}` : `${n} ${names[kind]}`]))
    .join(', ');
}
