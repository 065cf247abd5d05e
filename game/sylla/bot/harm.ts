import { at } from '../../table/lists';
import { faceUpOf } from '../changes';
import { CRISIS_SQUARE, EVENT_FACTS, TURNS, VIRTUES, worthOf } from '../components';
import { flipsOf } from '../flips';
import { famineLoss } from '../forecast';
import type { Player, SyllaState } from '../state';

/** What an event does to a seat, in points of prestige by rule of thumb. */

/** A card or building face down is missed for about so much a turn. */
const MISSED = 1.2;
/** To be last in a crisis. */
const CRISIS_LOSS = 3;

/** What is left of the game after this turn's phase, from 1 to 0. */
export function shareLeft({ turn }: SyllaState): number {
  return (TURNS - turn) / TURNS;
}

export function harmOf(G: SyllaState, seat: number, event: number): number {
  const player = at(G.players, seat);
  const { effect } = at(EVENT_FACTS, event);
  if ('flips' in effect) return flipHarm(player, event) * (1 + 2 * shareLeft(G));
  if ('lowers' in effect) return lowering(G, seat, effect.lowers);
  if ('famine' in effect) return (famineLoss(G, seat) > 0 ? 1 : 0.3) * (1 + TURNS - G.turn);
  const furthest = Math.max(...G.ladder);
  let harm = 0;
  for (const virtue of VIRTUES) {
    if (G.ladder[virtue] === furthest) harm += lowering(G, seat, virtue);
  }
  return harm;
}

/** How much worse an event is for the seat than for the others on average. */
export function ownHarm(G: SyllaState, seat: number, event: number): number {
  let others = 0;
  for (let other = 0; other < G.players.length; other++) {
    if (other !== seat) others += harmOf(G, other, event);
  }
  return harmOf(G, seat, event) - others / (G.players.length - 1);
}

function flipHarm(player: Player, event: number): number {
  const { cards, buildings } = flipsOf(event);
  if (faceUpOf(player, cards) > 0) return MISSED;
  for (const building of buildings) if (at(player.buildings, building) > 0) return MISSED;
  return 0;
}

/** A marker goes one to the left: the tokens lose, and a crisis may come. */
function lowering(G: SyllaState, seat: number, virtue: number): number {
  const square = at(G.ladder, virtue);
  const own = at(at(G.players, seat).purse.tokens, virtue);
  const loss = own * (worthOf(square) - worthOf(Math.max(CRISIS_SQUARE, square - 1)));
  if (square - 1 > CRISIS_SQUARE) return loss;
  const standing = crisisStanding(G, seat, virtue);
  return loss - standing * CRISIS_LOSS;
}

/** 1 for who would gain in a crisis of this virtue, -1 for who would lose, 0 for all others. */
export function crisisStanding(G: SyllaState, seat: number, virtue: number): number {
  const own = at(at(G.players, seat).purse.tokens, virtue);
  let isMost = true;
  let isFewest = true;
  for (const { purse } of G.players) {
    const tokens = at(purse.tokens, virtue);
    if (tokens > own) isMost = false;
    if (tokens < own) isFewest = false;
  }
  return Number(isMost) - Number(isFewest);
}
