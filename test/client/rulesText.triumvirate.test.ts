import type { RulesText } from '../../client/rules/rulesText';
import { triumvirateRulesDe } from '../../client/rules/triumvirate.de';
import { triumvirateRulesEn } from '../../client/rules/triumvirate.en';
import { attackOdds } from '../../game/triumvirate/odds';
import { production } from '../../game/triumvirate/production';
import { leads } from '../../game/triumvirate/standing';
import { beginning, box, election, given, type Scene, spread } from '../support/triumvirate';

const { CAESAR, POMPEIUS, CRASSUS, POLITICAL, MILITARY } = box;
const { ITALIA, ILLYRICUM, GALLIA_CISALPINA, MACEDONIA, ACHAEA, SICILIA } = box;
const { AFRICA, ASIA, SYRIA, AEGYPTUS, GALLIA_NARBONENSIS, GALLIA_COMATA } = box;

const rules = [
  ['English', triumvirateRulesEn],
  ['German', triumvirateRulesDe],
] as const;

const sectionOf = ({ sections }: RulesText, id: string): string =>
  JSON.stringify(sections.find((section) => section.id === id));

describe('The worked examples of the Triumvirate, played by the rules', () => {
  it('the year: Pompeius has the last turn of the first one, Crassus begins the second', () => {
    const scene = beginning().idleUntil('consul');
    expect(scene.told('turnBegins').at(-1)).toEqual({ seat: POMPEIUS });
    expect(scene.told('turnEnds')).toHaveLength(8);
    scene.idleUntil('rome');
    expect(scene.G.active).toBe(CRASSUS);
  });

  it('supply: Caesar has 3 gold in hand, and legions in three provinces', () => {
    const scene = beginning().play(CAESAR, 'takeFromRome', spread({ galliaCisalpina: 1 }));
    expect(scene.gold[CAESAR]).toBe(3);
    const there = [GALLIA_NARBONENSIS, ILLYRICUM, GALLIA_COMATA, GALLIA_CISALPINA];
    expect(there.map((province) => scene.G.legions[province])).toEqual([4, 4, 2, 3]);
  });

  it('supply: of 4 gold Pompeius gets the 2 that are there', () => {
    const scene = beginning({ active: POMPEIUS, caesar: { gold: 7 }, crassus: { gold: 6 } });
    expect(scene.G.bank).toBe(2);
    scene.play(POMPEIUS, 'takeFromRome', spread({ cyrenaica: 2 }));
    expect(scene.asked).toBe(`spreadGold ${POMPEIUS}`);
    scene.play(POMPEIUS, 'spreadGold', spread({ aegyptus: 1, africa: 1 }));
    expect([scene.gold[POMPEIUS], scene.G.gold[AEGYPTUS], scene.G.bank]).toEqual([1, 1, 0]);
    expect(scene.told('forgone')).toMatchObject([{ seat: POMPEIUS, gold: 2 }]);
  });

  it('movement: Crassus sails to Macedonia, fetches gold in Achaea, and comes back', () => {
    const scene = given({
      active: CRASSUS,
      crassus: { stone: SICILIA },
      provinces: { sicilia: { legions: 4 }, achaea: { gold: 2 } },
    })
      .play(CRASSUS, 'march', MACEDONIA, 4, 0)
      .play(CRASSUS, 'march', ACHAEA, 3, 0)
      .play(CRASSUS, 'march', MACEDONIA, 0, 0);
    expect(scene.told('marched').map(({ points }) => points)).toEqual([2, 1, 1]);
    expect([scene.gold[CRASSUS], scene.G.points]).toEqual([2, 0]);
    expect([MACEDONIA, ACHAEA, SICILIA].map((each) => scene.G.legions[each])).toEqual([3, 5, 0]);
    const alone = given({ active: CRASSUS, crassus: { stone: SICILIA } });
    expect(alone.play(CRASSUS, 'march', MACEDONIA, 0, 0).G.points).toBe(box.MOVEMENT_POINTS - 1);
  });

  it('officials: Caesar’s frees the field of Illyricum, and Italia gives nothing next time', () => {
    const scene = given();
    expect(scene.G.onField[ILLYRICUM]).toBe(true);
    scene
      .play(CAESAR, 'march', GALLIA_CISALPINA, 0, 1)
      .play(CAESAR, 'march', ILLYRICUM, 0, 1)
      .play(CAESAR, 'placeOfficials', 1);
    expect(scene.G.onField[ILLYRICUM]).toBe(false);
    expect(production(scene.G)[ILLYRICUM]).toEqual({ gold: 0, legions: 2 });
    expect(production(scene.G)[ITALIA]).toEqual({ gold: 0, legions: 0 });
    scene.play(CAESAR, 'endTurn');
    for (const seat of [POMPEIUS, CRASSUS]) scene.idleUntil('march').play(seat, 'endTurn');
    expect([scene.G.onField[ILLYRICUM], scene.G.onField[ITALIA]]).toEqual([false, true]);
  });

  /** Pompeius in Africa with 3 legions, against 2 of Crassus in Sicilia; a blue and a red weapon will be drawn. */
  const atSicilia = (more: Scene = {}) =>
    given({
      ...more,
      active: POMPEIUS,
      provinces: { africa: { legions: 3 } },
      drawn: [POMPEIUS, CAESAR],
    }).play(POMPEIUS, 'attack', SICILIA, 3, 0);

  it('battle: Pompeius takes Sicilia, and 2 of 3 legions are left', () => {
    const scene = atSicilia();
    expect([scene.G.owner[SICILIA], scene.G.legions[SICILIA]]).toEqual([POMPEIUS, 2]);
    expect(scene.told('drawn')).toHaveLength(2);
    expect([scene.G.bag[CAESAR], scene.G.bag[POMPEIUS]]).toEqual([2, 1]);
  });

  it('battle: against the stone of Crassus he fails, and nobody is left', () => {
    const scene = atSicilia({ crassus: { stone: SICILIA } });
    expect([scene.G.owner[SICILIA], scene.G.legions[SICILIA]]).toEqual([CRASSUS, 0]);
    expect([scene.player(POMPEIUS).stone, scene.G.legions[AFRICA]]).toEqual([AFRICA, 0]);
  });

  it('conquest: Crassus flees to Asia, puts in two weapons, and then turns the card', () => {
    const scene = given({
      caesar: { stone: ILLYRICUM },
      crassus: { stone: MACEDONIA, carried: 1, political: 3 },
      provinces: {
        illyricum: { legions: 6 },
        macedonia: { legions: 1 },
        asia: { officials: 0, gold: 2 },
      },
      drawn: [POMPEIUS, POMPEIUS, POMPEIUS],
    }).play(CAESAR, 'attack', MACEDONIA, 6, 0);
    expect(scene.G.legions[MACEDONIA]).toBe(3);
    expect(scene.player(CAESAR).carried).toBe(1);
    expect(scene.asked).toBe(`flight ${CRASSUS}`);
    scene.play(CRASSUS, 'flee', ASIA);
    expect(scene.competences(CRASSUS)).toEqual([2, 1]);
    expect(scene.player(CRASSUS)).toMatchObject({ gold: 2, weapons: 4 });
    expect(scene.G.card).toEqual({ holder: CRASSUS, side: 1 });
    scene.play(CAESAR, 'attack', ACHAEA, 3, 0);
    expect(scene.asked).toBe(`compensation ${CRASSUS}`);
    scene.play(CRASSUS, 'takeCompensation', MILITARY);
    expect(scene.competences(CRASSUS)).toEqual([2, 2]);
    expect(scene.G.card).toEqual({ holder: CRASSUS, side: 2 });
    expect(scene.asked).toBe(`march ${CAESAR}`);
  });

  it.each(rules)(
    'actions: competence first makes citizens cheaper, as in %s',
    (_language, text) => {
      const scene = given({
        active: POMPEIUS,
        caesar: { political: 3 },
        pompeius: { stone: AEGYPTUS, gold: 6, political: 2 },
        crassus: { political: 2 },
      });
      const first = given({ active: POMPEIUS, caesar: { political: 3 }, pompeius: { gold: 2 } });
      first.player(POMPEIUS).stone = AEGYPTUS;
      expect(first.refusal(POMPEIUS, 'winCitizen')).toMatchObject({ args: { needed: 3, gold: 2 } });
      scene
        .play(POMPEIUS, 'improve', POLITICAL)
        .play(POMPEIUS, 'winCitizen')
        .play(POMPEIUS, 'unseatCitizen', CAESAR);
      expect(scene.told('acted').map(({ price }) => price)).toEqual([1, 2, 3]);
      expect([scene.gold[POMPEIUS], scene.citizens]).toEqual([0, [1, 3, 2]]);
      expect(sectionOf(text, 'actions')).toMatch(/6 gold\./i);
    },
  );

  it('leading: two of three can lead, all on II do not, and all on VII do', () => {
    const leaders = (competence: number, ...levels: number[]) =>
      [CAESAR, POMPEIUS, CRASSUS].filter((seat) =>
        leads(
          { players: levels.map((level) => ({ competences: [level, level] })) },
          seat,
          competence,
        ),
      );
    expect(leaders(POLITICAL, 4, 4, 2)).toEqual([CAESAR, POMPEIUS]);
    expect(leaders(MILITARY, 2, 2, 2)).toEqual([]);
    expect(leaders(MILITARY, 2, 2, 3)).toEqual([CRASSUS]);
    expect(leaders(MILITARY, 7, 7, 7)).toHaveLength(3);
  });

  it('election: Crassus is elected, keeps 1 citizen, and Pompeius begins the third year', () => {
    const scene = election({
      active: POMPEIUS,
      caesar: { citizens: 4 },
      pompeius: { citizens: 3, consulates: 1 },
      crassus: { citizens: 4 },
    });
    expect(scene.G.neutral).toBe(0);
    expect(scene.asked).toBe(`consul ${CRASSUS}`);
    scene.play(CRASSUS, 'appointOfficial', SYRIA);
    expect([scene.citizens, scene.G.officials[SYRIA]]).toEqual([[4, 3, 1], 1]);
    expect([scene.G.year, scene.G.active]).toEqual([3, POMPEIUS]);
  });

  it.each(rules)('odds: 5 against 3 are as in %s', (_language, text) => {
    const chance = (scene: Scene) =>
      Math.round(
        100 * attackOdds(given({ active: POMPEIUS, ...scene }).G, POMPEIUS, SICILIA, 5).conquest,
      );
    const provinces = { sicilia: { legions: 3 } };
    const [open, defended] = [
      chance({ provinces }),
      chance({ provinces, crassus: { stone: SICILIA } }),
    ];
    expect([open, defended]).toEqual([90, 30]);
    expect(sectionOf(text, 'odds')).toMatch(/ 90 %\..* 30 %\./);
  });
});
