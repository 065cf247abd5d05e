import { defineGame } from '../table/defineGame';
import { type Outcome, outcomeOf } from '../table/module';
import { TRIUMVIRATE_EVENTS } from './events';
import { triumvirateManifest } from './manifest';
import { options } from './options';
import { election, electionMoves } from './phases/election';
import { year, yearMoves } from './phases/year';
import { TRIUMVIRATE_REFUSALS } from './refusals';
import { score } from './score';
import { setUp } from './setup';
import { NONE, type TriumvirateState } from './state';
import { awaits, view } from './view';

/** The End of the Triumvirate: years of turns, an election after each, and three ways to win at once. */
export const triumvirate = defineGame({
  manifest: triumvirateManifest,
  setUp,

  phases: { year, election },
  moves: { ...yearMoves, ...electionMoves },
  outcome,

  events: TRIUMVIRATE_EVENTS,
  refusals: TRIUMVIRATE_REFUSALS,
  options,
  awaits,
  view,
  score,
});

export interface TriumvirateOutcome extends Outcome {
  /** The kind of victory. */
  how: number;
}

function outcome({ winner, victory }: TriumvirateState): TriumvirateOutcome | undefined {
  return winner === NONE ? undefined : { ...outcomeOf([winner]), how: victory };
}
