import { sum } from '../../../game/table/lists';
import { beginning, box, given, owns, spread } from '../../support/triumvirate';

const { CAESAR, POMPEIUS, ITALIA, GALLIA_NARBONENSIS, GALLIA_COMATA, ILLYRICUM } = box;

describe('I Supply: governors', () => {
  it('every own governor changes side, nobody else’s', () => {
    const { onField } = beginning().G;
    expect(onField[GALLIA_NARBONENSIS]).toBe(false);
    expect(onField[ILLYRICUM]).toBe(false);
    expect(onField[GALLIA_COMATA]).toBe(true);
    expect(onField[box.GALLIA_CISALPINA]).toBe(true);
    expect(onField[box.HISPANIA_CITERIOR]).toBe(true);
    expect(onField[box.HISPANIA_ULTERIOR]).toBe(false);
  });

  it('over a set-down official the governor stays off the field, turn after turn', () => {
    const scene = beginning({ provinces: { galliaComata: { officials: 1 } } });
    expect(scene.G.onField[GALLIA_COMATA]).toBe(false);
    scene.idleUntil('march').play(CAESAR, 'endTurn').idleUntil('march').play(POMPEIUS, 'endTurn');
    scene.idleUntil('march').play(box.CRASSUS, 'endTurn');
    expect(scene.asked).toBe(`rome ${CAESAR}`);
    expect(scene.G.onField[GALLIA_COMATA]).toBe(false);
  });

  it('over an official who is only with the stone he flips as usual', () => {
    const scene = beginning({
      caesar: { stone: ITALIA, carried: 1 },
      provinces: { italia: { officials: 0 } },
    });
    expect(scene.G.onField[ITALIA]).toBe(true);
  });
});

describe('I Supply: what provinces give', () => {
  it('a free field gives 2 gold, 2 legions, or one of each; a covered one nothing', () => {
    const scene = beginning({
      caesar: { stone: ILLYRICUM },
      provinces: {
        italia: { onField: true, officials: 0 },
        galliaCisalpina: { onField: true },
        galliaNarbonensis: { onField: true },
        galliaComata: { onField: false },
      },
    }).play(CAESAR, 'takeFromRome', spread());
    expect(scene.G.gold).toEqual(spread({ italia: 2, galliaCisalpina: 1 }));
    expect(scene.G.legions[box.GALLIA_CISALPINA]).toBe(3);
    expect(scene.G.legions[GALLIA_NARBONENSIS]).toBe(4);
    expect(scene.G.legions[GALLIA_COMATA]).toBe(2);
  });

  it('gold where the own stone stands goes to hand at once', () => {
    const scene = beginning().play(CAESAR, 'takeFromRome', spread({ italia: 2 }));
    expect(scene.gold[CAESAR]).toBe(2);
    expect(sum(scene.G.gold)).toBe(0);
  });

  it('governors flip whether their province was paid or not', () => {
    const scene = beginning({
      pompeius: { gold: 15 },
      caesar: { stone: ILLYRICUM },
      provinces: { italia: { onField: true, officials: 0 } },
    });
    scene.idleUntil('march');
    expect(scene.G.onField[ITALIA]).toBe(false);
    expect(scene.G.gold[ITALIA]).toBe(0);
  });
});

