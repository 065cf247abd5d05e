import { range } from '../../../game/table/lists';
import { attackOdds } from '../../../game/triumvirate/odds';
import { box, given, owns, type Scene } from '../../support/triumvirate';

const { CAESAR, POMPEIUS, CRASSUS, ITALIA, SICILIA, MACEDONIA, ACHAEA } = box;
const { HISPANIA_CITERIOR, GALLIA_CISALPINA, GALLIA_NARBONENSIS, GALLIA_COMATA, ILLYRICUM } = box;

/** Points left after one step of a character who owns both provinces. */
function pointsAfter(from: box.Province, to: box.Province, legions: number): number {
  const scene = given({ caesar: { stone: from } });
  scene.G.owner[from] = CAESAR;
  scene.G.owner[to] = CAESAR;
  return scene.play(CAESAR, 'march', to, legions, 0).G.points;
}

describe('II Movement: examples', () => {
  const scene: Scene = {
    active: POMPEIUS,
    pompeius: { stone: HISPANIA_CITERIOR, carried: 1 },
    provinces: {
      hispaniaCiterior: { legions: 4 },
      africa: { officials: 0 },
      macedonia: { owner: POMPEIUS, legions: 0 },
      achaea: { owner: CAESAR },
    },
  };

  it('Pompeius crosses both seas to Macedonia with 4 legions and an official for 3 points', () => {
    const there = given(scene).play(POMPEIUS, 'march', MACEDONIA, 4, 1);
    expect(there.G.points).toBe(1);
    expect(there.G.legions[MACEDONIA]).toBe(4);
    expect(there.G.legions[HISPANIA_CITERIOR]).toBe(0);
    expect(there.player(POMPEIUS)).toMatchObject({ stone: MACEDONIA, carried: 1 });
  });

  it('and spends the fourth on Achaea of Caesar: 4 against 2, which is won 14 times of 15', () => {
    const there = given({ ...scene, drawn: [POMPEIUS, CRASSUS] });
    there.play(POMPEIUS, 'march', MACEDONIA, 4, 1);
    expect(attackOdds(there.G, POMPEIUS, ACHAEA, 4).conquest).toBeCloseTo(14 / 15, 12);
    there.play(POMPEIUS, 'attack', ACHAEA, 4, 1);
    expect(there.G.points).toBe(0);
    expect(there.G.owner[ACHAEA]).toBe(POMPEIUS);
    expect(there.G.legions[ACHAEA]).toBe(3);
  });
});

describe('II Movement: what a step costs', () => {
  it.each(box.BORDERS)('a border makes neighbours: %i and %i, 1 point both ways', (one, other) => {
    expect([pointsAfter(one, other, 1), pointsAfter(other, one, 1)]).toEqual([3, 3]);
    expect([pointsAfter(one, other, 0), pointsAfter(other, one, 0)]).toEqual([3, 3]);
  });

  it.each(box.ARROWS)('so does an arrow: %i and %i', (one, other) => {
    expect([pointsAfter(one, other, 1), pointsAfter(other, one, 1)]).toEqual([3, 3]);
  });

  it('over one sea 2 points, without legions 1', () => {
    expect(pointsAfter(HISPANIA_CITERIOR, ITALIA, 1)).toBe(2);
    expect(pointsAfter(HISPANIA_CITERIOR, ITALIA, 0)).toBe(3);
    expect(pointsAfter(box.SYRIA, box.CYRENAICA, 2)).toBe(2);
  });

  it('over both seas 3 points, without legions 2', () => {
    expect(pointsAfter(HISPANIA_CITERIOR, box.SYRIA, 1)).toBe(1);
    expect(pointsAfter(HISPANIA_CITERIOR, box.SYRIA, 0)).toBe(2);
  });

  it('where border or arrow and sea both lead there, the cheaper way counts, with any escort', () => {
    // Italia and Sicilia touch both seas and are joined by an arrow.
    expect(pointsAfter(ITALIA, SICILIA, 2)).toBe(3);
    expect(pointsAfter(ITALIA, SICILIA, 0)).toBe(3);
    expect(pointsAfter(MACEDONIA, box.ASIA, 2)).toBe(3);
  });

  it('each crossing is priced by itself', () => {
    const scene = given({ provinces: { africa: { owner: CAESAR }, sicilia: { owner: CRASSUS } } });
    scene.play(CAESAR, 'march', box.AFRICA, 2, 0).play(CAESAR, 'march', ITALIA, 0, 0);
    expect(scene.G.points).toBe(1);
  });

  it('officials do not matter to the price', () => {
    const scene = given({ provinces: { africa: { owner: CAESAR } } });
    expect(scene.play(CAESAR, 'march', box.AFRICA, 0, 1).G.points).toBe(3);
  });

  it('from inland there is no crossing', () => {
    const scene = given({ caesar: { stone: GALLIA_COMATA } });
    expect(scene.refusal(CAESAR, 'march', ITALIA, 0, 0)).toEqual({
      code: 'noWay',
      args: { from: GALLIA_COMATA, province: ITALIA },
    });
  });

  it('what costs more than is left is refused, with and without legions', () => {
    const scene = given({
      caesar: { stone: HISPANIA_CITERIOR },
      provinces: { hispaniaCiterior: { owner: CAESAR }, syria: { owner: CAESAR } },
      table: { points: 2 },
    });
    expect(scene.refusal(CAESAR, 'march', box.SYRIA, 2, 0)).toEqual({
      code: 'tooFar',
      args: { needed: 3, points: 2, legions: 2 },
    });
    // Affordable only alone: the option offers no legion.
    expect(scene.choices(CAESAR, 'march')).toContainEqual([box.SYRIA, 0, 0]);
    expect(scene.choices(CAESAR, 'march')).not.toContainEqual([box.SYRIA, 1, 0]);
    scene.G.points = 1;
    expect(scene.refusal(CAESAR, 'march', box.SYRIA, 0, 0).args).toEqual({
      needed: 2,
      points: 1,
      legions: 0,
    });
  });
});

