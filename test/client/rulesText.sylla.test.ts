import type { RulesText } from '../../client/rules/rulesText';
import { syllaRulesDe } from '../../client/rules/sylla.de';
import { syllaRulesEn } from '../../client/rules/sylla.en';
import { box, cards, fought, given, openEvents, players, type SeatScene } from '../support/sylla';

const rules = [
  ['English', syllaRulesEn],
  ['German', syllaRulesDe],
] as const;

const sectionOf = ({ sections }: RulesText, id: string): string =>
  JSON.stringify(sections.find((section) => section.id === id));

/** The people of the examples, as they sit clockwise. */
const [AULUS, LIVIA, MARCUS, TULLIA] = [0, 1, 2, 3] as const;

describe('The worked examples of Sylla, played by the rules', () => {
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
    expect(scene.gained[TULLIA]).toBe(36);
    expect(sectionOf(text, 'ecclesia')).toMatch(/36 prestige/i);
  });
});
