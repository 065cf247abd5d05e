import { at } from '../../table/lists';
import type { Option } from '../../table/options';
import type { Candidate } from '../../table/search/mind';
import { CARD_FACTS, type Calling, type Card, CHRISTIAN_PERSECUTION, TURNS } from '../components';
import type { SyllaState } from '../state';
import { F } from './features';

const CALLING_FEATURES: Readonly<Record<Calling, number>> = {
  senator: F.recruitSenator,
  merchant: F.recruitMerchant,
  legionary: F.recruitLegionary,
  vestal: F.recruitVestal,
  slave: F.recruitSlave,
  // Never displayed: it is bought.
  crane: F.recruitSlave,
};

export function recruits(G: SyllaState, seat: number, options: Option[]): Candidate[] {
  const { upright } = at(G.players, seat);
  // A recruit serves in this turn too.
  const left = (TURNS - G.turn + 1) / TURNS;
  return options.map(({ move, args }) => {
    const card = args[0] as Card;
    const { calling, christian } = CARD_FACTS[card];
    const features = [CALLING_FEATURES[calling], left, F.recruitAlike, at(upright, card)];
    if (calling === 'slave') features.push(F.recruitSlaveToFree, 1);
    if (christian) {
      features.push(F.recruitChristian, 1);
      if (G.events.includes(CHRISTIAN_PERSECUTION)) features.push(F.recruitPersecuted, 1);
    }
    return { move, args: [card], features };
  });
}
