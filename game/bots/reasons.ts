import type { AleaMoveFeature } from '../alea/bot/features';
import type { GameId } from '../manifests';
import type { SyllaMoveFeature } from '../sylla/bot/features';
import { add, at, zeros } from '../table/lists';
import type { AnyMind, Candidate } from '../table/search/mind';
import type { TriumvirateMoveFeature } from '../triumvirate/bot/features';

/** The names of what can speak for a move, by game: keys of the words on the screen. */
export interface MoveFeatures {
  sylla: SyllaMoveFeature;
  alea: AleaMoveFeature;
  triumvirate: TriumvirateMoveFeature;
}

/** A feature that speaks for a move, and how loudly. */
export interface Reason<Id extends GameId = GameId> {
  readonly feature: MoveFeatures[Id];
  readonly weight: number;
}

const MOST_REASONS = 3;

/** The features that speak most for a move over another; without another, for the move alone. */
export function reasonsFor(mind: AnyMind, one: Candidate, other?: Candidate): Reason[] {
  const weights = zeros(mind.moveFeatures.length);
  weigh(mind, one, 1, weights);
  if (other) weigh(mind, other, -1, weights);
  return (
    mind.moveFeatures
      // Any mind is that of one of the games; the compiler cannot know which.
      .map((feature, i) => ({ feature: feature as Reason['feature'], weight: at(weights, i) }))
      .filter(({ weight }) => weight > 0)
      .sort((a, b) => b.weight - a.weight)
      .slice(0, MOST_REASONS)
  );
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
