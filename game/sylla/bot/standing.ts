import { at } from '../../table/lists';
import { numbersOf } from '../../table/search/mind';
import { faceUpOf, uprightOf } from '../changes';
import {
  CHRISTIANS,
  CRANE,
  CRISIS_SQUARE,
  FIELD,
  LEGIONARY,
  MERCHANTS,
  PRICE_OF_FREEDOM,
  PRIVATE_TEMPLE,
  SENATORS,
  SLAVES,
  STALL,
  TAVERN,
  VESTAL,
  VIRTUES,
  worthOf,
} from '../components';
import { famineLoss } from '../forecast';
import type { SyllaState } from '../state';
import { crisisStanding } from './harm';

/** How a seat stands between two turns, in figures that a sum of weights can judge. */
export const STATE_FEATURES = [
  'prestige',
  'money',
  'tokens',
  'tokensWorth',
  'crisisGain',
  'crisisNear',
  'hunger',
  'senators',
  'merchants',
  'legionaries',
  'vestals',
  'slaves',
  'slavesFreed',
  'christians',
  'cranes',
  'stalls',
  'fields',
  'temples',
  'taverns',
  'faceDown',
  'consul',
] as const;

const S = numbersOf(STATE_FEATURES);

export function standing(G: SyllaState, seat: number): number[] {
  const player = at(G.players, seat);
  const { money, tokens } = player.purse;
  const figures = new Array<number>(STATE_FEATURES.length).fill(0);
  figures[S.prestige] = player.prestige;
  figures[S.money] = money;
  for (const virtue of VIRTUES) {
    const count = at(tokens, virtue);
    const square = at(G.ladder, virtue);
    figures[S.tokens] = at(figures, S.tokens) + count;
    figures[S.tokensWorth] = at(figures, S.tokensWorth) + count * worthOf(square);
    const crisis = crisisStanding(G, seat, virtue);
    if (square === CRISIS_SQUARE) figures[S.crisisGain] = at(figures, S.crisisGain) + crisis;
    if (square === CRISIS_SQUARE + 1) figures[S.crisisNear] = at(figures, S.crisisNear) + crisis;
  }
  const slaves = faceUpOf(player, SLAVES);
  figures[S.hunger] = famineLoss(G, seat);
  figures[S.senators] = uprightOf(player, SENATORS);
  figures[S.merchants] = uprightOf(player, MERCHANTS);
  figures[S.legionaries] = at(player.upright, LEGIONARY);
  figures[S.vestals] = at(player.upright, VESTAL);
  figures[S.slaves] = slaves;
  figures[S.slavesFreed] = Math.min(slaves, Math.floor(money / PRICE_OF_FREEDOM));
  figures[S.christians] = faceUpOf(player, CHRISTIANS);
  figures[S.cranes] = at(player.upright, CRANE);
  figures[S.stalls] = at(player.buildings, STALL);
  figures[S.fields] = at(player.buildings, FIELD);
  figures[S.temples] = at(player.buildings, PRIVATE_TEMPLE);
  figures[S.taverns] = at(player.buildings, TAVERN);
  for (const count of player.faceDown) figures[S.faceDown] = at(figures, S.faceDown) + count;
  figures[S.consul] = Number(G.consul === seat);
  return figures;
}
