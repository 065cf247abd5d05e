import { numbersOf } from '../../table/search/mind';

/**
 * What speaks for or against a move, with the weight one would guess before any training. Names are keys of the words
 * on the screen.
 */
export const FIRST_GUESS = {
  /** The chance that the move wins the game at once. */
  wins: 8,

  // Supply.
  romeGold: 0.3,
  romeToStone: 0.3,
  romeToFront: 0.2,
  romeToEmpty: 0.2,
  spreadToStone: 0.5,
  spreadToFront: 0.3,

  // Movement.
  marchGold: 0.8,
  marchArmy: 0.1,
  marchGathers: 0.1,
  marchAbandons: -0.4,
  marchToAct: 0.6,
  marchToFront: 0.2,
  marchPoints: -0.2,
  setDownOfficials: 0.5,
  takeUpOfficials: -0.5,
  leaveOfficials: 0.2,

  // Attacks.
  attack: -0.5,
  attackChance: 2,
  attackSure: 0.5,
  attackGold: 0.6,
  attackOfficials: 0.5,
  attackStone: 0.5,
  attackLeader: 0.3,
  attackNearsNine: 1,
  attackLosses: -0.2,
  attackAbandons: -0.4,
  attackYield: 0.3,
  attackToAct: 0.3,

  // Actions.
  improve: 0.5,
  improveLead: 0.6,
  improveHigh: 1,
  improveOther: 0.5,
  winCitizen: 0.5,
  citizenElects: 1,
  citizenNearsSix: 1,
  unseatCitizen: 0,
  unseatElects: 0.8,
  unseatDanger: 1,
  forge: 0.3,
  forgeShare: -0.5,
  actionPrice: -0.1,

  // The end of a turn.
  endTurn: -0.5,
  endIdle: -0.2,
  endRich: -0.6,

  // Answers in a rival's turn, and the consul's official.
  fleeToArmy: 0.3,
  fleeToGold: 0.5,
  fleeFromFront: 0.2,
  compensationHigh: 0.5,
  compensationLead: 0.5,
  appointRich: 0.5,
  appointGuarded: 0.2,
  appointOnField: 0.5,
} as const;

export type TriumvirateMoveFeature = keyof typeof FIRST_GUESS;
export const MOVE_FEATURES = Object.keys(FIRST_GUESS) as TriumvirateMoveFeature[];
export const F = numbersOf(MOVE_FEATURES);
