import { sum } from '../../../game/table/lists';
import {
  ANTONIUS as A,
  BRUTUS as B,
  box,
  CLAUDIUS as C,
  dice,
  given,
  players,
} from '../../support/alea';

const eightTimes = (value: string): string => value.repeat(8);

describe('A round', () => {
  it('each rolls all dice in the hand, from the start player on clockwise', () => {
    const scene = given({ seats: players(3), rolls: ['12344445', '11111111'] }).play(A, 'roll');
    expect(scene.player(A).hand).toEqual(dice('12344445'));
    expect(scene.told('rolled')).toEqual([
      { seat: A, ones: 1, twos: 1, threes: 1, fours: 4, fives: 1, sixes: 0 },
    ]);
    scene.play(A, 'placeInCastrum', 4, 4).play(A, 'endTurn');
    expect(scene.asked).toBe(`roll ${B}`);
    expect(scene.turn(B, 'placeInForum', dice('1')).asked).toBe(`roll ${C}`);
  });

  it('a lap ends with the player before the start player, whoever that is', () => {
    const scene = given({
      seats: players(3),
      rolls: ['1', '1', '1'].map(eightTimes),
      table: { round: 1 },
    });
    scene.turn(B, 'placeInCastrum', 1, 1).turn(C, 'placeInCastrum', 1, 2);
    expect([scene.asked, scene.G.lap]).toEqual([`roll ${A}`, 1]);
    scene.turn(A, 'placeInCastrum', 1, 3);
    expect([scene.asked, scene.G.lap]).toEqual([`roll ${B}`, 2]);
    expect(scene.told('lapBegins')).toEqual([{ lap: 1 }, { lap: 2 }]);
  });

  it('the roll is asked for although there is nothing else to do', () => {
    expect(given({ seats: players(2) }).options(A)).toEqual([{ move: 'roll', args: [] }]);
  });

  it('dice in buildings stay there: in the next lap only the rest is rolled', () => {
    const scene = given({ seats: players(2), rolls: ['12344445', '11111111', '6543'] });
    scene.turn(A, 'placeInCastrum', 4, 4).turn(B, 'placeInCastrum', 1, 1).play(A, 'roll');
    expect(scene.player(A).hand).toEqual(dice('3456'));
    expect(scene.G.castrum[A]).toEqual(dice('4444'));
    expect(scene.G.lap).toBe(2);
  });

  it('the rolled dice must place at least one', () => {
    const scene = given({ seats: players(2), rolls: ['12344445'] }).play(A, 'roll');
    expect(scene.refusal(A, 'endTurn').code).toBe('notNow');
    expect(scene.refusal(A, 'placeInCastrum', 4, 0).code).toBe('noDie');
    expect(scene.refusal(A, 'placeInForum', dice('')).code).toBe('notForForum');
  });

  it('one placement ends the turn: in one building, in one way', () => {
    const scene = given({ seats: players(2), rolls: ['12344445'] });
    scene.play(A, 'roll').play(A, 'placeInCastrum', 4, 2);
    expect(scene.options(A)).toEqual([{ move: 'endTurn', args: [] }]);
    expect(scene.refusal(A, 'placeInCastrum', 4, 1).code).toBe('notNow');
    expect(scene.refusal(A, 'placeInForum', dice('1')).code).toBe('notNow');
  });

  it('nobody has to place all dice that fit: a 1 without its 4, or 5-6 of 3-4-5-6', () => {
    const scene = given({ seats: players(2), rolls: ['13456666'] }).play(A, 'roll');
    expect(scene.choices(A, 'placeInForum')).toContainEqual([dice('1')]);
    expect(scene.choices(A, 'placeInForum')).toContainEqual([dice('14')]);
    expect(scene.choices(A, 'placeInSenatus')).toContainEqual([5, 6]);
    expect(scene.choices(A, 'placeInSenatus')).toContainEqual([3, 6]);
  });
});

