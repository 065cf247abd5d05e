import { sylla } from '../../../game/sylla';
import { WHY } from '../../../game/sylla/events';
import { BLUE, box, given, players, RED, type SeatScene } from '../../support/sylla';

function ecclesia(seats: SeatScene[], table = {}) {
  return given({ phase: 'ecclesia', seats, table });
}

/** What Blue scores at the end, by source. */
function blue(seat: SeatScene, table = {}) {
  return ecclesia([seat, {}, {}, {}], table).G.scores[BLUE];
}

describe('Ecclesia', () => {
  it('example: Red has three Christians, frees two Slaves and has 8, 5 and 3 tokens', () => {
    const red: SeatScene = {
      money: 5,
      has: { christianSenator: 1, christianSlave: 1 },
      sideways: { christianMerchant: 1, slave: 1 },
      tokens: [3, 8, 5],
    };
    // Civic Spirit is worth 1, Health and Leisure 3.
    const scene = ecclesia([{}, red, {}, {}], { ladder: [2, 5, 6] });
    expect(scene.G.scores[RED]).toEqual({
      track: 10,
      christians: 6,
      freedSlaves: 6,
      tokens: [3, 24, 15],
      total: 64,
    });
    expect(scene.prestige[RED]).toBe(64);
    expect(scene.money[RED]).toBe(1);
  });

  it('Christians come first, then Slaves, then tokens', () => {
    const seat: SeatScene = { money: 2, has: { christianSlave: 1 }, tokens: [1, 0, 0] };
    const scene = ecclesia([seat, {}, {}, {}]);
    expect(scene.told('prestige')).toEqual([
      { seat: BLUE, change: 2, why: WHY.christians },
      { seat: BLUE, change: 3, why: WHY.freedSlaves },
      { seat: BLUE, change: 2, why: WHY.tokens },
    ]);
  });
});

describe('Ecclesia: Christians', () => {
  it.each<[string, SeatScene, number]>([
    [
      'of any calling',
      { has: { christianSenator: 1, christianMerchant: 2, christianSlave: 1 } },
      8,
    ],
    [
      'upright or on their side',
      { has: { christianSlave: 1 }, sideways: { christianSlave: 1 } },
      4,
    ],
    [
      'but not face down',
      { faceDown: { christianSlave: 1 }, faceDownSideways: { christianMerchant: 1 } },
      0,
    ],
    ['and nobody else', { has: { senator: 1, merchant: 1, legionary: 1, vestal: 1, slave: 1 } }, 0],
  ])('2 prestige for each, %s', (_which, seat, christians) => {
    expect(blue(seat)).toMatchObject({ christians, freedSlaves: 0, total: 10 + christians });
  });
});

describe('Ecclesia: Slaves', () => {
  it.each<[string, SeatScene, number]>([
    ['as many as he has', { money: 9, has: { slave: 2 } }, 6],
    ['as many as he can pay, 2 deniers each', { money: 5, has: { slave: 4 } }, 6],
    ['none for a single denier', { money: 1, has: { slave: 1 } }, 0],
    ['upright or on their side', { money: 4, has: { slave: 1 }, sideways: { slave: 1 } }, 6],
    ['but not face down', { money: 4, faceDown: { slave: 1 }, faceDownSideways: { slave: 1 } }, 0],
  ])('Slaves are freed for 3 prestige each: %s', (_which, seat, freedSlaves) => {
    expect(blue(seat)).toMatchObject({ freedSlaves, total: 10 + freedSlaves });
  });

  it('the game frees them unasked and says so', () => {
    const scene = ecclesia([{ money: 5, has: { slave: 3 } }, {}, {}, {}]);
    expect(scene.told('slavesFreed')).toEqual([{ seat: BLUE, count: 2 }]);
    expect(scene.told('money')).toEqual([{ seat: BLUE, change: -4, why: WHY.freedSlaves }]);
  });

  it('a Christian Slave counts for both', () => {
    expect(blue({ money: 2, has: { christianSlave: 1 } })?.total).toBe(15);
  });

  it('money is worth nothing else', () => {
    expect(blue({ money: 40 })?.total).toBe(10);
  });
});

describe('Ecclesia: tokens', () => {
  it.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
    [6, 3],
    [7, 4],
  ])('with the marker on square %i a token is worth %i', (square, worth) => {
    for (const virtue of box.VIRTUES) {
      const tokens: [number, number, number] = [0, 0, 0];
      tokens[virtue] = 2;
      const ladder = box.VIRTUES.map((each) => (each === virtue ? square : 4));
      expect(blue({ tokens }, { ladder })?.total).toBe(10 + 2 * worth);
    }
  });
});

describe('The winner', () => {
  it('is whoever has most prestige', () => {
    const scene = ecclesia([{ prestige: 20 }, { prestige: 30 }, { tokens: [9, 0, 0] }, {}]);
    expect(scene.ctx.gameover).toEqual({ winners: [RED], winner: '1', totals: [20, 30, 28, 10] });
  });

  it('a tie is shared: nothing breaks it', () => {
    const seats = [{ prestige: 20, money: 9 }, { prestige: 20 }, { prestige: 19 }, {}];
    expect(ecclesia(seats).ctx.gameover).toEqual({ winners: [0, 1], totals: [20, 20, 19, 10] });
  });

  it('the score can be read at any time, as if the game ended now', () => {
    const seats = players(4, { money: 3, has: { christianSlave: 1 }, tokens: [0, 1, 0] });
    const { G } = given({ phase: 'firstConsul', seats });
    expect(sylla.score(G, RED)).toEqual({
      track: 10,
      christians: 2,
      freedSlaves: 3,
      tokens: [0, 2, 0],
      total: 17,
    });
  });
});
