import { ANTONIUS as A, BRUTUS as B, box, CLAUDIUS as C, dice, given } from '../../support/alea';

/** Three players, so five pillars; the seat begins the round and has rolled. */
function forum(row: string, roll: string, seat = A) {
  const scene = { seats: [{}, {}, {}], forum: row, rolls: [roll], table: { round: seat } };
  return given(scene).play(seat, 'roll');
}

describe('IV Forum Romanum: placing', () => {
  it('example: B places 2-3, and A’s 3 is pushed to the Latrina', () => {
    const scene = forum('1C 2A 2C 3A', '23666666', B).play(B, 'placeInForum', dice('23'));
    expect(scene.row).toBe('1C 2B 2A 2C 3B');
    expect(scene.told('pushedOut')).toEqual([{ seat: A, value: 3 }]);
    expect(scene.G.latrina).toEqual([1, 0, 0]);
  });

  it('one die of any value', () => {
    const scene = forum('', '12345666');
    const singles = ['1', '2', '3', '4', '5', '6'].map((value) => [dice(value)]);
    expect(scene.choices(A, 'placeInForum')).toEqual(expect.arrayContaining(singles));
  });

  it('or exactly two that make five: 1-4 or 2-3', () => {
    const choices = forum('', '12345666').choices(A, 'placeInForum');
    expect(choices).toHaveLength(8);
    expect(choices).toEqual(expect.arrayContaining([[dice('14')], [dice('23')]]));
  });

  it.each(['15', '22', '55', '113', '0'])('not %s', (written) => {
    const scene = forum('', '11223555');
    expect(scene.refusal(A, 'placeInForum', dice(written.replace('0', ''))).code).toBe(
      'notForForum',
    );
  });

  it('a 5 alone is a single die, not a pair', () => {
    expect(forum('', '55555555').choices(A, 'placeInForum')).toEqual([[dice('5')]]);
  });

  it('the row begins at the leftmost pillar and has no gaps', () => {
    expect(forum('', '66666666').play(A, 'placeInForum', dice('6')).row).toBe('6A');
  });

  it('a new die stands right of all lower ones and left of its equals', () => {
    expect(forum('1B 3B 3C 6B', '33333333').play(A, 'placeInForum', dice('3')).row).toBe(
      '1B 3A 3B 3C 6B',
    );
  });

  it('the dice of a pair are set apart by what stands between them', () => {
    expect(forum('1B 3B', '14666666').play(A, 'placeInForum', dice('14')).row).toBe('1A 1B 3B 4A');
  });

  it('whatever stands past the last pillar goes to the Latrina, own older dice too', () => {
    const scene = forum('1B 2B 4B 5C 6A', '14666666').play(A, 'placeInForum', dice('14'));
    expect(scene.row).toBe('1A 1B 2B 4A 4B');
    expect(scene.told('pushedOut')).toEqual([
      { seat: A, value: 6 },
      { seat: C, value: 5 },
    ]);
    expect(scene.G.latrina).toEqual([1, 0, 1]);
  });

  it('a die must end on a pillar itself', () => {
    const scene = forum('1B 2B 3B 4C 4C', '55555566');
    expect(scene.refusal(A, 'placeInForum', dice('5'))).toEqual({
      code: 'noPillar',
      args: { value: 5, pillars: 5 },
    });
    expect(scene.choices(A, 'placeInForum')).toEqual([]);
  });

  it('an equal die at the last pillar can be replaced', () => {
    const scene = forum('1B 2B 3B 4C 5C', '55555566').play(A, 'placeInForum', dice('5'));
    expect(scene.row).toBe('1B 2B 3B 4C 5A');
  });

  it('both dice of a pair must end on pillars: the lower moves the higher on by one', () => {
    const full = forum('1B 2B 3B 3C', '14666666');
    expect(full.refusal(A, 'placeInForum', dice('14')).code).toBe('noPillar');
    expect(full.choices(A, 'placeInForum')).not.toContainEqual([dice('14')]);
    expect(full.choices(A, 'placeInForum')).toEqual(
      expect.arrayContaining([[dice('1')], [dice('4')]]),
    );
    const room = forum('1B 2B 3B', '14666666').play(A, 'placeInForum', dice('14'));
    expect(room.row).toBe('1A 1B 2B 3B 4A');
  });

  it('only dice of the hand can be placed', () => {
    expect(forum('', '11111111').refusal(A, 'placeInForum', dice('14'))).toEqual({
      code: 'notInHand',
      args: { value: 4, has: 0 },
    });
  });

  it.each([
    [2, 4],
    [3, 5],
    [4, 6],
    [5, 7],
  ])('with %i players the last pillar is the %ith', (players, pillars) => {
    const seats = Array.from({ length: players }, () => ({}));
    const row = new Array(pillars).fill('6B').join(' ');
    const scene = given({ seats, forum: row, rolls: ['11111111'] }).play(A, 'roll');
    scene.play(A, 'placeInForum', dice('1'));
    expect(scene.G.forum.values).toHaveLength(pillars);
    expect(scene.told('pushedOut')).toHaveLength(1);
  });
});

describe('IV Forum Romanum: paying', () => {
  const paying = (row: string, openPatricians = [3, 9, 20, 31, 35]) =>
    given({ phase: 'forum', seats: [{}, {}, {}], forum: row, table: { openPatricians } });

  it('from the left, the owner of each die takes one of the open patricians', () => {
    const scene = paying('1C 2A 6B');
    expect(scene.asked).toBe(`takePatrician ${C}`);
    expect(scene.choices(C, 'takePatrician').flat()).toEqual([3, 9, 20, 31, 35]);
    expect(scene.play(C, 'takePatrician', 20).asked).toBe(`takePatrician ${A}`);
    expect(scene.choices(A, 'takePatrician').flat()).toEqual([3, 9, 31, 35]);
    scene.play(A, 'takePatrician', 3).play(B, 'takePatrician', 35);
    expect(scene.G.players.map(({ patricians }) => patricians)).toEqual([[3], [35], [20]]);
  });

  it('the same player is asked again if the next die is his too', () => {
    expect(paying('1C 1C 6B').play(C, 'takePatrician', 3).asked).toBe(`takePatrician ${C}`);
  });

  it('each die returns to its owner', () => {
    const scene = paying('1C 2A 6B').play(C, 'takePatrician', 3);
    expect(scene.player(C).unrolled).toBe(8);
    expect(scene.told('diceBack')).toEqual([{ seat: C, building: box.FORUM, value: 1, count: 1 }]);
  });

  it('only an open patrician can be taken', () => {
    expect(paying('1C').refusal(C, 'takePatrician', 4)).toEqual({
      code: 'patricianNotOpen',
      args: { patrician: 4 },
    });
  });

  it('the last one of a full Forum is taken without a question', () => {
    const scene = paying('1C 2A', [3, 9]).play(C, 'takePatrician', 3);
    expect(scene.told('takesPatrician')).toEqual([
      { seat: C, patrician: 3, forced: 0 },
      { seat: A, patrician: 9, forced: 1 },
    ]);
  });

  it('the patricians left over leave the game, open to all', () => {
    const scene = paying('1C').play(C, 'takePatrician', 9);
    expect(scene.G.patriciansGone).toEqual([3, 20, 31, 35]);
    expect(scene.seenBy(null).patriciansGone).toEqual([3, 20, 31, 35]);
    expect(scene.told('patricianLeaves')).toHaveLength(4);
  });
});
