/**
 * The box as data. Facts marked [reconstructed] stood only in pictures of the rulebook and were reconstructed from its
 * text, from reports and from the geography of 56 BC: an owner of the box can correct them here, and nowhere else.
 *
 * Everything is a number with a name: the state stays small and fast, and the words are made at the edge.
 */

// --- The three ways --------------------------------------------------------------------------------------------

/** Types of provinces and kinds of victory; the first two are also the competences. */
export const POLITICAL = 0;
export const MILITARY = 1;
export const COMPETENCE = 2;
export const KINDS = [POLITICAL, MILITARY, COMPETENCE] as const;
export type Kind = (typeof KINDS)[number];

export const COMPETENCES = [POLITICAL, MILITARY] as const;
export type Competence = (typeof COMPETENCES)[number];

export const LOWEST_COMPETENCE = 1;
export const HIGHEST_COMPETENCE = 7;
export const PROVINCES_TO_WIN = 9;
export const CITIZENS_TO_WIN = 6;
export const CONSULATES_TO_WIN = 2;

// --- Characters --------------------------------------------------------------------------------------------------

/** In the order of their turns; the number is the seat, and the colour of the weapons. */
export const CAESAR = 0;
export const POMPEIUS = 1;
export const CRASSUS = 2;
/** Weapons of all three are in the bag, however many play. */
export const COLOURS = [CAESAR, POMPEIUS, CRASSUS] as const;
export type Colour = (typeof COLOURS)[number];

// --- The map -------------------------------------------------------------------------------------------------------

export const HISPANIA_ULTERIOR = 0;
export const HISPANIA_CITERIOR = 1;
export const GALLIA_COMATA = 2;
export const GALLIA_NARBONENSIS = 3;
export const GALLIA_CISALPINA = 4;
export const ITALIA = 5;
export const ILLYRICUM = 6;
export const MACEDONIA = 7;
export const ACHAEA = 8;
export const ASIA = 9;
export const SYRIA = 10;
export const AEGYPTUS = 11;
export const CYRENAICA = 12;
export const AFRICA = 13;
export const SICILIA = 14;
export const PROVINCES = [
  HISPANIA_ULTERIOR,
  HISPANIA_CITERIOR,
  GALLIA_COMATA,
  GALLIA_NARBONENSIS,
  GALLIA_CISALPINA,
  ITALIA,
  ILLYRICUM,
  MACEDONIA,
  ACHAEA,
  ASIA,
  SYRIA,
  AEGYPTUS,
  CYRENAICA,
  AFRICA,
  SICILIA,
] as const;
export type Province = (typeof PROVINCES)[number];

/** The two sea spaces, as bits; they adjoin each other. */
export const WEST_SEA = 1;
export const EAST_SEA = 2;
const BOTH_SEAS = WEST_SEA | EAST_SEA;

interface ProvinceFacts {
  readonly type: Kind;
  readonly seas: number;
}

/** By province number: what it yields and allows, and the seas it touches. [reconstructed] */
export const PROVINCE_FACTS = [
  { type: MILITARY, seas: WEST_SEA },
  { type: COMPETENCE, seas: WEST_SEA },
  { type: MILITARY, seas: 0 },
  { type: MILITARY, seas: WEST_SEA },
  { type: COMPETENCE, seas: BOTH_SEAS },
  { type: POLITICAL, seas: BOTH_SEAS },
  { type: MILITARY, seas: EAST_SEA },
  { type: MILITARY, seas: EAST_SEA },
  { type: POLITICAL, seas: EAST_SEA },
  { type: POLITICAL, seas: EAST_SEA },
  { type: POLITICAL, seas: EAST_SEA },
  { type: POLITICAL, seas: EAST_SEA },
  { type: COMPETENCE, seas: EAST_SEA },
  { type: COMPETENCE, seas: BOTH_SEAS },
  { type: COMPETENCE, seas: BOTH_SEAS },
] as const satisfies readonly ProvinceFacts[];

type Pair = readonly [Province, Province];

