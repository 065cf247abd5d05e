import { numbersOf } from '../../table/search/mind';

/**
 * What speaks for or against a move, with the weight one would guess before any training. Names are keys of the words
 * on the screen.
 */
export const FIRST_GUESS = {
  // Dice placed anywhere.
  placeDice: 0.1,
  placeLast: 0.2,
  placeLastEarly: 0.1,

  // Templum.
  templumLead: 1,
  templumDice: 0.2,
  templumHeight: 0.1,
  templumAgain: -0.3,
  templumLate: 0.3,

  // Senatus.
  senatusFirst: 1.5,
  senatusRewarded: 0.8,
  senatusLength: 0.2,
  senatusHeight: 0.1,
  senatusNothing: -0.5,

  // Castrum.
  castrumRewarded: 1,
  castrumPick: 0.5,
  castrumSize: 0.2,
  castrumPushes: 0.2,
  castrumNothing: -0.5,
  castrumBest: 0.3,

  // Forum.
  forumPillar: -0.15,
  forumSecondDie: 0.6,
  forumPushesRival: 0.3,
  forumPushesOwn: -0.5,
  forumBest: 0.3,
  forumLate: 0.2,

  // Latrina, and rolling again.
  latrinaHigh: 0.1,
  reroll: 0,
  rerollDice: 0.1,
  rerollSparesSet: 0.2,
  rerollSparesRun: 0.1,
  rerollSparesLow: 0.1,
  rerollLastRound: 0.3,

  // What the buildings pay.
  gainNow: 1,
  gainLater: 0.3,
  gainCard: 0.6,
  denyRival: 0.2,
  cardNow: 0.6,
  cardProspect: 0.4,
} as const;

export type AleaMoveFeature = keyof typeof FIRST_GUESS;
export const MOVE_FEATURES = Object.keys(FIRST_GUESS) as AleaMoveFeature[];
export const F = numbersOf(MOVE_FEATURES);