describe('I Supply: Rome', () => {
  it('gives 2 gold to hand, or 2 legions in own provinces, or one of each', () => {
    // Of the rest of the supply, 2 gold of Italia come to hand and no legion to Gallia Comata.
    const [two, mixed, same, apart] = [
      {},
      { galliaComata: 1 },
      { galliaComata: 2 },
      { galliaComata: 1, galliaCisalpina: 1 },
    ].map((legions) => beginning().play(CAESAR, 'takeFromRome', spread(legions)));
    expect([two, mixed, same, apart].map((scene) => scene?.gold[CAESAR])).toEqual([4, 3, 2, 2]);
    expect([two, mixed, same, apart].map((scene) => scene?.G.legions[GALLIA_COMATA])).toEqual([
      2, 3, 4, 3,
    ]);
    expect(apart?.G.legions[box.GALLIA_CISALPINA]).toBe(3);
  });

  it('never more than the two pieces, and only in own provinces', () => {
    const scene = beginning();
    expect(scene.refusal(CAESAR, 'takeFromRome', spread({ italia: 3 }))).toEqual({
      code: 'romeGives',
      args: { least: 0, most: 2, given: 3 },
    });
    expect(scene.refusal(CAESAR, 'takeFromRome', spread({ africa: 1 }))).toEqual({
      code: 'notOwn',
      args: { province: box.AFRICA, owner: POMPEIUS },
    });
  });

  it('each kind at most what is left of it', () => {
    const poor = beginning({ pompeius: { gold: 14 } });
    expect(poor.refusal(CAESAR, 'takeFromRome', spread()).args).toEqual({
      least: 1,
      most: 2,
      given: 0,
    });
    // All but one legion are on the table.
    const weak = beginning({ table: { stock: 1 } });
    expect(weak.refusal(CAESAR, 'takeFromRome', spread({ italia: 2 })).args).toEqual({
      least: 0,
      most: 1,
      given: 2,
    });
  });

  it('fewer than two only if bank and stock together hold fewer', () => {
    const scene = beginning({ pompeius: { gold: 15 }, table: { stock: 1 } });
    expect(scene.choices(CAESAR, 'takeFromRome')).toHaveLength(5);
    scene.play(CAESAR, 'takeFromRome', spread({ italia: 1 }));
    expect(scene.told('rome')).toEqual([{ seat: CAESAR, gold: 0, legions: 1, forced: 0 }]);
  });

  it('without a choice it is not asked: no legions left, or nothing at all', () => {
    const gold = beginning({ table: { stock: 0 } });
    expect(gold.told('rome')).toEqual([{ seat: CAESAR, gold: 2, legions: 0, forced: 1 }]);
    const nothing = beginning({ pompeius: { gold: 15 }, table: { stock: 0 } });
    expect(nothing.told('rome')).toEqual([{ seat: CAESAR, gold: 0, legions: 0, forced: 1 }]);
    expect(nothing.asked).toBe(`march ${CAESAR}`);
  });

  it('legions alone for a single province are not asked either', () => {
    const scene = beginning({
      pompeius: { gold: 15 },
      provinces: owns(CAESAR, ['italia'], POMPEIUS),
    });
    expect(scene.told('rome')).toEqual([{ seat: CAESAR, gold: 0, legions: 2, forced: 1 }]);
    expect(scene.G.legions[ITALIA]).toBe(4);
  });
});

