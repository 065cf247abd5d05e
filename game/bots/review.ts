import type { Ctx } from 'boardgame.io';
import type { Asking } from '../table/asking';
import type { ChronicleEvent } from '../table/chronicle';
import { at, range } from '../table/lists';
import type { Choice } from '../table/options';
import { fastRandom } from '../table/random';
import type { Match } from '../table/runner/runner';
import { copyOf } from '../table/search/copy';
import type { AnyMind, Candidate } from '../table/search/mind';
import { type Finding, search } from '../table/search/search';
import { Simulation } from '../table/search/simulation';
import { winSharesOf } from '../table/search/value';
import { SEARCH } from './levels';
import { type Reason, reasonsFor } from './reasons';

/** A moment of a game that is over: nothing is hidden any more. */
export interface OpenMoment {
  readonly G: Asking;
  readonly ctx: Ctx;
}

/** A deed of such a game, in plain JSON. */
export interface PastDeed {
  readonly before: OpenMoment;
  readonly after: OpenMoment;
  readonly seat: number;
  readonly choice: Choice;
  /** When the seat was first asked, if it has changed its mind since; null if it changed its mind afterwards. */
  readonly firstAsked?: OpenMoment | null;
  /** All that the chronicle had told before it. */
  readonly events: readonly ChronicleEvent[];
  readonly seed: number;
  /** Nothing was done before it: then its review begins with the chances at the beginning. */
  readonly isFirst: boolean;
}

export interface Review {
  /** By seat: the chance to win before the first deed. */
  readonly chancesAtFirst?: readonly number[];
  /** By seat: the chance to win after the deed, whatever was rolled and drawn in it. */
  readonly chances: readonly number[];
  /** By seat: how much of its chances it owes to what was rolled and drawn. */
  readonly luck: readonly Estimate[];
  /** A clearly better choice, by what the seat could know. */
  readonly mistake?: Mistake;
}

export interface Estimate {
  readonly amount: number;
  /** Its variance, as it comes from finitely many playouts: variances of independent estimates add up. */
  readonly variance: number;
}

export interface Mistake {
  readonly better: Choice;
  /** The chances to win that were given away. */
  readonly cost: number;
  readonly why: readonly Reason[];
}

/** Enough for a point in a graph, and for the difference that a roll makes. */
const PLAYOUTS = 60;
const PLAYOUTS_OF_LUCK = 1200;
/** So often a deed is done again to see whether chance has a part in it. */
const REPLAYS = 6;
const SEARCH_ITERATIONS = 240;
/** So often the better choice and the one that was made are both tried, with the same luck. */
const TRIALS = 160;
/** A mistake is one that costs more than this, and more than twice what chance could make of it. */
const LEAST_COST = 0.01;
const SURE = 2;

/** What a deed was worth, and what it was worth by luck. Fixed numbers of playouts: the same seed gives the same. */
export function review(mind: AnyMind, deed: PastDeed): Review {
  const { before, after, seed, isFirst } = deed;
  const first = isFirst ? { chancesAtFirst: amounts(outlook(mind, before, PLAYOUTS, seed)) } : {};
  const mistake = mistakeIn(mind, deed);
  const found = { ...first, ...(mistake && { mistake }) };
  if (!hasLuck(mind, deed)) {
    const chances = outlook(mind, after, PLAYOUTS, seed + 1);
    return { ...found, chances: amounts(chances), luck: chances.map(() => NO_LUCK) };
  }
  const happened = outlook(mind, after, PLAYOUTS_OF_LUCK, seed + 1);
  const expected = outlook(mind, before, PLAYOUTS_OF_LUCK, seed + 2, deed);
  return {
    ...found,
    chances: amounts(happened),
    luck: happened.map(({ amount, variance }, seat) => ({
      amount: amount - at(expected, seat).amount,
      variance: variance + at(expected, seat).variance,
    })),
  };
}

const NO_LUCK: Estimate = { amount: 0, variance: 0 };

function amounts(estimates: readonly Estimate[]): number[] {
  return estimates.map(({ amount }) => amount);
}

