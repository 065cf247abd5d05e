import { WHY } from '../../../game/sylla/events';
import {
  BLACK,
  BLUE,
  box,
  fought,
  given,
  openEvents,
  players,
  RED,
  type SeatScene,
  WHITE,
} from '../../support/sylla';

const { CIVIC_SPIRIT, HEALTH, LEISURE } = box;

function revenue(seats: SeatScene[], table = {}) {
  return given({ phase: 'revenue', seats, table });
}

describe('IV Revenue: income', () => {
  it('example: Black and White have a Stall, Blue two Merchants, Red a Private Temple', () => {
    const scene = revenue(
      [
        { has: { merchant: 1, christianMerchant: 1 } },
        { buildings: { temple: 1 } },
        { buildings: { stall: 1 }, sideways: { merchant: 1, christianMerchant: 1, slave: 1 } },
        { buildings: { stall: 1 } },
      ],
      { consul: BLACK },
    );
    expect(scene.money).toEqual([5, 3, 0, 5]);
    scene.play(RED, 'useTemple', HEALTH);
    expect(scene.money).toEqual([5, 1, 5, 5]);
    expect(scene.tokens(RED)).toEqual([0, 1, 0]);
  });

  it.each<[string, SeatScene, number]>([
    ['3 deniers for the tile', {}, 3],
    ['1 for a Merchant', { has: { merchant: 1 } }, 4],
    ['1 for a Christian Merchant too', { has: { merchant: 1, christianMerchant: 1 } }, 5],
    ['none for a Merchant on his side', { sideways: { merchant: 1 } }, 3],
    ['none for a Merchant face down', { faceDown: { christianMerchant: 1 } }, 3],
    ['2 for each Stall', { buildings: { stall: 2 } }, 7],
    ['none for a Stall face down', { buildings: { stall: 1 }, buildingsDown: { stall: 2 } }, 5],
    ['none for anybody else', { has: { senator: 1, slave: 1, vestal: 1, legionary: 1 } }, 3],
  ])('%s', (_what, seat, income) => {
    const scene = revenue([seat, {}, {}, {}]);
    expect(scene.money).toEqual([income, 3, 3, 3]);
    expect(scene.told('money')[0]).toEqual({ seat: BLUE, change: income, why: WHY.income });
  });

  it('deniers never run out, however many one player has', () => {
    expect(revenue([{ money: 100 }, {}, {}, {}]).money[BLUE]).toBe(103);
  });

  it('from the Consul clockwise, each only when the one before has finished', () => {
    const scene = revenue(players(4, { buildings: { temple: 1 } }), { consul: WHITE });
    expect(scene.money).toEqual([0, 0, 3, 0]);
    expect(scene.play(WHITE, 'finishRevenue').money).toEqual([0, 0, 3, 3]);
    expect(scene.play(BLACK, 'useTemple', HEALTH).money).toEqual([3, 0, 3, 1]);
    expect(scene.asked).toBe(`revenue ${BLUE}`);
  });
});

describe('IV Revenue: Private Temple', () => {
  it('it turns 2 deniers into one token of any colour, once', () => {
    const scene = revenue([{ money: 9, buildings: { temple: 1, tavern: 1 } }, {}, {}, {}]);
    expect(scene.choices(BLUE, 'useTemple')).toEqual([[CIVIC_SPIRIT], [HEALTH], [LEISURE]]);
    scene.play(BLUE, 'useTemple', LEISURE);
    expect(scene.tokens(BLUE)).toEqual([0, 0, 1]);
    expect(scene.money[BLUE]).toBe(10);
    expect(scene.refusal(BLUE, 'useTemple', LEISURE).code).toBe('noTemple');
  });

  it('income comes first, so that an empty purse can pay for it', () => {
    const scene = revenue([{ money: 0, buildings: { temple: 1 } }, {}, {}, {}]);
    expect(scene.play(BLUE, 'useTemple', HEALTH).money[BLUE]).toBe(1);
  });

  it('two of them can be used in one phase', () => {
    const scene = revenue([{ money: 1, buildings: { temple: 2 } }, {}, {}, {}])
      .play(BLUE, 'useTemple', HEALTH)
      .play(BLUE, 'useTemple', HEALTH);
    expect(scene.tokens(BLUE)).toEqual([0, 2, 0]);
    expect(scene.ctx.phase).toBe('events');
  });

  it('nobody has to use it', () => {
    const scene = revenue([{ buildings: { temple: 1 } }, {}, {}, {}]).play(BLUE, 'finishRevenue');
    expect(scene.money).toEqual([3, 3, 3, 3]);
    expect(scene.ctx.phase).toBe('events');
  });
});