describe('I Supply: when bank or stock run short', () => {
  /** Italia claims 2 gold, Gallia Cisalpina 1; the stone is in neither. */
  const claiming = (rivalsGold: number) =>
    beginning({
      caesar: { stone: ILLYRICUM },
      pompeius: { gold: rivalsGold },
      provinces: { galliaCisalpina: { onField: true } },
    });

  it('Rome’s gold is served first, and the player spreads exactly the rest over the claims', () => {
    const scene = claiming(11).play(CAESAR, 'takeFromRome', spread());
    expect(scene.asked).toBe(`spreadGold ${CAESAR}`);
    expect(scene.gold[CAESAR]).toBe(2);
    expect(scene.choices(CAESAR, 'spreadGold')).toEqual([
      [spread({ italia: 1, galliaCisalpina: 1 })],
      [spread({ italia: 2 })],
    ]);
    expect(scene.refusal(CAESAR, 'spreadGold', spread({ italia: 1 }))).toEqual({
      code: 'wrongSum',
      args: { needed: 2, given: 1 },
    });
    expect(scene.refusal(CAESAR, 'spreadGold', spread({ galliaCisalpina: 2 }))).toEqual({
      code: 'notClaimed',
      args: { province: box.GALLIA_CISALPINA, claim: 1, given: 2 },
    });
    scene.play(CAESAR, 'spreadGold', spread({ italia: 1, galliaCisalpina: 1 }));
    expect(scene.G.gold).toEqual(spread({ italia: 1, galliaCisalpina: 1 }));
    expect(scene.told('forgone')).toEqual([{ seat: CAESAR, gold: 1, legions: 0, forced: 0 }]);
    expect(scene.asked).toBe(`march ${CAESAR}`);
  });

  it('taking legions of Rome instead leaves the gold to the provinces', () => {
    const scene = claiming(12).play(CAESAR, 'takeFromRome', spread({ italia: 2 }));
    expect(scene.G.gold).toEqual(spread({ italia: 2, galliaCisalpina: 1 }));
    expect(scene.G.bank).toBe(0);
  });

  it('with nothing left for the provinces nobody is asked, and all of it is lost', () => {
    const scene = claiming(13).play(CAESAR, 'takeFromRome', spread());
    expect(scene.asked).toBe(`march ${CAESAR}`);
    expect(scene.told('forgone')).toEqual([{ seat: CAESAR, gold: 3, legions: 0, forced: 1 }]);
  });

  it('a single claimant takes what there is, in parts too', () => {
    const scene = beginning({ caesar: { stone: ILLYRICUM }, pompeius: { gold: 12 } });
    scene.play(CAESAR, 'takeFromRome', spread());
    expect(scene.G.gold).toEqual(spread({ italia: 1 }));
    expect(scene.told('forgone')).toEqual([{ seat: CAESAR, gold: 1, legions: 0, forced: 1 }]);
  });

  it('the same for legions, after the gold', () => {
    // Gallia Narbonensis and Illyricum claim 2 legions each.
    const scene = beginning({ table: { stock: 3 } }).play(
      CAESAR,
      'takeFromRome',
      spread({ italia: 1 }),
    );
    expect(scene.asked).toBe(`spreadLegions ${CAESAR}`);
    expect(scene.choices(CAESAR, 'spreadLegions')).toHaveLength(3);
    scene.play(CAESAR, 'spreadLegions', spread({ galliaNarbonensis: 1, illyricum: 1 }));
    expect(scene.G.legions[ILLYRICUM]).toBe(3);
    expect(scene.G.legions[GALLIA_NARBONENSIS]).toBe(3);
    expect(scene.G.stock).toBe(0);
    expect(scene.told('forgone')).toEqual([{ seat: CAESAR, gold: 0, legions: 2, forced: 0 }]);
  });

  it('with enough for all nothing is forgone: there is no such choice', () => {
    const scene = beginning().play(CAESAR, 'takeFromRome', spread());
    expect(scene.told('forgone')).toEqual([]);
    expect(scene.asked).toBe(`march ${CAESAR}`);
  });
});

describe('I Supply: the limit of six legions', () => {
  it('example: 8 legions stand in Illyricum during the turn, 6 at its end', () => {
    const scene = beginning({ provinces: { illyricum: { legions: 6 } } });
    scene.play(CAESAR, 'takeFromRome', spread());
    expect(scene.G.legions[ILLYRICUM]).toBe(8);
    const { stock } = scene.G;
    scene.play(CAESAR, 'endTurn');
    expect(scene.G.legions[ILLYRICUM]).toBe(6);
    expect(scene.G.stock).toBe(stock + 2);
  });

  it('they may be used before', () => {
    const scene = given({ provinces: { illyricum: { legions: 8 } }, caesar: { stone: ILLYRICUM } });
    scene.play(CAESAR, 'march', box.GALLIA_CISALPINA, 3, 0).play(CAESAR, 'endTurn');
    expect(scene.G.legions[ILLYRICUM]).toBe(5);
    expect(scene.G.legions[box.GALLIA_CISALPINA]).toBe(5);
  });
});
