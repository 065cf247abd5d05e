import { box, election, given, type Scene } from '../../support/triumvirate';

const { CAESAR, POMPEIUS, CRASSUS, ITALIA, SICILIA, GALLIA_CISALPINA } = box;
const { POLITICAL, MILITARY, COMPETENCE } = box;

const won = (seat: number, how: number) => ({ winners: [seat], winner: String(seat), how });

describe('Political victory', () => {
  it('a second consulate', () => {
    const scene = election({ pompeius: { citizens: 5, consulates: 1 } });
    expect(scene.ctx.gameover).toEqual(won(POMPEIUS, POLITICAL));
    expect(scene.told('victory')).toEqual([{ seat: POMPEIUS, how: POLITICAL }]);
  });

  it('once consul, the sixth citizen: at once, with actions to spare', () => {
    const consul = { citizens: 5, consulates: 1, gold: 9 };
    const scene = given({ caesar: consul }).play(CAESAR, 'winCitizen');
    expect(scene.ctx.gameover).toEqual(won(CAESAR, POLITICAL));
    expect(scene.refusal(CAESAR, 'endTurn').code).toBe('gameOver');
    expect(scene.options(CAESAR)).toEqual([]);
  });

  it('also if another was consul since', () => {
    const scene = given({
      caesar: { citizens: 5, consulates: 1, gold: 3 },
      crassus: { consulates: 1 },
    }).play(CAESAR, 'winCitizen');
    expect(scene.ctx.gameover).toEqual(won(CAESAR, POLITICAL));
  });

  it('six citizens before the first consulate do nothing', () => {
    const scene = given({ caesar: { citizens: 5, gold: 9 } }).play(CAESAR, 'winCitizen');
    expect(scene.citizens[CAESAR]).toBe(6);
    expect(scene.ctx.gameover).toBeUndefined();
  });

  it('at the first consulate the three citizens go first: six of nine stay and win', () => {
    const scene = election({
      caesar: { citizens: 9 },
      pompeius: { citizens: 1 },
      crassus: { citizens: 1 },
    });
    expect(scene.ctx.gameover).toBeUndefined();
    scene.play(CAESAR, 'appointOfficial', ITALIA);
    expect(scene.ctx.gameover).toEqual(won(CAESAR, POLITICAL));
  });

  it('five of eight do not', () => {
    const scene = election({
      caesar: { citizens: 8 },
      pompeius: { citizens: 1 },
      crassus: { citizens: 1 },
    });
    scene.play(CAESAR, 'appointOfficial', ITALIA);
    expect([scene.citizens[CAESAR], scene.ctx.gameover]).toEqual([5, undefined]);
  });
});

describe('Military victory', () => {
  /** Caesar owns eight provinces; Sicilia lies open, with Crassus in it. */
  const eight: Scene = {
    crassus: { stone: SICILIA, political: 3 },
    provinces: {
      italia: { legions: 6 },
      sicilia: { legions: 0 },
      macedonia: { owner: CAESAR },
      achaea: { owner: CAESAR },
      asia: { owner: CAESAR, officials: 0 },
    },
  };

  it('the ninth province wins at once: no flight, no compensation', () => {
    const scene = given(eight).play(CAESAR, 'attack', SICILIA, 6, 0);
    expect(scene.ctx.gameover).toEqual(won(CAESAR, MILITARY));
    expect(scene.told('fled')).toEqual([]);
    expect(scene.told('compensated')).toEqual([]);
    expect(scene.competences(CRASSUS)).toEqual([3, 1]);
  });

  it('the eighth does not', () => {
    const { asia: _, ...provinces } = eight.provinces ?? {};
    const scene = given({ ...eight, provinces }).play(CAESAR, 'attack', SICILIA, 6, 0);
    expect(scene.ctx.gameover).toBeUndefined();
  });
});

describe('Competence victory', () => {
  it('VII in both, by an action', () => {
    const scene = given({
      caesar: { stone: GALLIA_CISALPINA, political: 7, military: 6, gold: 1 },
    });
    scene.play(CAESAR, 'improve', MILITARY);
    expect(scene.ctx.gameover).toEqual(won(CAESAR, COMPETENCE));
  });

  it('one alone is not enough', () => {
    const scene = given({
      caesar: { stone: GALLIA_CISALPINA, political: 6, military: 6, gold: 1 },
    });
    expect(scene.play(CAESAR, 'improve', MILITARY).ctx.gameover).toBeUndefined();
  });

  /** Caesar conquers Sicilia; Crassus holds the card and is one step away. */
  const compensated = (levels: { political: number; military: number }) =>
    given({
      crassus: levels,
      provinces: { italia: { legions: 6 }, sicilia: { legions: 0 } },
      table: { card: { holder: CRASSUS, side: 1 } },
    }).play(CAESAR, 'attack', SICILIA, 6, 0);

  it('by the compensation card, in the rival’s turn and without a question', () => {
    const scene = compensated({ political: 7, military: 6 });
    expect(scene.ctx.gameover).toEqual(won(CRASSUS, COMPETENCE));
  });

  it('with a question where both are open, which does not end the game', () => {
    const scene = compensated({ political: 6, military: 6 });
    scene.play(CRASSUS, 'takeCompensation', POLITICAL);
    expect(scene.competences(CRASSUS)).toEqual([7, 6]);
    expect(scene.asked).toBe(`march ${CAESAR}`);
  });
});
