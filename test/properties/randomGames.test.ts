import { playRandomly, silentRunner } from '../support/play';
import { TABLES } from '../support/tables';
import { checkGame } from './checkedGame';

const GAMES = 1000;

describe.each(TABLES)('%s with %i players, in a thousand random games', (_id, players, game) => {
  const runner = silentRunner(game);

  it('keeps every invariant, refuses no option, accepts nothing else, and ends', () => {
    for (let seed = 1; seed <= GAMES; seed++) checkGame(game, runner, players, seed);
  });

  it('is the same game for the same seed and moves', () => {
    for (let seed = 1; seed <= 50; seed++) {
      const [once, again, other] = [seed, seed, seed + 1].map((s) =>
        JSON.stringify(playRandomly(game, runner, players, s).match.G),
      );
      expect(again).toBe(once);
      expect(other).not.toBe(once);
    }
  });
});
