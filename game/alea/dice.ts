import { at } from '../table/lists';
import { type Shape, tallyOf, whole } from '../table/moves';
import { HIGHEST, LOWEST, VALUES } from './components';

/** Dice are counts by value: the first entry counts the ones. */

export function countOf(dice: readonly number[], value: number): number {
  return at(dice, value - 1);
}

/** What the dice show together. */
export function pipsOf(dice: readonly number[]): number {
  let pips = 0;
  for (const value of VALUES) pips += value * countOf(dice, value);
  return pips;
}

/** A value of which there are fewer in the hand than among the dice; 0 if the hand has them all. */
export function lackedBy(hand: readonly number[], dice: readonly number[]): number {
  for (const value of VALUES) if (countOf(dice, value) > countOf(hand, value)) return value;
  return 0;
}

/** One die of this value, as counts. */
export function singleDie(value: number): number[] {
  return VALUES.map((each) => Number(each === value));
}

/** Shapes of arguments: a value, and any number of dice of each value. */
export const dieValue: Shape<number> = (value): value is number =>
  whole(value) && value >= LOWEST && value <= HIGHEST;

export const someDice = tallyOf(VALUES.length);
