import {
  ANTONIUS as A,
  BRUTUS as B,
  box,
  CLAUDIUS as C,
  DARIUS as D,
  dice,
  given,
  type SeatScene,
} from '../../support/alea';

describe('III Castrum: placing', () => {
  it('example: three of four 4s, then two 4s of another beside them', () => {
    const scene = given({ seats: [{}, {}, {}, {}], rolls: ['12344445', '11223445'] });
    scene.turn(A, 'placeInCastrum', 4, 3).turn(B, 'placeInCastrum', 4, 2);
    expect(scene.G.castrum.slice(0, 2)).toEqual([dice('444'), dice('44')]);
    expect(scene.player(A).unrolled).toBe(5);
  });

  it('example: 4-4-5-5 beside the own 4-4-4 may place 4, 4-4, 5 or 5-5, never 4 and 5', () => {
    const seats = [{ castrum: '444', unrolled: 4 }, { castrum: '44' }];
    const scene = given({ seats, rolls: ['4455'] }).play(A, 'roll');
    expect(scene.choices(A, 'placeInCastrum')).toEqual([
      [4, 1],
      [4, 2],
      [5, 1],
      [5, 2],
    ]);
    expect(scene.refusal(A, 'placeInCastrum', dice('45')).code).toBe('badArguments');
  });

  it('example: the two 5s only if no set of two 5s lies there', () => {
    const seats = [{ castrum: '444', unrolled: 4 }, { castrum: '44 55' }];
    const scene = given({ seats, rolls: ['4455'] }).play(A, 'roll');
    expect(scene.refusal(A, 'placeInCastrum', 5, 2)).toEqual({
      code: 'setLiesThere',
      args: { value: 5, size: 2, seat: B },
    });
  });

  it('example: one more 4 would draw level with the rival and is refused, two are allowed', () => {
    const seats = [{ castrum: '44' }, { castrum: '444' }];
    const scene = given({ seats, rolls: ['123445'] }).play(A, 'roll');
    expect(scene.refusal(A, 'placeInCastrum', 4, 1).args).toEqual({ value: 4, size: 3, seat: B });
    scene.play(A, 'placeInCastrum', 4, 2);
    expect(scene.G.castrum[A]).toEqual(dice('4444'));
  });

  it('a single die is a set, and any number of one value is', () => {
    const scene = given({ seats: [{}, {}], rolls: ['16666666'] }).play(A, 'roll');
    expect(scene.choices(A, 'placeInCastrum')).toEqual([
      [1, 1],
      ...[1, 2, 3, 4, 5, 6, 7].map((count) => [6, count]),
    ]);
  });

  it('dice join the own set of their value; there is never a second one', () => {
    const scene = given({ seats: [{ castrum: '66' }, {}], rolls: ['166666'] });
    scene.play(A, 'roll').play(A, 'placeInCastrum', 6, 1);
    expect(scene.G.castrum[A]).toEqual(dice('666'));
    expect(scene.told('inCastrum')).toEqual([{ seat: A, value: 6, count: 1, size: 3 }]);
  });

  it('sets of one player may be equally large', () => {
    const scene = given({ seats: [{ castrum: '66' }, {}], rolls: ['155555'] });
    scene.play(A, 'roll').play(A, 'placeInCastrum', 5, 2);
    expect(scene.G.castrum[A]).toEqual(dice('5566'));
  });

  it('only dice of the hand can be placed', () => {
    const scene = given({ seats: [{}, {}], rolls: ['11123456'] }).play(A, 'roll');
    expect(scene.refusal(A, 'placeInCastrum', 1, 4)).toEqual({
      code: 'notInHand',
      args: { value: 1, has: 3 },
    });
  });
});

describe('III Castrum: paying', () => {
  const { RED, BLUE, GREEN, YELLOW, province, FREE_PROVINCE } = box;
  const OPEN = [province(RED, 1), province(BLUE, 4), province(GREEN, 2), FREE_PROVINCE];
  const paying = (castrum: string[], openProvinces = OPEN) => {
    const seats: SeatScene[] = castrum.map((sets) => ({ castrum: sets }));
    return given({ phase: 'castrum', seats, table: { openProvinces: [...openProvinces] } });
  };

  it('the largest set chooses first, of equally large ones the higher', () => {
    const scene = paying(['333', '555', '1111', '66']);
    expect(scene.asked).toBe(`takeProvince ${C}`);
    expect(scene.play(C, 'takeProvince', province(BLUE, 4)).asked).toBe(`takeProvince ${B}`);
    expect(scene.play(B, 'takeProvince', FREE_PROVINCE).asked).toBe(`takeProvince ${A}`);
  });

  it('any open province can be taken, and no other', () => {
    const scene = paying(['333', '', '', '']);
    expect(scene.choices(A, 'takeProvince').flat()).toEqual(OPEN);
    expect(scene.refusal(A, 'takeProvince', province(YELLOW, 4))).toEqual({
      code: 'provinceNotOpen',
      args: { province: province(YELLOW, 4) },
    });
    scene.play(A, 'takeProvince', province(GREEN, 2));
    expect(scene.player(A).provinces).toEqual([province(GREEN, 2)]);
  });

  it('the same player is asked again if the next set is his too', () => {
    const scene = paying(['333 22', '1', '', '']).play(A, 'takeProvince', province(BLUE, 4));
    expect(scene.asked).toBe(`takeProvince ${A}`);
    scene.play(A, 'takeProvince', FREE_PROVINCE);
    expect(scene.asked).toBe(`takeProvince ${B}`);
    expect(scene.player(A).provinces).toEqual([province(BLUE, 4), FREE_PROVINCE]);
  });

  it('a set that takes a province takes its dice back', () => {
    const scene = paying(['333 22', '1', '', '']).play(A, 'takeProvince', province(BLUE, 4));
    expect(scene.player(A).unrolled).toBe(6);
    expect(scene.told('diceBack')).toEqual([
      { seat: A, building: box.CASTRUM, value: 3, count: 3 },
    ]);
    expect(scene.G.castrum[A]).toEqual(dice('22'));
  });

  it('the last province is taken without a question', () => {
    const scene = paying(['33', '1'], [4, 5]).play(A, 'takeProvince', 4);
    expect(scene.player(B).provinces).toEqual([5]);
    expect(scene.told('takesProvince')).toEqual([
      { seat: A, province: 4, forced: 0 },
      { seat: B, province: 5, forced: 1 },
    ]);
  });

  it('when the provinces are gone the other sets go to the Latrina', () => {
    const scene = paying(['333 11', '22'], [4, 5]).play(A, 'takeProvince', 4);
    expect(scene.player(B).provinces).toEqual([5]);
    expect(scene.told('unrewarded')).toEqual([
      { seat: A, building: box.CASTRUM, value: 1, count: 2 },
    ]);
    expect(scene.chips).toEqual([2, 0]);
  });

  it('when the sets are gone the other provinces leave the game, open to all', () => {
    const scene = paying(['', '', '', '6']).play(D, 'takeProvince', FREE_PROVINCE);
    const rest = OPEN.filter((each) => each !== FREE_PROVINCE);
    expect(scene.G.provincesGone).toEqual(rest);
    expect(scene.seenBy(null).provincesGone).toEqual(rest);
    expect(scene.told('provinceLeaves').map(({ province: gone }) => gone)).toEqual(rest);
  });

  it('without any set all provinces leave the game', () => {
    expect(paying(['', '', '', '']).G.provincesGone).toEqual(OPEN);
  });
});
