import { box, given, owns, type Scene, spread } from '../../support/triumvirate';

const { CAESAR, POMPEIUS, CRASSUS, ITALIA, SICILIA, ACHAEA, AFRICA, ASIA, SYRIA } = box;
const { POLITICAL, MILITARY, MACEDONIA } = box;

/** Caesar in Italia with six legions; Sicilia of Crassus lies open. */
function open(more: Scene = {}): Scene {
  return {
    ...more,
    provinces: { italia: { legions: 6 }, sicilia: { legions: 0 }, ...more.provinces },
  };
}

const conquered = (more: Scene = {}, officials = 0) =>
  given(open(more)).play(CAESAR, 'attack', SICILIA, 6, officials);

/** The same with the stone of Crassus, which kills two. */
const driven = (more: Scene = {}) =>
  conquered({ ...more, crassus: { stone: SICILIA, ...more.crassus } });

describe('II Conquest: the province', () => {
  it('survivors and stone stand there, and may move on', () => {
    const scene = conquered();
    expect(scene.G.owner[SICILIA]).toBe(CAESAR);
    expect(scene.G.legions[SICILIA]).toBe(6);
    expect(scene.player(CAESAR).stone).toBe(SICILIA);
    scene.play(CAESAR, 'march', ITALIA, 4, 0);
    expect(scene.G.points).toBe(2);
  });

  it.each([true, false])(
    'the new governor stands as the old one did: on the field %p',
    (onField) => {
      const scene = conquered({ provinces: { sicilia: { legions: 0, onField } } });
      expect(scene.G.onField[SICILIA]).toBe(onField);
    },
  );

  it('its gold goes to the conqueror’s hand', () => {
    const scene = conquered({ provinces: { sicilia: { legions: 0, gold: 3 } } });
    expect([scene.gold[CAESAR], scene.G.gold[SICILIA]]).toEqual([3, 0]);
  });

  it('officials set down there stay set down, as his; he may carry them on at once', () => {
    const scene = conquered({
      provinces: { sicilia: { legions: 0, officials: 1 }, asia: { officials: 0 } },
    });
    expect(scene.G.officials[SICILIA]).toBe(1);
    expect(scene.G.onField[SICILIA]).toBe(false);
    expect(scene.player(CAESAR).carried).toBe(0);
    scene.play(CAESAR, 'march', ITALIA, 0, 1);
    expect(scene.player(CAESAR).carried).toBe(1);
  });

  it('officials of the fleeing stone join the conqueror’s', () => {
    const scene = driven({ crassus: { carried: 1 }, provinces: { asia: { officials: 0 } } });
    expect(scene.player(CAESAR).carried).toBe(1);
    expect(scene.player(CRASSUS).carried).toBe(0);
    expect(scene.G.officials[SICILIA]).toBe(0);
  });

  it('officials who came along are with his stone still, not set down', () => {
    const scene = conquered({}, 1);
    expect(scene.player(CAESAR).carried).toBe(1);
    expect(scene.G.officials).toEqual(spread({ africa: 1, asia: 1 }));
  });
});

