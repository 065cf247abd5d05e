import type { Asking } from '../asking';
import { at, zeros } from '../lists';
import type { Outcome } from '../module';
import type { Mind, Weights } from './mind';
import { softmax } from './policy';

/** Shares of one game, so that they add up to 1. */

/** Half for the victory, half for how clear it is: the second half tells small steps apart. */
const CLARITY = 0.5;

export function rewardsOf(
  { winners, totals }: Outcome,
  players: number,
  clearMargin: number,
): number[] {
  const shares = winSharesOf(winners, players);
  if (!totals) return shares;
  const clarity = softmax(totals.map((total) => total / clearMargin));
  return shares.map((share, seat) => (1 - CLARITY) * share + CLARITY * at(clarity, seat));
}

/** All the best win together. */
export function winSharesOf(winners: readonly number[], players: number): number[] {
  const shares = zeros(players);
  for (const seat of winners) shares[seat] = 1 / winners.length;
  return shares;
}

/** What a state is worth to each seat, in two currencies. */
export interface Verdict {
  /** What the search plays for. */
  readonly rewards: readonly number[];
  /** How likely each is to win; who wins together shares it. */
  readonly chances: readonly number[];
}

/** The game has ended so. */
export function verdictOn(outcome: Outcome, players: number, clearMargin: number): Verdict {
  return {
    rewards: rewardsOf(outcome, players, clearMargin),
    chances: winSharesOf(outcome.winners, players),
  };
}

/** What was learned says so, at a pause of the game. */
export function verdictAt<G extends Asking & View, View extends Asking>(
  mind: Mind<G, View>,
  weights: Weights,
  G: G,
  players: number,
): Verdict {
  const merits = meritsOf(mind, weights, G, players);
  const sharpness = ofStage(weights.sharpness[players] ?? [], mind.stage(G)) ?? 1;
  return {
    rewards: softmax(merits),
    chances: softmax(merits.map((merit) => sharpness * merit)),
  };
}

/** Stages beyond the last one learned are like it. */
function ofStage<T>(stages: readonly T[], stage: number): T | undefined {
  return stages[Math.min(stage, stages.length - 1)];
}

function meritsOf<G extends Asking & View, View extends Asking>(
  mind: Mind<G, View>,
  weights: Weights,
  G: G,
  players: number,
): number[] {
  const stage = ofStage(weights.value[players] ?? [], mind.stage(G)) ?? [];
  const merits: number[] = [];
  for (let seat = 0; seat < players; seat++) {
    const standing = mind.standing(G, seat);
    let merit = 0;
    for (let i = 0; i < stage.length; i++) merit += at(stage, i) * at(standing, i);
    merits.push(merit);
  }
  return merits;
}
