import { at } from '../table/lists';
import { PATRICIAN_FACTS, PROVINCE_FACTS, WOMAN } from './components';

/** How the patricians of one colour can live: all that matters of it is a few small numbers. */

/** What a player has of a colour. Women and men are places in the list of patricians, the highest value first. */
export interface Family {
  readonly women: readonly number[];
  readonly men: readonly number[];
  /** The worth of none of them, of the first, of the first two, … */
  readonly womensWorth: readonly number[];
  readonly mensWorth: readonly number[];
  readonly provinces: readonly number[];
}

export function familyOf(
  colour: number,
  provinces: readonly number[],
  patricians: readonly number[],
): Family {
  const women: number[] = [];
  const men: number[] = [];
  patricians.forEach((patrician, place) => {
    const facts = at(PATRICIAN_FACTS, patrician);
    if (facts.colour === colour) (facts.sex === WOMAN ? women : men).push(place);
  });
  const valueAt = (place: number): number => at(PATRICIAN_FACTS, at(patricians, place)).value;
  for (const places of [women, men]) places.sort((a, b) => valueAt(b) - valueAt(a));
  return {
    women,
    men,
    womensWorth: runningSums(women.map(valueAt)),
    mensWorth: runningSums(men.map(valueAt)),
    provinces: provinces
      .filter((province) => at(PROVINCE_FACTS, province).colour === colour)
      .sort((a, b) => b - a),
  };
}

function runningSums(values: readonly number[]): number[] {
  const sums = [0];
  for (const value of values) sums.push(at(sums, sums.length - 1) + value);
  return sums;
}

/** Homes of free colour, as bits: which of them this colour gets. */
export const FREE = 1;
export const VILLA_HOME = 2;

/** One point outweighs all the unhoused value that there is. */
export const POINT = 128;

export interface Settlement {
  /** So many live in provinces, and in so many of these a woman and a man. */
  readonly women: number;
  readonly men: number;
  readonly couples: number;
  /** Bits: a woman lives in the Villa, a man lives in the Villa. */
  readonly villa: number;
  readonly jokers: number;
  readonly empties: number;
  readonly exiles: number;
  /** What housing adds to the points, in POINTs and without Senate cards; plus the unhoused value, for ties. */
  readonly worth: number;
}

/** All that can make a difference: of so many women or men, the highest values are housed. */
export function settlementsOf(family: Family, owned: number): Settlement[] {
  const found: Settlement[] = [];
  for (let jokers = 0; jokers <= owned; jokers++) {
    if ((jokers & owned) !== jokers) continue;
    const homes = family.provinces.length + (jokers & FREE ? 1 : 0);
    for (let villa = 0; villa < (jokers & VILLA_HOME ? 4 : 1); villa++) {
      addSettlements(family, homes, jokers, villa, found);
    }
  }
  return found;
}

function addSettlements(
  family: Family,
  homes: number,
  jokers: number,
  villa: number,
  found: Settlement[],
): void {
  const villaWoman = villa & 1;
  const villaMan = villa >> 1;
  const allWomen = family.women.length - villaWoman;
  const allMen = family.men.length - villaMan;
  const all = at(family.womensWorth, family.women.length) + at(family.mensWorth, family.men.length);
  for (let women = 0; women <= Math.min(homes, allWomen); women++) {
    for (let men = 0; men <= Math.min(homes, allMen); men++) {
      const housed =
        at(family.womensWorth, women + villaWoman) + at(family.mensWorth, men + villaMan);
      const exiles = allWomen - women + allMen - men;
      const fewest = Math.max(0, women + men - homes);
      for (let couples = fewest; couples <= Math.min(women, men); couples++) {
        const livedIn = women + men - couples;
        const empties = homes - livedIn;
        const worth = (housed + livedIn) * POINT + all - housed;
        found.push({ women, men, couples, villa, jokers, empties, exiles, worth });
      }
    }
  }
}
