import { fastRandom } from '../../game/table/random';
import { frameworkMatch } from '../support/framework';
import { nextToAct, pickMove } from '../support/play';
import { ALL_GAMES, secretsOf } from '../support/tables';

const GAMES = 40;

// The framework says aloud when there is nothing to undo, which this test tries after every move.
beforeAll(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterAll(() => jest.restoreAllMocks());

describe.each(ALL_GAMES)('Undo of %s, through boardgame.io', (_id, game) => {
  it('restores G exactly, keeps the turn, and never crosses a reveal, a roll or a draw', () => {
    const { least, most } = game.seats;
    const { reveals } = secretsOf(game);
    let taken = 0;
    for (let n = 1; n <= GAMES; n++) {
      const players = least + (n % (most - least + 1));
      const chance = fastRandom(n);
      const match = frameworkMatch(game.game, players, `undo-${n}`);
      while (match.ctx.gameover === undefined) {
        const { seat, options } = nextToAct(game, match.G, match.ctx, chance);
        const { move, args } = pickMove(options, chance);
        const before = JSON.stringify(match.G);
        const turn = match.ctx.turn;
        match.move(seat, move, args);
        const after = JSON.stringify(match.G);
        const told = match.state.deltalog?.[0]?.metadata ?? [];
        match.undo(seat);
        if (JSON.stringify(match.G) === after) continue;
        taken += 1;
        expect(game.isUndoable(move)).toBe(true);
        expect([n, JSON.stringify(match.G)]).toEqual([n, before]);
        expect(match.ctx.turn).toBe(turn);
        const revealed = told.filter(({ type }: { type: string }) => reveals.includes(type));
        expect([n, move, revealed]).toEqual([n, move, []]);
        match.move(seat, move, args);
        expect([n, JSON.stringify(match.G)]).toEqual([n, after]);
      }
    }
    expect(taken).toBeGreaterThan(GAMES);
  });
});
