import { at } from '../../table/lists';
import type { Option } from '../../table/options';
import type { Candidate } from '../../table/search/mind';
import { CARD_FACTS, type Calling, type Card, EVENT_FACTS } from '../components';
import { flipsOf } from '../flips';
import { fates } from '../forecast';
import type { Player, SyllaState } from '../state';
import { F } from './features';
import { ownHarm } from './harm';

/** V. Where a cube helps most, what is turned face down, and what the Consul lets happen. */

export function cubes(G: SyllaState, seat: number, options: Option[]): Candidate[] {
  const fate = fates(G);
  return options.map(({ move, args }) => {
    const [kind, place] = args as [number, number];
    const harm = ownHarm(G, seat, at(G.events, place));
    const features = rewardOf(G, seat, place);
    if (fate[place] !== 'prevented') features.push(F.cubeProtects, harm);
    if (fate[place] === 'tied') features.push(F.cubeDecides, harm);
    return { move, args: [kind, place], features };
  });
}

/** Whether one more cube has a majority, which pays, or only adds to one that is safe. */
function rewardOf(G: SyllaState, seat: number, place: number): number[] {
  const there = at(G.fight.cubes, place);
  const own = at(there, seat) + 1;
  let rival = 0;
  for (let other = 0; other < there.length; other++) {
    if (other !== seat) rival = Math.max(rival, at(there, other));
  }
  if (own > rival + 1) return [F.cubeTooMany, own - rival - 1];
  if (own < rival) return [];
  const { reward } = at(EVENT_FACTS, at(G.events, place));
  if (reward === 'prestige') return [F.cubeWinsPrestige, 1];
  return [own > rival ? F.cubeWinsToken : F.cubeSharesToken, 1];
}

export function preventions(G: SyllaState, seat: number, options: Option[]): Candidate[] {
  return options.map(({ move, args }) => {
    const place = args[0] as number;
    return {
      move,
      args: [place],
      features: [F.preventHarm, ownHarm(G, seat, at(G.events, place))],
    };
  });
}

/** What leaves can no longer harm, and whatever it holds face down comes up again. */
export function removals(G: SyllaState, seat: number, options: Option[]): Candidate[] {
  return options.map(({ move, args }) => {
    const place = args[0] as number;
    const event = at(G.events, place);
    let others = 0;
    G.players.forEach((player, other) => {
      if (other !== seat) others += heldBy(player, event);
    });
    const frees = heldBy(at(G.players, seat), event) - others / (G.players.length - 1);
    const features = [F.removeHarm, ownHarm(G, seat, event), F.removeFrees, frees];
    return { move, args: [place], features };
  });
}

function heldBy({ faceDown, faceDownSideways, buildingsDown }: Player, event: number): number {
  const { cards, buildings } = flipsOf(event);
  let held = 0;
  for (const card of cards) held += at(faceDown, card) + at(faceDownSideways, card);
  for (const building of buildings) held += at(buildingsDown, building);
  return held;
}

/** Only these are ever turned face down by an event; a Crane is missed like a Slave. */
const FLIP_FEATURES: Readonly<Record<Calling, number>> = {
  senator: F.flipSenator,
  merchant: F.flipMerchant,
  slave: F.flipSlave,
  crane: F.flipSlave,
  legionary: F.flipMerchant,
  vestal: F.flipMerchant,
};

export function flips(_G: SyllaState, _seat: number, options: Option[]): Candidate[] {
  return options.map(({ move, args }) => {
    if (move === 'flipBuilding')
      return { move, args: [args[0] as number], features: [F.flipBuilding, 1] };
    const [card, sideways] = args as [Card, boolean];
    const { calling, christian } = CARD_FACTS[card];
    const features = [FLIP_FEATURES[calling], 1, F.flipSideways, Number(sideways)];
    if (christian) features.push(F.flipChristian, 1);
    return { move, args: [card, sideways], features };
  });
}
