import { box, given, type Scene } from '../../support/triumvirate';

const { CAESAR, POMPEIUS, CRASSUS, ITALIA, SICILIA } = box;

interface Fight {
  attackers: number;
  defenders: number;
  drawn?: number[];
  /** Crassus' stone stands in Sicilia. */
  stone?: boolean;
  more?: Scene;
}

/** Caesar attacks Sicilia of Crassus from Italia. */
function fight({ attackers, defenders, drawn = [], stone = false, more = {} }: Fight) {
  return given({
    ...more,
    drawn,
    crassus: { ...(stone ? { stone: SICILIA } : {}), ...more.crassus },
    provinces: {
      italia: { legions: attackers },
      sicilia: { legions: defenders },
      ...more.provinces,
    },
  }).play(CAESAR, 'attack', SICILIA, attackers, 0);
}

/** Attackers and defenders left, and whose Sicilia is. */
function result(battle: Fight) {
  const { G } = fight(battle);
  return { owner: G.owner[SICILIA], there: G.legions[SICILIA], back: G.legions[ITALIA] };
}

const CONQUERED = (there: number) => ({ owner: CAESAR, there, back: 0 });
const REPELLED = (there: number) => ({ owner: CRASSUS, there, back: 0 });

describe('II Battle: weapons are drawn', () => {
  it.each([
    [4, 5, 3],
    [2, 5, 2],
    [5, 2, 2],
    [1, 1, 1],
    [3, 0, 0],
  ])('%i against %i: %i weapons', (attackers, defenders, weapons) => {
    const drawn = fight({ attackers, defenders }).told('drawn');
    expect(drawn.reduce((total, { count = 0 }) => total + count, 0)).toBe(weapons);
  });

  it('never more than lie in the bag', () => {
    const scene = fight({
      attackers: 5,
      defenders: 5,
      more: { caesar: { weapons: 8 }, pompeius: { weapons: 8 }, crassus: { weapons: 7 } },
    });
    expect(scene.told('drawn')).toEqual([{ colour: CRASSUS, count: 1 }]);
    expect(scene.G.bag).toEqual([0, 0, 0]);
  });

  it('only legions taken along fight', () => {
    const scene = given({ provinces: { italia: { legions: 5 } }, drawn: [POMPEIUS] });
    scene.play(CAESAR, 'attack', SICILIA, 1, 0);
    expect(scene.told('drawn')).toEqual([{ colour: POMPEIUS, count: 1 }]);
    expect(scene.G.legions[ITALIA]).toBe(4);
    expect(scene.G.legions[SICILIA]).toBe(1);
  });
});

describe('II Battle: weapons count', () => {
  it('the attacker’s kill defenders, the defender’s kill attackers', () => {
    expect(result({ attackers: 3, defenders: 2, drawn: [CAESAR, CAESAR] })).toEqual(CONQUERED(3));
    expect(result({ attackers: 3, defenders: 2, drawn: [CRASSUS, CRASSUS] })).toEqual(REPELLED(1));
    expect(result({ attackers: 3, defenders: 2, drawn: [CAESAR, CRASSUS] })).toEqual(CONQUERED(1));
  });

  it('those of the two sides return to their owners’ stock, the third colour to the bag', () => {
    const { G } = fight({ attackers: 4, defenders: 3, drawn: [CAESAR, CRASSUS, POMPEIUS] });
    // Crassus has put one into the bag again, as compensation for Sicilia.
    expect(G.bag).toEqual([1, 2, 2]);
    expect(G.players.map(({ weapons }) => weapons)).toEqual([7, 6, 6]);
  });

  it('the third colour has no effect, and nothing is drawn instead', () => {
    const neutral = { attackers: 4, defenders: 3, drawn: [POMPEIUS, POMPEIUS, CAESAR] };
    expect(result(neutral)).toEqual(CONQUERED(2));
  });
});

