import { WHY } from '../../../game/sylla/events';
import { BLACK, BLUE, box, given, players, RED, type SeatScene, WHITE } from '../../support/sylla';

const { CIVIC_SPIRIT, HEALTH, LEISURE } = box;

function phase(seats: SeatScene[], table = {}) {
  return given({ phase: 'famineAndCrisis', seats, table });
}

/** Four seats with so many tokens of one colour. */
function holding(virtue: box.Virtue, ...counts: number[]): SeatScene[] {
  return counts.map((count) => {
    const tokens: [number, number, number] = [0, 0, 0];
    tokens[virtue] = count;
    return { tokens };
  });
}

describe('VII Famine', () => {
  it('example: at famine 3 White, who has a Field, loses 1, the others 3', () => {
    const scene = phase([{}, {}, { buildings: { field: 1 } }, {}], { famine: 3 });
    expect(scene.gained).toEqual([-3, -3, -1, -3]);
  });

  it('each Field feeds 2; more than the famine brings nothing', () => {
    const fields = [1, 2, 3, 0].map((field) => ({ buildings: { field } }));
    expect(phase(fields, { famine: 4 }).gained).toEqual([-2, 0, 0, -4]);
  });

  it('a Field face down feeds nobody', () => {
    const seats = [{ buildings: { field: 1 }, buildingsDown: { field: 1 } }, {}, {}, {}];
    expect(phase(seats, { famine: 5 }).gained).toEqual([-3, -5, -5, -5]);
  });

  it('prestige never falls below 0', () => {
    expect(phase(players(4, { prestige: 2 }), { famine: 6 }).prestige).toEqual([0, 0, 0, 0]);
  });

  it('it comes before the crisis', () => {
    const seats = holding(HEALTH, 2, 1, 1, 0).map((seat) => ({ ...seat, prestige: 1 }));
    expect(phase(seats, { famine: 6, ladder: [4, 1, 4] }).prestige).toEqual([3, 0, 0, 0]);
  });
});

describe('VII Crisis', () => {
  it('example: in turn 4 Civic Spirit is in crisis; Blue gains 3, Black loses 3', () => {
    const table = { turn: 4, ladder: [1, 4, 4], worksDone: [0, 1, 2, 3] };
    const scene = phase(holding(CIVIC_SPIRIT, 4, 2, 2, 1), table);
    expect(scene.gained).toEqual([3, 0, 0, -3]);
  });

  it('while the marker stays there, the crisis comes back in every turn', () => {
    const scene = phase(holding(LEISURE, 4, 2, 2, 1), { ladder: [4, 4, 1] }).idleUntil('stake');
    expect(scene.told('crisis')).toHaveLength(1);
    scene.idleUntil('votes');
    expect(scene.told('crisis')).toEqual([{ virtue: LEISURE }, { virtue: LEISURE }]);
  });

  it('only the leftmost square is the crisis zone', () => {
    const scene = phase(holding(HEALTH, 4, 2, 2, 1), { ladder: [2, 2, 2] });
    expect(scene.told('crisis')).toEqual([]);
    expect(scene.gained).toEqual([0, 0, 0, 0]);
  });

  it('all show their tokens of that colour, and no others', () => {
    const seats = holding(HEALTH, 3, 0, 1, 2).map((seat) => ({ ...seat, money: 5 }));
    const scene = phase(seats, { consul: WHITE, ladder: [4, 1, 4] });
    expect(scene.told('showsTokens')).toEqual([
      { seat: WHITE, virtue: HEALTH, tokens: 1 },
      { seat: BLACK, virtue: HEALTH, tokens: 2 },
      { seat: BLUE, virtue: HEALTH, tokens: 3 },
      { seat: RED, virtue: HEALTH, tokens: 0 },
    ]);
  });

  it.each<[string, [number, number, number, number], number[]]>([
    ['all who tie for most gain', [3, 3, 1, 0], [3, 3, 0, -3]],
    ['all who tie for fewest lose, those without any too', [2, 0, 1, 0], [3, -3, 0, -3]],
    ['everybody can be one or the other', [2, 2, 1, 1], [3, 3, -3, -3]],
    ['who has both most and fewest stays as he was', [2, 2, 2, 2], [0, 0, 0, 0]],
    ['so does everybody without tokens', [0, 0, 0, 0], [0, 0, 0, 0]],
  ])('%s', (_rule, tokens, gained) => {
    expect(phase(holding(LEISURE, ...tokens), { ladder: [4, 4, 1] }).gained).toEqual(gained);
  });

  it('a loss stops at 0', () => {
    const seats = holding(HEALTH, 1, 1, 1, 0).map((seat) => ({ ...seat, prestige: 2 }));
    expect(phase(seats, { ladder: [4, 1, 4] }).prestige).toEqual([5, 5, 5, 0]);
  });

  it('gains come before losses', () => {
    const scene = phase(holding(HEALTH, 0, 1, 2, 1), { ladder: [4, 1, 4] });
    expect(scene.told('prestige')).toEqual([
      { seat: WHITE, change: 3, why: WHY.crisis },
      { seat: BLUE, change: -3, why: WHY.crisis },
    ]);
  });

  it('several crises are settled in the order Civic Spirit, Health, Leisure', () => {
    const scene = phase(players(4), { ladder: [1, 1, 1] });
    expect(scene.told('crisis').map(({ virtue }) => virtue)).toEqual([
      CIVIC_SPIRIT,
      HEALTH,
      LEISURE,
    ]);
  });

  it('so the floor of 0 is felt after each of them', () => {
    // Blue loses at Civic Spirit while he has nothing to lose, and then gains at Health.
    const seats: SeatScene[] = [
      { prestige: 0, tokens: [0, 2, 0] },
      ...players(3, { tokens: [1, 1, 0] }),
    ];
    expect(phase(seats, { ladder: [1, 1, 4] }).prestige[BLUE]).toBe(3);
  });

  it('famine and crisis come in turn 5 too, before Ecclesia', () => {
    const table = { turn: 5, worksDone: [0, 1, 2, 3, 4], famine: 2, ladder: [1, 4, 4] };
    const scene = phase(holding(CIVIC_SPIRIT, 2, 1, 1, 0), table);
    expect(scene.ctx.gameover).toBeDefined();
    expect(scene.G.scores.map(({ track }) => track)).toEqual([11, 8, 8, 5]);
  });
});