/** Provinces with a common border. [reconstructed] */
export const BORDERS: readonly Pair[] = [
  [HISPANIA_ULTERIOR, HISPANIA_CITERIOR],
  [HISPANIA_CITERIOR, GALLIA_NARBONENSIS],
  [HISPANIA_CITERIOR, GALLIA_COMATA],
  [GALLIA_COMATA, GALLIA_NARBONENSIS],
  [GALLIA_NARBONENSIS, GALLIA_CISALPINA],
  [GALLIA_CISALPINA, ITALIA],
  [GALLIA_CISALPINA, ILLYRICUM],
  [ILLYRICUM, MACEDONIA],
  [MACEDONIA, ACHAEA],
  [ASIA, SYRIA],
  [AEGYPTUS, CYRENAICA],
  [CYRENAICA, AFRICA],
];

/** Provinces that an arrow makes neighbours. */
export const ARROWS: readonly Pair[] = [
  [ITALIA, SICILIA],
  [SICILIA, AFRICA],
  [ASIA, MACEDONIA],
  [SYRIA, AEGYPTUS],
];

interface Yield {
  readonly gold: number;
  readonly legions: number;
}

/** By type: what a province with a free supply field gives. */
export const YIELDS = [
  { gold: 2, legions: 0 },
  { gold: 0, legions: 2 },
  { gold: 1, legions: 1 },
] as const satisfies readonly Yield[];

/** By type: the competences that can be improved there. */
export const IMPROVABLE: readonly (readonly Competence[])[] = [
  [POLITICAL],
  [MILITARY],
  COMPETENCES,
];

// --- The numbers of the game ---------------------------------------------------------------------------------------

export const ROME_GIVES = 2;
export const MOVEMENT_POINTS = 4;
export const NEIGHBOUR_COST = 1;
/** With legions; without them a crossing is one point cheaper. */
export const ONE_SEA_COST = 2;
export const BOTH_SEAS_COST = 3;
export const MOST_DRAWN = 3;
export const STONE_KILLS = 2;
/** The n-th action of a turn costs n gold. */
export const MOST_ACTIONS = 3;
export const NOT_LEADING_COST = 2;
export const FORGED_WEAPONS = 2;
/** The most legions in a province after its owner's turn. */
export const LEGION_LIMIT = 6;
export const CONSUL_LOSES_CITIZENS = 3;
export const WEAPONS = 8;
export const GOVERNORS = 9;
export const OFFICIALS = 6;

// --- The start -----------------------------------------------------------------------------------------------------

export const STARTING_LEGIONS = 2;
export const STARTING_WEAPONS = 2;
export const STARTING_CITIZENS = 2;
export const NEUTRAL_CITIZENS = 5;

/** What a character owns at the start, and where his governors stand. */
export interface Start {
  /** Stone, and an official who is set down. */
  readonly seat: Province;
  /** Governor on the supply field. */
  readonly on: readonly Province[];
  /** Governor beside it; the seat's governor is off it too. */
  readonly off: readonly Province[];
}

/** What the number of players changes. */
export interface PlayerCountFacts {
  /** By seat. [reconstructed] */
  readonly starts: readonly Start[];
  readonly gold: number;
  readonly legions: number;
  /** Turns of a year. */
  readonly calendar: number;
}

const CAESAR_START: Start = {
  seat: ITALIA,
  on: [GALLIA_NARBONENSIS, ILLYRICUM],
  off: [GALLIA_COMATA, GALLIA_CISALPINA],
};

const THREE_PLAYERS: PlayerCountFacts = {
  starts: [
    CAESAR_START,
    {
      seat: AFRICA,
      on: [HISPANIA_CITERIOR, AEGYPTUS],
      off: [HISPANIA_ULTERIOR, CYRENAICA],
    },
    { seat: ASIA, on: [SYRIA, MACEDONIA], off: [ACHAEA, SICILIA] },
  ],
  gold: 15,
  legions: 60,
  calendar: 8,
};

/** Asia, Syria, Aegyptus and Cyrenaica are out of the game, and whatever leads there. */
const TWO_PLAYERS: PlayerCountFacts = {
  starts: [
    CAESAR_START,
    {
      seat: AFRICA,
      on: [HISPANIA_CITERIOR, MACEDONIA],
      off: [HISPANIA_ULTERIOR, ACHAEA, SICILIA],
    },
  ],
  gold: 12,
  legions: 45,
  calendar: 7,
};

export function factsFor(players: number): PlayerCountFacts {
  return players === 2 ? TWO_PLAYERS : THREE_PLAYERS;
}