describe('IV Revenue: Tavern', () => {
  const owner: SeatScene = { buildings: { tavern: 1 } };

  it.each([
    ['Civic Spirit', CIVIC_SPIRIT, -1, [3, 4, 4]],
    ['Civic Spirit', CIVIC_SPIRIT, 1, [5, 4, 4]],
    ['Health', HEALTH, -1, [4, 3, 4]],
    ['Leisure', LEISURE, 1, [4, 4, 5]],
  ])(
    'it moves one marker a step either way: %s, marker %i by %i',
    (_name, virtue, step, ladder) => {
      const scene = revenue([owner, {}, {}, {}]);
      expect(scene.choices(BLUE, 'useTavern')).toHaveLength(6);
      expect(scene.play(BLUE, 'useTavern', virtue, step).G.ladder).toEqual(ladder);
    },
  );

  it('it never moves the famine, never two steps, and not at all if its owner does not want', () => {
    const scene = revenue([owner, {}, {}, {}], { famine: 3 });
    expect(scene.refusal(BLUE, 'useTavern', 3, -1).code).toBe('badArguments');
    expect(scene.refusal(BLUE, 'useTavern', HEALTH, 2).code).toBe('badArguments');
    scene.play(BLUE, 'finishRevenue');
    expect(scene.G.ladder).toEqual([4, 4, 4]);
    expect(scene.G.famine).toBe(3);
  });

  it('each works once', () => {
    const scene = revenue([{ buildings: { tavern: 1, temple: 1 } }, {}, {}, {}]);
    scene.play(BLUE, 'useTavern', HEALTH, 1);
    expect(scene.refusal(BLUE, 'useTavern', LEISURE, 1).code).toBe('noTavern');
  });

  it('a marker moved by one Tavern is closed to all others, the own ones too', () => {
    const scene = revenue([{ buildings: { tavern: 2 } }, owner, {}, {}]);
    scene.play(BLUE, 'useTavern', HEALTH, 1);
    expect(scene.refusal(BLUE, 'useTavern', HEALTH, 1).args).toEqual({ virtue: HEALTH });
    scene.play(BLUE, 'useTavern', LEISURE, 1);
    expect(scene.choices(RED, 'useTavern')).toEqual([
      [CIVIC_SPIRIT, -1],
      [CIVIC_SPIRIT, 1],
    ]);
  });

  it.each([
    [7, 1],
    [1, -1],
  ])(
    'a push against the end of the ladder closes the marker as well: from %i by %i',
    (square, step) => {
      const scene = revenue([owner, owner, {}, {}], { ladder: [square, 4, 4] });
      scene.play(BLUE, 'useTavern', CIVIC_SPIRIT, step);
      expect(scene.G.ladder).toEqual([square, 4, 4]);
      expect(scene.refusal(RED, 'useTavern', CIVIC_SPIRIT, -step).code).toBe('markerBlocked');
    },
  );

  it('events and Works may still move a closed marker in this turn', () => {
    const events = { ...openEvents(box.EPIDEMIC), ...fought(0, 0, 1, 1) };
    const scene = revenue([owner, {}, {}, {}], { ...events, worksAhead: [box.PUBLIC_BATHS] });
    scene.play(BLUE, 'useTavern', HEALTH, 1);
    expect(scene.G.ladder[HEALTH]).toBe(4);
    for (const seat of [BLUE, RED, WHITE, BLACK]) scene.play(seat, 'stake', 3, true);
    expect(scene.G.ladder[HEALTH]).toBe(6);
  });

  it('in the next turn it is open again', () => {
    const scene = revenue([owner, {}, {}, {}]).play(BLUE, 'useTavern', HEALTH, 1);
    expect(scene.idleUntil('revenue').choices(BLUE, 'useTavern')).toHaveLength(6);
  });
});

describe('IV Revenue: order and automatic answers', () => {
  const both: SeatScene = { buildings: { temple: 1, tavern: 1 } };

  it.each([
    ['Temple, Tavern', 'useTemple', [HEALTH], 'useTavern', [HEALTH, 1]],
    ['Tavern, Temple', 'useTavern', [HEALTH, 1], 'useTemple', [HEALTH]],
  ])('buildings are used in any order: %s', (_order, first, firstArgs, second, secondArgs) => {
    const scene = revenue([both, {}, {}, {}]).play(BLUE, first, ...firstArgs);
    scene.play(BLUE, second, ...secondArgs);
    expect(scene.tokens(BLUE)).toEqual([0, 1, 0]);
    expect(scene.G.ladder).toEqual([4, 5, 4]);
  });

  it('buildings face down cannot be used, and who has nothing to use is not asked', () => {
    const scene = revenue([{}, { buildingsDown: { temple: 1, tavern: 1 } }, {}, {}]);
    expect(scene.money).toEqual([3, 3, 3, 3]);
    expect(scene.ctx.phase).toBe('events');
  });

  it('a Tavern with all three markers closed asks nobody', () => {
    const scene = revenue([{ buildings: { tavern: 3 } }, { buildings: { tavern: 1 } }, {}, {}])
      .play(BLUE, 'useTavern', CIVIC_SPIRIT, 1)
      .play(BLUE, 'useTavern', HEALTH, 1)
      .play(BLUE, 'useTavern', LEISURE, 1);
    expect(scene.ctx.phase).toBe('events');
    expect(scene.money[RED]).toBe(3);
  });

  it('a Temple asks its owner even if he cannot pay: silence would tell his purse', () => {
    const scene = revenue([{ buildings: { temple: 2 } }, {}, {}, {}]).play(
      BLUE,
      'useTemple',
      HEALTH,
    );
    expect(scene.money[BLUE]).toBe(1);
    expect(scene.options(BLUE)).toEqual([{ move: 'finishRevenue', args: [] }]);
    expect(scene.refusal(BLUE, 'useTemple', HEALTH)).toEqual({
      code: 'tooPoor',
      args: { needed: 2, money: 1 },
    });
  });
});
