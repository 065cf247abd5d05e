import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SyllaAbout } from '../../client/locales/sylla.about';
import { syllaAboutDe } from '../../client/locales/sylla.about.de';
import { syllaAboutEn } from '../../client/locales/sylla.about.en';
import type { Block, RulesText } from '../../client/rules/rulesText';
import { syllaRulesDe } from '../../client/rules/sylla.de';
import { syllaRulesEn } from '../../client/rules/sylla.en';
import { sylla } from '../../game/sylla';
import { range } from '../../game/table/lists';
import { box, cards, fought, given, openEvents, players, type SeatScene } from '../support/sylla';

const ART = join(__dirname, '../../client/art');

const rules = [
  ['English', syllaRulesEn],
  ['German', syllaRulesDe],
] as const;

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

describe('The rules in both languages', () => {
  it('have the same sections in the same order', () => {
    const outline = ({ sections }: RulesText) => sections.map(({ id, phases }) => ({ id, phases }));
    expect(outline(syllaRulesDe)).toEqual(outline(syllaRulesEn));
  });

  it.each(syllaRulesEn.sections.map(({ id }) => id))('say as much about %s', (id) => {
    const shapes = (text: RulesText) =>
      text.sections.find((section) => section.id === id)?.blocks.map(shapeOf);
    expect(shapes(syllaRulesDe)).toEqual(shapes(syllaRulesEn));
  });
});

