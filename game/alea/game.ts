import { defineGame } from '../table/defineGame';
import { ALEA_EVENTS } from './events';
import { aleaManifest } from './manifest';
import { options } from './options';
import { castrum, castrumMoves } from './phases/castrum';
import { forum, forumMoves } from './phases/forum';
import { laps, lapsMoves } from './phases/laps';
import { latrina } from './phases/latrina';
import { senatus, senatusMoves } from './phases/senatus';
import { templum, templumMoves } from './phases/templum';
import { ALEA_REFUSALS } from './refusals';
import { outcome, score } from './score';
import { setUp } from './setup';
import { awaits, view } from './view';

/** Alea Iacta Est: five or six rounds, each of some laps of rolling and placing, and of five buildings that pay. */
export const alea = defineGame({
  manifest: aleaManifest,
  setUp,

  phases: { laps, templum, senatus, castrum, forum, latrina },
  moves: { ...lapsMoves, ...templumMoves, ...senatusMoves, ...castrumMoves, ...forumMoves },
  outcome,

  events: ALEA_EVENTS,
  refusals: ALEA_REFUSALS,
  options,
  awaits,
  view,
  score,
});
