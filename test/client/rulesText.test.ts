import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SyllaAbout } from '../../client/locales/sylla.about';
import { syllaAboutDe } from '../../client/locales/sylla.about.de';
import { syllaAboutEn } from '../../client/locales/sylla.about.en';
import { aleaRulesDe } from '../../client/rules/alea.de';
import { aleaRulesEn } from '../../client/rules/alea.en';
import type { Block, RulesText } from '../../client/rules/rulesText';
import { syllaRulesDe } from '../../client/rules/sylla.de';
import { syllaRulesEn } from '../../client/rules/sylla.en';
import { triumvirateRulesDe } from '../../client/rules/triumvirate.de';
import { triumvirateRulesEn } from '../../client/rules/triumvirate.en';
import { alea } from '../../game/alea';
import * as aleaBox from '../../game/alea/components';
import { sylla } from '../../game/sylla';
import * as box from '../../game/sylla/components';
import { range } from '../../game/table/lists';
import { triumvirate } from '../../game/triumvirate';
import * as triumvirateBox from '../../game/triumvirate/components';

const ART = join(__dirname, '../../client/art');

const GAMES = {
  sylla: { game: sylla.game, en: syllaRulesEn, de: syllaRulesDe },
  alea: { game: alea.game, en: aleaRulesEn, de: aleaRulesDe },
  triumvirate: { game: triumvirate.game, en: triumvirateRulesEn, de: triumvirateRulesDe },
} as const;

const games = Object.entries(GAMES);

const rules = games.flatMap(([name, { game, en, de }]) => [
  { name: `${name} in English`, phases: Object.keys(game.phases ?? {}), text: en },
  { name: `${name} in German`, phases: Object.keys(game.phases ?? {}), text: de },
]);

const abouts = [
  ['English', syllaAboutEn],
  ['German', syllaAboutDe],
] as const;

const blocksOf = ({ sections }: RulesText): Block[] => sections.flatMap(({ blocks }) => blocks);

/** What a language cannot change: the kind of a block, and how many parts it has. */
function shapeOf(block: Block): unknown {
  if ('list' in block) return { list: block.list.length };
  if ('table' in block)
    return { head: block.table.head.length, rows: block.table.rows.map((row) => row.length) };
  if ('figure' in block) return { figure: block.figure.art };
  return Object.keys(block);
}

/** Texts in which asterisks mean emphasis. */
function running(block: Block): string[] {
  if ('p' in block) return [block.p];
  if ('list' in block) return [...block.list];
  if ('example' in block) return [block.example];
  return 'ruling' in block ? [block.ruling] : [];
}

/** Texts that are shown as they are. */
function plain(block: Block): string[] {
  if ('table' in block) return [...block.table.head, ...block.table.rows.flat()];
  return 'figure' in block ? [block.figure.caption] : [];
}

const tablesOf = (text: RulesText) =>
  blocksOf(text).flatMap((block) => ('table' in block ? [block.table] : []));

const textsIn = (about: object): string[] => Object.values(about).flat();

const BROKEN = /undefined|NaN|null|\[object|\s\s|^\s|\s$|\s[.,;:]/;

describe.each(games)('The rules of %s in both languages', (_game, { en, de }) => {
  it('have the same sections in the same order', () => {
    const outline = ({ sections }: RulesText) => sections.map(({ id, phases }) => ({ id, phases }));
    expect(outline(de)).toEqual(outline(en));
  });

  it.each(en.sections.map(({ id }) => id))('say as much about %s', (id) => {
    const shapes = (text: RulesText) =>
      text.sections.find((section) => section.id === id)?.blocks.map(shapeOf);
    expect(shapes(de)).toEqual(shapes(en));
  });
});

describe.each(rules)('The rules of $name', ({ text, phases: all }) => {
  it('have a section for each phase of the framework, and one only', () => {
    const covered = text.sections.flatMap(({ phases }) => phases ?? []);
    expect(covered.sort()).toEqual([...all].sort());
  });

  it('have an id of its own and a title for each section', () => {
    const ids = text.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, title, phases } of text.sections) {
      expect(id).toMatch(/^[a-z-]+$/);
      expect(title).not.toBe('');
      expect(phases ?? []).not.toContain(title);
    }
  });

  it('have tables as wide as their heads', () => {
    const uneven = tablesOf(text).filter(({ head, rows }) =>
      rows.some((row) => row.length !== head.length),
    );
    expect(uneven).toEqual([]);
  });

  it('draw only what the illustrator has drawn', () => {
    const drawn = new Map<string, string>();
    const missing = blocksOf(text)
      .flatMap((block) => ('figure' in block ? block.figure.art : []))
      .filter((art) => {
        const [file = '', symbol = ''] = art.split('#');
        if (!drawn.has(file)) drawn.set(file, readFileSync(join(ART, `${file}.svg`), 'utf8'));
        return !drawn.get(file)?.includes(`<symbol id="${symbol}"`);
      });
    expect(missing).toEqual([]);
  });

  it('close every emphasis, and use it in running text only', () => {
    const open = blocksOf(text)
      .flatMap(running)
      .filter((each) => each.split('*').length % 2 === 0 || each.includes('**'));
    const titles = text.sections.map(({ title }) => title);
    const stray = [...titles, ...blocksOf(text).flatMap(plain)].filter((each) =>
      each.includes('*'),
    );
    expect([...open, ...stray]).toEqual([]);
  });

  it('leave no gap in a sentence', () => {
    const all = blocksOf(text).flatMap((block) => [...running(block), ...plain(block)]);
    expect(all.filter((each) => BROKEN.test(each))).toEqual([]);
  });
});

