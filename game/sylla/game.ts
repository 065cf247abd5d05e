import { defineGame } from '../table/defineGame';
import { type Outcome, outcomeOf } from '../table/module';
import { SYLLA_EVENTS } from './events';
import { syllaManifest } from './manifest';
import { options } from './options';
import { buildings, buildingsMoves } from './phases/buildings';
import { ecclesia } from './phases/ecclesia';
import { events, eventsMoves } from './phases/events';
import { famineAndCrisis } from './phases/famineAndCrisis';
import { firstConsul, firstConsulMoves } from './phases/firstConsul';
import { greatWork, greatWorkMoves } from './phases/greatWork';
import { recruitment, recruitmentMoves } from './phases/recruitment';
import { revenue, revenueMoves } from './phases/revenue';
import { startingCharacters, startingCharactersMoves } from './phases/startingCharacters';
import { SYLLA_REFUSALS } from './refusals';
import { score } from './score';
import { setUp } from './setup';
import type { SyllaState } from './state';
import { awaits, view } from './view';

/** Sylla: the choice of characters, five turns of seven phases, and the last reckoning. */
export const sylla = defineGame({
  manifest: syllaManifest,
  setUp,

  phases: {
    startingCharacters,
    firstConsul,
    recruitment,
    buildings,
    revenue,
    events,
    greatWork,
    famineAndCrisis,
    ecclesia,
  },
  moves: {
    ...startingCharactersMoves,
    ...firstConsulMoves,
    ...recruitmentMoves,
    ...buildingsMoves,
    ...revenueMoves,
    ...eventsMoves,
    ...greatWorkMoves,
  },
  outcome,

  events: SYLLA_EVENTS,
  refusals: SYLLA_REFUSALS,
  options,
  awaits,
  view,
  score,
});

/** All seats with most prestige win together. */
function outcome({ scores }: SyllaState): Outcome | undefined {
  if (scores.length === 0) return undefined;
  const totals = scores.map(({ total }) => total ?? 0);
  const most = Math.max(...totals);
  const winners = totals.flatMap((total, seat) => (total === most ? [seat] : []));
  return { ...outcomeOf(winners), totals };
}
