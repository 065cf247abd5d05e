import {
  ANTONIUS as A,
  BRUTUS as B,
  CLAUDIUS as C,
  DARIUS as D,
  dice,
  given,
  type SeatScene,
  tiles,
} from '../../support/alea';

/** Four players: what of theirs lies there, and what they roll. */
function templum(seats: SeatScene[], rolls: string[] = []) {
  return given({ seats: [0, 1, 2, 3].map((i) => seats[i] ?? {}), rolls });
}

describe('I Templum: placing', () => {
  it('example: after 5 and 3+6 the first adds exactly two dice with 5 or more, and draws two tiles', () => {
    const scene = templum(
      [{}, {}, {}, {}],
      ['55555555', '33333336', '11111111', '11111111', '1123466'],
    );
    scene.turn(A, 'placeInTemplum', dice('5')).turn(B, 'placeInTemplum', dice('36'));
    scene.turn(C, 'placeInCastrum', 1, 1).turn(D, 'placeInCastrum', 1, 2).play(A, 'roll');
    expect(scene.refusal(A, 'placeInTemplum', dice('6'))).toEqual({
      code: 'templumNumber',
      args: { needed: 2, given: 1 },
    });
    expect(scene.refusal(A, 'placeInTemplum', dice('123')).code).toBe('templumNumber');
    expect(scene.refusal(A, 'placeInTemplum', dice('13'))).toEqual({
      code: 'templumSum',
      args: { least: 5, given: 4 },
    });
    const sums = ['14', '16', '23', '24', '26', '34', '36', '46', '66'];
    const pairs = scene.choices(A, 'placeInTemplum').map(([pair]) => pair);
    expect(pairs).toHaveLength(sums.length);
    expect(pairs).toEqual(expect.arrayContaining(sums.map(dice)));
    scene.play(A, 'placeInTemplum', dice('23'));
    expect(scene.G.templum[A]).toEqual(dice('235'));
    expect(scene.player(A).drawn).toHaveLength(3);
    expect(scene.told('drawsTiles').map(({ count }) => count)).toEqual([1, 2, 2]);
  });

  it('the first to place in a round places exactly one die, of any value', () => {
    const scene = templum([], ['11123456']).play(A, 'roll');
    const values = scene.choices(A, 'placeInTemplum').map(([die]) => die);
    expect(values).toEqual(['6', '5', '4', '3', '2', '1'].map(dice));
    expect(scene.refusal(A, 'placeInTemplum', dice('12')).args).toEqual({ needed: 1, given: 2 });
  });

  it('the second places two with a higher sum than the one die: an equal sum is not enough', () => {
    const scene = templum([{}, { templum: '4' }], ['11223333']).play(A, 'roll');
    expect(scene.refusal(A, 'placeInTemplum', dice('22')).args).toEqual({ least: 5, given: 4 });
    expect(scene.refusal(A, 'placeInTemplum', dice('13')).args).toEqual({ least: 5, given: 4 });
    scene.play(A, 'placeInTemplum', dice('23'));
    expect(scene.G.templum[A]).toEqual(dice('23'));
  });

  it('the third places three, the fourth four, one tile a die', () => {
    const seats = [{ templum: '1' }, { templum: '12' }, {}, {}];
    const scene = templum(seats, ['2222222', '111111', '44411111', '11122346']);
    scene.turn(A, 'placeInCastrum', 2, 1).turn(B, 'placeInCastrum', 1, 1);
    expect(scene.turn(C, 'placeInTemplum', dice('444')).player(C).drawn).toHaveLength(3);
    scene.play(D, 'roll');
    expect(scene.refusal(D, 'placeInTemplum', dice('1236')).code).toBe('templumSum');
    scene.play(D, 'placeInTemplum', dice('2346'));
    expect(scene.player(D).drawn).toHaveLength(4);
  });

  it('the dice that already lie there count for number and sum', () => {
    const scene = templum([{ templum: '66' }, { templum: '111' }], ['113366']).play(A, 'roll');
    // Four are needed with more than 3 in all; 6+6 lie there, so any two do.
    expect(scene.choices(A, 'placeInTemplum')).toContainEqual([dice('11')]);
  });

  it('the leader may add exactly one die himself', () => {
    const scene = templum([{ templum: '12' }], ['123456']).play(A, 'roll');
    expect(scene.choices(A, 'placeInTemplum')).toHaveLength(6);
    expect(scene.refusal(A, 'placeInTemplum', dice('12')).args).toEqual({ needed: 1, given: 2 });
    expect(scene.play(A, 'placeInTemplum', dice('1')).player(A).drawn).toHaveLength(1);
  });

  it('nobody places there who has too few dice left', () => {
    const seats = [{ castrum: '111111' }, { templum: '111' }];
    expect(templum(seats, ['66']).play(A, 'roll').choices(A, 'placeInTemplum')).toEqual([]);
  });

  it('only dice of the hand can be placed', () => {
    const scene = templum([], ['11111111']).play(A, 'roll');
    const refusal = scene.refusal(A, 'placeInTemplum', dice('6'));
    expect(refusal).toEqual({ code: 'notInHand', args: { value: 6, has: 0 } });
  });

  it('a tile is drawn there, so the turn is over at once and nothing is confirmed', () => {
    expect(templum([], ['12345666']).turn(A, 'placeInTemplum', dice('6')).asked).toBe(`roll ${B}`);
  });

  it('the last die placed there begins the last lap', () => {
    const scene = templum([{ castrum: '1111111' }], ['6']).turn(A, 'placeInTemplum', dice('6'));
    expect(scene.told('lastLap')).toEqual([{ seat: A }]);
  });

  it('when no hidden tile is left all open ones are shuffled, and the drawing goes on', () => {
    const seats = [{}, { templum: '1' }, {}, {}];
    const table = { fortunaPile: [3], fortunaDiscard: [2, 4, 0] };
    const scene = given({ seats, rolls: ['66666666'], table }).turn(
      A,
      'placeInTemplum',
      dice('66'),
    );
    const { drawn } = scene.player(A);
    expect(drawn).toHaveLength(2);
    expect(drawn[0]).toBe(3);
    expect([1, 2]).toContain(drawn[1]);
    expect(scene.told('fortunaShuffled')).toEqual([{ tiles: 6 }]);
    expect(scene.G.fortunaDiscard).toEqual([0, 0, 0]);
    expect(scene.G.fortunaPile).toHaveLength(5);
  });

  it('the open tiles stay until one has to be drawn', () => {
    const table = { fortunaPile: [3], fortunaDiscard: [2, 0, 0] };
    const scene = given({ seats: [{}, {}, {}, {}], rolls: ['66666666'], table });
    scene.turn(A, 'placeInTemplum', dice('6'));
    expect(scene.G).toMatchObject({ fortunaPile: [], fortunaDiscard: [2, 0, 0] });
  });

  it('when there is no tile at all the placement stands without', () => {
    const table = { fortunaPile: [], fortunaDiscard: [0, 0, 0] };
    const scene = given({ seats: [{}, {}, {}, {}], rolls: ['66666666'], table });
    scene.turn(A, 'placeInTemplum', dice('6'));
    expect(scene.G.templum[A]).toEqual(dice('6'));
    expect(scene.player(A).drawn).toEqual([]);
    expect(scene.told('noTileLeft')).toEqual([{ seat: A, missing: 1 }]);
  });
});

