import type { Asking } from '../asking';
import { at, zeros } from '../lists';
import type { Outcome } from '../module';
import type { Mind, Weights } from './mind';
import { softmax } from './policy';

/** What a state is worth to each seat: shares of one game, so that they add up to 1. */

/** Half for the victory, half for how clear it is: the second half tells small steps apart. */
const CLARITY = 0.5;

export function rewardsOf(
  { winners, totals }: Outcome,
  players: number,
  clearMargin: number,
): number[] {
  const shares = zeros(players);
  for (const seat of winners) shares[seat] = 1 / winners.length;
  if (!totals) return shares;
  const clarity = softmax(totals.map((total) => total / clearMargin));
  return shares.map((share, seat) => (1 - CLARITY) * share + CLARITY * at(clarity, seat));
}

/** The learned value at a pause of the game. */
export function valuesOf<G extends Asking & View, View extends Asking>(
  mind: Mind<G, View>,
  weights: Weights,
  G: G,
  players: number,
): number[] {
  const stages = weights.value[players] ?? [];
  const stage = stages[Math.min(mind.stage(G), stages.length - 1)] ?? [];
  const merits: number[] = [];
  for (let seat = 0; seat < players; seat++) {
    const standing = mind.standing(G, seat);
    let merit = 0;
    for (let i = 0; i < stage.length; i++) merit += at(stage, i) * at(standing, i);
    merits.push(merit);
  }
  return softmax(merits);
}
