import { HIDDEN } from '../../../game/alea/state';
import {
  ANTONIUS as A,
  type AleaScenery,
  BRUTUS as B,
  CLAUDIUS as C,
  DARIUS as D,
  EMILIUS as E,
  given,
  players,
  type SeatScene,
} from '../../support/alea';

/** The first of three players rolls this. */
function senatus(roll: string, own: SeatScene['run'], ...others: SeatScene['run'][]) {
  const seats = [own, others[0], others[1]].map((run) => ({ run }));
  return given({ seats, rolls: [roll] }).play(A, 'roll');
}

describe('II Senatus: placing', () => {
  it('example: beside 3-4-5 nobody places 3-4-5, but 4-5-6 or 3-4-5-6', () => {
    const scene = senatus('11134566', undefined, undefined, [3, 5]);
    expect(scene.refusal(A, 'placeInSenatus', 3, 5)).toEqual({
      code: 'runLiesThere',
      args: { low: 3, high: 5, seat: C },
    });
    expect(scene.choices(A, 'placeInSenatus')).toContainEqual([4, 6]);
    expect(scene.choices(A, 'placeInSenatus')).toContainEqual([3, 6]);
  });

  it('example: later 3-4-5 becomes 2-3-4-5, unless another lies there', () => {
    expect(senatus('22222', [3, 5]).choices(A, 'placeInSenatus')).toEqual([[2, 5]]);
    const blocked = senatus('22222', [3, 5], [2, 5]);
    expect(blocked.choices(A, 'placeInSenatus')).toEqual([]);
    expect(blocked.refusal(A, 'placeInSenatus', 2, 5).args).toEqual({ low: 2, high: 5, seat: B });
  });

  it('a run is one to six different consecutive values', () => {
    const scene = senatus('11223456', undefined);
    expect(scene.choices(A, 'placeInSenatus')).toHaveLength(21);
    expect(scene.choices(A, 'placeInSenatus')).toContainEqual([1, 6]);
    expect(scene.choices(A, 'placeInSenatus')).toContainEqual([4, 4]);
  });

  it('a run has no gaps and does not go on from 6 to 1', () => {
    const scene = senatus('11224466', undefined);
    expect(scene.refusal(A, 'placeInSenatus', 2, 4)).toEqual({
      code: 'notInHand',
      args: { value: 3, has: 0 },
    });
    expect(scene.refusal(A, 'placeInSenatus', 6, 1).code).toBe('notARun');
    expect(scene.choices(A, 'placeInSenatus')).toEqual([
      [1, 1],
      [1, 2],
      [2, 2],
      [4, 4],
      [6, 6],
    ]);
  });

  it('one die of each value leaves the hand', () => {
    const scene = senatus('11223456', undefined).play(A, 'placeInSenatus', 2, 4);
    expect(scene.player(A).hand).toEqual([2, 1, 0, 0, 1, 1]);
    expect(scene.G.senatus[A]).toEqual({ low: 2, high: 4 });
  });

  it('a player has one run: it can be made longer, but no other begun', () => {
    const scene = senatus('112356', [3, 4]);
    expect(scene.refusal(A, 'placeInSenatus', 1, 2)).toEqual({
      code: 'notExtended',
      args: { low: 3, high: 4 },
    });
    expect(scene.refusal(A, 'placeInSenatus', 3, 4).code).toBe('notExtended');
    expect(scene.refusal(A, 'placeInSenatus', 4, 5).code).toBe('notExtended');
  });

  it('it grows at one end or at both at once, by any number of dice', () => {
    const choices = senatus('112556', [3, 4]).choices(A, 'placeInSenatus');
    const runs = [
      [2, 4],
      [1, 4],
      [3, 5],
      [3, 6],
      [2, 5],
      [2, 6],
      [1, 5],
      [1, 6],
    ];
    expect(choices).toHaveLength(runs.length);
    expect(choices).toEqual(expect.arrayContaining(runs));
  });

  it('the dice that lie there are not needed again', () => {
    const scene = senatus('112556', [3, 4]).play(A, 'placeInSenatus', 2, 5);
    expect(scene.player(A).hand).toEqual([2, 0, 0, 0, 1, 1]);
  });

  it('only the result is compared: an equal run may be jumped over', () => {
    const scene = senatus('112256', [3, 4], [3, 5]);
    expect(scene.choices(A, 'placeInSenatus')).toContainEqual([3, 6]);
    expect(scene.choices(A, 'placeInSenatus')).not.toContainEqual([3, 5]);
  });
});

