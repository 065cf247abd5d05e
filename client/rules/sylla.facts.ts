import {
  BUILDING_STACKS,
  BUILDINGS,
  CARD_FACTS,
  CARDS,
  type Calling,
  CHARACTER_SETS,
  type Effect,
  EVENT_FACTS,
  EVENTS,
  factsFor,
  LAST_SQUARE,
  SALE_PLACES,
  TURNS,
  WORK_FACTS,
  WORKS,
  worthOf,
} from '../../game/sylla/components';
import { syllaManifest } from '../../game/sylla/manifest';
import { at, range, sum } from '../../game/table/lists';
import type { SyllaLanguage } from '../locales/sylla';
import type { Block } from './rulesText';
import { list, series } from './textTags';

export { say } from './textTags';

/**
 * What the rules of Sylla say in every language: the facts of the box, put into tables. A fact that is corrected in
 * components.ts is corrected in the rules, too.
 */

// --- Figures that follow from the box ------------------------------------------------------------------------------

export const { seats: SEATS } = syllaManifest;

export const PLAYER_COUNTS = range(SEATS.most - SEATS.least + 1).map((i) => SEATS.least + i);

export const CARDS_IN_SET = sum(CARD_FACTS.map(({ inSet }) => inSet));

/** Characters in the pile before the first are displayed. */
export function pileFor(players: number): number {
  return CHARACTER_SETS * CARDS_IN_SET - players * factsFor(players).startingCharacters;
}

/** Displayed characters of the last turn that had gone under the pile before. */
export function returningFor(players: number): number {
  const { display } = factsFor(players);
  const fresh = Math.max(0, pileFor(players) - (TURNS - 1) * display);
  return Math.max(0, display - fresh);
}

export function placesOf(colour: number): number {
  return SALE_PLACES.filter((place) => place === colour).length;
}

const TILES = BUILDING_STACKS.map((stack) => sum(stack.map(({ tiles }) => tiles)));
export const ALL_TILES = sum(TILES);
/** Tiles at the bottom of the pile that no game ever sees. */
export const UNSEEN_TILES = ALL_TILES - TURNS * SALE_PLACES.length;

export function tilesOf(building: number): readonly number[] {
  return BUILDING_STACKS.map((stack) =>
    sum(stack.map((entry) => (entry.building === building ? entry.tiles : 0))),
  );
}

export function famineSymbolsOn(events: readonly number[]): number {
  return sum(events.map((event) => at(EVENT_FACTS, event).famine));
}

// --- Facts in words ------------------------------------------------------------------------------------------------

/** What a language contributes to the tables. */
export interface FactWords {
  readonly names: SyllaLanguage['names'];
  readonly callings: Readonly<Record<Calling, string>>;
  readonly powers: Readonly<Record<Calling, string>>;
  readonly or: string;
  readonly nothing: string;
  inSet(cards: number, christians: number): string;
  /** Who carries a cube, by kind. */
  readonly fighters: readonly string[];
  readonly onePrestige: string;
  readonly lowers: (virtue: string) => string;
  readonly raisesFamine: (steps: number) => string;
  readonly lowersHighest: string;
  readonly flips: (what: string) => string;
  places(prestige: readonly number[]): string;
  reaching(prestige: number, least: number, most: number | null): string;
  benefit(votes: number, virtue: string | null): string;
  readonly heads: Readonly<
    Record<'players' | 'characters' | 'buildings' | 'events' | 'works', readonly string[]>
  > & { readonly square: string; readonly worth: string };
  readonly playerRows: Readonly<
    Record<'start' | 'pile' | 'display' | 'left' | 'offers' | 'thrownOut', string>
  >;
}

/** The facts of the box in the words of one language. */
export interface FactsInWords {
  readonly names: SyllaLanguage['names'];
  /** By card, event, Work. */
  hexagons(card: number): string;
  reward(event: number): string;
  fighters(event: number): string;
  effect(event: number): string;
  /** What each event that strikes cards or tiles can strike, and so keeps face down. */
  readonly victims: Block;
  rewards(work: number): string;
  benefit(work: number): string;
  readonly ladder: Block;
  readonly players: Block;
  readonly characters: Block;
  readonly events: Block;
  readonly works: Block;
  /** What each building does is said by the caller, by building number. */
  buildings(doing: readonly string[]): Block;
}

type Flips = Extract<Effect, { flips: unknown }>['flips'];

