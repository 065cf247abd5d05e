import type { Choice } from '../../game/table/options';
import type { Random } from '../../game/table/random';
import { pick } from './play';

/** What no honest client sends. */
export const HOSTILE_VALUES: readonly unknown[] = [
  undefined,
  null,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  1e9,
  -1,
  -0,
  0.5,
  2 ** 53,
  '0',
  '',
  '__proto__',
  'constructor',
  'toString',
  true,
  false,
  {},
  { length: 9 },
  [],
  [Number.NaN],
  [[0]],
  new Array(9),
  new Array(9).fill(1e9),
  new Array(9).fill('1'),
  Object.create(null),
  10n,
  Symbol('seat'),
  () => 0,
];

/** Move names that are properties of every object, or nothing at all. */
export const HOSTILE_NAMES: readonly string[] = [
  '',
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'nameVotes ',
  'endTurn',
  'undefined',
];

export interface Attempt {
  move: string;
  args: unknown[];
}

/** An option with something wrong about it: an argument off by a little, hostile, missing, or one too many. */
export function mutated(option: Choice, chance: Random): Attempt {
  const { move } = option;
  const args: unknown[] = structuredClone(option.args);
  const where = Math.floor(chance.Number() * Math.max(1, args.length));
  switch (Math.floor(chance.Number() * 5)) {
    case 0:
      args[where] = pick(HOSTILE_VALUES, chance);
      break;
    case 1:
      args.push(pick(HOSTILE_VALUES, chance));
      break;
    case 2:
      args.pop();
      break;
    case 3:
      args[where] = nudged(args[where], chance);
      break;
    default:
      return { move: pick(HOSTILE_NAMES, chance), args };
  }
  return { move, args };
}

function nudged(value: unknown, chance: Random): unknown {
  const change = chance.Number() < 0.5 ? -1 : 1;
  if (typeof value === 'number') return value + change;
  if (typeof value === 'boolean') return !value;
  if (!Array.isArray(value) || value.length === 0) return change;
  const where = Math.floor(chance.Number() * value.length);
  return value.map((entry, i) => (i === where ? entry + change : entry));
}