/** By seat: the chance to win from here, or after a deed done here, with the future dealt anew each time. */
function outlook(
  mind: AnyMind,
  { G, ctx }: OpenMoment,
  playouts: number,
  seed: number,
  deed?: PastDeed,
): Estimate[] {
  const random = fastRandom(seed);
  const simulation = new Simulation(mind, mind.weights, random);
  const results = range(playouts).map(() => {
    const match = simulation.begin(mind.redeal(G, random), ctx);
    if (deed) simulation.move(match, deed.seat, deed.choice);
    return chancesAfter(simulation, match);
  });
  return range(ctx.numPlayers).map((seat) => estimateOf(results.map((each) => at(each, seat))));
}

function chancesAfter(
  simulation: Simulation<Asking, Asking>,
  match: Match<Asking>,
): readonly number[] {
  const { mind } = simulation;
  const { G, ctx } = match;
  const isOpen = ctx.gameover === undefined && G.asked.seat >= 0;
  if (isOpen && mind.sureToWin?.(G, G.asked.seat))
    return winSharesOf([G.asked.seat], ctx.numPlayers);
  const pauses = mind.pauses(match.G) + mind.pausesAhead(match.G);
  simulation.playOn(match, pauses, SEARCH.playoutTemperature);
  return simulation.judge(match).chances;
}

function estimateOf(values: readonly number[]): Estimate {
  const amount = values.reduce((all, value) => all + value, 0) / values.length;
  const squares = values.reduce((all, value) => all + (value - amount) ** 2, 0);
  return { amount, variance: squares / (values.length * (values.length - 1)) };
}

/** Done again with another future, the deed sometimes leads elsewhere. */
function hasLuck(mind: AnyMind, { before, after, seat, choice, seed }: PastDeed): boolean {
  const { game } = mind;
  const random = fastRandom(seed + 3);
  const simulation = new Simulation(mind, mind.weights, random);
  const looks = ({ G, ctx }: OpenMoment): string =>
    JSON.stringify(range(ctx.numPlayers).map((each) => game.view(G, ctx, each)));
  const happened = looks(after);
  return range(REPLAYS).some(() => {
    const match = simulation.begin(mind.redeal(before.G, random), before.ctx);
    simulation.move(match, seat, choice);
    return looks(match) !== happened;
  });
}

/** Judged by what the seat could know, not by what came of it. */
function mistakeIn(mind: AnyMind, deed: PastDeed): Mistake | undefined {
  const { before, seat, choice, events, seed, firstAsked = before } = deed;
  if (!firstAsked) return undefined;
  const { G, ctx } = firstAsked;
  const view = mind.game.view(G, ctx, seat);
  const position = { view, ctx, seat, knowledge: { events, counts: true } };
  const effort = { iterations: SEARCH_ITERATIONS };
  const findings = search(mind, mind.weights, position, SEARCH, effort, fastRandom(seed));
  const best = at(findings, 0);
  if (findings.length === 1 || isSame(best.candidate, choice)) return undefined;
  const cost = estimateOf(
    range(TRIALS).map((i) => {
      const world = mind.sample(view, seat, fastRandom(seed + i), position.knowledge);
      const chanceWith = (each: Choice): number => {
        const simulation = new Simulation(mind, mind.weights, fastRandom(seed + i));
        const match = simulation.begin(copyOf(world), ctx);
        simulation.move(match, seat, each);
        return at(chancesAfter(simulation, match), seat);
      };
      return chanceWith(best.candidate) - chanceWith(choice);
    }),
  );
  if (cost.amount < LEAST_COST || cost.amount < SURE * Math.sqrt(cost.variance)) return undefined;
  const { move, args } = best.candidate;
  const why = reasonsFor(mind, best.candidate, candidateFor(findings, choice));
  return { better: { move, args }, cost: cost.amount, why };
}

function isSame(one: Choice, other: Choice): boolean {
  return one.move === other.move && JSON.stringify(one.args) === JSON.stringify(other.args);
}

function candidateFor(findings: readonly Finding[], choice: Choice): Candidate | undefined {
  return findings.find(({ candidate }) => isSame(candidate, choice))?.candidate;
}
