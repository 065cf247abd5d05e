import { numbersOf } from '../../table/search/mind';

/**
 * What speaks for or against a move, with the weight one would guess before any training. Where a thing works in every
 * turn that is left, the amount is the share of the game that is left. Names are keys of the words on the screen.
 */
export const FIRST_GUESS = {
  // The starting characters.
  startSenator: 0.9,
  startChristianSenator: 1,
  startMerchant: 0.8,
  startChristianMerchant: 0.9,
  startLegionary: 0.5,
  startVestal: 0.5,
  startSlave: 0.6,
  startChristianSlave: 0.8,

  // The election.
  becomeConsul: 1.5,
  becomeConsulForSure: 1,
  payForVotes: -0.5,
  payForVotesLast: 0.2,
  canBeOutvoted: -0.3,

  // Tokens, from wherever.
  tokenWorth: 0.6,
  tokenSquare: 0.1,
  tokenBehind: 0.1,
  tokenAvertsCrisis: 1,
  tokenProfitsByCrisis: 0.8,
  useTemple: 1,
  useTempleAgain: 0.5,

  // Taverns.
  tavernRaisesMine: 0.3,
  tavernRaisesOthers: -0.3,
  tavernIntoCrisis: 0.5,
  tavernOutOfCrisis: 0.5,

  // Recruiting.
  recruitSenator: 1.5,
  recruitMerchant: 1.2,
  recruitLegionary: 1,
  recruitVestal: 1,
  recruitSlave: 0.6,
  recruitSlaveToFree: 0.8,
  recruitChristian: 0.8,
  recruitPersecuted: -0.3,
  recruitAlike: -0.1,

  // Selling.
  offerWanted: 0.4,
  offerUnwanted: -0.2,
  offerStrength: 0.2,

  // Bidding and paying.
  buyStall: 2,
  buyField: 1.5,
  buyTemple: 2,
  buyTavern: 1.2,
  buyCrane: 1.5,
  buyInsula: 2.5,
  buyPrestige: 0.5,
  buyMoney: 1.5,
  fieldAgainstFamine: 0.3,
  bidExtra: -0.2,
  bidCanBeBeaten: -0.1,
  turnSlave: -0.2,
  turnCrane: -0.1,
  turnMerchant: -0.7,
  turnCube: -0.9,
  turnSenator: -1,
  turnUseful: -0.1,

  // Cubes and events.
  cubeWinsToken: 1,
  cubeSharesToken: 0.6,
  cubeWinsPrestige: 0.6,
  cubeProtects: 0.6,
  cubeDecides: 0.3,
  cubeTooMany: -0.3,
  preventHarm: 1,
  removeHarm: 1,
  removeFrees: 1,
  flipSenator: -1.2,
  flipMerchant: -1,
  flipSlave: -0.8,
  flipChristian: -0.3,
  flipSideways: 0.3,
  flipBuilding: -1,

  // The Great Work.
  build: 0.3,
  payStake: -0.45,
  payStakeLast: 0.3,
  robSlaves: -0.6,
  plebeianPrestige: 0.8,
  workPrestige: 0.5,
  workHelpsMine: 0.5,
  workHelpsOthers: -0.3,
  workFeeds: 0.4,
} as const;

export type SyllaMoveFeature = keyof typeof FIRST_GUESS;
export const MOVE_FEATURES = Object.keys(FIRST_GUESS) as SyllaMoveFeature[];
export const F = numbersOf(MOVE_FEATURES);
