import { copyOf } from '../../table/search/copy';
import { type Mind, weightsOf } from '../../table/search/mind';
import { factsFor } from '../components';
import { triumvirate } from '../game';
import type { TriumvirateState } from '../state';
import { threatsByActions } from '../threats';
import { candidates } from './candidates';
import { FIRST_GUESS, MOVE_FEATURES } from './features';
import { STATE_FEATURES, standing } from './standing';
import learned from './weights.json';

/** What a bot knows of the Triumvirate. Nothing is hidden; the search looks until it is the same seat's turn again. */
export const triumvirateMind: Mind<TriumvirateState> = {
  game: triumvirate,
  moveFeatures: MOVE_FEATURES,
  firstGuess: Object.values(FIRST_GUESS),
  stateFeatures: STATE_FEATURES,
  weights: weightsOf(learned, MOVE_FEATURES, STATE_FEATURES),
  clearMargin: 1,
  candidates,
  sample: copyOf,
  // Weapons are drawn from the bag by chance, and nothing else lies face down.
  redeal: copyOf,
  pauses: turnsEnded,
  pausesAhead: ({ players }) => players.length,
  sureWinner,
  sureToWin,
  stage: (G) => G.year - 1,
  standing,
};

/** Asked at the beginning of a turn, when all of it is still to come. */
function sureWinner(G: TriumvirateState): number | undefined {
  if (G.asked.what !== 'rome') return undefined;
  return threatsByActions(G, G.active).length > 0 ? G.active : undefined;
}

/** By actions alone: a battle is never sure enough. */
function sureToWin(G: TriumvirateState, seat: number): boolean {
  const { asked, active } = G;
  if (active !== seat || asked.seat !== seat || asked.what === 'consul') return false;
  return threatsByActions(G, seat).length > 0;
}

function turnsEnded({ year, calendar, players }: TriumvirateState): number {
  return year * factsFor(players.length).calendar - calendar;
}
