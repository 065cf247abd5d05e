import { ANTONIUS as A, BRUTUS as B, box, dice, given, type SeatScene } from '../../support/alea';

/** Two players, four pillars, all with lower dice: a 5 or 6 fits nowhere but in Senatus and Castrum. */
const FULL = '1B 1B 2B 2B';

function latrina(own: SeatScene, rival: SeatScene, roll: string) {
  return given({ seats: [own, rival], forum: FULL, rolls: [roll] }).play(A, 'roll');
}

describe('V Latrina: placing', () => {
  it('nobody goes there by choice', () => {
    const scene = given({ seats: [{}, {}], rolls: ['12345666'] }).play(A, 'roll');
    expect(scene.refusal(A, 'placeInLatrina', 1)).toEqual({ code: 'fitsElsewhere', args: {} });
    expect(scene.choices(A, 'placeInLatrina')).toEqual([]);
  });

  const stuck = (chips = 0) =>
    latrina({ run: [1, 1], castrum: '55 66', latrina: 1, chips }, { castrum: '555 666' }, '56');

  it('when no die fits anywhere else exactly one goes there, and the player chooses which', () => {
    const scene = stuck();
    expect(scene.options(A)).toEqual([
      { move: 'placeInLatrina', args: [5] },
      { move: 'placeInLatrina', args: [6] },
    ]);
    scene.play(A, 'placeInLatrina', 5);
    expect(scene.player(A).hand).toEqual(dice('6'));
    expect(scene.G.latrina).toEqual([2, 0]);
    expect(scene.told('inLatrina')).toEqual([{ seat: A, value: 5 }]);
  });

  it('the die must be one of the hand', () => {
    expect(stuck().refusal(A, 'placeInLatrina', 4)).toEqual({
      code: 'notInHand',
      args: { value: 4, has: 0 },
    });
  });

  it('a chip may be used first, but need not', () => {
    const scene = stuck(1);
    expect(scene.options(A).map(({ move }) => move)).toEqual([
      'placeInLatrina',
      'placeInLatrina',
      'reroll',
    ]);
  });

  it('one die that fits anywhere closes it for all of them', () => {
    const own = { run: [1, 1] as [number, number], castrum: '55 66', latrina: 1 };
    const inCastrum = latrina(own, { castrum: '555' }, '56');
    expect(inCastrum.refusal(A, 'placeInLatrina', 5).code).toBe('fitsElsewhere');
    const inSenatus = latrina({ ...own, run: [4, 4] }, { castrum: '555 666' }, '56');
    expect(inSenatus.refusal(A, 'placeInLatrina', 6).code).toBe('fitsElsewhere');
    const inForum = latrina(own, { castrum: '555 666' }, '25');
    expect(inForum.refusal(A, 'placeInLatrina', 5).code).toBe('fitsElsewhere');
  });

  it('the Templum counts too, where there is one', () => {
    const seats = [
      { run: [1, 1] as [number, number], castrum: '55 66', latrina: 1 },
      { castrum: '555 666', run: [5, 6] as [number, number] },
      {},
      {},
    ];
    const scene = given({ seats, forum: '1C 1C 1C 1C 1C 1C', rolls: ['56'] }).play(A, 'roll');
    expect(scene.refusal(A, 'placeInLatrina', 5).code).toBe('fitsElsewhere');
    expect(scene.options(A).every(({ move }) => move === 'placeInTemplum')).toBe(true);
  });
});

describe('V Latrina: paying', () => {
  it('each gets a chip for every die there and takes the dice back', () => {
    const scene = given({
      phase: 'latrina',
      seats: [{ latrina: 3, chips: 2 }, {}, { latrina: 1 }],
    });
    expect(scene.chips).toEqual([5, 0, 1]);
    expect(scene.G.latrina).toEqual([0, 0, 0]);
    expect(scene.G.players.map(({ unrolled }) => unrolled)).toEqual([8, 8, 8]);
    expect(scene.told('diceBack')).toEqual([
      { seat: A, building: box.LATRINA, value: 0, count: 3 },
      { seat: 2, building: box.LATRINA, value: 0, count: 1 },
    ]);
  });

  it('nobody is asked anything: the next round begins', () => {
    const scene = given({ phase: 'latrina', seats: [{ latrina: 8 }, {}] });
    expect(scene.asked).toBe(`roll ${B}`);
  });

  it('chips are never short', () => {
    const seats = [
      { latrina: 8, chips: 29 },
      { latrina: 8, chips: 29 },
    ];
    expect(given({ phase: 'latrina', seats }).chips).toEqual([37, 37]);
  });
});
