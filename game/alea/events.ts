/**
 * What the chronicle of Alea Iacta Est can tell: the type of an event and the names of its figures, in order. Provinces,
 * patricians, cards and buildings are their numbers in components.ts; `value` is that of a die; `why` is one of WHY.
 */
export const WHY = { reroll: 0, latrina: 1 } as const;
export type Why = (typeof WHY)[keyof typeof WHY];

const DICE = ['ones', 'twos', 'threes', 'fours', 'fives', 'sixes'] as const;
const TILES = ['ones', 'twos', 'threes'] as const;

export const ALEA_EVENTS = {
  // The course of a round.
  roundBegins: ['round', 'seat'],
  provinceOpens: ['province'],
  patricianOpens: ['patrician'],
  lapBegins: ['lap'],
  lastLap: ['seat'],
  turnEnds: ['seat'],
  lapsOver: [],

  // Rolling and placing.
  rolled: ['seat', ...DICE],
  takesUp: ['seat', ...DICE],
  chips: ['seat', 'change', 'why'],
  inTemplum: ['seat', ...DICE],
  inSenatus: ['seat', 'low', 'high'],
  inCastrum: ['seat', 'value', 'count', 'size'],
  inForum: ['seat', 'value', 'pillar'],
  pushedOut: ['seat', 'value'],
  inLatrina: ['seat', 'value'],
  drawsTiles: ['seat', 'count'],
  fortunaShuffled: ['tiles'],
  noTileLeft: ['seat', 'missing'],

  // The buildings pay. `value` tells sets and Forum dice apart; it is 0 elsewhere.
  pays: ['building'],
  diceBack: ['seat', 'building', 'value', 'count'],
  unrewarded: ['seat', 'building', 'value', 'count'],
  notPlaced: ['seat', 'count'],
  keepsTiles: ['seat', ...TILES, 'forced'],
  discardsTiles: ['seat', ...TILES],
  looksAtCards: ['seat', 'cards'],
  keepsCard: ['seat', 'forced'],
  underThePile: ['cards'],
  takesProvince: ['seat', 'province', 'forced'],
  provinceLeaves: ['province'],
  takesPatrician: ['seat', 'patrician', 'forced'],
  patricianLeaves: ['patrician'],

  // The end.
  showsCard: ['seat', 'card', 'points'],
  scored: ['seat', 'provinces', 'patricians', 'fortuna', 'chips', 'cards', 'total', 'unhoused'],
} as const;

export type AleaEvents = typeof ALEA_EVENTS;
