import { add, at, zeros } from '../table/lists';
import type { AnyMind, Candidate } from '../table/search/mind';

/** A feature that speaks for a move, and how loudly. The screen makes words of it. */
export interface Reason {
  readonly feature: string;
  readonly weight: number;
}

const MOST_REASONS = 3;

/** The features that speak most for a move over another; without another, for the move alone. */
export function reasonsFor(mind: AnyMind, one: Candidate, other?: Candidate): Reason[] {
  const weights = zeros(mind.moveFeatures.length);
  weigh(mind, one, 1, weights);
  if (other) weigh(mind, other, -1, weights);
  return mind.moveFeatures
    .map((feature, i) => ({ feature, weight: at(weights, i) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_REASONS);
}

function weigh(
  { weights: { policy } }: AnyMind,
  { features }: Candidate,
  sign: number,
  into: number[],
): void {
  for (let i = 0; i < features.length; i += 2) {
    const feature = at(features, i);
    add(into, feature, sign * at(policy, feature) * at(features, i + 1));
  }
}
