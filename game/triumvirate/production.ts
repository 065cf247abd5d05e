import { at } from '../table/lists';
import { PROVINCES, YIELDS } from './components';
import { typeOf } from './map';
import { NONE, type TriumvirateView } from './state';

/** What provinces give: during a supply by the governors as they stand, before it by where they will stand. */

export interface Supply {
  readonly gold: number;
  readonly legions: number;
}

const NOTHING: Supply = { gold: 0, legions: 0 };

/** What a province of the seat that is being supplied claims: everything, if its field is free. */
export function claimOf(view: TriumvirateView, province: number): Supply {
  return view.onField[province] ? NOTHING : at<Supply>(YIELDS, typeOf(province));
}

/**
 * What each province will claim at the next supply of its owner, if nothing changes until then: governors on the
 * field step off it, the others step on, and those over an official stay off. The stocks may hold less.
 */
export function production(view: TriumvirateView): Supply[] {
  return PROVINCES.map((province) => {
    if (at(view.owner, province) === NONE) return NOTHING;
    const free = view.onField[province] || at(view.officials, province) > 0;
    return free ? at<Supply>(YIELDS, typeOf(province)) : NOTHING;
  });
}

/** All that the provinces of a seat claim of one kind. */
export function totalClaim(view: TriumvirateView, seat: number, kind: keyof Supply): number {
  let total = 0;
  for (let province = 0; province < PROVINCES.length; province++) {
    if (view.owner[province] === seat) total += claimOf(view, province)[kind];
  }
  return total;
}

/** By province, what a seat may take of one kind. */
export function claims(view: TriumvirateView, seat: number, kind: keyof Supply): number[] {
  return PROVINCES.map((province) =>
    view.owner[province] === seat ? claimOf(view, province)[kind] : 0,
  );
}
