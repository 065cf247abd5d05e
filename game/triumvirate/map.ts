import { at } from '../table/lists';
import {
  ARROWS,
  BORDERS,
  BOTH_SEAS_COST,
  NEIGHBOUR_COST,
  ONE_SEA_COST,
  PROVINCE_FACTS,
  PROVINCES,
} from './components';

/** What a step from province to province costs. A crossing of the sea is one step, from coast to coast. */

/** No step leads there, however many points are left. */
export const NO_WAY = 99;

const SIZE = PROVINCES.length;

export function isNeighbour(from: number, to: number): boolean {
  const joins = ([one, other]: readonly [number, number]): boolean =>
    (one === from && other === to) || (one === to && other === from);
  return BORDERS.some(joins) || ARROWS.some(joins);
}

/** Neighbours are never dearer than the sea, so where both ways lead there the border or arrow counts. */
function priceOf(from: number, to: number, withLegions: boolean): number {
  if (from === to) return NO_WAY;
  if (isNeighbour(from, to)) return NEIGHBOUR_COST;
  const { seas: here } = at(PROVINCE_FACTS, from);
  const { seas: there } = at(PROVINCE_FACTS, to);
  if (here === 0 || there === 0) return NO_WAY;
  const full = (here & there) === 0 ? BOTH_SEAS_COST : ONE_SEA_COST;
  return withLegions ? full : full - 1;
}

function priceTable(withLegions: boolean): readonly number[] {
  return PROVINCES.flatMap((from) => PROVINCES.map((to) => priceOf(from, to, withLegions)));
}

const WITH_LEGIONS = priceTable(true);
const ALONE = priceTable(false);

/** The points of one step, by the cheapest way for this escort; officials do not matter. */
export function stepCost(from: number, to: number, withLegions: boolean): number {
  return at(withLegions ? WITH_LEGIONS : ALONE, from * SIZE + to);
}

export function typeOf(province: number): number {
  return at(PROVINCE_FACTS, province).type;
}
