import { at } from '../table/lists';
import { IMPROVABLE, MILITARY, NOT_LEADING_COST, POLITICAL } from './components';
import { typeOf } from './map';
import { leads } from './standing';
import type { TriumvirateView } from './state';

/** What actions cost, judged when they are paid. */

type Payment = Pick<TriumvirateView, 'actions' | 'players'>;

/** The n-th action of a turn costs n gold. */
export function improvePrice({ actions }: Pick<TriumvirateView, 'actions'>): number {
  return actions + 1;
}

/** Winning over or unseating a citizen: dearer for who does not lead politically. */
export function citizenPrice(view: Payment, seat: number): number {
  return improvePrice(view) + (leads(view, seat, POLITICAL) ? 0 : NOT_LEADING_COST);
}

/** Weapons: dearer for who does not lead militarily. */
export function weaponsPrice(view: Payment, seat: number): number {
  return improvePrice(view) + (leads(view, seat, MILITARY) ? 0 : NOT_LEADING_COST);
}

export function canImproveIn(province: number, competence: number): boolean {
  return at(IMPROVABLE, typeOf(province)).some((improvable) => improvable === competence);
}
