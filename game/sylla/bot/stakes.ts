import { at } from '../../table/lists';
import type { Option } from '../../table/options';
import type { Candidate } from '../../table/search/mind';
import { faceUpOf } from '../changes';
import {
  PRICE_OF_FREEDOM,
  SLAVES,
  TURNS,
  VOTES_PER_PLEBEIAN_PRESTIGE,
  WORK_FACTS,
} from '../components';
import { famineLoss, plebeianPrestige, senatorVotes, workPrestige } from '../forecast';
import type { SyllaState } from '../state';
import { F } from './features';

/** VI. Thumb and deniers for the Great Work. Others decide at the same time: only what they could do is looked at. */
export function stakes(G: SyllaState, seat: number, _options: Option[]): Candidate[] {
  const { money } = at(G.players, seat).purse;
  const senators = senatorVotes(G, seat);
  const found: Candidate[] = [];
  for (let deniers = 0; deniers <= money; deniers++) {
    const votes = senators + deniers;
    // A vote that makes no pair gives the Plebeians nothing.
    const pairs = votes % VOTES_PER_PLEBEIAN_PRESTIGE === 0 || deniers === 0;
    if (pairs && deniers <= MOST_FOR_PLEBEIANS) found.push(against(G, seat, deniers, votes));
    if (deniers <= MANY_DENIERS || deniers === money)
      found.push(forTheWork(G, seat, deniers, votes));
  }
  return found;
}

/** More is hardly ever right, and then one a step is enough. */
const MOST_FOR_PLEBEIANS = 12;
const MANY_DENIERS = 12;

/** What the others lay out of their purse, on average. */
const USUAL_STAKE = 0.4;

function against(G: SyllaState, seat: number, deniers: number, votes: number): Candidate {
  const features = [...priceOf(G, seat, deniers), F.plebeianPrestige, plebeianPrestige(votes)];
  return { move: 'stake', args: [deniers, false], features };
}

function forTheWork(G: SyllaState, seat: number, deniers: number, votes: number): Candidate {
  const features = [
    F.build,
    1,
    ...priceOf(G, seat, deniers),
    F.workPrestige,
    expectedPrestige(G, seat, votes),
    ...benefits(G, seat, votes),
  ];
  return { move: 'stake', args: [deniers, true], features };
}

/** Deniers are worth nothing after the game, but for those that free Slaves. */
function priceOf(G: SyllaState, seat: number, deniers: number): number[] {
  const player = at(G.players, seat);
  if (G.turn < TURNS) return [F.payStake, deniers];
  const needed = PRICE_OF_FREEDOM * faceUpOf(player, SLAVES);
  const missing = Math.max(
    0,
    Math.min(needed, player.purse.money) - (player.purse.money - deniers),
  );
  return [F.payStakeLast, deniers, F.robSlaves, missing];
}

/** Each other may build or not, and stakes something: so a place is shared out by chance. */
function expectedPrestige(G: SyllaState, seat: number, votes: number): number {
  const byPlace = workPrestige(G.work, votes);
  if (byPlace.length === 1) return at(byPlace, 0);
  let better = 0;
  for (let other = 0; other < G.players.length; other++) {
    if (other === seat) continue;
    const usual = senatorVotes(G, other) + USUAL_STAKE * at(G.players, other).purse.money;
    better += 1 / (1 + Math.exp(votes - usual));
  }
  const place = Math.floor(better);
  const share = better - place;
  return (1 - share) * (byPlace[place] ?? 0) + share * (byPlace[place + 1] ?? 0);
}

function benefits(G: SyllaState, seat: number, votes: number): number[] {
  const { benefit } = at(WORK_FACTS, G.work);
  if (!benefit) return [];
  const steps = votes / benefit.votes;
  if (benefit.raises === 'famineDown')
    return [F.workFeeds, steps * Math.min(1, famineLoss(G, seat))];
  let all = 0;
  for (const { purse } of G.players) all += at(purse.tokens, benefit.raises);
  const own = at(at(G.players, seat).purse.tokens, benefit.raises);
  const others = (all - own) / (G.players.length - 1);
  return [F.workHelpsMine, steps * own, F.workHelpsOthers, steps * others];
}