describe('II Movement: who goes along', () => {
  it('the stone may stay: the turn ends without a step', () => {
    expect(given().play(CAESAR, 'endTurn').asked).toBe(`rome ${POMPEIUS}`);
  });

  it('0 to all legions of the province just left, and no garrison is needed', () => {
    const scene = given();
    const legions = scene
      .choices(CAESAR, 'march')
      .flatMap(([province, taken, officials]) =>
        province === GALLIA_CISALPINA && officials === 0 ? [taken] : [],
      );
    expect(legions).toEqual([0, 1, 2]);
    expect(scene.refusal(CAESAR, 'march', GALLIA_CISALPINA, 3, 0)).toEqual({
      code: 'tooFewLegions',
      args: { province: ITALIA, there: 2, given: 3 },
    });
    scene.play(CAESAR, 'march', GALLIA_CISALPINA, 2, 0);
    expect(scene.G.legions[ITALIA]).toBe(0);
    expect(scene.G.owner[ITALIA]).toBe(CAESAR);
  });

  it('legions moved earlier this turn may go on, stay behind, and be picked up again', () => {
    const scene = given()
      .play(CAESAR, 'march', GALLIA_CISALPINA, 2, 0)
      .play(CAESAR, 'march', GALLIA_NARBONENSIS, 3, 0)
      .play(CAESAR, 'march', GALLIA_CISALPINA, 5, 0);
    expect(scene.G.legions[GALLIA_CISALPINA]).toBe(6);
    expect(scene.G.legions[GALLIA_NARBONENSIS]).toBe(0);
    expect(scene.G.points).toBe(1);
  });

  it('provinces may be entered again, up to 4 points in all', () => {
    const scene = given();
    for (const province of [GALLIA_CISALPINA, ITALIA, GALLIA_CISALPINA, ITALIA])
      scene.play(CAESAR, 'march', province, 0, 0);
    expect(scene.choices(CAESAR, 'march')).toEqual([]);
    expect(scene.refusal(CAESAR, 'march', GALLIA_CISALPINA, 0, 0).code).toBe('tooFar');
  });

  it('gold in the province of the stone is taken at once', () => {
    const scene = given({ provinces: { galliaCisalpina: { gold: 3 }, illyricum: { gold: 1 } } });
    scene.play(CAESAR, 'march', GALLIA_CISALPINA, 0, 0);
    expect([scene.gold[CAESAR], scene.G.gold[GALLIA_CISALPINA]]).toEqual([3, 0]);
    scene.play(CAESAR, 'march', ILLYRICUM, 0, 0);
    expect(scene.gold[CAESAR]).toBe(4);
  });

  it('a march leads to own provinces only, and not to where the stone stands', () => {
    const scene = given();
    expect(scene.refusal(CAESAR, 'march', SICILIA, 1, 0)).toEqual({
      code: 'notOwn',
      args: { province: SICILIA, owner: CRASSUS },
    });
    expect(scene.refusal(CAESAR, 'march', ITALIA, 0, 0).code).toBe('alreadyThere');
  });

  it('no step once an action is done', () => {
    const scene = given({ caesar: { gold: 1 } }).play(CAESAR, 'improve', box.POLITICAL);
    expect(scene.refusal(CAESAR, 'march', GALLIA_CISALPINA, 0, 0).code).toBe('notNow');
    expect(scene.refusal(CAESAR, 'placeOfficials', 0).code).toBe('notNow');
  });
});