describe('II Battle: the defender’s stone', () => {
  it('kills 2 more attackers', () => {
    const stone = true;
    expect(result({ attackers: 5, defenders: 1, drawn: [POMPEIUS], stone })).toEqual(CONQUERED(2));
    expect(result({ attackers: 3, defenders: 1, drawn: [POMPEIUS], stone })).toEqual(REPELLED(0));
  });

  it('fewer if fewer are left', () => {
    const scene = fight({
      attackers: 2,
      defenders: 2,
      drawn: [CRASSUS, POMPEIUS],
      stone: true,
    });
    expect(scene.told('stoneDefends')).toEqual([{ seat: CRASSUS, killed: 1 }]);
    expect(scene.G.legions[SICILIA]).toBe(2);
  });

  it('also with no legion beside it', () => {
    expect(result({ attackers: 2, defenders: 0, stone: true })).toEqual(REPELLED(0));
    expect(result({ attackers: 3, defenders: 0, stone: true })).toEqual(CONQUERED(1));
  });

  it('after the weapons, before the main battle', () => {
    const drawn = [CRASSUS, CRASSUS];
    expect(result({ attackers: 4, defenders: 2, drawn, stone: true })).toEqual(REPELLED(2));
  });
});

describe('II Battle: how it ends', () => {
  it('equal losses until one side has none', () => {
    const drawn = [POMPEIUS, POMPEIUS];
    expect(result({ attackers: 5, defenders: 2, drawn })).toEqual(CONQUERED(3));
    expect(result({ attackers: 2, defenders: 5, drawn })).toEqual(REPELLED(3));
  });

  it('none against none is no conquest', () => {
    expect(result({ attackers: 2, defenders: 2, drawn: [POMPEIUS, POMPEIUS] })).toEqual(
      REPELLED(0),
    );
  });

  it('dead legions go back to the stock', () => {
    const scene = fight({ attackers: 5, defenders: 2, drawn: [POMPEIUS, POMPEIUS] });
    expect(scene.G.stock).toBe(30 - 3 + 4);
  });
});

describe('II Battle: a failed attack', () => {
  const failed = (more: Scene = {}) =>
    given({
      drawn: [POMPEIUS],
      ...more,
      provinces: { italia: { legions: 3 }, sicilia: { legions: 1 }, ...more.provinces },
    }).play(CAESAR, 'attack', SICILIA, 1, 1);

  it('stone and officials are back where the attack came from; the points are spent', () => {
    const scene = failed();
    expect(scene.player(CAESAR)).toMatchObject({ stone: ITALIA, carried: 1 });
    expect(scene.G.points).toBe(3);
    expect(scene.told('repelled')).toEqual([
      { seat: CAESAR, rival: CRASSUS, from: ITALIA, province: SICILIA },
    ]);
  });

  it('by sea that is the last land province, with the full price paid', () => {
    const scene = given({ drawn: [CRASSUS, CRASSUS] });
    scene.play(CAESAR, 'attack', box.ACHAEA, 2, 0);
    expect(scene.player(CAESAR).stone).toBe(ITALIA);
    expect(scene.G.points).toBe(2);
  });

  it('the rest of the points may be used, also to attack there again', () => {
    const scene = failed();
    expect(scene.G.legions[SICILIA]).toBe(0);
    scene.play(CAESAR, 'attack', SICILIA, 1, 1);
    expect(scene.G.owner[SICILIA]).toBe(CAESAR);
    expect(scene.G.legions[ITALIA]).toBe(1);
  });

  it('officials who were left behind have been set down, those taken along come back with the stone', () => {
    const scene = failed({
      caesar: { carried: 1 },
      provinces: { italia: { legions: 3, officials: 1 }, sicilia: { legions: 1 } },
    });
    expect(scene.G.officials[ITALIA]).toBe(1);
    expect(scene.player(CAESAR).carried).toBe(1);
  });

  it('nobody is compensated for it', () => {
    expect(failed().told('compensated')).toEqual([]);
  });
});
