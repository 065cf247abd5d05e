import { beginning, box, given, type Scene, spread } from '../../support/triumvirate';

const { CAESAR, POMPEIUS, CRASSUS, ITALIA, GALLIA_CISALPINA, GALLIA_NARBONENSIS } = box;

/** Caesar stands with an official in Gallia Narbonensis, whose governor is on the field. */
const withOfficial: Scene = {
  caesar: { stone: GALLIA_NARBONENSIS, carried: 1 },
  provinces: { italia: { officials: 0 } },
};

describe('II Movement: officials', () => {
  it('set down, he takes the governor off the field', () => {
    const scene = given(withOfficial).play(CAESAR, 'placeOfficials', 1);
    expect(scene.G.officials).toEqual(spread({ galliaNarbonensis: 1, africa: 1, asia: 1 }));
    expect(scene.player(CAESAR).carried).toBe(0);
    expect(scene.G.onField[GALLIA_NARBONENSIS]).toBe(false);
    expect(scene.told('governor')).toEqual([{ province: GALLIA_NARBONENSIS, onField: 0 }]);
  });

  it('so that the province gives in the next turn of its owner', () => {
    const scene = given(withOfficial).play(CAESAR, 'placeOfficials', 1).play(CAESAR, 'endTurn');
    for (const seat of [POMPEIUS, CRASSUS]) scene.idleUntil('march').play(seat, 'endTurn');
    scene.play(CAESAR, 'takeFromRome', spread());
    expect(scene.G.legions[GALLIA_NARBONENSIS]).toBe(4);
  });

  it('he goes along for nothing, and is set down only where the player says so', () => {
    const scene = given(withOfficial).play(CAESAR, 'march', GALLIA_CISALPINA, 0, 1);
    expect(scene.player(CAESAR).carried).toBe(1);
    expect(scene.G.officials[GALLIA_CISALPINA]).toBe(0);
    scene.play(CAESAR, 'march', ITALIA, 0, 1);
    expect(scene.told('governor')).toEqual([]);
  });

  it('left behind by a step he counts as set down', () => {
    const scene = given(withOfficial).play(CAESAR, 'march', GALLIA_CISALPINA, 0, 0);
    expect(scene.G.officials[GALLIA_NARBONENSIS]).toBe(1);
    expect(scene.G.onField[GALLIA_NARBONENSIS]).toBe(false);
    expect(scene.player(CAESAR).carried).toBe(0);
  });

  it('he can be taken up again, also on the way in the same turn', () => {
    const scene = given(withOfficial)
      .play(CAESAR, 'march', GALLIA_CISALPINA, 0, 0)
      .play(CAESAR, 'march', GALLIA_NARBONENSIS, 0, 0)
      .play(CAESAR, 'march', GALLIA_CISALPINA, 0, 1);
    expect(scene.player(CAESAR).carried).toBe(1);
    expect(scene.G.officials[GALLIA_NARBONENSIS]).toBe(0);
  });

  it('when the last leaves, the governor stays off and flips on at the next own supply', () => {
    const scene = given().play(CAESAR, 'placeOfficials', 0);
    expect(scene.G.onField[ITALIA]).toBe(false);
    scene.play(CAESAR, 'endTurn');
    for (const seat of [POMPEIUS, CRASSUS]) scene.idleUntil('march').play(seat, 'endTurn');
    expect(scene.asked).toBe(`rome ${CAESAR}`);
    expect(scene.G.onField[ITALIA]).toBe(true);
  });

  it('a second one adds nothing, and works on when the first leaves', () => {
    const scene = given({ provinces: { italia: { officials: 2 } } });
    scene.play(CAESAR, 'march', GALLIA_CISALPINA, 0, 1);
    expect(scene.G.officials[ITALIA]).toBe(1);
    const next = beginning({ provinces: { italia: { officials: 2 } } });
    next.play(CAESAR, 'takeFromRome', spread());
    expect(next.gold[CAESAR]).toBe(4);
  });

  it('several go as the player says: some set down, some with the stone', () => {
    const scene = given({ caesar: { carried: 2 } });
    expect(scene.choices(CAESAR, 'placeOfficials')).toEqual([[0], [2], [3]]);
    scene.play(CAESAR, 'placeOfficials', 2).play(CAESAR, 'march', GALLIA_CISALPINA, 0, 3);
    expect(scene.player(CAESAR).carried).toBe(3);
    expect(scene.G.officials[ITALIA]).toBe(0);
  });

  it('no more than are there, and not what is so already', () => {
    const scene = given();
    expect(scene.refusal(CAESAR, 'placeOfficials', 2)).toEqual({
      code: 'tooFewOfficials',
      args: { there: 1, given: 2 },
    });
    expect(scene.refusal(CAESAR, 'placeOfficials', 1).code).toBe('officialsUnchanged');
    expect(scene.refusal(CAESAR, 'march', GALLIA_CISALPINA, 0, 2)).toEqual({
      code: 'tooFewOfficials',
      args: { there: 1, given: 2 },
    });
  });

  it('set down and taken up in one place, the governor is off; then it is the next step’s turn', () => {
    const scene = given(withOfficial).play(CAESAR, 'placeOfficials', 1);
    scene.play(CAESAR, 'placeOfficials', 0);
    expect(scene.G.onField[GALLIA_NARBONENSIS]).toBe(false);
    expect(scene.player(CAESAR).carried).toBe(1);
    expect(scene.refusal(CAESAR, 'placeOfficials', 1).code).toBe('takenUpHere');
    expect(scene.choices(CAESAR, 'placeOfficials')).toEqual([]);
    scene.play(CAESAR, 'march', GALLIA_CISALPINA, 0, 1).play(CAESAR, 'placeOfficials', 1);
    expect(scene.G.officials[GALLIA_CISALPINA]).toBe(1);
  });

  it('at the end of the turn he may stay with the stone', () => {
    const scene = given(withOfficial).play(CAESAR, 'endTurn');
    expect(scene.player(CAESAR).carried).toBe(1);
    expect(scene.G.onField[GALLIA_NARBONENSIS]).toBe(true);
  });
});
