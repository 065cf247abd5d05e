import { at, range, sum } from '../../game/table/lists';
import { improvePrice } from '../../game/triumvirate/actionCosts';
import {
  ARROWS,
  BORDERS,
  BOTH_SEAS_COST,
  CONSULATES_TO_WIN,
  EAST_SEA,
  factsFor,
  IMPROVABLE,
  KINDS,
  MOST_ACTIONS,
  NEIGHBOUR_COST,
  NEUTRAL_CITIZENS,
  NOT_LEADING_COST,
  ONE_SEA_COST,
  PROVINCE_FACTS,
  PROVINCES,
  STARTING_CITIZENS,
  STARTING_LEGIONS,
  STARTING_WEAPONS,
  type Start,
  WEST_SEA,
  YIELDS,
} from '../../game/triumvirate/components';
import { triumvirateManifest } from '../../game/triumvirate/manifest';
import { typeOf } from '../../game/triumvirate/map';
import { battleOdds } from '../../game/triumvirate/odds';
import { roman, type TriumvirateLanguage } from '../locales/triumvirate';
import type { Block } from './rulesText';
import { series } from './textTags';

/**
 * What the rules of the Triumvirate say in every language: the facts of the box, put into tables. A fact that is
 * corrected in components.ts is corrected in the rules, too.
 */

// --- Figures that follow from the box ------------------------------------------------------------------------------

export const { seats: SEATS } = triumvirateManifest;

/** The full table first, then the small one. */
export const PLAYER_COUNTS = range(SEATS.most - SEATS.least + 1).map((i) => SEATS.most - i);

/** By seat. */
export const CHARACTERS = ['Caesar', 'Pompeius', 'Crassus'] as const;

export function provincesOf({ seat, on, off }: Start): number {
  return [seat, ...on, ...off].length;
}

export function provincesFor(players: number): number {
  return sum(factsFor(players).starts.map(provincesOf));
}

/** The provinces that are not in play. */
export function outOfPlay(players: number): number[] {
  const inPlay = factsFor(players).starts.flatMap(({ seat, on, off }) => [seat, ...on, ...off]);
  return PROVINCES.filter((province) => !inPlay.includes(province));
}

export function legionsInStock(players: number): number {
  return factsFor(players).legions - STARTING_LEGIONS * provincesFor(players);
}

export function citizensFor(players: number): number {
  return NEUTRAL_CITIZENS + players * STARTING_CITIZENS;
}

/** By then somebody must be consul for the second time. */
export function mostYears(players: number): number {
  return players * (CONSULATES_TO_WIN - 1) + 1;
}

/** Who has the last turn of the first year. */
export function endsFirstYear(players: number): string {
  return at(CHARACTERS, (factsFor(players).calendar - 1) % players);
}

/** Who begins the second year, if nobody has won before. */
export function beginsSecondYear(players: number): string {
  return at(CHARACTERS, factsFor(players).calendar % players);
}

/** A step of the sea is cheaper for a stone without legions. */
export const withoutLegions = (cost: number): number => cost - 1;

export interface Yield {
  readonly gold: number;
  readonly legions: number;
}

export function yieldOf(province: number): Yield {
  return at<Yield>(YIELDS, typeOf(province));
}

/** What the n-th action of a turn costs. */
export function priceOf(action: number, leading = true): number {
  return improvePrice({ actions: action - 1 }) + (leading ? 0 : NOT_LEADING_COST);
}

/** What that many actions cost together. */
export function priceOfAll(actions: number): number {
  return sum(range(actions).map((i) => priceOf(i + 1)));
}

/** The chance of an attack with the weapons that are in the bag at the start, nobody's stone defending. */
export function chance(attackers: number, defenders: number, stone = false): number {
  const bag = { own: STARTING_WEAPONS, theirs: STARTING_WEAPONS, others: STARTING_WEAPONS };
  return battleOdds({ attackers, defenders }, stone, bag).conquest;
}

export function percent(attackers: number, defenders: number, stone = false): string {
  return `${Math.round(100 * chance(attackers, defenders, stone))} %`;
}

// --- Facts in words ------------------------------------------------------------------------------------------------

const MOST_ATTACKERS = 7;
const MOST_DEFENDERS = 4;

/** What a language contributes to the tables. */
export interface TriumvirateFactWords {
  readonly names: TriumvirateLanguage['names'];
  readonly and: string;
  readonly or: string;
  readonly nothing: string;
  readonly seas: { readonly west: string; readonly east: string };
  gold(amount: number): string;
  legions(count: number): string;
  raises(competences: string): string;
  /** By type: what else can be done there. */
  readonly alsoDone: readonly string[];
  readonly heads: Readonly<Record<'board' | 'types' | 'players' | 'steps', readonly string[]>> & {
    readonly prices: string;
    action(number: number): string;
    readonly attackers: string;
    defenders(count: number): string;
  };
  readonly startRows: Readonly<Record<'seat' | 'on' | 'off', string>>;
  readonly playerRows: Readonly<
    Record<
      | 'characters'
      | 'provinces'
      | 'gold'
      | 'legions'
      | 'stock'
      | 'citizens'
      | 'calendar'
      | 'years'
      | 'second',
      string
    >
  >;
  readonly stepRows: Readonly<Record<'neighbour' | 'oneSea' | 'bothSeas', string>>;
  readonly priceRows: Readonly<Record<'improve' | 'leading' | 'notLeading', string>>;
}

