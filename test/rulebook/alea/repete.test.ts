import { alea } from '../../../game/alea';
import { covers } from '../../../game/table/options';
import { ANTONIUS as A, BRUTUS as B, dice, given } from '../../support/alea';

const rolled = (chips: number, ...rolls: string[]) =>
  given({ seats: [{ chips }, { chips: 3 }], rolls: ['11123456', ...rolls] }).play(A, 'roll');

describe('Repete! chips', () => {
  it('after the own roll a chip lets any of the dice be rolled again', () => {
    const scene = rolled(2, '66').play(A, 'reroll', dice('23'));
    expect(scene.player(A).hand).toEqual(dice('11145666'));
    expect(scene.chips).toEqual([1, 3]);
    expect(scene.asked).toBe(`place ${A}`);
  });

  it('one die or more of the hand, all of them at most', () => {
    const scene = rolled(1);
    expect(scene.choices(A, 'reroll')).toHaveLength(4 * 2 ** 5 - 1);
    expect(scene.refusal(A, 'reroll', dice('')).code).toBe('noDie');
    expect(scene.refusal(A, 'reroll', dice('22'))).toEqual({
      code: 'notInHand',
      args: { value: 2, has: 1 },
    });
    scene.play(A, 'reroll', dice('11123456'));
    expect(scene.chips[A]).toBe(0);
  });

  it('is one option, however many dice there are', () => {
    const rows = rolled(1)
      .options(A)
      .filter(({ move }) => move === 'reroll');
    expect(rows).toHaveLength(1);
    expect(rows.some((row) => covers(row, 'reroll', [dice('1126')]))).toBe(true);
  });

  it('as many chips as one likes, each for a choice of its own, also of dice left lying before', () => {
    const scene = rolled(3, '66', '5').play(A, 'reroll', dice('23')).play(A, 'reroll', dice('1'));
    expect(scene.player(A).hand).toEqual(dice('11455666'));
    expect(scene.chips[A]).toBe(1);
  });

  it('without a chip there is no second roll', () => {
    const scene = rolled(0);
    expect(scene.choices(A, 'reroll')).toEqual([]);
    expect(scene.refusal(A, 'reroll', dice('1')).code).toBe('noChip');
  });

  it('not before the roll, not after placing, and not in another’s turn', () => {
    const scene = given({ seats: [{ chips: 3 }, { chips: 3 }], rolls: ['11123456', '11111111'] });
    expect(scene.refusal(A, 'reroll', dice('1')).code).toBe('notNow');
    scene.play(A, 'roll');
    expect(scene.refusal(B, 'reroll', dice('1')).code).toBe('notYourTurn');
    scene.play(A, 'placeInCastrum', 1, 1);
    expect(scene.refusal(A, 'reroll', dice('1')).code).toBe('notNow');
  });

  it('is never compulsory', () => {
    expect(rolled(3).play(A, 'placeInForum', dice('1')).chips[A]).toBe(3);
  });

  it('chips come when the Latrina pays, so dice that land there now do not help now', () => {
    const scene = given({ seats: [{}, {}], forum: '1A 1A 2A 6A', rolls: ['11234566', '11111111'] });
    scene.play(A, 'roll').play(A, 'placeInForum', dice('1'));
    expect(scene.G.latrina[A]).toBe(1);
    expect(scene.chips[A]).toBe(0);
  });

  it('every roll is told: what was taken up, and what it became', () => {
    const scene = rolled(1, '66').play(A, 'reroll', dice('23'));
    expect(scene.told('takesUp')).toEqual([
      { seat: A, ones: 0, twos: 1, threes: 1, fours: 0, fives: 0, sixes: 0 },
    ]);
    expect(scene.told('rolled')[1]).toEqual({
      seat: A,
      ones: 0,
      twos: 0,
      threes: 0,
      fours: 0,
      fives: 0,
      sixes: 2,
    });
  });
});

describe('Taking back', () => {
  it('a placement can be taken back until the turn is ended; rolls, draws and reveals never', () => {
    const undoable = ['placeInSenatus', 'placeInCastrum', 'placeInForum', 'placeInLatrina'];
    const final = ['roll', 'reroll', 'placeInTemplum', 'keepTiles', 'keepCard'];
    expect(undoable.filter((move) => !alea.isUndoable(move))).toEqual([]);
    expect(final.filter((move) => alea.isUndoable(move))).toEqual([]);
    expect(['takeProvince', 'takePatrician'].every((move) => alea.isUndoable(move))).toBe(true);
  });
});
