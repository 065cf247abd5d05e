import { at } from '../../table/lists';
import { isRange, type Option } from '../../table/options';
import type { Candidate } from '../../table/search/mind';
import { nextSeat } from '../../table/seats';
import { uprightOf } from '../changes';
import { CRISIS_SQUARE, SENATORS, TURNS, worthOf } from '../components';
import { mostVotes } from '../phases/firstConsul';
import type { SyllaState } from '../state';
import { F } from './features';
import { crisisStanding } from './harm';

/** Votes, tokens and Taverns: what money and influence are spent on before the Great Work. */

/** A pass, the least votes, a little more, and as many as nobody behind can beat. */
export function votes(G: SyllaState, seat: number, options: Option[]): Candidate[] {
  const range = options.find(({ move }) => move === 'nameVotes')?.args[0];
  const passes: Candidate[] = options.some(({ move }) => move === 'passVotes')
    ? [{ move: 'passVotes', args: [], features: [] }]
    : [];
  if (range === undefined || !isRange(range)) return passes;
  const { least, most } = range;
  const strongest = strongestBehind(G, seat);
  const amounts = [least];
  for (const more of [least + 1, least + 2])
    if (more <= most && more <= strongest) amounts.push(more);
  if (strongest > least + 2 && strongest <= most) amounts.push(strongest);
  const senators = uprightOf(at(G.players, seat), SENATORS);
  const isLast = G.turn === TURNS;
  return [
    ...passes,
    ...amounts.map((named) => {
      const price = Math.max(0, named - senators);
      const features = [F.becomeConsul, 1, F.payForVotes, price];
      if (isLast) features.push(F.payForVotesLast, price);
      // Of equally many votes the first to name them keeps the lead.
      if (named >= strongest) features.push(F.becomeConsulForSure, 1);
      else features.push(F.canBeOutvoted, strongest - named);
      return { move: 'nameVotes', args: [named], features };
    }),
  ];
}

function strongestBehind(G: SyllaState, seat: number): number {
  let strongest = 0;
  for (let other = seat; ; ) {
    other = nextSeat(other, G.players.length);
    if (other === G.consul) return strongest;
    strongest = Math.max(strongest, mostVotes(G, other));
  }
}

/** A token of a virtue, wherever it comes from. */
export function tokens(G: SyllaState, seat: number, options: Option[]): Candidate[] {
  return options.map(({ move, args }) => {
    const virtue = args[0] as number;
    return { move, args: [virtue], features: tokenFeatures(G, seat, virtue) };
  });
}

function tokenFeatures(G: SyllaState, seat: number, virtue: number): number[] {
  const square = at(G.ladder, virtue);
  const own = at(at(G.players, seat).purse.tokens, virtue);
  let most = 0;
  for (const { purse } of G.players) most = Math.max(most, at(purse.tokens, virtue));
  const features = [
    F.tokenWorth,
    worthOf(square),
    F.tokenSquare,
    square,
    F.tokenBehind,
    Math.max(0, most - own),
  ];
  if (square > CRISIS_SQUARE + 1) return features;
  const standing = crisisStanding(G, seat, virtue);
  if (standing < 0) features.push(F.tokenAvertsCrisis, 1);
  else if (own + 1 >= most) features.push(F.tokenProfitsByCrisis, 1);
  return features;
}

/** IV. Temples buy tokens, Taverns move markers, and to finish is always possible. */
export function revenueMoves(G: SyllaState, seat: number, options: Option[]): Candidate[] {
  return options.map(({ move, args }) => {
    if (move === 'finishRevenue') return { move, args: [], features: [] };
    if (move === 'useTemple') {
      const virtue = args[0] as number;
      const features = [F.useTemple, 1, F.useTempleAgain, (TURNS - G.turn) / TURNS];
      return { move, args: [virtue], features: [...features, ...tokenFeatures(G, seat, virtue)] };
    }
    const [virtue, step] = args as [number, number];
    return { move, args: [virtue, step], features: tavernFeatures(G, seat, virtue, step) };
  });
}

function tavernFeatures(G: SyllaState, seat: number, virtue: number, step: number): number[] {
  let all = 0;
  for (const { purse } of G.players) all += at(purse.tokens, virtue);
  const own = at(at(G.players, seat).purse.tokens, virtue);
  const others = (all - own) / (G.players.length - 1);
  const features = [F.tavernRaisesMine, own * step, F.tavernRaisesOthers, others * step];
  const square = at(G.ladder, virtue);
  const standing = crisisStanding(G, seat, virtue);
  if (step < 0 && square === CRISIS_SQUARE + 1) features.push(F.tavernIntoCrisis, standing);
  if (step > 0 && square === CRISIS_SQUARE) features.push(F.tavernOutOfCrisis, -standing);
  return features;
}
