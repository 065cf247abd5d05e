import { box, election, given, owns, type Scene, spread } from '../../support/triumvirate';

const { CAESAR, POMPEIUS, CRASSUS, ITALIA, ILLYRICUM, AEGYPTUS } = box;

const forum = (caesar: number, pompeius: number, crassus: number): Scene => ({
  caesar: { citizens: caesar },
  pompeius: { citizens: pompeius },
  crassus: { citizens: crassus },
});

/** Who is elected when this seat moves next. */
function elected(scene: Scene): number | undefined {
  return election(scene).told('elected')[0]?.seat;
}

describe('The end of a turn', () => {
  it('the calendar moves a step, and the next in the fixed order is asked', () => {
    const scene = given().play(CAESAR, 'endTurn');
    expect([scene.G.calendar, scene.asked]).toEqual([7, `rome ${POMPEIUS}`]);
    scene.idleUntil('march').play(POMPEIUS, 'endTurn');
    expect([scene.G.calendar, scene.asked]).toEqual([6, `rome ${CRASSUS}`]);
    scene.idleUntil('march').play(CRASSUS, 'endTurn');
    expect([scene.G.calendar, scene.asked]).toEqual([5, `rome ${CAESAR}`]);
  });

  it('provinces of the active character are cut to 6 legions, nobody else’s', () => {
    const scene = given({
      provinces: { italia: { legions: 9 }, illyricum: { legions: 6 }, africa: { legions: 7 } },
    });
    scene.play(CAESAR, 'endTurn');
    const { legions } = scene.G;
    expect([legions[ITALIA], legions[ILLYRICUM], legions[box.AFRICA]]).toEqual([6, 6, 7]);
    expect(scene.told('legions')).toContainEqual({
      province: ITALIA,
      change: -3,
      why: expect.any(Number),
    });
  });

  it('points and actions are new in the next turn', () => {
    const scene = given({ caesar: { gold: 3, stone: ILLYRICUM } })
      .play(CAESAR, 'march', box.GALLIA_CISALPINA, 0, 0)
      .play(CAESAR, 'improve', box.POLITICAL)
      .play(CAESAR, 'endTurn');
    expect([scene.G.points, scene.G.actions]).toEqual([4, 0]);
  });
});

describe('ELEGIO: who is elected', () => {
  it('example: Pompeius draws level with Crassus at 4 in the eighth turn; Crassus moved longest ago', () => {
    const scene = given({
      active: POMPEIUS,
      ...forum(2, 3, 4),
      pompeius: { citizens: 3, stone: AEGYPTUS, gold: 3 },
      table: { calendar: 1 },
    });
    scene.play(POMPEIUS, 'winCitizen').play(POMPEIUS, 'endTurn');
    expect(scene.told('elected')).toEqual([{ seat: CRASSUS, citizens: 4, consulates: 1 }]);
    expect(scene.asked).toBe(`consul ${CRASSUS}`);
    // He moves next, and his new official already yields.
    scene.play(CRASSUS, 'appointOfficial', box.ACHAEA);
    expect(scene.asked).toBe(`rome ${CRASSUS}`);
    scene.play(CRASSUS, 'takeFromRome', spread());
    expect(scene.G.gold[box.ACHAEA]).toBe(2);
  });

  it('whoever has most citizens', () => {
    expect(elected(forum(3, 2, 2))).toBe(CAESAR);
    expect(elected(forum(2, 3, 2))).toBe(POMPEIUS);
    expect(elected(forum(0, 0, 1))).toBe(CRASSUS);
  });

  it.each([
    [CAESAR, CAESAR],
    [POMPEIUS, POMPEIUS],
    [CRASSUS, CRASSUS],
  ])('if all tie and %i moves next, %i', (active, winner) => {
    expect(elected({ ...forum(3, 3, 3), active })).toBe(winner);
  });

  it('only those who tie for most count', () => {
    expect(elected({ ...forum(1, 4, 4), active: CAESAR })).toBe(POMPEIUS);
    expect(elected({ ...forum(1, 4, 4), active: CRASSUS })).toBe(CRASSUS);
    expect(elected({ ...forum(4, 1, 4), active: POMPEIUS })).toBe(CRASSUS);
  });

  it('takes place after eight turns', () => {
    const scene = given({ table: { calendar: 8 } });
    for (let turn = 1; turn < 8; turn++) {
      scene.idleUntil('march').play(scene.G.active, 'endTurn');
      expect(scene.told('elected')).toEqual([]);
    }
    scene.idleUntil('march').play(scene.G.active, 'endTurn');
    expect(scene.told('elected')).toHaveLength(1);
    expect(scene.told('turnEnds')).toHaveLength(8);
  });
});

describe('ELEGIO: the new consul', () => {
  const consul = (more: Scene = {}) => election({ ...forum(2, 4, 3), ...more });

  it('must set down a new official in an own province, whose governor goes off the field', () => {
    const scene = consul();
    expect(scene.asked).toBe(`consul ${POMPEIUS}`);
    expect(scene.refusal(POMPEIUS, 'appointOfficial', ITALIA).code).toBe('notOwn');
    scene.play(POMPEIUS, 'appointOfficial', AEGYPTUS);
    expect(scene.G.officials[AEGYPTUS]).toBe(1);
    expect(scene.G.onField[AEGYPTUS]).toBe(false);
    expect(scene.player(POMPEIUS).consulates).toBe(1);
  });

  it('a province that has an official is allowed', () => {
    const scene = consul().play(POMPEIUS, 'appointOfficial', box.AFRICA);
    expect(scene.G.officials[box.AFRICA]).toBe(2);
  });

  it('with a single province he is not asked', () => {
    const scene = consul({ provinces: owns(POMPEIUS, ['africa'], CRASSUS) });
    expect(scene.told('appointed')).toEqual([{ seat: POMPEIUS, province: box.AFRICA, forced: 1 }]);
  });

  it('3 of his citizens become neutral', () => {
    const scene = consul().play(POMPEIUS, 'appointOfficial', AEGYPTUS);
    expect([scene.citizens, scene.G.neutral]).toEqual([[2, 1, 3], 5]);
  });

  it('all of them if there are fewer', () => {
    const scene = election(forum(1, 2, 1)).play(POMPEIUS, 'appointOfficial', AEGYPTUS);
    expect(scene.citizens).toEqual([1, 0, 1]);
  });

  it('then the calendar is back on VIII, a new year begins, and the next character moves', () => {
    const scene = consul({ active: CRASSUS }).play(POMPEIUS, 'appointOfficial', AEGYPTUS);
    expect([scene.G.year, scene.G.calendar, scene.asked]).toEqual([2, 8, `rome ${CRASSUS}`]);
    expect(scene.ctx.phase).toBe('year');
  });

  it('an official more is in the game from then on', () => {
    const scene = consul().play(POMPEIUS, 'appointOfficial', AEGYPTUS);
    expect(scene.G.officials.reduce((total, n) => total + n, 0)).toBe(4);
  });
});
