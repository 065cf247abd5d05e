import { at } from '../lists';
import type { Random } from '../random';
import type { Candidate } from './mind';

/** What the learned weights say of moves, before any thought. */

export function logitOf({ features }: Candidate, weights: readonly number[]): number {
  let logit = 0;
  for (let i = 0; i < features.length; i += 2) {
    logit += (weights[features[i] as number] as number) * (features[i + 1] as number);
  }
  return logit;
}

/** The share that each candidate would get at this temperature; the hotter, the more equal. */
export function priorsOf(
  candidates: readonly Candidate[],
  weights: readonly number[],
  temperature: number,
): number[] {
  const logits = candidates.map((candidate) => logitOf(candidate, weights) / temperature);
  return softmax(logits);
}

export function softmax(logits: readonly number[]): number[] {
  let most = Number.NEGATIVE_INFINITY;
  for (const logit of logits) if (logit > most) most = logit;
  let total = 0;
  const shares = logits.map((logit) => {
    const share = Math.exp(logit - most);
    total += share;
    return share;
  });
  for (let i = 0; i < shares.length; i++) shares[i] = (shares[i] as number) / total;
  return shares;
}

/** A candidate by chance, each with its share. */
export function pickByPolicy(
  candidates: readonly Candidate[],
  weights: readonly number[],
  temperature: number,
  random: Random,
): Candidate {
  if (candidates.length === 1) return at(candidates, 0);
  return at(candidates, pickByShare(priorsOf(candidates, weights, temperature), random));
}

export function pickByShare(shares: readonly number[], random: Random): number {
  let left = random.Number();
  for (let i = 0; i < shares.length - 1; i++) {
    left -= shares[i] as number;
    if (left < 0) return i;
  }
  return shares.length - 1;
}
