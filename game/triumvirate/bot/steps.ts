import { at } from '../../table/lists';
import { isRange, type Option } from '../../table/options';
import type { Candidate } from '../../table/search/mind';
import { MOST_ACTIONS, PROVINCES_TO_WIN } from '../components';
import { stepCost } from '../map';
import { attackOdds } from '../odds';
import { production } from '../production';
import { provincesOf } from '../standing';
import type { TriumvirateState } from '../state';
import { F } from './features';
import { actionsFor, isFront, pressureOn } from './ground';

/** II. Steps and attacks: with all legions, with all but a garrison, or alone. */

function mostOf(arg: Option['args'][number] | undefined): number {
  return arg !== undefined && isRange(arg) ? arg.most : 0;
}

export function marches(G: TriumvirateState, seat: number, option: Option): Candidate[] {
  const province = option.args[0] as number;
  const legions = mostOf(option.args[1]);
  const { carried } = at(G.players, seat);
  const candidates: Candidate[] = [];
  for (const army of armies(legions, 0)) candidates.push(march(G, seat, province, army, carried));
  if (carried > 0) candidates.push(march(G, seat, province, legions, 0));
  return candidates;
}

/** Representative numbers of legions: all, all but one, and the fewest. */
function armies(legions: number, fewest: number): number[] {
  const numbers = [legions];
  if (legions - 1 > fewest) numbers.push(legions - 1);
  if (fewest < legions) numbers.push(fewest);
  return numbers;
}

function march(
  G: TriumvirateState,
  seat: number,
  province: number,
  army: number,
  officials: number,
): Candidate {
  const player = at(G.players, seat);
  const gold = at(G.gold, province);
  const left = at(G.legions, player.stone) - army;
  const features = [
    F.marchGold,
    gold,
    F.marchArmy,
    army,
    F.marchGathers,
    army > 0 ? at(G.legions, province) + army : 0,
    F.marchToAct,
    actionsFor(player.gold + gold, G.actions),
    F.marchPoints,
    stepCost(player.stone, province, army > 0),
  ];
  if (army > 0 && left === 0 && isFront(G, player.stone)) features.push(F.marchAbandons, 1);
  if (army > 0 && isFront(G, province)) features.push(F.marchToFront, 1);
  if (officials < player.carried) features.push(F.leaveOfficials, player.carried - officials);
  return { move: 'march', args: [province, army, officials], features };
}

export function attacks(G: TriumvirateState, seat: number, option: Option): Candidate[] {
  const province = option.args[0] as number;
  const legions = mostOf(option.args[1]);
  const { carried } = at(G.players, seat);
  const rival = at(G.owner, province);
  const stone = at(G.players, rival).stone === province ? 2 : 0;
  const enough = Math.min(legions, at(G.legions, province) + stone + 2);
  const numbers = new Set([legions, Math.max(1, legions - 1), enough]);
  return [...numbers].map((army) => attack(G, seat, province, army, carried));
}

function attack(
  G: TriumvirateState,
  seat: number,
  province: number,
  army: number,
  officials: number,
): Candidate {
  const player = at(G.players, seat);
  const rival = at(G.owner, province);
  const odds = attackOdds(G, seat, province, army);
  const chance = odds.conquest;
  const owned = provincesOf(G, seat);
  const lost = odds.attackersLost.reduce((all, share, count) => all + share * count, 0);
  const gold = at(G.gold, province);
  const { gold: yieldGold, legions: yieldLegions } = at(production(G), province);
  const features = [
    F.attack,
    1,
    F.attackChance,
    chance,
    F.attackGold,
    chance * gold,
    F.attackLosses,
    lost,
    F.attackNearsNine,
    (chance * owned) / PROVINCES_TO_WIN,
    F.attackYield,
    chance * (yieldGold + yieldLegions),
  ];
  if (chance === 1) features.push(F.attackSure, 1);
  if (owned + 1 >= PROVINCES_TO_WIN) features.push(F.wins, chance);
  if (at(G.officials, province) > 0)
    features.push(F.attackOfficials, chance * at(G.officials, province));
  if (at(G.players, rival).stone === province) features.push(F.attackStone, chance);
  if (provincesOf(G, rival) > owned) features.push(F.attackLeader, chance);
  if (at(G.legions, player.stone) === army && pressureOn(G, player.stone) > 0)
    features.push(F.attackAbandons, 1);
  if (G.actions < MOST_ACTIONS)
    features.push(F.attackToAct, chance * actionsFor(player.gold + gold, G.actions));
  return { move: 'attack', args: [province, army, officials], features };
}