describe.each(rules)('The rules in %s', (_language, text) => {
  it('have a section for each phase of the framework, and one only', () => {
    const covered = text.sections.flatMap(({ phases }) => phases ?? []);
    expect(covered.sort()).toEqual(Object.keys(sylla.game.phases ?? {}).sort());
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

describe('Facts of the box', () => {
  it.each(rules)('the ladder in %s shows what tokens are worth', (_language, text) => {
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

/** The people of the examples, as they sit clockwise. */
const [AULUS, LIVIA, MARCUS, TULLIA] = [0, 1, 2, 3] as const;

describe('The worked examples, played by the rules', () => {
  it('starting characters: two Merchants make 5 deniers', () => {
    const hand = cards({ senator: 1, merchant: 1, christianMerchant: 1, vestal: 1 });
    const scene = given({ phase: 'startingCharacters', seats: players(4) });
    for (const seat of [AULUS, LIVIA, MARCUS, TULLIA]) scene.play(seat, 'chooseCharacters', hand);
    expect(scene.money[LIVIA]).toBe(5);
  });

  it('I: Aulus is elected with 4 votes for 2 deniers, and famine rises to 4', () => {
    const scene = given({
      phase: 'firstConsul',
      seats: [
        { has: { senator: 2 }, money: 4 },
        { has: { senator: 1 }, money: 3 },
        { has: { senator: 1 }, money: 4 },
        {},
      ],
      table: { consul: MARCUS, famine: 1, ...openEvents(box.PILLAGE, box.ERUPTION, box.FLOOD) },
    })
      .play(MARCUS, 'nameVotes', 2)
      .play(TULLIA, 'passVotes')
      .play(AULUS, 'nameVotes', 4);
    expect(scene.refusal(LIVIA, 'nameVotes', 5)).toMatchObject({ code: 'votesTooHigh' });
    scene.play(LIVIA, 'passVotes').play(AULUS, 'takeConsulToken', box.LEISURE);
    expect([scene.G.consul, scene.money[AULUS], scene.G.famine]).toEqual([AULUS, 2, 4]);
  });

  it('II: a Vestal and below her a Legionary go under the pile', () => {
    const { SLAVE, VESTAL, CHRISTIAN_MERCHANT, LEGIONARY, SENATOR } = box;
    const display = [SLAVE, VESTAL, VESTAL, CHRISTIAN_MERCHANT, LEGIONARY, SENATOR];
    const scene = given({
      phase: 'recruitment',
      seats: players(4),
      table: { consul: TULLIA, display },
    })
      .play(TULLIA, 'recruit', CHRISTIAN_MERCHANT)
      .play(AULUS, 'recruit', SENATOR)
      .play(LIVIA, 'recruit', VESTAL)
      .play(MARCUS, 'recruit', SLAVE);
    expect(scene.G.returned).toEqual([VESTAL, LEGIONARY]);
  });

  it('III: Marcus outbids Aulus for his own Tavern; Livia is not asked', () => {
    const places = [box.STALL, box.STALL, box.TAVERN, box.STALL, box.STALL, box.STALL];
    const scene = given({
      phase: 'buildings',
      seats: [
        { has: { slave: 3 } },
        { has: { slave: 2 } },
        { has: { slave: 1, senator: 2, merchant: 1 } },
        { has: { slave: 2 } },
      ],
      table: { consul: MARCUS, places },
    })
      .play(MARCUS, 'offerBuilding', 2)
      .play(TULLIA, 'bid', 1)
      .play(AULUS, 'bid', 2);
    expect(scene.asked).toBe(`bid ${MARCUS}`);
    scene.play(MARCUS, 'bid', 3).play(MARCUS, 'pay', cards({ slave: 1, senator: 1, merchant: 1 }));
    expect(scene.player(MARCUS).buildings[box.TAVERN]).toBe(1);
    expect(scene.asked).toBe(`offer ${MARCUS}`);
  });

  it('IV: Livia receives 6 deniers, and her Tavern closes Leisure to Marcus', () => {
    const scene = given({
      phase: 'revenue',
      seats: [
        {},
        {
          has: { merchant: 1 },
          sideways: { merchant: 1 },
          buildings: { stall: 1, temple: 1, tavern: 1 },
        },
        { buildings: { tavern: 1 } },
        {},
      ],
      table: { consul: LIVIA },
    });
    expect(scene.money[LIVIA]).toBe(6);
    scene.play(LIVIA, 'useTavern', box.LEISURE, 1).play(LIVIA, 'useTemple', box.LEISURE);
    expect([scene.money[LIVIA], scene.tokens(LIVIA)]).toEqual([4, [0, 0, 1]]);
    expect(scene.refusal(MARCUS, 'useTavern', box.LEISURE, 1)).toMatchObject({
      code: 'markerBlocked',
    });
  });

  it('V: Epidemic and Pillage are prevented, Purge and Decadence occur, the Epidemic leaves', () => {
    const senator: SeatScene = { has: { senator: 1 } };
    const scene = given({
      phase: 'events',
      seats: [{ ...senator, buildings: { stall: 1 } }, senator, senator, {}],
      table: {
        ladder: [4, 5, 5],
        ...openEvents(box.EPIDEMIC, box.PILLAGE, box.SENATE_PURGE),
        ...fought([0, 2, 0, 1], [1, 0, 0, 0], [0, 0, 1, 0], 0),
      },
    });
    expect([AULUS, LIVIA, MARCUS, TULLIA].map((seat) => scene.tokens(seat))).toEqual([
      [1, 0, 0],
      [0, 1, 0],
      [1, 0, 0],
      [0, 0, 0],
    ]);
    expect(scene.asked).toBe(`prevent ${AULUS}`);
    scene.play(AULUS, 'prevent', 1);
    expect(scene.G.ladder).toEqual([4, 4, 4]);
    expect(scene.G.eventsGone).toEqual([box.EPIDEMIC]);
    for (const seat of [AULUS, LIVIA, MARCUS]) {
      expect(scene.player(seat).faceDown[box.SENATOR]).toBe(1);
    }
  });

  it('V: when Flood leaves, Pillage keeps the Stall down but not the Field', () => {
    const scene = given({
      phase: 'events',
      seats: [{}, {}, { buildingsDown: { field: 1, stall: 1 } }, {}],
      table: {
        ...openEvents(box.FLOOD, box.PILLAGE, box.EPIDEMIC),
        ...fought(3, 1, 2, 0),
      },
    });
    expect(scene.G.eventsGone).toEqual([box.FLOOD]);
    expect(scene.player(MARCUS).buildings[box.FIELD]).toBe(1);
    expect(scene.player(MARCUS).buildingsDown[box.STALL]).toBe(1);
  });

  it('VI: the Colosseum gives 5, 3, 3, the Plebeians 2, and Leisure rises by 2', () => {
    const scene = given({
      phase: 'greatWork',
      seats: [
        { has: { senator: 2 }, money: 4 },
        { money: 3 },
        { has: { senator: 1 }, money: 2 },
        { has: { senator: 1 }, money: 4 },
      ],
      table: { worksAhead: [box.COLOSSEUM, box.TEMPLE], famine: 0 },
    })
      .play(AULUS, 'stake', 4, true)
      .play(LIVIA, 'stake', 3, true)
      .play(MARCUS, 'stake', 2, true)
      .play(TULLIA, 'stake', 4, false);
    expect(scene.gained).toEqual([5, 3, 3, 2]);
    expect(scene.G.ladder[box.LEISURE]).toBe(box.STARTING_SQUARE + 2);
  });

  it('VII: famine 5 costs 5, 1, 0, and the 4 prestige Tullia has', () => {
    const scene = given({
      phase: 'famineAndCrisis',
      seats: [{}, { buildings: { field: 2 } }, { buildings: { field: 3 } }, { prestige: 4 }],
      table: { famine: 5 },
    });
    expect(scene.gained).toEqual([-5, -1, 0, -4]);
  });

  it('VII: a crisis of Health lifts Aulus and Livia and costs Tullia 3', () => {
    const scene = given({
      phase: 'famineAndCrisis',
      seats: [{ tokens: [0, 3, 0] }, { tokens: [0, 3, 0] }, { tokens: [0, 1, 0] }, {}],
      table: { ladder: [4, box.CRISIS_SQUARE, 4] },
    });
    expect(scene.gained).toEqual([3, 3, 0, -3]);
  });

  it.each(rules)('Ecclesia: Tullia gains what the text in %s says', (_language, text) => {
    const scene = given({
      phase: 'ecclesia',
      seats: [
        {},
        {},
        {},
        {
          sideways: { christianSenator: 1 },
          has: { christianSlave: 1, slave: 1 },
          faceDown: { slave: 1 },
          money: 5,
          tokens: [4, 3, 2],
        },
      ],
      table: { ladder: [5, box.LAST_SQUARE, 2] },
    });
    const ecclesia = text.sections.find(({ id }) => id === 'ecclesia')?.blocks.flatMap(running);
    expect(scene.gained[TULLIA]).toBe(36);
    expect(ecclesia?.join(' ')).toMatch(/36 prestige/i);
  });
});
