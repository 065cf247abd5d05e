import { at } from '../../table/lists';
import { PROVINCES } from '../components';
import { isNeighbour } from '../map';
import { NONE, type TriumvirateState } from '../state';

/** What the map says about a province. */

const NEIGHBOURS = PROVINCES.map((from) => PROVINCES.filter((to) => isNeighbour(from, to)));

/** The legions of rivals right beside a province. */
export function pressureOn({ owner, legions }: TriumvirateState, province: number): number {
  const own = at(owner, province);
  let pressure = 0;
  for (const neighbour of at(NEIGHBOURS, province)) {
    const other = at(owner, neighbour);
    if (other !== own && other !== NONE) pressure = Math.max(pressure, 1 + at(legions, neighbour));
  }
  return pressure;
}

export function isFront(G: TriumvirateState, province: number): boolean {
  return pressureOn(G, province) > 0;
}

/** How many actions so much gold buys at the lowest prices, after those already done. */
export function actionsFor(gold: number, done: number): number {
  let left = gold;
  let actions = 0;
  for (let price = done + 1; price <= 3 && left >= price; price++) {
    left -= price;
    actions += 1;
  }
  return actions;
}
