import {
  CARD_FACTS,
  CARDS,
  CHIPS_PER_POINT,
  COLOURS,
  COUPLES,
  type Colour,
  FORUM_PAIR,
  factsFor,
  GREY,
  MAN,
  MANY_MEN,
  type Measure,
  MOST_OF_A_CARD,
  PATRICIAN_FACTS,
  PATRICIANS,
  type Payment,
  PROVINCE_FACTS,
  PROVINCES,
  type Sex,
  TILE_VALUES,
  TILES,
  VALUES,
  WOMAN,
} from '../../game/alea/components';
import { aleaManifest } from '../../game/alea/manifest';
import { at, range, sum } from '../../game/table/lists';
import { type AleaLanguage, numeral } from '../locales/alea';
import type { Block } from './rulesText';
import { series } from './textTags';

/**
 * What the rules of Alea Iacta Est say in every language: the facts of the box, put into tables. A fact that is
 * corrected in components.ts is corrected in the rules, too.
 */

// --- Figures that follow from the box ------------------------------------------------------------------------------

export const { seats: SEATS } = aleaManifest;

export const PLAYER_COUNTS = range(SEATS.most - SEATS.least + 1).map((i) => SEATS.least + i);

export const WITH_TEMPLUM = PLAYER_COUNTS.filter((players) => factsFor(players).templum);
export const WITHOUT_TEMPLUM = PLAYER_COUNTS.filter((players) => !factsFor(players).templum);

export const FORTUNA_TILES = sum(TILES);

/** The pairs that the Forum takes: `1-4`. */
export const FORUM_PAIRS = VALUES.filter((low) => low < FORUM_PAIR - low).map(
  (low) => `${low}-${FORUM_PAIR - low}`,
);

/** Senate cards in the pile: the one that counts Fortuna tiles goes where these go. */
function cardsFor(players: number): number {
  return factsFor(players).templum ? CARDS : CARDS - 1;
}

/** Tiles that stay in the pile to the end, seen by nobody. */
function unseenProvinces(players: number): number {
  return PROVINCES - factsFor(players).rounds * players;
}

function unseenPatricians(players: number): number {
  return PATRICIANS - factsFor(players).rounds * factsFor(players).pillars;
}

/** The numbers of players with which so many runs are rewarded. */
export function rewarding(runs: number): number[] {
  return PLAYER_COUNTS.filter((players) => factsFor(players).rewarded === runs);
}

const REWARDED = [...new Set(PLAYER_COUNTS.map((players) => factsFor(players).rewarded))];

const ROMAN = 'I II III IV V VI VII VIII IX X XI XII XIII'.split(' ');

/** The number of a Senate card as it is printed. */
export function cardNumber(card: number): string {
  const { kind } = at(CARD_FACTS, card);
  return ROMAN[kind - 1] ?? String(kind);
}

// --- Facts in words ------------------------------------------------------------------------------------------------

/** What is counted, one of it and several. */
type Counted = readonly [one: string, many: string];

/** What a language contributes to the tables. */
export interface AleaFactWords {
  readonly names: AleaLanguage['names'];
  readonly or: string;
  readonly yes: string;
  readonly nothing: string;
  readonly measures: Readonly<Record<Exclude<Measure, object>, Counted>>;
  provincesOf(colour: string): Counted;
  patriciansOf(colour: string): Counted;
  /** Points for every `each` of what is counted. */
  pays(points: number, each: number, counted: Counted): string;
  /** What a card is that pays nothing. */
  readonly home: string;
  /** So many runs are rewarded with these numbers of players. */
  rewarded(runs: number, players: string): string;
  readonly heads: Readonly<Record<'players' | 'colours' | 'cards', readonly string[]>> &
    Readonly<Record<'fortuna' | 'tiles', string>>;
  readonly playerRows: Readonly<
    Record<
      | 'rounds'
      | 'templum'
      | 'fortuna'
      | 'cards'
      | 'rewarded'
      | 'provinces'
      | 'pillars'
      | 'unseenProvinces'
      | 'unseenPatricians',
      string
    >
  >;
}

/** The facts of the box in the words of one language. */
export interface AleaFactsInWords {
  /** `a, b or c`. */
  either(things: readonly number[]): string;
  building(building: number): string;
  card(card: number): string;
  province(colour: Colour, value: number): string;
  /** What a Senate card pays. */
  pays(card: number): string;
  /** How many runs are rewarded, for all numbers of players. */
  readonly rewarded: string;
  readonly players: Block;
  readonly colours: Block;
  readonly fortuna: Block;
  readonly cards: Block;
}