describe('II Flight', () => {
  it('the loser chooses among all his provinces while the attacker waits', () => {
    const scene = driven();
    expect(scene.asked).toBe(`flight ${CRASSUS}`);
    expect(scene.refusal(CAESAR, 'endTurn').code).toBe('notYourTurn');
    expect(scene.choices(CRASSUS, 'flee')).toEqual([[MACEDONIA], [ACHAEA], [ASIA], [SYRIA]]);
    expect(scene.refusal(CRASSUS, 'flee', SICILIA).code).toBe('notOwn');
    scene.play(CRASSUS, 'flee', SYRIA);
    expect(scene.player(CRASSUS).stone).toBe(SYRIA);
    expect(scene.asked).toBe(`march ${CAESAR}`);
    expect(scene.ctx.currentPlayer).toBe(String(CAESAR));
  });

  it('a single province is fled to without asking', () => {
    const provinces = owns(CRASSUS, ['sicilia', 'syria'], POMPEIUS);
    const scene = driven({ provinces: { ...provinces, sicilia: { owner: CRASSUS, legions: 0 } } });
    expect(scene.told('fled')).toEqual([
      { seat: CRASSUS, from: SICILIA, province: SYRIA, forced: 1 },
    ]);
    expect(scene.asked).toBe(`march ${CAESAR}`);
  });

  it('gold lying there goes to his hand', () => {
    const scene = driven({ provinces: { syria: { gold: 2 } } }).play(CRASSUS, 'flee', SYRIA);
    expect(scene.gold[CRASSUS]).toBe(2);
  });

  it('legions do not flee', () => {
    const scene = given({
      crassus: { stone: SICILIA },
      drawn: [POMPEIUS, POMPEIUS],
      provinces: { italia: { legions: 6 } },
    }).play(CAESAR, 'attack', SICILIA, 6, 0);
    expect(scene.play(CRASSUS, 'flee', SYRIA).G.legions[SYRIA]).toBe(2);
  });

  it('he loses 1 in each competence in which he leads', () => {
    const lead = { political: 3, military: 2 };
    expect(driven({ crassus: lead }).competences(CRASSUS)).toEqual([2, 1]);
    expect(driven({ crassus: lead, caesar: { military: 5 } }).competences(CRASSUS)).toEqual([2, 2]);
    expect(driven().competences(CRASSUS)).toEqual([1, 1]);
  });

  it('a shared lead is a lead', () => {
    const scene = driven({ crassus: { political: 3 }, caesar: { political: 3 } });
    expect(scene.competences(CRASSUS)).toEqual([2, 1]);
  });

  it('with three on VII all lead', () => {
    const seven = { political: 7 };
    const scene = driven({ caesar: seven, pompeius: seven, crassus: seven });
    expect(scene.competences(CRASSUS)).toEqual([6, 1]);
  });

  it('comes before the compensation: what he loses he may win back', () => {
    const scene = driven({
      crassus: { political: 3 },
      table: { card: { holder: CRASSUS, side: 1 } },
    });
    scene.play(CRASSUS, 'flee', SYRIA);
    expect(scene.asked).toBe(`compensation ${CRASSUS}`);
    expect(scene.play(CRASSUS, 'takeCompensation', POLITICAL).competences(CRASSUS)).toEqual([3, 1]);
  });
});

