import { refusalsOf, TABLE_REFUSALS } from '../table/refusal';

/** Every reason for which Alea Iacta Est refuses a move, with the names of its figures. */
export const ALEA_REFUSALS = {
  ...TABLE_REFUSALS,
  noChip: [],
  noDie: [],
  notInHand: ['value', 'has'],
  noTemplum: [],
  templumNumber: ['needed', 'given'],
  templumSum: ['least', 'given'],
  notARun: ['low', 'high'],
  notExtended: ['low', 'high'],
  runLiesThere: ['low', 'high', 'seat'],
  setLiesThere: ['value', 'size', 'seat'],
  notForForum: ['sum'],
  noPillar: ['value', 'pillars'],
  fitsElsewhere: [],
  tileNotDrawn: ['value', 'has'],
  tilesNumber: ['needed', 'given'],
  notOffered: ['card'],
  provinceNotOpen: ['province'],
  patricianNotOpen: ['patrician'],
} as const;

export type AleaRefusals = typeof ALEA_REFUSALS;
export type AleaRefusal = keyof AleaRefusals;

export const refuse = refusalsOf(ALEA_REFUSALS);
