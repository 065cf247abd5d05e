import { aleaRulesDe } from '../../client/rules/alea.de';
import { aleaRulesEn } from '../../client/rules/alea.en';
import type { RulesText } from '../../client/rules/rulesText';
import { NOWHERE } from '../../game/alea/state';
import { box, dice, given, tiles } from '../support/alea';

const rules = [
  ['English', aleaRulesEn],
  ['German', aleaRulesDe],
] as const;

const sectionOf = ({ sections }: RulesText, id: string): string =>
  JSON.stringify(sections.find((section) => section.id === id));

/** The people of the examples, as they sit clockwise. In scenes written down their initials are A to D. */
const [AULUS, LIVIA, MARCUS, TULLIA] = [0, 1, 2, 3] as const;

describe('The worked examples of Alea Iacta Est, played by the rules', () => {
  it('a turn: two chips make a run of six', () => {
    const scene = given({
      seats: [{ chips: 2 }, {}, {}, {}],
      rolls: ['12233666', '446', '115'],
    })
      .play(AULUS, 'roll')
      .play(AULUS, 'reroll', dice('666'))
      .play(AULUS, 'reroll', dice('234'));
    expect(scene.player(AULUS).hand).toEqual(dice('11123456'));
    scene.play(AULUS, 'placeInSenatus', 1, 6).play(AULUS, 'endTurn');
    expect([scene.chips[AULUS], scene.player(AULUS).unrolled]).toEqual([0, 2]);
  });

  it('Templum: 2, then 1-3, then 1-2-2, and 1-1 takes the lead back', () => {
    const scene = given({
      seats: [{}, {}, {}, {}],
      rolls: ['24445566', '11335566', '12234455', '66666666', '3333333', '113355'],
    });
    scene.turn(AULUS, 'placeInTemplum', dice('2')).play(LIVIA, 'roll');
    expect(scene.refusal(LIVIA, 'placeInTemplum', dice('1')).code).toBe('templumNumber');
    expect(scene.refusal(LIVIA, 'placeInTemplum', dice('11')).args).toEqual({ least: 3, given: 2 });
    scene.play(LIVIA, 'placeInTemplum', dice('13')).play(MARCUS, 'roll');
    expect(scene.choices(MARCUS, 'placeInTemplum')).toContainEqual([dice('122')]);
    scene.play(MARCUS, 'placeInTemplum', dice('122'));
    scene.turn(TULLIA, 'placeInCastrum', 6, 1).turn(AULUS, 'placeInCastrum', 3, 1);
    scene.turn(LIVIA, 'placeInTemplum', dice('11'));
    const drawn = [AULUS, LIVIA, MARCUS].map((seat) => scene.player(seat).drawn.length);
    expect(drawn).toEqual([1, 4, 3]);
    expect(scene.told('drawsTiles').map(({ count }) => count)).toEqual([1, 2, 3, 2]);
  });

  it('Templum: Livia keeps two tiles, Marcus one, Aulus his only one unasked', () => {
    const scene = given({
      phase: 'templum',
      seats: [
        { templum: '2', drawn: '2' },
        { templum: '1113', drawn: '1233' },
        { templum: '122', drawn: '112' },
        {},
      ],
    });
    expect(scene.asked).toBe(`keepTiles ${LIVIA}`);
    scene.play(LIVIA, 'keepTiles', tiles('33'));
    expect(scene.asked).toBe(`keepTiles ${MARCUS}`);
    scene.play(MARCUS, 'keepTiles', tiles('2'));
    expect([AULUS, LIVIA, MARCUS].map((seat) => scene.player(seat).fortuna)).toEqual([
      tiles('2'),
      tiles('33'),
      tiles('2'),
    ]);
    expect(scene.G.latrina).toEqual([0, 0, 0, 0]);
  });

  it('Senatus: Livia goes past 2-3, and Marcus past 2-3-4', () => {
    const scene = given({
      seats: [{}, {}, { run: [2, 3] }, {}],
      rolls: ['55555555', '12346666', '145555'],
    }).turn(AULUS, 'placeInCastrum', 5, 1);
    scene.play(LIVIA, 'roll');
    expect(scene.refusal(LIVIA, 'placeInSenatus', 2, 3).code).toBe('runLiesThere');
    expect(scene.choices(LIVIA, 'placeInSenatus')).toContainEqual([3, 3]);
    scene.play(LIVIA, 'placeInSenatus', 2, 4).play(LIVIA, 'endTurn').play(MARCUS, 'roll');
    expect(scene.refusal(MARCUS, 'placeInSenatus', 2, 4).code).toBe('runLiesThere');
    expect(scene.choices(MARCUS, 'placeInSenatus')).toContainEqual([1, 3]);
    scene.play(MARCUS, 'placeInSenatus', 1, 4);
    expect(scene.G.senatus[MARCUS]).toEqual({ low: 1, high: 4 });
  });

  it('Senatus: Marcus is first, Tullia second; four dice go to the Latrina', () => {
    const scene = given({
      phase: 'senatus',
      seats: [{ run: [6, 6] }, { run: [2, 4] }, { run: [1, 4] }, { run: [3, 5] }],
    });
    for (const [seat, cards] of [
      [MARCUS, 3],
      [TULLIA, 2],
    ] as const) {
      expect(scene.asked).toBe(`keepCard ${seat}`);
      expect(scene.G.offered).toHaveLength(cards);
      scene.play(seat, 'keepCard', scene.G.offered[0] ?? -1);
    }
    expect(scene.told('underThePile')).toEqual([{ cards: 1 }]);
    expect(scene.told('unrewarded').map(({ seat, count }) => [seat, count])).toEqual([
      [LIVIA, 3],
      [AULUS, 1],
    ]);
  });

  it('Castrum: Livia can add 6s or begin with two or three 1s', () => {
    const scene = given({
      seats: [{}, { castrum: '66' }, { castrum: '1' }, {}],
      rolls: ['55555555', '111666'],
    }).turn(AULUS, 'placeInCastrum', 5, 1);
    scene.play(LIVIA, 'roll');
    expect(scene.choices(LIVIA, 'placeInCastrum')).toEqual([
      [1, 2],
      [1, 3],
      [6, 1],
      [6, 2],
      [6, 3],
    ]);
    expect(scene.refusal(LIVIA, 'placeInCastrum', 1, 1).code).toBe('setLiesThere');
    scene.play(LIVIA, 'placeInCastrum', 1, 3);
    expect(scene.G.castrum[LIVIA]).toEqual(dice('11166'));
  });

  it('Castrum: four sets take four provinces, the single 6 goes to the Latrina', () => {
    const scene = given({
      phase: 'castrum',
      seats: [{ castrum: '2226' }, { castrum: '55544' }, { castrum: '66' }, {}],
      table: { openProvinces: [0, 5, 10, 15] },
    });
    for (const seat of [LIVIA, AULUS, MARCUS]) {
      expect(scene.asked).toBe(`takeProvince ${seat}`);
      scene.play(seat, 'takeProvince', scene.G.openProvinces[0] ?? -1);
    }
    expect(scene.G.players.map(({ provinces }) => provinces)).toEqual([[5], [0, 15], [10], []]);
    expect(scene.told('unrewarded')).toMatchObject([{ seat: AULUS, value: 6, count: 1 }]);
  });

  it('Forum: 1-4 of Marcus pushes a 6 of Tullia and his own 5 out', () => {
    const scene = given({
      seats: [{}, {}, {}, {}],
      forum: '1D 2A 3B 4B 5C 6D',
      rolls: ['5555555', '666666', '1446666', '555566'],
    });
    scene.turn(AULUS, 'placeInCastrum', 5, 1).turn(LIVIA, 'placeInCastrum', 6, 1);
    scene.turn(MARCUS, 'placeInForum', dice('14'));
    expect(scene.row).toBe('1C 1D 2A 3B 4C 4B');
    expect(scene.told('pushedOut')).toEqual([
      { seat: TULLIA, value: 6 },
      { seat: MARCUS, value: 5 },
    ]);
    scene.play(TULLIA, 'roll');
    for (const value of ['5', '6'])
      expect(scene.refusal(TULLIA, 'placeInForum', dice(value)).code).toBe('noPillar');
  });

  it('Latrina: the last 6 of Tullia fits nowhere else, and this is the last lap', () => {
    const scene = given({
      seats: [{ castrum: '6' }, { templum: '1' }, {}, { run: [2, 3], unrolled: 1 }],
      forum: '1A 1B 2B 2C 3C 4C',
      rolls: ['6'],
      // The round after this one is led by Tullia.
      table: { round: TULLIA },
    }).play(TULLIA, 'roll');
    expect(scene.options(TULLIA)).toEqual([{ move: 'placeInLatrina', args: [6] }]);
    scene.play(TULLIA, 'placeInLatrina', 6);
    expect(scene.G.latrina[TULLIA]).toBe(1);
    expect(scene.told('lastLap')).toEqual([{ seat: TULLIA }]);
  });

  it('the last lap: Aulus does not get another turn, and two dice of his go to the Latrina', () => {
    const scene = given({
      seats: [{ unrolled: 3 }, { unrolled: 2 }, { unrolled: 4 }, { unrolled: 4 }],
      rolls: ['555', '66', '1111', '2222'],
    });
    scene.turn(AULUS, 'placeInCastrum', 5, 1).turn(LIVIA, 'placeInCastrum', 6, 2);
    expect([scene.G.lastLap, scene.told('lastLap')]).toEqual([true, [{ seat: LIVIA }]]);
    scene.turn(MARCUS, 'placeInCastrum', 1, 1).turn(TULLIA, 'placeInCastrum', 2, 1);
    expect(scene.told('notPlaced')[0]).toEqual({ seat: AULUS, count: 2 });
  });

  it.each(rules)('the end: Livia has what the text in %s says', (_language, text) => {
    const { YELLOW, RED, BLUE, GREEN, ORANGE, WOMAN, MAN, patrician, province } = box;
    const scene = given({
      phase: 'latrina',
      seats: [
        {},
        {
          provinces: [province(YELLOW, 3), province(RED, 1), province(BLUE, 2), box.FREE_PROVINCE],
          patricians: [
            patrician(YELLOW, WOMAN, 3),
            patrician(YELLOW, WOMAN, 1),
            patrician(YELLOW, MAN, 2),
            patrician(RED, MAN, 2),
            patrician(GREEN, WOMAN, 2),
            patrician(GREEN, MAN, 3),
            patrician(ORANGE, MAN, 1),
          ],
          cards: [box.COUPLES, box.MANY_MEN],
          fortuna: '23',
          chips: 5,
        },
        {},
        {},
      ],
      table: { round: box.factsFor(4).rounds },
    });
    const livia = scene.score(LIVIA);
    expect(livia).toMatchObject({ provinces: 5, patricians: 12, cards: [4, 4], unhoused: 2 });
    expect(livia).toMatchObject({ fortuna: 5, chips: 2, total: 32 });
    expect(livia.housing.filter((home) => home === NOWHERE)).toHaveLength(2);
    expect(sectionOf(text, 'end')).toMatch(/32 (points|Punkte)/);
  });
});