describe('II Senatus: paying', () => {
  /** Cards 10, 11, 12, … from the top of the pile. */
  const table = () => ({ senatePile: [0, 1, 2, 3, 4, 5, 12, 11, 10] });
  const paying = (...runs: SeatScene['run'][]) =>
    given({ phase: 'senatus', seats: runs.map((run) => ({ run })), table: table() });

  const offered = (scene: AleaScenery, seat: number) => scene.choices(seat, 'keepCard').flat();

  it('the longest run looks at the top three cards and keeps one, the second one of the other two', () => {
    const scene = paying([1, 2], [1, 4], undefined);
    expect(scene.asked).toBe(`keepCard ${B}`);
    expect(offered(scene, B)).toEqual([10, 11, 12]);
    scene.play(B, 'keepCard', 11);
    expect(scene.asked).toBe(`keepCard ${A}`);
    expect(offered(scene, A)).toEqual([10, 12]);
    scene.play(A, 'keepCard', 12);
    expect([scene.cards(A), scene.cards(B), scene.cards(C)]).toEqual([[12], [11], []]);
  });

  it('of equally long runs the higher is better: 6-5-4 before 5-4-3', () => {
    const scene = paying([3, 5], [4, 6], [1, 2]).play(B, 'keepCard', 10);
    expect(scene.asked).toBe(`keepCard ${A}`);
  });

  it('a longer run beats a higher one', () => {
    expect(paying([5, 6], [1, 3], undefined).asked).toBe(`keepCard ${B}`);
  });

  it('the rewarded take their dice back, all other runs go to the Latrina', () => {
    const scene = paying([1, 2], [1, 4], [3, 3], [6, 6]);
    scene.play(B, 'keepCard', 10).play(A, 'keepCard', 11);
    expect(
      scene
        .told('diceBack')
        .slice(0, 2)
        .map(({ seat, count }) => [seat, count]),
    ).toEqual([
      [B, 4],
      [A, 2],
    ]);
    expect(scene.told('unrewarded').map(({ seat, count }) => [seat, count])).toEqual([
      [D, 1],
      [C, 1],
    ]);
    expect(scene.chips).toEqual([0, 0, 1, 1]);
    expect(scene.G.senatus).toEqual(new Array(4).fill({ low: 0, high: 0 }));
  });

  it('with two players only the first gets a card; two go under the pile', () => {
    const scene = paying([1, 2], [1, 4]).play(B, 'keepCard', 10);
    expect(scene.cards(A)).toEqual([]);
    expect(scene.told('underThePile')).toEqual([{ cards: 2 }]);
    expect(scene.chips).toEqual([2, 0]);
  });

  it.each([3, 4])('with %i players two get one; the last card goes under the pile', (count) => {
    const runs: SeatScene['run'][] = [
      [1, 2],
      [1, 4],
      [1, 5],
      [6, 6],
    ];
    const scene = paying(...runs.slice(0, count))
      .play(C, 'keepCard', 10)
      .play(B, 'keepCard', 11);
    expect(scene.G.players.map((_, seat) => scene.cards(seat).length).slice(0, 3)).toEqual([
      0, 1, 1,
    ]);
    expect(scene.told('underThePile')).toEqual([{ cards: 1 }]);
  });

  it('with five players the third gets the last card, without a choice', () => {
    const scene = paying([1, 2], [1, 4], [1, 5], [6, 6], undefined);
    scene.play(C, 'keepCard', 10).play(B, 'keepCard', 12);
    expect(scene.cards(A)).toEqual([11]);
    expect(scene.told('keepsCard')).toEqual([
      { seat: C, forced: 0 },
      { seat: B, forced: 0 },
      { seat: A, forced: 1 },
    ]);
    expect(scene.told('underThePile')).toEqual([]);
    expect(scene.told('unrewarded').map(({ seat }) => seat)).toEqual([D]);
    expect(scene.chips[A]).toBe(0);
  });

  it('with five players and two runs the last card goes under the pile', () => {
    const scene = paying([1, 2], [1, 4], undefined, undefined, undefined);
    scene.play(B, 'keepCard', 10).play(A, 'keepCard', 12);
    expect(scene.told('underThePile')).toEqual([{ cards: 1 }]);
  });

  it.each([3, 4, 5])('a single run among %i players keeps one, two go under the pile', (count) => {
    const scene = paying([2, 2], ...new Array<undefined>(count - 1).fill(undefined));
    scene.play(A, 'keepCard', 12);
    expect(scene.cards(A)).toEqual([12]);
    expect(scene.told('underThePile')).toEqual([{ cards: 2 }]);
  });

  it('the pile is three cards lower, whatever goes under it', () => {
    const scene = paying([1, 2], [1, 4]).play(B, 'keepCard', 10);
    expect(scene.G.senatePile).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('without a run no card is drawn', () => {
    const scene = paying(undefined, undefined, undefined);
    expect(scene.G.senatePile).toHaveLength(9);
    expect(scene.G.dealings).toEqual([]);
    expect(scene.ctx.phase).toBe('laps');
  });

  it('only an offered card can be kept', () => {
    const refusal = paying([1, 2], undefined).refusal(A, 'keepCard', 5);
    expect(refusal).toEqual({ code: 'notOffered', args: { card: 5 } });
  });

  it('the pile lasts for all rounds, so what goes under it never comes up', () => {
    for (const [count, cards] of [
      [2, 18],
      [3, 18],
      [4, 19],
      [5, 19],
    ] as const) {
      const { G } = given({ seats: players(count) });
      expect(G.senatePile).toHaveLength(cards);
      expect(3 * (count < 4 ? 6 : 5)).toBeLessThanOrEqual(cards);
    }
  });
});

describe('II Senatus: what each has seen', () => {
  const table = () => ({ senatePile: [0, 1, 2, 3, 4, 5, 12, 11, 10] });
  const dealt = (...runs: SeatScene['run'][]) =>
    given({ phase: 'senatus', seats: runs.map((run) => ({ run })), table: table() });
  const known = (scene: AleaScenery, seat: number | null) => scene.seenBy(seat).dealings[0];

  it('only the seat that is asked sees the cards on offer', () => {
    const scene = dealt([1, 4], [1, 2], undefined);
    expect(scene.seenBy(A).offered).toEqual([10, 11, 12]);
    for (const seat of [B, C, null])
      expect(scene.seenBy(seat).offered).toEqual([HIDDEN, HIDDEN, HIDDEN]);
    scene.play(A, 'keepCard', 10);
    expect(scene.seenBy(B).offered).toEqual([11, 12]);
    expect(scene.seenBy(C).offered).toEqual([HIDDEN, HIDDEN]);
    expect(known(scene, A)?.passedOn).toEqual([11, 12]);
  });

  it('the first knows his card and the two he passed on, but not where each went', () => {
    const scene = dealt([1, 4], [1, 2], undefined).play(A, 'keepCard', 10).play(B, 'keepCard', 12);
    expect(known(scene, A)).toEqual({
      seats: [A, B],
      cards: [10, HIDDEN, HIDDEN],
      passedOn: [11, 12],
    });
  });

  it('the second knows his card and the one under the pile', () => {
    const scene = dealt([1, 4], [1, 2], undefined).play(A, 'keepCard', 10).play(B, 'keepCard', 12);
    expect(known(scene, B)).toEqual({
      seats: [A, B],
      cards: [HIDDEN, 12, 11],
      passedOn: [HIDDEN, HIDDEN],
    });
  });

  it('with five players the second knows the card of the third, the third only his own', () => {
    const scene = dealt([1, 4], [1, 3], [1, 2], undefined, undefined);
    scene.play(A, 'keepCard', 10).play(B, 'keepCard', 12);
    expect(known(scene, A)?.cards).toEqual([10, HIDDEN, HIDDEN]);
    expect(known(scene, B)?.cards).toEqual([HIDDEN, 12, 11]);
    expect(known(scene, C)?.cards).toEqual([HIDDEN, HIDDEN, 11]);
    for (const seat of [D, E, null])
      expect(known(scene, seat)?.cards).toEqual([HIDDEN, HIDDEN, HIDDEN]);
  });

  it.each([2, 3, 4, 5])('alone among %i the first knows both cards under the pile', (count) => {
    const scene = dealt([1, 4], ...new Array<undefined>(count - 1).fill(undefined));
    scene.play(A, 'keepCard', 11);
    expect(known(scene, A)?.cards).toEqual([11, 10, 12]);
    expect(known(scene, B)?.cards).toEqual([HIDDEN, HIDDEN, HIDDEN]);
  });

  it('nobody forgets in later rounds', () => {
    const scene = dealt([1, 4], [1, 2], undefined).play(A, 'keepCard', 10).play(B, 'keepCard', 12);
    scene.idleUntil('roll').idleUntil('takeProvince');
    expect(scene.G.round).toBe(2);
    expect(known(scene, A)?.passedOn).toEqual([11, 12]);
    expect(known(scene, B)?.cards).toEqual([HIDDEN, 12, 11]);
  });

  it('the chronicle names no card before the end', () => {
    const scene = dealt([1, 4], [1, 2], undefined).play(A, 'keepCard', 10).play(B, 'keepCard', 12);
    const named = scene.chronicle.told.filter(({ args }) => 'card' in args);
    expect(named).toEqual([]);
    expect(scene.told('looksAtCards')).toEqual([
      { seat: A, cards: 3 },
      { seat: B, cards: 2 },
    ]);
  });
});