/** The facts of the box in the words of one language. */
export interface TriumvirateFactsInWords {
  readonly names: TriumvirateLanguage['names'];
  province(province: number): string;
  provinces(provinces: readonly number[]): string;
  /** What a province gives. */
  supply(province: number): string;
  readonly board: Block;
  readonly types: Block;
  start(players: number): Block;
  readonly players: Block;
  readonly steps: Block;
  readonly prices: Block;
  readonly odds: Block;
}

export function triumvirateFactsInWords(words: TriumvirateFactWords): TriumvirateFactsInWords {
  const { names, heads, nothing } = words;
  const province = (number: number): string => at(names.provinces, number);
  const provinces = (numbers: readonly number[]): string =>
    series(numbers.map(province), words.and);
  const gives = ({ gold, legions }: Yield): string =>
    [gold > 0 ? words.gold(gold) : '', legions > 0 ? words.legions(legions) : '']
      .filter(Boolean)
      .join(` ${words.and} `);

  return {
    names,
    province,
    provinces,
    supply: (number) => gives(yieldOf(number)),
    board: boardTable(words, province),
    types: {
      table: {
        head: heads.types,
        rows: KINDS.map((kind) => [
          at(names.types, kind),
          gives(YIELDS[kind]),
          [
            words.raises(
              series(
                at(IMPROVABLE, kind).map((each) => at(names.competences, each)),
                words.or,
              ),
            ),
            ...words.alsoDone.slice(kind, kind + 1),
          ].join('; '),
        ]),
      },
    },
    start(players) {
      const { starts } = factsFor(players);
      const row = (name: string, of: (start: Start) => readonly number[]): string[] => [
        name,
        ...starts.map((start) => of(start).map(province).join(', ')),
      ];
      return {
        table: {
          head: ['', ...CHARACTERS.slice(0, players)],
          rows: [
            row(words.startRows.seat, ({ seat }) => [seat]),
            row(words.startRows.on, ({ on }) => on),
            row(words.startRows.off, ({ off }) => off),
          ],
        },
      };
    },
    players: playersTable(words),
    steps: {
      table: {
        head: heads.steps,
        rows: [
          [words.stepRows.neighbour, NEIGHBOUR_COST, NEIGHBOUR_COST],
          [words.stepRows.oneSea, ONE_SEA_COST, withoutLegions(ONE_SEA_COST)],
          [words.stepRows.bothSeas, BOTH_SEAS_COST, withoutLegions(BOTH_SEAS_COST)],
        ].map((row) => row.map(String)),
      },
    },
    prices: pricesTable(words),
    odds: {
      table: {
        head: [heads.attackers, ...upTo(MOST_DEFENDERS).map(heads.defenders)],
        rows: upTo(MOST_ATTACKERS).map((attackers) => [
          String(attackers),
          ...upTo(MOST_DEFENDERS).map((defenders) =>
            chance(attackers, defenders) === 0 ? nothing : percent(attackers, defenders),
          ),
        ]),
      },
    },
  };
}

function upTo(most: number): number[] {
  return range(most).map((i) => i + 1);
}

type Pairs = readonly (readonly [number, number])[];

function boardTable(
  { names, heads, seas, nothing }: TriumvirateFactWords,
  nameOf: (province: number) => string,
): Block {
  const joined = (pairs: Pairs, province: number): string =>
    pairs
      .filter((pair) => pair.includes(province))
      .map(([one, other]) => nameOf(one === province ? other : one))
      .join(', ') || nothing;
  const seasOf = (province: number): string => {
    const { seas: touched } = at(PROVINCE_FACTS, province);
    const found = [touched & WEST_SEA ? seas.west : '', touched & EAST_SEA ? seas.east : ''];
    return found.filter(Boolean).join(', ') || nothing;
  };
  return {
    table: {
      head: heads.board,
      rows: PROVINCES.map((province) => [
        nameOf(province),
        at(names.types, typeOf(province)),
        joined(BORDERS, province),
        joined(ARROWS, province),
        seasOf(province),
      ]),
    },
  };
}

function playersTable({ heads, playerRows }: TriumvirateFactWords): Block {
  const row = (name: string, cellFor: (players: number) => string | number): string[] => [
    name,
    ...PLAYER_COUNTS.map((players) => String(cellFor(players))),
  ];
  return {
    table: {
      head: heads.players,
      rows: [
        row(playerRows.characters, (players) => CHARACTERS.slice(0, players).join(', ')),
        row(playerRows.provinces, provincesFor),
        row(playerRows.gold, (players) => factsFor(players).gold),
        row(playerRows.legions, (players) => factsFor(players).legions),
        row(playerRows.stock, legionsInStock),
        row(playerRows.citizens, citizensFor),
        row(playerRows.calendar, (players) => roman(factsFor(players).calendar)),
        row(playerRows.years, mostYears),
        row(playerRows.second, beginsSecondYear),
      ],
    },
  };
}

function pricesTable({ heads, priceRows }: TriumvirateFactWords): Block {
  const row = (name: string, leading: boolean): string[] => [
    name,
    ...upTo(MOST_ACTIONS).map((action) => String(priceOf(action, leading))),
  ];
  return {
    table: {
      head: [heads.prices, ...upTo(MOST_ACTIONS).map(heads.action)],
      rows: [
        row(priceRows.improve, true),
        row(priceRows.leading, true),
        row(priceRows.notLeading, false),
      ],
    },
  };
}
