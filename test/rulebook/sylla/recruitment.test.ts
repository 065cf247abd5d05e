import { HIDDEN } from '../../../game/sylla/state';
import { BLACK, BLUE, box, cards, given, NONE, players, RED, WHITE } from '../../support/sylla';

const { SENATOR, MERCHANT, LEGIONARY, VESTAL, SLAVE, CHRISTIAN_SLAVE } = box;

function recruitment(display: number[], table = {}) {
  return given({ phase: 'recruitment', seats: players(4), table: { display, ...table } });
}

describe('II Recruitment', () => {
  it('example: Slave for Black, Legionary for Blue, Senator for Red, Vestal for White', () => {
    const display = [SENATOR, SLAVE, MERCHANT, LEGIONARY, VESTAL, CHRISTIAN_SLAVE];
    const scene = recruitment(display, { consul: BLACK })
      .play(BLACK, 'recruit', SLAVE)
      .play(BLUE, 'recruit', LEGIONARY)
      .play(RED, 'recruit', SENATOR)
      .play(WHITE, 'recruit', VESTAL);
    expect(scene.player(BLACK).upright).toEqual(cards({ slave: 1 }));
    expect(scene.player(BLUE).upright).toEqual(cards({ legionary: 1 }));
    expect(scene.player(RED).upright).toEqual(cards({ senator: 1 }));
    expect(scene.player(WHITE).upright).toEqual(cards({ vestal: 1 }));
    expect(scene.told('underThePile')).toEqual([{ card: MERCHANT }, { card: CHRISTIAN_SLAVE }]);
    expect(scene.G.display).toEqual(new Array(6).fill(NONE));
  });

  it('it goes round from the Consul, one card each', () => {
    const scene = recruitment([0, 1, 2, 3, 4, 5], { consul: WHITE });
    expect(scene.asked).toBe(`recruit ${WHITE}`);
    expect(scene.play(WHITE, 'recruit', 0).asked).toBe(`recruit ${BLACK}`);
    expect(scene.play(BLACK, 'recruit', 1).asked).toBe(`recruit ${BLUE}`);
    expect(scene.play(BLUE, 'recruit', 2).asked).toBe(`recruit ${RED}`);
    scene.play(RED, 'recruit', 3);
    expect(scene.ctx.phase).toBe('buildings');
  });

  it('everybody must take a card, and cards that are alike are one choice', () => {
    const scene = recruitment([VESTAL, SLAVE, VESTAL, CHRISTIAN_SLAVE, SLAVE, VESTAL]);
    const recruit = (card: number) => ({ move: 'recruit', args: [card] });
    expect(scene.options(BLUE)).toEqual([VESTAL, SLAVE, CHRISTIAN_SLAVE].map(recruit));
  });

  it('a card that somebody has taken is gone', () => {
    const scene = recruitment([VESTAL, SLAVE, SLAVE, SLAVE, MERCHANT, MERCHANT]);
    scene.play(BLUE, 'recruit', VESTAL);
    expect(scene.refusal(RED, 'recruit', VESTAL).code).toBe('notDisplayed');
    expect(scene.choices(RED, 'recruit')).toEqual([[SLAVE], [MERCHANT]]);
  });

  it('a recruit can help to buy a building in the same turn', () => {
    const scene = recruitment([SLAVE, VESTAL, VESTAL, VESTAL, VESTAL, VESTAL]);
    scene.play(BLUE, 'recruit', SLAVE).play(BLUE, 'offerBuilding', 0);
    expect(scene.choices(BLUE, 'bid')).toEqual([[1]]);
  });

  it('a Merchant brings nothing at once, but 1 denier in phase IV', () => {
    const scene = recruitment([MERCHANT, VESTAL, VESTAL, VESTAL, VESTAL, VESTAL]);
    scene.play(BLUE, 'recruit', MERCHANT);
    expect(scene.money).toEqual([0, 0, 0, 0]);
    expect(scene.idleUntil('prevent').money).toEqual([4, 3, 3, 3]);
  });
});

describe('II Recruitment: the two cards left', () => {
  it('they go under the pile, the left one first, where everybody knows them', () => {
    const display = [SENATOR, MERCHANT, VESTAL, VESTAL, SLAVE, LEGIONARY];
    const scene = recruitment(display, { returned: [VESTAL] })
      .play(BLUE, 'recruit', SENATOR)
      .play(RED, 'recruit', VESTAL)
      .play(WHITE, 'recruit', VESTAL)
      .play(BLACK, 'recruit', LEGIONARY);
    expect(scene.G.returned).toEqual([VESTAL, MERCHANT, SLAVE]);
    expect(scene.seenBy(RED).returned).toEqual([VESTAL, MERCHANT, SLAVE]);
    expect(new Set(scene.seenBy(RED).characterPile)).toEqual(new Set([HIDDEN]));
  });

  it('the pile is not shuffled again: they come up when all above them are gone', () => {
    const pile = { characterPile: [VESTAL, SLAVE, SENATOR], returned: [4, 3, 2, 1] };
    const { G } = given({ phase: 'famineAndCrisis', seats: players(4), table: pile });
    expect(G.display).toEqual([SENATOR, SLAVE, VESTAL, 4, 3, 2]);
    expect(G.returned).toEqual([1]);
  });
});

describe('II Recruitment: what the game does by itself', () => {
  it('when one kind of card is left, the others receive it unasked', () => {
    const scene = recruitment([SLAVE, SLAVE, VESTAL, SLAVE, SLAVE, SLAVE]);
    scene.play(BLUE, 'recruit', VESTAL);
    expect(scene.told('recruited')).toEqual([
      { seat: BLUE, card: VESTAL, forced: 0 },
      { seat: RED, card: SLAVE, forced: 1 },
      { seat: WHITE, card: SLAVE, forced: 1 },
      { seat: BLACK, card: SLAVE, forced: 1 },
    ]);
    expect(scene.ctx.phase).toBe('buildings');
  });

  it('a display of six cards alike is handed out without a question', () => {
    const scene = recruitment(new Array<number>(6).fill(VESTAL));
    expect(scene.told('recruited').map(({ forced }) => forced)).toEqual([1, 1, 1, 1]);
    expect(scene.G.players.map(({ upright }) => upright[VESTAL])).toEqual([1, 1, 1, 1]);
    expect(scene.G.returned).toEqual([VESTAL, VESTAL]);
  });

  it('a Christian and a pagan of one calling are two kinds', () => {
    const scene = recruitment([SLAVE, SLAVE, SLAVE, SLAVE, SLAVE, CHRISTIAN_SLAVE]);
    expect(scene.choices(BLUE, 'recruit')).toEqual([[SLAVE], [CHRISTIAN_SLAVE]]);
  });
});
