/**
 * The box as data. Facts marked [reconstructed] stood only in pictures of the rulebook and were reconstructed from
 * reviews and arithmetic: an owner of the box can correct them here, and nowhere else.
 *
 * Everything is a number with a name: the state stays small and fast, and the words are made at the edge.
 */

// --- Res Publica: the three virtues, their markers and tokens -----------------------------------------------------

export const CIVIC_SPIRIT = 0;
export const HEALTH = 1;
export const LEISURE = 2;
/** In the order in which crises are settled. */
export const VIRTUES = [CIVIC_SPIRIT, HEALTH, LEISURE] as const;
export type Virtue = (typeof VIRTUES)[number];

/** What a token is worth when its marker stands on square 1, 2, …; square 1 is the crisis zone. [reconstructed] */
const LADDER_WORTH = [1, 1, 2, 2, 3, 3, 4] as const;
export const CRISIS_SQUARE = 1;
export const LAST_SQUARE = LADDER_WORTH.length;
export const STARTING_SQUARE = 4; // [reconstructed]
export const MOST_FAMINE = 6;

export function worthOf(square: number): number {
  return LADDER_WORTH[square - 1] ?? 0;
}

// --- Characters and the Crane --------------------------------------------------------------------------------------

export const RED = 0;
export const YELLOW = 1;
export const GREY = 2;
export const COLOURS = [RED, YELLOW, GREY] as const;
export type Colour = (typeof COLOURS)[number];

export const SENATOR = 0;
export const CHRISTIAN_SENATOR = 1;
export const MERCHANT = 2;
export const CHRISTIAN_MERCHANT = 3;
export const LEGIONARY = 4;
export const VESTAL = 5;
export const SLAVE = 6;
export const CHRISTIAN_SLAVE = 7;
export const CRANE = 8;
/** The Crane is a building that lies among the characters as a card. */
export const CARDS = [
  SENATOR,
  CHRISTIAN_SENATOR,
  MERCHANT,
  CHRISTIAN_MERCHANT,
  LEGIONARY,
  VESTAL,
  SLAVE,
  CHRISTIAN_SLAVE,
  CRANE,
] as const;
export type Card = (typeof CARDS)[number];

/** Who a card is, whatever the faith. */
export type Calling = 'senator' | 'merchant' | 'legionary' | 'vestal' | 'slave' | 'crane';

interface CardFacts {
  readonly calling: Calling;
  readonly christian: boolean;
  /** The colours in which it helps to buy a building. [reconstructed] */
  readonly hexagons: readonly Colour[];
  /** How many of it are in one of the four equal sets. [reconstructed] */
  readonly inSet: number;
}

/** By card number. */
export const CARD_FACTS = [
  { calling: 'senator', christian: false, hexagons: [RED, YELLOW], inSet: 1 },
  { calling: 'senator', christian: true, hexagons: [RED, YELLOW], inSet: 1 },
  { calling: 'merchant', christian: false, hexagons: [YELLOW, GREY], inSet: 1 },
  { calling: 'merchant', christian: true, hexagons: [YELLOW, GREY], inSet: 1 },
  { calling: 'legionary', christian: false, hexagons: [RED], inSet: 2 },
  { calling: 'vestal', christian: false, hexagons: [GREY], inSet: 2 },
  { calling: 'slave', christian: false, hexagons: [RED, YELLOW, GREY], inSet: 1 },
  { calling: 'slave', christian: true, hexagons: [RED, YELLOW, GREY], inSet: 1 },
  { calling: 'crane', christian: false, hexagons: [RED, YELLOW, GREY], inSet: 0 },
] as const satisfies readonly CardFacts[];

export const CHARACTER_SETS = 4;

export const SENATORS: readonly Card[] = [SENATOR, CHRISTIAN_SENATOR];
export const MERCHANTS: readonly Card[] = [MERCHANT, CHRISTIAN_MERCHANT];
export const SLAVES: readonly Card[] = [SLAVE, CHRISTIAN_SLAVE];
export const CHRISTIANS: readonly Card[] = CARDS.filter((card) => CARD_FACTS[card].christian);

/** The cards that bear a hexagon, by colour. */
export const BEARERS: readonly (readonly Card[])[] = COLOURS.map((colour) =>
  CARDS.filter((card) => (CARD_FACTS[card].hexagons as readonly Colour[]).includes(colour)),
);

// --- Buildings -----------------------------------------------------------------------------------------------------