export function factsInWords(words: FactWords): FactsInWords {
  const { names, heads, nothing } = words;
  const named = (list: readonly string[], index: number): string => at(list, index);

  const either = (things: readonly string[]): string => series(things, words.or);

  const hexagons = (card: number): string =>
    at(CARD_FACTS, card)
      .hexagons.map((colour) => named(names.colours, colour))
      .join(', ');

  const reward = (event: number): string => {
    const { reward: virtue } = at(EVENT_FACTS, event);
    return virtue === 'prestige' ? words.onePrestige : named(names.virtues, virtue);
  };

  const fighters = (event: number): string =>
    either(at(EVENT_FACTS, event).admits.map((kind) => named(words.fighters, kind)));

  const victims = ({ buildings, cards }: Flips): string =>
    either([
      ...buildings.map((building) => named(names.buildings, building)),
      ...cards.map((card) => named(names.cards, card)),
    ]);

  const effect = (event: number): string => {
    const { effect: happens } = at(EVENT_FACTS, event);
    if ('lowers' in happens) return words.lowers(named(names.virtues, happens.lowers));
    if ('famine' in happens) return words.raisesFamine(happens.famine);
    if ('lowersHighest' in happens) return words.lowersHighest;
    return words.flips(victims(happens.flips));
  };

  const rewards = (work: number): string => {
    const { rewards: prizes } = at(WORK_FACTS, work);
    if ('places' in prizes) return words.places(prizes.places);
    return prizes.votes
      .map(({ least, prestige }, i) => {
        const above = prizes.votes[i - 1];
        return words.reaching(prestige, least, above ? above.least - 1 : null);
      })
      .join('; ');
  };

  const benefit = (work: number): string => {
    const { benefit: gain } = at(WORK_FACTS, work);
    if (!gain) return nothing;
    const virtue = gain.raises === 'famineDown' ? null : named(names.virtues, gain.raises);
    return words.benefit(gain.votes, virtue);
  };

  return {
    names,
    hexagons,
    reward,
    fighters,
    effect,
    victims: list(
      ...EVENTS.flatMap((event) => {
        const { effect: happens } = at(EVENT_FACTS, event);
        if (!('flips' in happens)) return [];
        return [`*${named(names.events, event)}:* ${victims(happens.flips)}`];
      }),
    ),
    rewards,
    benefit,
    ladder: ladderTable(heads),
    players: playersTable(words),
    characters: charactersTable(words, hexagons),
    events: {
      table: {
        head: heads.events,
        rows: EVENTS.map((event) => [
          named(names.events, event),
          reward(event),
          fighters(event),
          famineSymbolsOn([event]) === 0 ? nothing : String(famineSymbolsOn([event])),
          effect(event),
        ]),
      },
    },
    works: {
      table: {
        head: heads.works,
        rows: WORKS.map((work) => [named(names.works, work), rewards(work), benefit(work)]),
      },
    },
    buildings: (doing) => ({
      table: {
        head: heads.buildings,
        rows: BUILDINGS.map((building) => [
          named(names.buildings, building),
          ...tilesOf(building).map((tiles) => (tiles === 0 ? nothing : String(tiles))),
          at(doing, building),
        ]),
      },
    }),
  };
}

function ladderTable({ square, worth }: FactWords['heads']): Block {
  const squares = range(LAST_SQUARE).map((i) => i + 1);
  return {
    table: {
      head: [square, ...squares.map(String)],
      rows: [[worth, ...squares.map((number) => String(worthOf(number)))]],
    },
  };
}

function playersTable({ heads, playerRows }: FactWords): Block {
  const row = (name: string, figureFor: (players: number) => number): string[] => [
    name,
    ...PLAYER_COUNTS.map((players) => String(figureFor(players))),
  ];
  return {
    table: {
      head: heads.players,
      rows: [
        row(playerRows.start, (players) => factsFor(players).startingCharacters),
        row(playerRows.pile, pileFor),
        row(playerRows.display, (players) => factsFor(players).display),
        row(playerRows.left, (players) => factsFor(players).display - players),
        row(playerRows.offers, (players) => factsFor(players).offers),
        row(playerRows.thrownOut, (players) => SALE_PLACES.length - factsFor(players).offers),
      ],
    },
  };
}

/** One row a calling: Christians differ from the others of their calling in nothing else. */
function charactersTable(words: FactWords, hexagons: (card: number) => string): Block {
  const callings = CARDS.filter((card) => !CARD_FACTS[card].christian);
  return {
    table: {
      head: words.heads.characters,
      rows: callings.map((card) => {
        const { calling } = CARD_FACTS[card];
        const alike = CARD_FACTS.filter((facts) => facts.calling === calling);
        const christians = alike.filter(({ christian }) => christian);
        return [
          words.callings[calling],
          hexagons(card),
          words.inSet(
            sum(alike.map(({ inSet }) => inSet)),
            sum(christians.map(({ inSet }) => inSet)),
          ),
          words.powers[calling],
        ];
      }),
    },
  };
}