describe.each(abouts)('What is said about the things on the table in %s', (_language, about) => {
  it('covers every component', () => {
    const counts = Object.fromEntries(
      Object.entries(about).flatMap(([name, texts]) =>
        Array.isArray(texts) ? [[name, texts.length]] : [],
      ),
    );
    expect(counts).toEqual({
      cards: box.CARDS.length,
      buildings: box.BUILDINGS.length,
      events: box.EVENTS.length,
      works: box.WORKS.length,
      tokens: box.VIRTUES.length,
      markers: box.VIRTUES.length,
      salePlaces: box.COLOURS.length,
      cubes: box.CUBES.length,
    });
  });

  it('is a sentence or three, without gaps and marks', () => {
    for (const text of textsIn(about)) {
      expect(text).toMatch(/^\p{Lu}|^\d/u);
      expect(text).toMatch(/\.$/);
      expect(text).not.toMatch(BROKEN);
      expect(text).not.toContain('*');
      expect(text.split(/[.!?](?: |$)/).length - 1).toBeLessThanOrEqual(3);
    }
  });
});

describe('Facts of the box of Sylla', () => {
  it.each([syllaRulesEn, syllaRulesDe])('the ladder shows what tokens are worth', (text) => {
    const squares = range(box.LAST_SQUARE).map((i) => i + 1);
    const ladder = tablesOf(text).find(({ head }) => head.length === squares.length + 1);
    expect(ladder?.head.slice(1)).toEqual(squares.map(String));
    expect(ladder?.rows[0]?.slice(1)).toEqual(squares.map((square) => String(box.worthOf(square))));
  });

  it.each([
    ['en', 'syllaRulesEn', 'syllaAboutEn', '17 deniers', 'Legionary'],
    ['de', 'syllaRulesDe', 'syllaAboutDe', '17 Denare', 'Legionär'],
  ])(
    'a fact corrected in components.ts is corrected in %s',
    (language, name, aboutName, stall, legionary) => {
      const path = '../../game/sylla/components';
      const actual = jest.requireActual<typeof box>(path);
      const hexagons = [box.GREY, box.YELLOW];
      jest.isolateModules(() => {
        jest.doMock(path, () => ({
          ...actual,
          STALL_INCOME: 17,
          worthOf: (square: number) => 100 + square,
          CARD_FACTS: actual.CARD_FACTS.map((facts) =>
            facts.calling === 'legionary' ? { ...facts, hexagons } : facts,
          ),
        }));
        const corrected: RulesText = require(`../../client/rules/sylla.${language}`)[name];
        const about: SyllaAbout = require(`../../client/locales/sylla.about.${language}`)[
          aboutName
        ];
        jest.dontMock(path);
        const rows = tablesOf(corrected).flatMap((table) => table.rows);
        const colours = language === 'en' ? 'grey, yellow' : 'grau, gelb';
        expect(rows.find(([first]) => first === legionary)?.[1]).toBe(colours);
        expect(rows.some((row) => row.at(-1) === String(100 + box.LAST_SQUARE))).toBe(true);
        expect(about.buildings[box.STALL]).toContain(stall);
        expect(blocksOf(corrected).flatMap(running).join(' ')).toContain(stall);
      });
    },
  );
});