export const STALL = 0;
export const FIELD = 1;
export const PRIVATE_TEMPLE = 2;
export const TAVERN = 3;
/** Buildings that stay in front of their owner, and can be flooded. */
export const LASTING_BUILDINGS = [STALL, FIELD, PRIVATE_TEMPLE, TAVERN] as const;
export type LastingBuilding = (typeof LASTING_BUILDINGS)[number];

export const CRANE_TILE = 4;
export const INSULA = 5;
export const TRIUMPHAL_ARCH = 6;
export const STATUE = 7;
export const BANK = 8;
export const BUILDINGS = [
  ...LASTING_BUILDINGS,
  CRANE_TILE,
  INSULA,
  TRIUMPHAL_ARCH,
  STATUE,
  BANK,
] as const;
export type Building = (typeof BUILDINGS)[number];

/** What a building does when it is bought: it stays, becomes a card, or gives something once and is discarded. */
export type Purchase =
  | { readonly stays: LastingBuilding }
  | { readonly card: Card }
  | { readonly tokens: number }
  | { readonly prestige: number }
  | { readonly money: number };

/** By building number. */
export const PURCHASES = [
  { stays: STALL },
  { stays: FIELD },
  { stays: PRIVATE_TEMPLE },
  { stays: TAVERN },
  { card: CRANE },
  { tokens: 2 },
  { prestige: 6 },
  { prestige: 4 },
  { money: 5 },
] as const satisfies readonly Purchase[];

/** How many tiles of each building lie in the stacks A, B and C; A is used up first. [reconstructed] */
export const BUILDING_STACKS: readonly (readonly { building: Building; tiles: number }[])[] = [
  [
    { building: STALL, tiles: 4 },
    { building: FIELD, tiles: 3 },
    { building: PRIVATE_TEMPLE, tiles: 2 },
    { building: CRANE_TILE, tiles: 3 },
  ],
  [
    { building: STALL, tiles: 2 },
    { building: FIELD, tiles: 3 },
    { building: PRIVATE_TEMPLE, tiles: 2 },
    { building: TAVERN, tiles: 3 },
    { building: INSULA, tiles: 2 },
  ],
  [
    { building: INSULA, tiles: 2 },
    { building: TRIUMPHAL_ARCH, tiles: 2 },
    { building: STATUE, tiles: 2 },
    { building: BANK, tiles: 2 },
  ],
];

/** The colour of each place on which a building is for sale. [reconstructed] */
export const SALE_PLACES = [RED, RED, YELLOW, YELLOW, GREY, GREY] as const;

export const STALL_INCOME = 2;
export const FIELD_HARVEST = 2;
export const TEMPLE_PRICE = 2;

// --- Events --------------------------------------------------------------------------------------------------------

export const EPIDEMIC = 0;
export const ERUPTION = 1;
export const IMPERIAL_CULT = 2;
export const FAMINE = 3;
export const FLOOD = 4;
export const SLAVE_REVOLT = 5;
export const SENATE_PURGE = 6;
export const CHRISTIAN_PERSECUTION = 7;
export const PILLAGE = 8;
export const DECADENCE = 9;
export const EVENTS = [
  EPIDEMIC,
  ERUPTION,
  IMPERIAL_CULT,
  FAMINE,
  FLOOD,
  SLAVE_REVOLT,
  SENATE_PURGE,
  CHRISTIAN_PERSECUTION,
  PILLAGE,
  DECADENCE,
] as const;
export type Event = (typeof EVENTS)[number];

/** Four events lie open; Decadence always in the lowest place. */
export const OPEN_EVENTS = 4;
export const LOWEST_PLACE = OPEN_EVENTS - 1;
export const PREVENTED_EVENTS = 2;

export const LEGIONARY_CUBE = 0;
export const VESTAL_CUBE = 1;
export const CUBES = [LEGIONARY_CUBE, VESTAL_CUBE] as const;
export type Cube = (typeof CUBES)[number];
/** Who carries which cube. */
export const CUBE_BEARERS: readonly Card[] = [LEGIONARY, VESTAL];

/** What an event does when nobody prevents it. */
export type Effect =
  | { readonly lowers: Virtue }
  | { readonly famine: number }
  | { readonly lowersHighest: true }
  | {
      readonly flips: {
        readonly cards: readonly Card[];
        readonly buildings: readonly LastingBuilding[];
      };
    };

interface EventFacts {
  /** What the majority of cubes takes: a token of this virtue, or 1 prestige. */
  readonly reward: Virtue | 'prestige';
  readonly admits: readonly Cube[];
  /** Famine symbols counted when the First Consul is in office. [reconstructed] */
  readonly famine: number;
  readonly effect: Effect;
}

