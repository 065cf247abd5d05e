import { alea } from '../../../game/alea';
import { HIDDEN } from '../../../game/alea/state';
import {
  ANTONIUS as A,
  BRUTUS as B,
  box,
  CLAUDIUS as C,
  dice,
  given,
  players,
} from '../../support/alea';

describe('What everybody knows', () => {
  it('rolls, dice, chips, provinces, patricians and kept tiles are open', () => {
    const own = { chips: 3, provinces: [4], patricians: [7], fortuna: '13', castrum: '11' };
    const scene = given({ seats: [own, {}, {}, {}], rolls: ['223456'] }).play(A, 'roll');
    const { drawn: _, ...open } = scene.player(A);
    for (const viewer of [B, null]) expect(scene.seenBy(viewer).players[A]).toMatchObject(open);
    expect(scene.seenBy(null).castrum[A]).toEqual(dice('11'));
  });

  it.each(['fortunaPile', 'senatePile', 'provincePile', 'patricianPile'] as const)(
    'the %s shows how much is in it, but not what',
    (pile) => {
      const scene = given({ seats: players(5) });
      for (const viewer of [A, null]) {
        const seen = scene.seenBy(viewer)[pile];
        expect(seen).toHaveLength(scene.G[pile].length);
        expect(new Set(seen)).toEqual(new Set([HIDDEN]));
      }
    },
  );

  it('what left the game and the open tiles beside the Templum are open', () => {
    const table = { provincesGone: [3], patriciansGone: [5], fortunaDiscard: [1, 2, 0] };
    expect(given({ seats: players(4), table }).seenBy(null)).toMatchObject(table);
  });
});

describe('Fortuna tiles of the round', () => {
  it('only their owner knows them; the others see how many there are', () => {
    const scene = given({ seats: [{ templum: '12', drawn: '13' }, {}, {}, {}] });
    expect(scene.seenBy(A).players[A]?.drawn).toEqual([1, 3]);
    for (const viewer of [B, null])
      expect(scene.seenBy(viewer).players[A]?.drawn).toEqual([HIDDEN, HIDDEN]);
  });

  it('the chronicle tells how many are drawn, not which', () => {
    const scene = given({ seats: players(4), rolls: ['66666666'] });
    scene.turn(A, 'placeInTemplum', dice('6'));
    expect(scene.told('drawsTiles')).toEqual([{ seat: A, count: 1 }]);
  });

  it('they do not count before they are kept', () => {
    const scene = given({ seats: [{ templum: '12', drawn: '33' }, {}, {}, {}] });
    expect(scene.score(A).total).toBe(0);
  });
});

describe('Senate cards', () => {
  const scene = () =>
    given({
      seats: [{ cards: [box.MANY_CHIPS, box.VILLA], chips: 4, patricians: [0] }, { chips: 3 }, {}],
    });

  it('of another’s only the number is known', () => {
    const { dealings } = scene().seenBy(B);
    expect(dealings.map(({ seats, cards }) => [seats, cards])).toEqual([
      [[A], [HIDDEN]],
      [[A], [HIDDEN]],
    ]);
  });

  it('so their points and the total are not, nor what they would change in the housing', () => {
    expect(alea.score(scene().seenBy(B), A)).toEqual({
      provinces: 0,
      patricians: 0,
      fortuna: 0,
      chips: 2,
      cards: [null, null],
      total: null,
      unhoused: 1,
      housing: [-1],
    });
  });

  it('the own score is known in full, and that of whoever has no cards', () => {
    const view = scene().seenBy(A);
    expect(alea.score(view, A)).toMatchObject({ cards: [2, 0], patricians: 1, total: 5 });
    expect(alea.score(view, B)).toMatchObject({ cards: [], total: 1 });
  });

  it('at the end all cards that were kept lie open', () => {
    const seats = [{ cards: [box.MANY_CHIPS] }, { cards: [box.EXILES] }, {}];
    const over = given({ phase: 'latrina', seats, table: { round: 6 } });
    for (const viewer of [A, C, null]) {
      const { dealings } = over.seenBy(viewer);
      expect(dealings.map(({ cards }) => cards)).toEqual([[box.MANY_CHIPS], [box.EXILES]]);
    }
  });

  it('at the end what went under the pile stays hidden from those who never saw it', () => {
    const dealings = [{ seats: [A, B], cards: [1, 2, 5], passedOn: [2, 5] }];
    const over = given({ phase: 'latrina', seats: players(3), table: { round: 6, dealings } });
    expect(over.seenBy(C).dealings[0]?.cards).toEqual([1, 2, HIDDEN]);
    expect(over.seenBy(B).dealings[0]?.cards).toEqual([1, 2, 5]);
    // The first sees what the second kept, so the other of the two lies under the pile.
    expect(over.seenBy(A).dealings[0]?.cards).toEqual([1, 2, 5]);
  });
});
