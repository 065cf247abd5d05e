/**
 * The box as data. Facts marked [reconstructed] stood only on a sheet or in pictures that are lost to us: an owner of
 * the box can correct them here, and nowhere else.
 *
 * Everything is a number with a name: the state stays small and fast, and the words are made at the edge.
 */

// --- Dice and buildings --------------------------------------------------------------------------------------------

export const DICE = 8;
export const VALUES = [1, 2, 3, 4, 5, 6] as const;
export const LOWEST = 1;
export const HIGHEST = VALUES.length;

export const TEMPLUM = 0;
export const SENATUS = 1;
export const CASTRUM = 2;
export const FORUM = 3;
export const LATRINA = 4;
/** In the order in which they pay. */
export const BUILDINGS = [TEMPLUM, SENATUS, CASTRUM, FORUM, LATRINA] as const;

/** Two dice go to the Forum together only with this sum. */
export const FORUM_PAIR = 5;
export const CARDS_OFFERED = 3;
export const LEADER_KEEPS = 2;
export const OTHERS_KEEP = 1;
export const CHIPS_PER_POINT = 2;

// --- Colours, provinces and patricians -----------------------------------------------------------------------------

export const GREEN = 0;
export const YELLOW = 1;
export const PURPLE = 2;
export const BLUE = 3;
export const ORANGE = 4;
export const RED = 5;
export const COLOURS = [GREEN, YELLOW, PURPLE, BLUE, ORANGE, RED] as const;
export type Colour = (typeof COLOURS)[number];
/** The colour of the free province, where patricians of any one colour live. */
export const GREY = 6;

export interface ProvinceFacts {
  readonly colour: Colour | typeof GREY;
  readonly value: number;
}

const PROVINCE_VALUES = [1, 2, 3, 4] as const;

/** By province number; the free province is the last. */
export const PROVINCE_FACTS: readonly ProvinceFacts[] = [
  ...COLOURS.flatMap((colour) => PROVINCE_VALUES.map((value) => ({ colour, value }))),
  { colour: GREY, value: 0 },
];
export const PROVINCES = PROVINCE_FACTS.length;
export const FREE_PROVINCE = PROVINCES - 1;

export function province(colour: Colour, value: number): number {
  return colour * PROVINCE_VALUES.length + value - 1;
}

export const WOMAN = 0;
export const MAN = 1;
export type Sex = typeof WOMAN | typeof MAN;

export interface PatricianFacts {
  readonly colour: Colour;
  readonly sex: Sex;
  readonly value: number;
}

const SEXES: readonly Sex[] = [WOMAN, MAN];
const PATRICIAN_VALUES = [1, 2, 3] as const;

/** By patrician number. */
export const PATRICIAN_FACTS: readonly PatricianFacts[] = COLOURS.flatMap((colour) =>
  SEXES.flatMap((sex) => PATRICIAN_VALUES.map((value) => ({ colour, sex, value }))),
);
export const PATRICIANS = PATRICIAN_FACTS.length;

export function patrician(colour: Colour, sex: Sex, value: number): number {
  return (colour * SEXES.length + sex) * PATRICIAN_VALUES.length + value - 1;
}

// --- Fortuna tiles -------------------------------------------------------------------------------------------------

export const TILE_VALUES = [1, 2, 3] as const;
/** How many there are of each value. */
export const TILES = [8, 14, 8] as const;

// --- Senate cards --------------------------------------------------------------------------------------------------

export const MANY_PROVINCES = 0;
export const MANY_PATRICIANS = 1;
export const MANY_SENATE_CARDS = 2;
export const MANY_FORTUNA_TILES = 3;
export const MANY_CHIPS = 4;
export const MANY_WOMEN = 5;
export const MANY_MEN = 6;
export const COUPLES = 7;
export const FAR_FLUNG_EMPIRE = 8;
export const FRONTIER = 9;
export const EXILES = 10;
export const VILLA = 11;
export const GREAT_FAMILY = 12;
const FIRST_GOVERNOR = 13;

/** What of a player a card counts. */
export type Measure =
  | 'provinces'
  | 'patricians'
  | 'otherCards'
  | 'fortunaTiles'
  /** Chips that earn nothing by themselves: every second one, and the odd one. */
  | 'unpaidChips'
  | 'women'
  | 'men'
  /** Provinces that house a woman and a man. */
  | 'couples'
  | 'provinceColours'
  /** Provinces without a patrician. */
  | 'empties'
  /** Patricians housed nowhere. */
  | 'exiles'
  /** Patricians of the colour of which there are most. */
  | 'largestFamily'
  | { readonly provincesOf: Colour }
  | { readonly patriciansOf: Colour };

/** So many points for every so many of what is counted. */
export interface Payment {
  readonly points: number;
  readonly each: number;
  readonly of: Measure;
}

export interface CardFacts {
  /** The roman number on the card. */
  readonly kind: number;
  readonly pays: readonly Payment[];
}

const pays = (points: number, of: Measure, each = 1): Payment => ({ points, each, of });

/** No card pays more. [reconstructed] */
export const MOST_OF_A_CARD = 6;

/** By card number. [reconstructed] */
export const CARD_FACTS: readonly CardFacts[] = [
  { kind: 1, pays: [pays(1, 'provinces')] },
  { kind: 2, pays: [pays(1, 'patricians', 2)] },
  { kind: 3, pays: [pays(2, 'otherCards')] },
  { kind: 4, pays: [pays(1, 'fortunaTiles')] },
  { kind: 5, pays: [pays(1, 'unpaidChips')] },
  { kind: 6, pays: [pays(1, 'women')] },
  { kind: 6, pays: [pays(1, 'men')] },
  { kind: 7, pays: [pays(2, 'couples')] },
  { kind: 8, pays: [pays(1, 'provinceColours')] },
  { kind: 9, pays: [pays(3, 'empties')] },
  { kind: 10, pays: [pays(1, 'exiles')] },
  // The Villa pays nothing: it is a home for a woman and a man of one colour.
  { kind: 11, pays: [] },
  { kind: 12, pays: [pays(1, 'largestFamily')] },
  ...COLOURS.map((colour) => ({
    kind: 13,
    pays: [pays(2, { provincesOf: colour }), pays(1, { patriciansOf: colour })],
  })),
];
export const CARDS = CARD_FACTS.length;

export function governorOf(colour: Colour): number {
  return FIRST_GOVERNOR + colour;
}

// --- What the number of players changes ----------------------------------------------------------------------------

export interface PlayerCountFacts {
  readonly rounds: number;
  readonly pillars: number;
  /** How many runs in the Senatus are rewarded. */
  readonly rewarded: number;
  /** Templum, Fortuna tiles and the card that counts them are in the game. */
  readonly templum: boolean;
}

const BY_PLAYERS: Readonly<Record<number, PlayerCountFacts>> = {
  2: { rounds: 6, pillars: 4, rewarded: 1, templum: false },
  3: { rounds: 6, pillars: 5, rewarded: 2, templum: false },
  4: { rounds: 5, pillars: 6, rewarded: 2, templum: true },
  5: { rounds: 5, pillars: 7, rewarded: 3, templum: true },
};

export function factsFor(players: number): PlayerCountFacts {
  const facts = BY_PLAYERS[players];
  if (!facts) throw new Error(`no facts for ${players} players`);
  return facts;
}
