import { sylla } from '../../game/sylla';
import { fastRandom } from '../../game/table/random';
import { frameworkMatch } from '../support/framework';
import { nextToAct, pickMove } from '../support/play';

/** Events after which nobody can un-know what was drawn or shown. */
const REVEALS = [
  'startsWith',
  'displayed',
  'forSale',
  'newEvent',
  'workAhead',
  'staked',
  'showsTokens',
];

const GAMES = 40;

// The framework says aloud when there is nothing to undo, which this test tries after every move.
beforeAll(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterAll(() => jest.restoreAllMocks());

describe('Undo, through boardgame.io', () => {
  it('restores G exactly, keeps the turn, and never crosses a reveal or a draw', () => {
    let taken = 0;
    for (let game = 1; game <= GAMES; game++) {
      const players = 3 + (game % 2);
      const chance = fastRandom(game);
      const match = frameworkMatch(sylla.game, players, `undo-${game}`);
      while (match.ctx.gameover === undefined) {
        const { seat, options } = nextToAct(sylla, match.G, match.ctx, chance);
        const { move, args } = pickMove(options, chance);
        const before = JSON.stringify(match.G);
        const turn = match.ctx.turn;
        match.move(seat, move, args);
        const after = JSON.stringify(match.G);
        const told = match.state.deltalog?.[0]?.metadata ?? [];
        match.undo(seat);
        if (JSON.stringify(match.G) === after) continue;
        taken += 1;
        expect([game, JSON.stringify(match.G)]).toEqual([game, before]);
        expect(match.ctx.turn).toBe(turn);
        const revealed = told.filter(({ type }: { type: string }) => REVEALS.includes(type));
        expect([game, move, revealed]).toEqual([game, move, []]);
        match.move(seat, move, args);
        expect([game, JSON.stringify(match.G)]).toEqual([game, after]);
      }
    }
    expect(taken).toBeGreaterThan(GAMES);
  });
});