describe('The last lap', () => {
  /** All but the last lap is over: A has two fives left and B and C three dice each. */
  const nearlyOver = () =>
    given({
      seats: [{ castrum: '222222' }, { castrum: '33333' }, { castrum: '44444' }],
      rolls: ['55', '666', '111'],
    });

  it('begins when somebody places the last die, and is announced', () => {
    const scene = nearlyOver().play(A, 'roll');
    expect(scene.G.lastLap).toBe(false);
    scene.play(A, 'placeInCastrum', 5, 2);
    expect(scene.G.lastLap).toBe(true);
    expect(scene.told('lastLap')).toEqual([{ seat: A }]);
  });

  it('goes on up to the player before the start player', () => {
    const scene = nearlyOver().turn(A, 'placeInCastrum', 5, 2);
    expect(scene.asked).toBe(`roll ${B}`);
    scene.turn(B, 'placeInCastrum', 6, 1);
    expect(scene.asked).toBe(`roll ${C}`);
    expect(scene.turn(C, 'placeInForum', dice('1')).ctx.phase).toBe('castrum');
  });

  it('dice not placed by then go to the Latrina', () => {
    const scene = nearlyOver().turn(A, 'placeInCastrum', 5, 2);
    scene.turn(B, 'placeInCastrum', 6, 1).turn(C, 'placeInForum', dice('1'));
    expect(scene.told('notPlaced')).toEqual([
      { seat: B, count: 2 },
      { seat: C, count: 2 },
    ]);
    expect(scene.G.latrina).toEqual([0, 2, 2]);
  });

  it('several can run out in it; it is announced once', () => {
    const scene = nearlyOver().turn(A, 'placeInCastrum', 5, 2).turn(B, 'placeInCastrum', 6, 3);
    scene.turn(C, 'placeInCastrum', 1, 3);
    expect(scene.told('lastLap')).toHaveLength(1);
    expect(scene.told('notPlaced')).toEqual([]);
  });

  it('a last die in the Latrina counts as placed', () => {
    const scene = given({
      seats: [{ castrum: '66', run: [1, 1], latrina: 4 }, { castrum: '666' }],
      forum: '1B 1B 2B 2B',
      rolls: ['6'],
    });
    scene.turn(A, 'placeInLatrina', 6);
    expect(scene.told('lastLap')).toEqual([{ seat: A }]);
  });

  it('is over for the round after it', () => {
    const scene = nearlyOver().turn(A, 'placeInCastrum', 5, 2);
    scene.turn(B, 'placeInCastrum', 6, 1).turn(C, 'placeInForum', dice('1')).idleUntil('roll');
    expect(scene.G).toMatchObject({ round: 2, lap: 1, lastLap: false });
  });
});

describe('After the laps', () => {
  it('the buildings pay in their order', () => {
    const seats = [{ castrum: '2222222' }, {}, {}, {}];
    const scene = given({ seats, rolls: ['5'] })
      .turn(A, 'placeInCastrum', 5, 1)
      .idleUntil('roll');
    scene.idleTurns(B, 2, 3).idleUntil('roll');
    expect(scene.told('pays').map(({ building }) => building)).toEqual([
      box.TEMPLUM,
      box.SENATUS,
      box.CASTRUM,
      box.FORUM,
      box.LATRINA,
    ]);
  });

  it('without a Templum the Senatus is the first to pay', () => {
    const scene = given({ seats: [{ castrum: '2222222' }, {}], rolls: ['5', '11111111'] });
    scene.turn(A, 'placeInCastrum', 5, 1).turn(B, 'placeInCastrum', 1, 1);
    expect(scene.told('pays')[0]).toEqual({ building: box.SENATUS });
  });
});

describe('The next rounds', () => {
  const nextRound = (count: number, round: number) =>
    given({
      phase: 'latrina',
      seats: players(count),
      table: { round, startPlayer: (round - 1) % count },
    });

  it('the next seat clockwise is start player, after the last seat the first again', () => {
    expect(nextRound(3, 1).asked).toBe(`roll ${B}`);
    expect(nextRound(3, 2).asked).toBe(`roll ${C}`);
    expect(nextRound(3, 3).asked).toBe(`roll ${A}`);
  });

  it('new provinces and patricians come from the hidden stocks', () => {
    const scene = nextRound(3, 1);
    expect(scene.G.openProvinces).toHaveLength(3);
    expect(scene.G.openPatricians).toHaveLength(5);
    expect(scene.told('provinceOpens').map(({ province }) => province)).toEqual(
      scene.G.openProvinces,
    );
    expect(scene.told('patricianOpens').map(({ patrician }) => patrician)).toEqual(
      scene.G.openPatricians,
    );
  });

  it('what left the game never returns', () => {
    const table = { round: 1, provincesGone: [3, 4], patriciansGone: [7], provincePile: [0, 1, 2] };
    const scene = given({ phase: 'latrina', seats: players(3), table });
    expect(scene.G.openProvinces).toEqual([2, 1, 0]);
    expect(scene.G.provincesGone).toEqual([3, 4]);
    expect(scene.G.patriciansGone).toEqual([7]);
  });

  it.each([
    [2, 6],
    [3, 6],
    [4, 5],
    [5, 5],
  ])(
    'with %i players the game ends after round %i, and nothing more is laid out',
    (count, last) => {
      expect(nextRound(count, last - 1).ctx.gameover).toBeUndefined();
      const scene = nextRound(count, last);
      expect(scene.ctx.gameover).toBeDefined();
      expect(scene.told('provinceOpens')).toEqual([]);
      expect(scene.G.openProvinces).toEqual([]);
    },
  );

  it('everybody has eight dice again', () => {
    const scene = given({ phase: 'latrina', seats: [{ latrina: 5 }, { latrina: 8 }] });
    expect(scene.G.players.map(({ unrolled, hand }) => unrolled + sum(hand))).toEqual([8, 8]);
  });
});
