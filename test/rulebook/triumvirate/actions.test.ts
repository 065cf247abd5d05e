import { box, given, type Scene } from '../../support/triumvirate';

const { CAESAR, POMPEIUS, CRASSUS, POLITICAL, MILITARY } = box;
const { ITALIA, ILLYRICUM, GALLIA_CISALPINA, HISPANIA_ULTERIOR, ASIA } = box;

const LEVELS: Scene = {
  caesar: { political: 3, military: 2 },
  pompeius: { political: 2, military: 1 },
  crassus: { political: 3, military: 5 },
};

function example(active: number, stone: number, gold: number): Scene {
  const name = (['caesar', 'pompeius', 'crassus'] as const)[active] ?? 'caesar';
  return { ...LEVELS, active, [name]: { ...LEVELS[name], stone, gold } };
}

describe('III Actions: examples', () => {
  const caesar = example(CAESAR, GALLIA_CISALPINA, 6);

  it('Caesar in a competence province: for 1 gold political IV, and he leads alone', () => {
    const scene = given(caesar).play(CAESAR, 'improve', POLITICAL);
    expect([scene.competences(CAESAR), scene.gold[CAESAR]]).toEqual([[4, 2], 5]);
  });

  it('or for 6 gold military V, level with Crassus', () => {
    const scene = given(caesar);
    for (let i = 0; i < 3; i++) scene.play(CAESAR, 'improve', MILITARY);
    expect([scene.competences(CAESAR), scene.gold[CAESAR]]).toEqual([[3, 5], 0]);
  });

  const pompeius = example(POMPEIUS, HISPANIA_ULTERIOR, 3);

  it('Pompeius in a military province with 3 gold: military III, in two actions', () => {
    const scene = given(pompeius);
    scene.play(POMPEIUS, 'improve', MILITARY).play(POMPEIUS, 'improve', MILITARY);
    expect([scene.competences(POMPEIUS), scene.gold[POMPEIUS]]).toEqual([[2, 3], 0]);
    expect(scene.options(POMPEIUS)).toEqual([{ move: 'endTurn', args: [] }]);
  });

  it('or 2 weapons for 1 + 2, because he does not lead; then nothing is left', () => {
    const scene = given(pompeius).play(POMPEIUS, 'forgeWeapons');
    expect([scene.G.bag[POMPEIUS], scene.gold[POMPEIUS]]).toEqual([4, 0]);
    expect(scene.options(POMPEIUS)).toEqual([{ move: 'endTurn', args: [] }]);
  });

  it('Crassus in a political province, leading: three citizens for 6 gold', () => {
    const scene = given(example(CRASSUS, ASIA, 6));
    for (let i = 0; i < 3; i++) scene.play(CRASSUS, 'winCitizen');
    expect([scene.citizens, scene.G.neutral, scene.gold[CRASSUS]]).toEqual([[2, 2, 5], 2, 0]);
  });
});

describe('III Actions: number and price', () => {
  it('the n-th costs n gold, paid to the bank', () => {
    const scene = given({ caesar: { gold: 8, stone: GALLIA_CISALPINA } });
    const left = [1, 2, 3].map(() => scene.play(CAESAR, 'improve', POLITICAL).gold[CAESAR]);
    expect(left).toEqual([7, 5, 2]);
    expect(scene.G.bank).toBe(13);
  });

  it('never more than three', () => {
    const scene = given({ caesar: { gold: 10, stone: GALLIA_CISALPINA } });
    for (let i = 0; i < 3; i++) scene.play(CAESAR, 'improve', POLITICAL);
    expect(scene.refusal(CAESAR, 'improve', POLITICAL)).toEqual({
      code: 'noActionLeft',
      args: { most: 3 },
    });
  });

  it('none is required', () => {
    expect(given({ caesar: { gold: 9 } }).play(CAESAR, 'endTurn').asked).toBe(`rome ${POMPEIUS}`);
  });

  it('what is too dear is refused with its price', () => {
    const scene = given({ caesar: { gold: 2 } });
    expect(scene.refusal(CAESAR, 'winCitizen')).toEqual({
      code: 'tooPoor',
      args: { needed: 3, gold: 2 },
    });
    scene.play(CAESAR, 'improve', POLITICAL);
    expect(scene.refusal(CAESAR, 'improve', POLITICAL).args).toEqual({ needed: 2, gold: 1 });
  });
});

