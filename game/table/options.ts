import { combinations, range, sum } from './lists';
import type { Random } from './random';

/**
 * Options are plain JSON, as the framework sends moves. What would be a long product of rows (how many legions go
 * along, which dice are rolled again) stands in one row as a range: a number, or so many of each kind.
 */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/** At most `upTo[kind]` of each kind, and `least` to `most` of them in all. */
export interface Tally {
  readonly upTo: readonly number[];
  readonly least: number;
  readonly most: number;
}

export type Arg = number | boolean | number[];

/** A legal move with its arguments. */
export interface Choice {
  move: string;
  args: Arg[];
}

/** A legal move whose arguments may still be open within a range. */
export interface Option {
  move: string;
  args: (Arg | Range | Tally)[];
}

type OptionArg = Option['args'][number];

/** Options with one number as argument, each made when it is first needed and then shared. */
export function numbered(move: string): (n: number) => Option {
  const made: Option[] = [];
  return (n) => {
    const option = made[n] ?? { move, args: [n] };
    made[n] = option;
    return option;
  };
}

export function isTally(arg: OptionArg): arg is Tally {
  return typeof arg === 'object' && 'upTo' in arg;
}

export function isRange(arg: OptionArg): arg is Range {
  return typeof arg === 'object' && 'least' in arg && !('upTo' in arg);
}

/** Whether a move, with anything at all as arguments, is one of those an option stands for. */
export function covers(option: Option, move: string, args: readonly unknown[]): boolean {
  if (option.move !== move || option.args.length !== args.length) return false;
  return option.args.every((arg, i) => covered(arg, args[i]));
}

function covered(arg: OptionArg, value: unknown): boolean {
  if (isTally(arg)) {
    const { upTo, least, most } = arg;
    if (!Array.isArray(value) || value.length !== upTo.length) return false;
    const fits = (count: unknown, kind: number): boolean => isWithin(count, 0, upTo[kind] ?? 0);
    // Array.from sees the holes that `every` skips.
    return Array.from(value).every(fits) && isWithin(sum(value), least, most);
  }
  if (isRange(arg)) return isWithin(value, arg.least, arg.most);
  if (Array.isArray(arg)) {
    if (!Array.isArray(value) || value.length !== arg.length) return false;
    return arg.every((entry, i) => Object.is(entry, value[i]));
  }
  return Object.is(arg, value);
}

function isWithin(value: unknown, least: number, most: number): boolean {
  if (typeof value !== 'number' || !Number.isInteger(value) || Object.is(value, -0)) return false;
  return value >= least && value <= most;
}

/** Every single move that the options stand for, for those who cannot handle ranges. */
export function allChoices(options: readonly Option[]): Choice[] {
  return options.flatMap(({ move, args }) => {
    let rows: Arg[][] = [[]];
    for (const arg of args) rows = rows.flatMap((row) => valuesOf(arg).map((v) => [...row, v]));
    return rows.map((row) => ({ move, args: row }));
  });
}

function valuesOf(arg: OptionArg): Arg[] {
  if (isRange(arg)) return range(arg.most - arg.least + 1).map((i) => arg.least + i);
  if (!isTally(arg)) return [arg];
  const { upTo, least, most } = arg;
  return range(most - least + 1).flatMap((i) => combinations(upTo, least + i));
}

/** One move of those an option stands for, by chance. */
export function choiceOf(option: Option, chance: Random): Choice {
  const { args } = option;
  for (let i = 0; i < args.length; i++) {
    if (isOpen(args[i] as OptionArg))
      return { move: option.move, args: args.map((arg) => valueBy(arg, chance)) };
  }
  return option as Choice;
}

function isOpen(arg: OptionArg): boolean {
  return typeof arg === 'object' && !Array.isArray(arg);
}

function valueBy(arg: OptionArg, chance: Random): Arg {
  if (isTally(arg)) return tallyOf(arg, chance);
  if (isRange(arg)) return arg.least + Math.floor(chance.Number() * (arg.most - arg.least + 1));
  return arg;
}

function tallyOf({ upTo, least, most }: Tally, chance: Random): number[] {
  const taken = new Array<number>(upTo.length).fill(0);
  let left = least + Math.floor(chance.Number() * (most - least + 1));
  let open = sum(upTo);
  for (; left > 0; left--, open--) {
    let thing = Math.floor(chance.Number() * open);
    for (let kind = 0; kind < upTo.length; kind++) {
      thing -= (upTo[kind] as number) - (taken[kind] as number);
      if (thing >= 0) continue;
      taken[kind] = (taken[kind] as number) + 1;
      break;
    }
  }
  return taken;
}
