import { type Mind, weightsOf } from '../../table/search/mind';
import { alea } from '../game';
import type { AleaState, AleaView } from '../state';
import { candidates } from './candidates';
import { FIRST_GUESS, MOVE_FEATURES } from './features';
import { redeal, sample } from './sample';
import { STATE_FEATURES, standing } from './standing';
import learned from './weights.json';

/** What a bot knows of Alea Iacta Est. The search looks to the end of the round. */
export const aleaMind: Mind<AleaState, AleaView> = {
  game: alea,
  moveFeatures: MOVE_FEATURES,
  firstGuess: Object.values(FIRST_GUESS),
  stateFeatures: STATE_FEATURES,
  weights: weightsOf(learned, MOVE_FEATURES, STATE_FEATURES),
  clearMargin: 4,
  candidates,
  sample,
  redeal,
  pauses: (G) => G.round,
  pausesAhead: () => 1,
  stage: (G) => G.round,
  standing,
};