describe('II Movement: where an attack leads', () => {
  it('entering a rival’s province needs a legion, even if it is empty', () => {
    const scene = given({ provinces: { sicilia: { legions: 0 } } });
    expect(scene.refusal(CAESAR, 'attack', SICILIA, 0, 0).code).toBe('attackNeedsLegion');
    scene.play(CAESAR, 'attack', SICILIA, 1, 0);
    expect(scene.G.owner[SICILIA]).toBe(CAESAR);
  });

  it('an own province is not attacked', () => {
    expect(given().refusal(CAESAR, 'attack', GALLIA_CISALPINA, 1, 0).code).toBe('ownProvince');
  });

  it('whoever is down to one province cannot be attacked', () => {
    const scene = given({
      crassus: { stone: SICILIA },
      provinces: owns(CRASSUS, ['sicilia'], POMPEIUS),
    });
    expect(scene.refusal(CAESAR, 'attack', SICILIA, 2, 0)).toEqual({
      code: 'lastProvince',
      args: { rival: CRASSUS },
    });
    expect(scene.choices(CAESAR, 'attack').map(([province]) => province)).not.toContain(SICILIA);
  });

  it('and that from the moment on, in the same turn too', () => {
    const scene = given({
      crassus: { stone: box.ASIA },
      provinces: {
        ...owns(CRASSUS, ['sicilia', 'asia'], POMPEIUS),
        sicilia: { owner: CRASSUS, legions: 0 },
        asia: { owner: CRASSUS, legions: 0 },
        italia: { legions: 6 },
      },
    }).play(CAESAR, 'attack', SICILIA, 6, 0);
    expect(scene.refusal(CAESAR, 'attack', box.ASIA, 6, 0).code).toBe('lastProvince');
  });

  it('as many attacks as points allow: four in a row', () => {
    const scene = given({
      caesar: { stone: ITALIA },
      provinces: {
        italia: { legions: 6 },
        sicilia: { legions: 0 },
        africa: { legions: 0 },
        cyrenaica: { legions: 0 },
        aegyptus: { legions: 0 },
      },
      pompeius: { stone: HISPANIA_CITERIOR },
    });
    for (const province of [SICILIA, box.AFRICA, box.CYRENAICA]) {
      scene.play(CAESAR, 'attack', province, 6, 0);
      if (scene.G.asked.what === 'compensation')
        scene.play(scene.G.asked.seat, 'takeCompensation', box.MILITARY);
    }
    expect(scene.asked).toBe(`march ${CAESAR}`);
    scene.play(CAESAR, 'attack', box.AEGYPTUS, 6, 0);
    expect(scene.G.victory).toBe(box.MILITARY);
    expect(scene.G.points).toBe(0);
  });

  it('sea crossings count for attacks as with legions', () => {
    const scene = given({ table: { points: 1 } });
    expect(scene.refusal(CAESAR, 'attack', box.HISPANIA_ULTERIOR, 1, 0)).toEqual({
      code: 'tooFar',
      args: { needed: 2, points: 1, legions: 1 },
    });
  });
});

it('every destination is one row, with ranges for legions and officials', () => {
  const rows = given()
    .options(CAESAR)
    .filter(({ move }) => move === 'march' || move === 'attack');
  const destinations = rows.map(({ args }) => args[0]);
  expect(new Set(destinations).size).toBe(rows.length);
  expect(rows).toContainEqual({
    move: 'attack',
    args: [SICILIA, { least: 1, most: 2 }, { least: 0, most: 1 }],
  });
  expect(rows).toContainEqual({
    move: 'march',
    args: [GALLIA_CISALPINA, { least: 0, most: 2 }, { least: 0, most: 1 }],
  });
  expect(range(15).filter((province) => destinations.includes(province))).not.toContain(ITALIA);
});
