/**
 * What the chronicle of the Triumvirate can tell: the type of an event and the names of its figures, in order.
 * Provinces, competences, kinds and colours are their numbers in components.ts; `why` is one of WHY.
 */
export const WHY = {
  supply: 0,
  rome: 1,
  collected: 2,
  drawn: 3,
  stone: 4,
  battle: 5,
  conquest: 6,
  flight: 7,
  compensation: 8,
  officialLost: 9,
  action: 10,
  election: 11,
  limit: 12,
} as const;
export type Why = (typeof WHY)[keyof typeof WHY];

export const TRIUMVIRATE_EVENTS = {
  // Figures that change, and why. What nobody gains or loses in return comes from bank, stock or bag, or goes there.
  gold: ['seat', 'change', 'why'],
  goldIn: ['province', 'change', 'why'],
  legions: ['province', 'change', 'why'],
  /** Into the bag, out of the seat's stock. */
  weapons: ['seat', 'change', 'why'],
  citizens: ['seat', 'change', 'why'],
  competence: ['seat', 'competence', 'change', 'why'],
  governor: ['province', 'onField'],

  // The turn.
  turnBegins: ['seat'],
  rome: ['seat', 'gold', 'legions', 'forced'],
  forgone: ['seat', 'gold', 'legions', 'forced'],
  marched: ['seat', 'from', 'province', 'legions', 'officials', 'points'],
  officialsPlaced: ['seat', 'province', 'setDown', 'carried'],
  acted: ['seat', 'number', 'price'],
  turnEnds: ['seat'],
  calendar: ['left'],

  // Battle, and what follows.
  attacked: ['seat', 'rival', 'from', 'province', 'legions', 'defenders', 'officials', 'points'],
  drawn: ['colour', 'count'],
  stoneDefends: ['seat', 'killed'],
  repelled: ['seat', 'rival', 'from', 'province'],
  /** Legions and officials: those that stand there now, and officials of the fleeing stone that join the conqueror's. */
  conquered: ['seat', 'rival', 'from', 'province', 'legions', 'officials', 'captives'],
  fled: ['seat', 'from', 'province', 'forced'],
  compensated: ['seat', 'side', 'forced'],

  // The election, and the end.
  elected: ['seat', 'citizens', 'consulates'],
  appointed: ['seat', 'province', 'forced'],
  yearBegins: ['year', 'left'],
  victory: ['seat', 'how'],
} as const;

export type TriumvirateEvents = typeof TRIUMVIRATE_EVENTS;