describe('III Actions: by the province of the stone', () => {
  const deeds = (stone: number) => {
    const scene = given({ caesar: { gold: 9, stone } });
    scene.G.owner[stone] = CAESAR;
    const acting = ['improve', 'winCitizen', 'unseatCitizen', 'forgeWeapons'];
    return scene
      .options(CAESAR)
      .filter(({ move }) => acting.includes(move))
      .map(({ move, args }) => [move, ...args].join(' '));
  };

  it('political: political competence, or citizens', () => {
    expect(deeds(ITALIA)).toEqual([
      'improve 0',
      'winCitizen',
      `unseatCitizen ${POMPEIUS}`,
      `unseatCitizen ${CRASSUS}`,
    ]);
  });

  it('military: military competence, or weapons', () => {
    expect(deeds(ILLYRICUM)).toEqual(['improve 1', 'forgeWeapons']);
  });

  it('competence: either competence', () => {
    expect(deeds(GALLIA_CISALPINA)).toEqual(['improve 0', 'improve 1']);
  });

  it('anything else is refused', () => {
    const italia = given({ caesar: { gold: 9 } });
    expect(italia.refusal(CAESAR, 'improve', MILITARY)).toEqual({
      code: 'wrongPlace',
      args: { province: ITALIA, type: POLITICAL },
    });
    expect(italia.refusal(CAESAR, 'forgeWeapons').code).toBe('wrongPlace');
    const illyricum = given({ caesar: { gold: 9, stone: ILLYRICUM } });
    expect(illyricum.refusal(CAESAR, 'winCitizen').code).toBe('wrongPlace');
    expect(illyricum.refusal(CAESAR, 'unseatCitizen', CRASSUS).code).toBe('wrongPlace');
  });

  it('a competence on VII cannot be raised', () => {
    const scene = given({ caesar: { gold: 9, political: 7 } });
    expect(scene.refusal(CAESAR, 'improve', POLITICAL)).toEqual({
      code: 'highest',
      args: { competence: POLITICAL },
    });
  });
});

describe('III Actions: citizens', () => {
  it('a neutral one comes over, or a rival’s becomes neutral: never a rival’s directly', () => {
    const scene = given({ caesar: { gold: 9, political: 2 } });
    scene.play(CAESAR, 'winCitizen');
    expect([scene.citizens, scene.G.neutral]).toEqual([[3, 2, 2], 4]);
    scene.play(CAESAR, 'unseatCitizen', CRASSUS);
    expect([scene.citizens, scene.G.neutral]).toEqual([[3, 2, 1], 5]);
  });

  it('who has none loses none, and nobody unseats his own', () => {
    const scene = given({ caesar: { gold: 9 }, crassus: { citizens: 0 } });
    expect(scene.refusal(CAESAR, 'unseatCitizen', CRASSUS)).toEqual({
      code: 'noCitizen',
      args: { rival: CRASSUS },
    });
    expect(scene.refusal(CAESAR, 'unseatCitizen', CAESAR).code).toBe('notARival');
    expect(scene.refusal(CAESAR, 'unseatCitizen', 3).code).toBe('notARival');
  });

  it('without neutral ones only a rival’s can be moved', () => {
    const scene = given({ caesar: { gold: 9 }, crassus: { citizens: 7 } });
    expect(scene.refusal(CAESAR, 'winCitizen').code).toBe('noNeutralCitizen');
    scene.play(CAESAR, 'unseatCitizen', CRASSUS).play(CAESAR, 'winCitizen');
    expect(scene.citizens).toEqual([3, 2, 6]);
  });

  it('2 gold more while not leading, judged when it is paid', () => {
    const scene = given({ caesar: { gold: 9 } });
    expect(scene.play(CAESAR, 'winCitizen').gold[CAESAR]).toBe(6);
    const first = given({ caesar: { gold: 9 } }).play(CAESAR, 'improve', POLITICAL);
    expect(first.play(CAESAR, 'winCitizen').gold[CAESAR]).toBe(6);
  });
});

describe('III Actions: weapons', () => {
  const forge = (weapons: number, military = 1) =>
    given({ caesar: { gold: 9, stone: ILLYRICUM, weapons, military } });

  it('two into the bag, 2 gold more while not leading', () => {
    const scene = forge(6).play(CAESAR, 'forgeWeapons');
    expect([scene.G.bag[CAESAR], scene.gold[CAESAR]]).toEqual([4, 6]);
    expect(forge(6, 2).play(CAESAR, 'forgeWeapons').gold[CAESAR]).toBe(8);
  });

  it('with one in stock it is one, at the full price; with none it is refused', () => {
    const scene = forge(1).play(CAESAR, 'forgeWeapons');
    expect([scene.G.bag[CAESAR], scene.gold[CAESAR]]).toEqual([8, 6]);
    expect(scene.refusal(CAESAR, 'forgeWeapons').code).toBe('noWeapon');
  });
});

describe('III Actions: leading', () => {
  /** The price of a first citizen tells who leads. */
  const leads = (...political: number[]) => {
    const [caesar = 1, pompeius = 1, crassus] = political;
    const scene = given({
      players: crassus === undefined ? 2 : 3,
      caesar: { political: caesar, gold: 9 },
      pompeius: { political: pompeius },
      crassus: { political: crassus ?? 1 },
    });
    return scene.play(CAESAR, 'winCitizen').gold[CAESAR] === 8;
  };

  it.each([
    [[2, 1, 1], true],
    [[2, 2, 1], true],
    [[2, 1, 2], true],
    [[1, 1, 1], false],
    [[2, 2, 2], false],
    [[2, 3, 1], false],
    [[1, 2, 2], false],
    [[7, 7, 7], true],
    [[7, 7, 1], true],
    [[2, 1], true],
    [[2, 2], false],
    [[1, 2], false],
    [[7, 7], true],
  ])('political competences %p: Caesar leads %p', (political, does) => {
    expect(leads(...political)).toBe(does);
  });
});
