import { at, zeros } from '../table/lists';
import { BEARERS, CARD_FACTS, CARDS, type Calling, type Card } from './components';
import { saleColour } from './phases/buildings';
import type { SyllaView } from './state';

/** What a card can no longer do this turn once it is turned sideways in phase III. */
export type Loss = 'vote' | 'money' | 'cube' | 'nothing';

const LOSSES: Readonly<Record<Calling, Loss>> = {
  senator: 'vote',
  merchant: 'money',
  legionary: 'cube',
  vestal: 'cube',
  slave: 'nothing',
  crane: 'nothing',
};

/** The least painful first: a Crane is for nothing but this, a vote is more than a denier or a cube. */
const PAIN: Readonly<Record<Calling, number>> = {
  crane: 0,
  slave: 1,
  merchant: 2,
  vestal: 3,
  legionary: 3,
  senator: 4,
};

export function lossOf(card: number): Loss {
  return LOSSES[CARD_FACTS[card as Card].calling];
}

/** Which cards the seat would miss least when it pays for what it has bought, by card number. */
export function cheapestPayment(view: SyllaView, seat: number): number[] {
  const { upright } = at(view.players, seat);
  const bearers = [...at(BEARERS, saleColour(view))].sort((a, b) => costOf(a) - costOf(b));
  const paid = zeros(CARDS.length);
  let left = view.sale.best;
  for (const card of bearers) {
    const turned = Math.min(left, at(upright, card));
    paid[card] = turned;
    left -= turned;
  }
  return paid;
}

/** Colours that a card could still pay break a tie: who can pay less goes first. */
function costOf(card: Card): number {
  const { calling, hexagons } = CARD_FACTS[card];
  return PAIN[calling] * 10 + hexagons.length;
}