describe('I Templum: paying', () => {
  const paying = (seats: SeatScene[], table = {}) =>
    given({ phase: 'templum', seats: [0, 1, 2, 3].map((i) => seats[i] ?? {}), table });

  const three = () =>
    paying([
      { templum: '66', drawn: '12' },
      { templum: '111222', drawn: '112233' },
      { templum: '5', drawn: '3' },
    ]);

  it('the player with most dice keeps two tiles, the others one, and chooses first', () => {
    const scene = three();
    expect(scene.asked).toBe(`keepTiles ${B}`);
    expect(scene.G.toKeep).toBe(2);
    scene.play(B, 'keepTiles', tiles('33'));
    expect(scene.asked).toBe(`keepTiles ${A}`);
    expect(scene.G.toKeep).toBe(1);
    scene.play(A, 'keepTiles', tiles('1'));
    expect(scene.G.players.map(({ fortuna }) => fortuna)).toEqual([
      tiles('1'),
      tiles('33'),
      tiles('3'),
      tiles(''),
    ]);
  });

  it('tiles that are alike are one choice', () => {
    const choices = three()
      .choices(B, 'keepTiles')
      .map(([kept]) => kept);
    expect(choices).toHaveLength(6);
    expect(choices).toEqual(
      expect.arrayContaining(['11', '12', '13', '22', '23', '33'].map(tiles)),
    );
  });

  it('only drawn tiles can be kept, as many as are due', () => {
    const scene = three().play(B, 'keepTiles', tiles('33'));
    expect(scene.refusal(A, 'keepTiles', tiles('3'))).toEqual({
      code: 'tileNotDrawn',
      args: { value: 3, has: 0 },
    });
    expect(scene.refusal(A, 'keepTiles', tiles('12')).args).toEqual({ needed: 1, given: 2 });
    expect(scene.refusal(A, 'keepTiles', tiles('')).args).toEqual({ needed: 1, given: 0 });
  });

  it('kept tiles are added to those of earlier rounds and lie open', () => {
    const scene = paying([
      { templum: '66', drawn: '13', fortuna: '2' },
      { templum: '5', drawn: '1' },
    ]);
    expect(scene.player(A).fortuna).toEqual(tiles('123'));
    expect(scene.seenBy(B).players[A]?.fortuna).toEqual(tiles('123'));
  });

  it('the rest lies open beside the Templum', () => {
    const scene = three().play(B, 'keepTiles', tiles('33')).play(A, 'keepTiles', tiles('1'));
    expect(scene.G.fortunaDiscard).toEqual(tiles('11222'));
    expect(scene.told('discardsTiles')).toEqual([
      { seat: B, ones: 2, twos: 2, threes: 0 },
      { seat: A, ones: 0, twos: 1, threes: 0 },
    ]);
  });

  it('who drew no more than is kept, or only equal tiles, is not asked', () => {
    const scene = paying([
      { templum: '666', drawn: '222' },
      { templum: '56', drawn: '11' },
    ]);
    expect(scene.ctx.phase).not.toBe('templum');
    expect(scene.told('keepsTiles')).toEqual([
      { seat: A, ones: 0, twos: 2, threes: 0, forced: 1 },
      { seat: B, ones: 1, twos: 0, threes: 0, forced: 1 },
    ]);
  });

  it('a single die in the whole Templum draws a second tile, and both are kept', () => {
    const scene = paying([{}, { templum: '2', drawn: '1' }], { fortunaPile: [2, 3] });
    expect(scene.player(B).fortuna).toEqual(tiles('13'));
    expect(scene.told('drawsTiles')).toEqual([{ seat: B, count: 1 }]);
    expect(scene.G.fortunaDiscard).toEqual(tiles(''));
  });

  it('the second tile of a single die may come from the open ones, or be missing', () => {
    const lone = [{}, { templum: '2', drawn: '1' }];
    const shuffled = paying(lone, { fortunaPile: [], fortunaDiscard: tiles('33') });
    expect(shuffled.player(B).fortuna).toEqual(tiles('13'));
    const missing = paying(lone, { fortunaPile: [] });
    expect(missing.player(B).fortuna).toEqual(tiles('1'));
  });

  it('a player alone there with two dice or more keeps two and draws no more', () => {
    const scene = paying([{ templum: '25', drawn: '122' }]).play(A, 'keepTiles', tiles('22'));
    expect(scene.told('drawsTiles')).toEqual([]);
    expect(scene.player(A).fortuna).toEqual(tiles('22'));
  });

  it('two single dice are impossible, two players are not: the lesser keeps one', () => {
    const scene = paying([
      { templum: '2', drawn: '1' },
      { templum: '25', drawn: '33' },
    ]);
    expect(scene.G.players.map(({ fortuna }) => fortuna).slice(0, 2)).toEqual([
      tiles('1'),
      tiles('33'),
    ]);
    expect(scene.told('drawsTiles')).toEqual([]);
  });

  it('who drew nothing keeps nothing', () => {
    const scene = paying([{ templum: '25' }, { templum: '1' }]);
    expect(scene.told('keepsTiles')).toEqual([]);
    expect(scene.player(A).unrolled).toBe(8);
  });

  it('all dice return, none to the Latrina', () => {
    const scene = three().play(B, 'keepTiles', tiles('33')).play(A, 'keepTiles', tiles('1'));
    expect(
      scene
        .told('diceBack')
        .slice(0, 3)
        .map(({ seat, count }) => [seat, count]),
    ).toEqual([
      [B, 6],
      [A, 2],
      [C, 1],
    ]);
    expect(scene.G.templum.flat().every((count) => count === 0)).toBe(true);
    expect(scene.told('unrewarded')).toEqual([]);
    expect(scene.player(D).unrolled).toBe(8);
  });

  it('an empty Templum pays nothing', () => {
    expect(paying([]).told('keepsTiles')).toEqual([]);
  });
});
