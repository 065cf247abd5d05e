import { beginning, box, election, given, type Scene } from '../../support/triumvirate';

const { CAESAR, POMPEIUS, CRASSUS, ITALIA, SICILIA, ASIA, MACEDONIA } = box;

const players = 2;

describe('Two players', () => {
  it('Asia, Syria, Aegyptus and Cyrenaica are not there: no march, no attack', () => {
    const scene = given({ players, caesar: { stone: box.ILLYRICUM } });
    const targets = [...scene.choices(CAESAR, 'march'), ...scene.choices(CAESAR, 'attack')];
    for (const province of [ASIA, box.SYRIA, box.AEGYPTUS, box.CYRENAICA]) {
      expect(targets.map(([to]) => to)).not.toContain(province);
      expect(scene.refusal(CAESAR, 'attack', province, 1, 0)).toEqual({
        code: 'notInPlay',
        args: { province },
      });
    }
    expect(targets.map(([to]) => to)).toContain(MACEDONIA);
  });

  it('weapons of Crassus are neutral and go back into the bag', () => {
    const scene = given({
      players,
      drawn: [CRASSUS, CRASSUS],
      provinces: { italia: { legions: 5 } },
    }).play(CAESAR, 'attack', SICILIA, 5, 0);
    expect(scene.G.legions[SICILIA]).toBe(3);
    expect(scene.G.bag[CRASSUS]).toBe(2);
  });

  it('seven turns make a year, so that Pompeius begins the second', () => {
    const scene = beginning({ players });
    for (let turn = 1; turn <= 7; turn++) {
      expect(scene.idleUntil('march').G.year).toBe(1);
      scene.play(scene.G.active, 'endTurn');
    }
    scene.idleUntil('march');
    expect([scene.G.year, scene.G.calendar, scene.asked]).toEqual([2, 7, `march ${POMPEIUS}`]);
  });

  it('nine of the eleven provinces win', () => {
    const scene: Scene = {
      players,
      pompeius: { stone: box.AFRICA },
      provinces: {
        italia: { legions: 6 },
        sicilia: { legions: 0 },
        macedonia: { owner: CAESAR },
        achaea: { owner: CAESAR },
        hispaniaCiterior: { owner: CAESAR },
      },
    };
    const { ctx } = given(scene).play(CAESAR, 'attack', SICILIA, 6, 0);
    expect(ctx.gameover).toMatchObject({ winners: [CAESAR], how: box.MILITARY });
  });

  it('a tie in the election goes to who moves next', () => {
    for (const active of [CAESAR, POMPEIUS])
      expect(election({ players, active }).told('elected')[0]?.seat).toBe(active);
  });

  it('there is no third rival to unseat', () => {
    const scene = given({ players, caesar: { gold: 9, stone: ITALIA } });
    expect(scene.choices(CAESAR, 'unseatCitizen')).toEqual([[POMPEIUS]]);
    expect(scene.refusal(CAESAR, 'unseatCitizen', CRASSUS).code).toBe('notARival');
  });
});
