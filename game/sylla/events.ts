/**
 * What the chronicle of Sylla can tell: the type of an event and the names of its figures, in order. Cards,
 * buildings, events, Works and virtues are their numbers in components.ts; `why` is one of WHY.
 */
export const WHY = {
  start: 0,
  consulship: 1,
  event: 2,
  openEvents: 3,
  building: 4,
  income: 5,
  temple: 6,
  tavern: 7,
  greatWork: 8,
  plebeians: 9,
  famine: 10,
  crisis: 11,
  christians: 12,
  freedSlaves: 13,
  tokens: 14,
} as const;
export type Why = (typeof WHY)[keyof typeof WHY];

export const SYLLA_EVENTS = {
  // Figures that change, and why.
  prestige: ['seat', 'change', 'why'],
  money: ['seat', 'change', 'why'],
  token: ['seat', 'virtue', 'why'],
  marker: ['virtue', 'change', 'why'],
  famine: ['change', 'why'],

  // Cards and tiles that move.
  startsWith: ['seat', 'card', 'count'],
  displayed: ['card'],
  recruited: ['seat', 'card', 'forced'],
  underThePile: ['card'],
  forSale: ['place', 'building'],
  bought: ['seat', 'place', 'building', 'price'],
  unsold: ['place', 'building'],
  leftOver: ['place', 'building'],
  turned: ['seat', 'card', 'count'],
  flippedCard: ['seat', 'card', 'sideways', 'forced'],
  flippedBuilding: ['seat', 'building', 'forced'],
  nothingToFlip: ['seat', 'event'],
  cardComesUp: ['seat', 'card', 'sideways', 'count'],
  buildingComesUp: ['seat', 'building', 'count'],
  allUpright: [],

  // What was said and decided.
  turnBegins: ['turn'],
  decided: ['seat'],
  votesOffered: ['seat', 'votes'],
  votesPassed: ['seat'],
  elected: ['seat', 'votes'],
  offered: ['seat', 'place', 'building'],
  bid: ['seat', 'cards'],
  bidPassed: ['seat', 'forced'],
  usedTemple: ['seat'],
  usedTavern: ['seat', 'virtue', 'step'],
  revenueDone: ['seat'],
  cubePlaced: ['seat', 'kind', 'place', 'event', 'forced'],
  prevented: ['place', 'event', 'chosen'],
  occurs: ['place', 'event'],
  eventLeaves: ['place', 'event', 'chosen'],
  newEvent: ['place', 'event'],
  workBegins: ['work'],
  workAhead: ['work'],
  staked: ['seat', 'deniers', 'votes', 'build'],
  worked: ['work', 'votes'],
  crisis: ['virtue'],
  showsTokens: ['seat', 'virtue', 'tokens'],
  ecclesia: [],
  slavesFreed: ['seat', 'count'],
} as const;

export type SyllaEvents = typeof SYLLA_EVENTS;