describe('Facts of the box of Alea Iacta Est', () => {
  it.each([
    ['en', 'aleaRulesEn', '9 points for every 3 patricians', '11 pillars'],
    ['de', 'aleaRulesDe', '9 Punkte für je 3 Patrizier', '11 Säulen'],
  ])('a fact corrected in components.ts is corrected in %s', (language, name, pays, pillars) => {
    const path = '../../game/alea/components';
    const actual = jest.requireActual<typeof aleaBox>(path);
    jest.isolateModules(() => {
      jest.doMock(path, () => ({
        ...actual,
        factsFor: (players: number) => ({ ...actual.factsFor(players), pillars: 11 }),
        TILES: [8, 14, 77],
        CARD_FACTS: actual.CARD_FACTS.map((facts) =>
          facts.kind === 2 ? { kind: 2, pays: [{ points: 9, each: 3, of: 'patricians' }] } : facts,
        ),
      }));
      const corrected: RulesText = require(`../../client/rules/alea.${language}`)[name];
      jest.dontMock(path);
      const rows = tablesOf(corrected).flatMap((table) => table.rows);
      expect(rows.find(([first]) => first === 'II')?.[2]).toBe(pays);
      expect(rows.some((row) => row.at(-1) === '77')).toBe(true);
      expect(blocksOf(corrected).flatMap(running).join(' ')).toContain(pillars);
    });
  });

  it.each([aleaRulesEn, aleaRulesDe])('every Senate card has a row of its own', (text) => {
    const cards = text.sections.find(({ id }) => id === 'senate-cards');
    const [table] = tablesOf({ title: '', sections: cards ? [cards] : [] });
    const names = table?.rows.map(([, name]) => name);
    expect(new Set(names).size).toBe(aleaBox.CARDS);
  });
});

describe('Facts of the box of the Triumvirate', () => {
  /** The rows of provinces: name, type, borders, arrows, seas. */
  const boardOf = (text: RulesText) =>
    tablesOf(text).find(({ rows }) => rows.length === triumvirateBox.PROVINCES.length)?.rows ?? [];

  it.each([
    ['en', 'triumvirateRulesEn', '5 gold', '13 provinces'],
    ['de', 'triumvirateRulesDe', '5 Gold', '13 Provinzen'],
  ])('a fact corrected in components.ts is corrected in %s', (language, name, gold, provinces) => {
    const path = '../../game/triumvirate/components';
    const actual = jest.requireActual<typeof triumvirateBox>(path);
    const { ACHAEA, SICILIA } = actual;
    jest.isolateModules(() => {
      jest.doMock(path, () => ({
        ...actual,
        PROVINCES_TO_WIN: 13,
        ARROWS: [[SICILIA, ACHAEA]],
        YIELDS: [{ gold: 5, legions: 0 }, ...actual.YIELDS.slice(1)],
      }));
      const corrected: RulesText = require(`../../client/rules/triumvirate.${language}`)[name];
      jest.dontMock(path);
      const rows = tablesOf(corrected).flatMap((table) => table.rows);
      const arrows = boardOf(corrected).map((row) => [row[0], row[3]]);
      expect(arrows.filter(([, arrow]) => arrow !== '–')).toEqual([
        ['Achaea', 'Sicilia'],
        ['Sicilia', 'Achaea'],
      ]);
      expect(rows.some((row) => row[1] === gold)).toBe(true);
      expect(blocksOf(corrected).flatMap(running).join(' ')).toContain(provinces);
    });
  });

  it.each([triumvirateRulesEn, triumvirateRulesDe])('neighbours name each other', (text) => {
    const neighbours = new Map(
      boardOf(text).map(([name = '', , borders = '', arrows = '']) => [
        name,
        `${borders}, ${arrows}`.split(', ').filter((each) => each !== '–'),
      ]),
    );
    const pairs = [...neighbours].flatMap(([name, others]) => others.map((other) => [name, other]));
    expect(pairs).toHaveLength(2 * (triumvirateBox.BORDERS.length + triumvirateBox.ARROWS.length));
    for (const [name = '', other = ''] of pairs) expect(neighbours.get(other)).toContain(name);
  });
});