describe('II Compensation card', () => {
  const holding = (holder: number, side: number, more: Scene = {}) =>
    conquered({ ...more, table: { card: { holder, side } } });

  it('side I for a first loss: one weapon into the bag', () => {
    const { G } = conquered();
    expect(G.bag).toEqual([2, 2, 3]);
    expect(G.players[CRASSUS]?.weapons).toBe(5);
    expect(G.card).toEqual({ holder: CRASSUS, side: 1 });
  });

  it.each([1, 2])(
    'side II for who holds it already, on side %i: 1 in a competence of his choice',
    (side) => {
      const scene = holding(CRASSUS, side);
      expect(scene.asked).toBe(`compensation ${CRASSUS}`);
      expect(scene.choices(CRASSUS, 'takeCompensation')).toEqual([[POLITICAL], [MILITARY]]);
      scene.play(CRASSUS, 'takeCompensation', MILITARY);
      expect(scene.competences(CRASSUS)).toEqual([1, 2]);
      expect(scene.G.bag).toEqual([2, 2, 2]);
      expect(scene.G.card).toEqual({ holder: CRASSUS, side: 2 });
      expect(scene.asked).toBe(`march ${CAESAR}`);
    },
  );

  it('no question if one competence is on VII already', () => {
    const scene = holding(CRASSUS, 1, { crassus: { military: 7 } });
    expect(scene.competences(CRASSUS)).toEqual([2, 7]);
    expect(scene.told('compensated')).toEqual([{ seat: CRASSUS, side: 2, forced: 1 }]);
    expect(scene.asked).toBe(`march ${CAESAR}`);
  });

  it('a new loser takes it from the last one, on side I', () => {
    const { G } = holding(POMPEIUS, 2);
    expect(G.card).toEqual({ holder: CRASSUS, side: 1 });
    expect(G.bag).toEqual([2, 2, 3]);
  });

  it('two losses in one turn: I, then II', () => {
    const scene = conquered({ provinces: { macedonia: { legions: 0 } } });
    scene.play(CAESAR, 'attack', MACEDONIA, 6, 0);
    expect(scene.asked).toBe(`compensation ${CRASSUS}`);
  });

  it('if another loses in between, it is I again', () => {
    const scene = conquered({
      provinces: { africa: { legions: 0 }, macedonia: { legions: 0 } },
      pompeius: { stone: box.AEGYPTUS },
    });
    scene.play(CAESAR, 'attack', AFRICA, 6, 0).play(CAESAR, 'attack', ACHAEA, 6, 0);
    expect(scene.told('compensated').map(({ seat, side }) => [seat, side])).toEqual([
      [CRASSUS, 1],
      [POMPEIUS, 1],
      [CRASSUS, 1],
    ]);
  });

  it('it stays with him over turns and years', () => {
    const scene = conquered({ table: { calendar: 1 } }).play(CAESAR, 'endTurn');
    scene.idleUntil('rome').idleUntil('march');
    expect(scene.G.year).toBe(2);
    expect(scene.G.card).toEqual({ holder: CRASSUS, side: 1 });
  });

  it('without weapons in stock there is nothing instead', () => {
    const { G } = conquered({ crassus: { weapons: 0 } });
    expect(G.bag[CRASSUS]).toBe(8);
    expect(G.card.holder).toBe(CRASSUS);
  });

  it('weapons counted in the battle are back in stock before', () => {
    const scene = given({
      crassus: { weapons: 0 },
      drawn: [CRASSUS, POMPEIUS],
      provinces: { italia: { legions: 6 } },
    }).play(CAESAR, 'attack', SICILIA, 6, 0);
    expect(scene.G.bag[CRASSUS]).toBe(8);
    expect(scene.told('weapons')).toEqual([
      { seat: CRASSUS, change: -1, why: expect.any(Number) },
      { seat: CRASSUS, change: 1, why: expect.any(Number) },
    ]);
  });
});

describe('II Officials lost', () => {
  it('one more weapon for each, set down or with the stone', () => {
    const scene = driven({
      crassus: { carried: 1 },
      provinces: { asia: { officials: 0 }, sicilia: { legions: 0, officials: 1 } },
    }).play(CRASSUS, 'flee', SYRIA);
    // One for the card, two for officials.
    expect(scene.G.bag[CRASSUS]).toBe(5);
  });

  it('after side II too', () => {
    const scene = conquered({
      provinces: { asia: { officials: 0 }, sicilia: { legions: 0, officials: 1 } },
      table: { card: { holder: CRASSUS, side: 1 } },
    });
    expect(scene.G.bag[CRASSUS]).toBe(2);
    expect(scene.play(CRASSUS, 'takeCompensation', POLITICAL).G.bag[CRASSUS]).toBe(3);
  });

  it('as far as weapons are in stock', () => {
    const { G } = conquered({
      crassus: { weapons: 1 },
      provinces: { asia: { officials: 0 }, sicilia: { legions: 0, officials: 1 } },
    });
    expect(G.players[CRASSUS]?.weapons).toBe(0);
    expect(G.bag[CRASSUS]).toBe(8);
  });
});

it('after it all the attacker goes on, with the points he has left', () => {
  const scene = driven().play(CRASSUS, 'flee', SYRIA);
  expect(scene.asked).toBe(`march ${CAESAR}`);
  expect(scene.ctx.activePlayers).toBeNull();
  expect(scene.G.points).toBe(3);
  expect(scene.play(CAESAR, 'march', ITALIA, 0, 0).player(CAESAR).stone).toBe(ITALIA);
});