export function aleaFactsInWords(words: AleaFactWords): AleaFactsInWords {
  const { names, heads, nothing } = words;

  const counted = (of: Measure): Counted => {
    if (typeof of === 'string') return words.measures[of];
    return 'provincesOf' in of
      ? words.provincesOf(at(names.colours, of.provincesOf))
      : words.patriciansOf(at(names.colours, of.patriciansOf));
  };
  const payment = ({ points, each, of }: Payment): string => words.pays(points, each, counted(of));
  const pays = (card: number): string =>
    at(CARD_FACTS, card).pays.map(payment).join(', ') || words.home;

  return {
    either: (things) => series(things, words.or),
    building: (building) => at(names.buildings, building),
    card: (card) => at(names.cards, card),
    province: (colour, value) => names.province(colour, value),
    pays,
    rewarded: REWARDED.map((runs) => words.rewarded(runs, series(rewarding(runs), words.or))).join(
      ', ',
    ),
    players: playersTable(words),
    colours: {
      table: {
        head: heads.colours,
        rows: [...COLOURS, GREY].map((colour) => [
          at(names.colours, colour),
          landOf(names, colour),
          valuesOfProvinces(colour).map(numeral).join(', '),
          valuesOfPatricians(colour, WOMAN).join(', ') || nothing,
          valuesOfPatricians(colour, MAN).join(', ') || nothing,
        ]),
      },
    },
    fortuna: {
      table: {
        head: [heads.fortuna, ...TILE_VALUES.map(String)],
        rows: [[heads.tiles, ...TILES.map(String)]],
      },
    },
    cards: {
      table: {
        head: heads.cards,
        rows: range(CARDS).map((card) => [cardNumber(card), at(names.cards, card), pays(card)]),
      },
    },
  };
}

function valuesOfProvinces(colour: number): number[] {
  return PROVINCE_FACTS.flatMap((facts) => (facts.colour === colour ? [facts.value] : []));
}

function valuesOfPatricians(colour: number, sex: Sex): number[] {
  return PATRICIAN_FACTS.flatMap((facts) =>
    facts.colour === colour && facts.sex === sex ? [facts.value] : [],
  );
}

/** The name of a province without its value: `Germania`. */
function landOf(names: AleaLanguage['names'], colour: number): string {
  const [value = 0] = valuesOfProvinces(colour);
  const name = names.province(colour, value);
  return name.slice(0, name.indexOf(` ${numeral(value)}`));
}

function playersTable({ heads, playerRows, yes, nothing }: AleaFactWords): Block {
  const row = (name: string, cellFor: (players: number) => string | number): string[] => [
    name,
    ...PLAYER_COUNTS.map((players) => String(cellFor(players))),
  ];
  return {
    table: {
      head: heads.players,
      rows: [
        row(playerRows.rounds, (players) => factsFor(players).rounds),
        row(playerRows.templum, (players) => (factsFor(players).templum ? yes : nothing)),
        row(playerRows.fortuna, (players) => (factsFor(players).templum ? FORTUNA_TILES : nothing)),
        row(playerRows.cards, cardsFor),
        row(playerRows.rewarded, (players) => factsFor(players).rewarded),
        row(playerRows.provinces, (players) => players),
        row(playerRows.pillars, (players) => factsFor(players).pillars),
        row(playerRows.unseenProvinces, unseenProvinces),
        row(playerRows.unseenPatricians, unseenPatricians),
      ],
    },
  };
}

// --- The worked example of the end ---------------------------------------------------------------------------------

/** What counts of Livia's: the worth of her two cards follows from the box. */
export const LIVIAS_POINTS = livias();

function livias() {
  const provinces = 3 + 1 + 0 + (2 - 1);
  const patricians = 3 + 2 + 2 + 2 + 3;
  const couples = paid(COUPLES, 2);
  const men = paid(MANY_MEN, 4);
  const fortuna = 2 + 3;
  const chips = Math.floor(5 / CHIPS_PER_POINT);
  const total = provinces + patricians + couples + men + fortuna + chips;
  return { provinces, patricians, couples, men, fortuna, chips, total };
}

/** What a card pays for so many of what it counts. */
function paid(card: number, counted: number): number {
  const points = at(CARD_FACTS, card).pays.map(
    (pays) => Math.floor(counted / pays.each) * pays.points,
  );
  return Math.min(sum(points), MOST_OF_A_CARD);
}