/** By event number. Rewards and admissions are [reconstructed] too. */
export const EVENT_FACTS: readonly EventFacts[] = [
  { reward: HEALTH, admits: [VESTAL_CUBE], famine: 0, effect: { lowers: HEALTH } },
  { reward: LEISURE, admits: [VESTAL_CUBE], famine: 0, effect: { lowers: LEISURE } },
  { reward: CIVIC_SPIRIT, admits: CUBES, famine: 0, effect: { lowers: CIVIC_SPIRIT } },
  { reward: HEALTH, admits: [VESTAL_CUBE], famine: 1, effect: { famine: 1 } },
  {
    reward: HEALTH,
    admits: [VESTAL_CUBE],
    famine: 1,
    effect: { flips: { cards: [CRANE], buildings: LASTING_BUILDINGS } },
  },
  {
    reward: LEISURE,
    admits: [LEGIONARY_CUBE],
    famine: 0,
    effect: { flips: { cards: SLAVES, buildings: [] } },
  },
  {
    reward: CIVIC_SPIRIT,
    admits: [LEGIONARY_CUBE],
    famine: 0,
    effect: { flips: { cards: SENATORS, buildings: [] } },
  },
  {
    reward: LEISURE,
    admits: [LEGIONARY_CUBE],
    famine: 0,
    effect: { flips: { cards: CHRISTIANS, buildings: [] } },
  },
  {
    reward: CIVIC_SPIRIT,
    admits: [LEGIONARY_CUBE],
    famine: 1,
    effect: { flips: { cards: [], buildings: [STALL] } },
  },
  { reward: 'prestige', admits: CUBES, famine: 1, effect: { lowersHighest: true } },
];

// --- Great Works ---------------------------------------------------------------------------------------------------

export const PANTHEON = 0;
export const TEMPLE = 1;
export const GRANARY = 2;
export const PUBLIC_BATHS = 3;
export const COLOSSEUM = 4;
export const SENATE = 5;
export const WORKS = [PANTHEON, TEMPLE, GRANARY, PUBLIC_BATHS, COLOSSEUM, SENATE] as const;
export type Work = (typeof WORKS)[number];

interface WorkFacts {
  /** Prestige for the first, second, … of the builders; or for reaching so many votes, the highest first. */
  readonly rewards:
    | { readonly places: readonly number[] }
    | { readonly votes: readonly { readonly least: number; readonly prestige: number }[] };
  /** What all builders do together: 1 step for so many votes. */
  readonly benefit?: { readonly votes: number; readonly raises: Virtue | 'famineDown' };
}

/** By Work number. */
export const WORK_FACTS: readonly WorkFacts[] = [
  { rewards: { places: [10, 6, 2] } },
  {
    rewards: {
      votes: [
        { least: 8, prestige: 10 },
        { least: 5, prestige: 6 },
      ],
    },
  },
  { rewards: { places: [5, 3] }, benefit: { votes: 4, raises: 'famineDown' } },
  { rewards: { places: [5, 3] }, benefit: { votes: 5, raises: HEALTH } },
  { rewards: { places: [5, 3] }, benefit: { votes: 5, raises: LEISURE } },
  { rewards: { places: [5, 3] }, benefit: { votes: 5, raises: CIVIC_SPIRIT } },
];

/** Plebeians: 1 prestige for so many votes against the Work. */
export const VOTES_PER_PLEBEIAN_PRESTIGE = 2;

// --- The numbers of the game ---------------------------------------------------------------------------------------

export const TURNS = 5;
export const STARTING_MONEY = 3;
export const STARTING_PRESTIGE = 10;
export const INCOME = 3;
export const CRISIS_SWING = 3;
export const PRESTIGE_PER_CHRISTIAN = 2;
export const PRICE_OF_FREEDOM = 2;
export const PRESTIGE_PER_FREED_SLAVE = 3;

/** What the number of players changes. */
export interface PlayerCountFacts {
  readonly startingCharacters: number;
  readonly display: number;
  readonly offers: number;
}

const THREE_PLAYERS: PlayerCountFacts = { startingCharacters: 6, display: 5, offers: 4 };
const FOUR_PLAYERS: PlayerCountFacts = { startingCharacters: 4, display: 6, offers: 5 };

export function factsFor(players: number): PlayerCountFacts {
  return players === 3 ? THREE_PLAYERS : FOUR_PLAYERS;
}
