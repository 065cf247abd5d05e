import { refusalsOf, TABLE_REFUSALS } from '../table/refusal';

/** Every reason for which Sylla refuses a move, with the names of its figures. */
export const SYLLA_REFUSALS = {
  ...TABLE_REFUSALS,
  wrongNumber: ['needed', 'given'],
  notInSet: ['card'],
  oldConsulCannotPass: [],
  votesTooLow: ['least'],
  votesTooHigh: ['most'],
  notDisplayed: ['card'],
  emptyPlace: ['place'],
  bidTooLow: ['least'],
  bidTooHigh: ['most', 'colour'],
  noHexagon: ['card', 'colour'],
  notUpright: ['card'],
  noTemple: [],
  tooPoor: ['needed', 'money'],
  noTavern: [],
  markerBlocked: ['virtue'],
  noCube: ['kind'],
  notAdmitted: ['event', 'kind'],
  notTied: ['event'],
  notFlippable: ['event'],
  cardNotFaceUp: ['card'],
  buildingNotFaceUp: ['building'],
  notPrevented: ['event'],
  stakeTooHigh: ['money'],
} as const;

export type SyllaRefusals = typeof SYLLA_REFUSALS;
export type SyllaRefusal = keyof SyllaRefusals;

export const refuse = refusalsOf(SYLLA_REFUSALS);
