import { type Mind, weightsOf } from '../../table/search/mind';
import { sylla } from '../game';
import type { SyllaState, SyllaView } from '../state';
import { candidates } from './candidates';
import { FIRST_GUESS, MOVE_FEATURES } from './features';
import { redeal, sample } from './sample';
import { STATE_FEATURES, standing } from './standing';
import learned from './weights.json';

const weights = weightsOf(learned, MOVE_FEATURES, STATE_FEATURES);

/** What a bot knows of Sylla. The search looks to the end of the turn. */
export const syllaMind: Mind<SyllaState, SyllaView> = {
  game: sylla,
  moveFeatures: MOVE_FEATURES,
  firstGuess: Object.values(FIRST_GUESS),
  stateFeatures: STATE_FEATURES,
  weights,
  clearMargin: 5,
  candidates,
  sample: (view, seat, random, knowledge) => sample(view, seat, random, knowledge, weights.policy),
  redeal,
  pauses: (G) => G.worksDone.length,
  pausesAhead: () => 1,
  stage: (G) => G.worksDone.length,
  standing,
};
