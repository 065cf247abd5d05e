import { refusalsOf, TABLE_REFUSALS } from '../table/refusal';

/** Every reason for which the Triumvirate refuses a move, with the names of its figures. */
export const TRIUMVIRATE_REFUSALS = {
  ...TABLE_REFUSALS,
  // Supply.
  romeGives: ['least', 'most', 'given'],
  notClaimed: ['province', 'claim', 'given'],
  wrongSum: ['needed', 'given'],
  // Movement.
  notInPlay: ['province'],
  notOwn: ['province', 'owner'],
  ownProvince: ['province'],
  alreadyThere: ['province'],
  noWay: ['from', 'province'],
  tooFar: ['needed', 'points', 'legions'],
  attackNeedsLegion: [],
  tooFewLegions: ['province', 'there', 'given'],
  tooFewOfficials: ['there', 'given'],
  lastProvince: ['rival'],
  officialsUnchanged: ['setDown'],
  takenUpHere: [],
  // Actions.
  noActionLeft: ['most'],
  wrongPlace: ['province', 'type'],
  highest: ['competence'],
  noNeutralCitizen: [],
  notARival: ['seat'],
  noCitizen: ['rival'],
  noWeapon: [],
  tooPoor: ['needed', 'gold'],
} as const;

export type TriumvirateRefusals = typeof TRIUMVIRATE_REFUSALS;
export type TriumvirateRefusal = keyof TriumvirateRefusals;

export const refuse = refusalsOf(TRIUMVIRATE_REFUSALS);
