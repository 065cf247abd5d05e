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
  /** The move has more of it than what it is held against; otherwise it has less, and that speaks for it. */
  readonly hasMore: boolean;
  readonly weight: number;
}

const MOST_REASONS = 3;

/** The features that speak most for a move over another; without another, for the move alone. */
export function reasonsFor(mind: AnyMind, one: Candidate, other?: Candidate): Reason[] {
  const amounts = zeros(mind.moveFeatures.length);
  addAmounts(one, 1, amounts);
  if (other) addAmounts(other, -1, amounts);
  return mind.moveFeatures
    .map((feature, i) => ({
      // Any mind is that of one of the games; the compiler cannot know which.
      feature: feature as Reason['feature'],
      hasMore: at(amounts, i) > 0,
      weight: at(amounts, i) * at(mind.weights.policy, i),
    }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_REASONS);
}

function addAmounts({ features }: Candidate, sign: number, into: number[]): void {
  for (let i = 0; i < features.length; i += 2)
    add(into, at(features, i), sign * at(features, i + 1));
}
