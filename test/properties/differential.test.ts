import { fastRandom } from '../../game/table/random';
import { frameworkMatch, frameworkRandom } from '../support/framework';
import { nextToAct, pickMove, silentRunner } from '../support/play';
import { shareOf, TABLES } from '../support/tables';

/** boardgame.io is the oracle: the runner must arrive at the same G and ctx after every single move. */

const GAMES_EACH = 500;

describe.each(TABLES)('The runner and boardgame.io, %s with %i players', (id, players, game) => {
  it('agree on G and ctx after every move', () => {
    const runner = silentRunner(game);
    for (let n = 1; n <= shareOf(GAMES_EACH, game); n++) {
      const seed = `${id}-${players}-${n}`;
      const chance = fastRandom(n);
      const theirs = frameworkMatch(game.game, players, seed);
      const ours = runner.begin({ numPlayers: players, random: frameworkRandom(seed) });
      expect(text(seed, ours)).toBe(text(seed, theirs));
      while (ours.ctx.gameover === undefined) {
        const { seat, options } = nextToAct(game, ours.G, ours.ctx, chance);
        const { move, args } = pickMove(options, chance);
        runner.move(ours, seat, move, args);
        theirs.move(seat, move, args);
        expect(text(seed, ours)).toBe(text(seed, theirs));
      }
    }
  });
});

/** Seed, G and ctx with sorted keys: the framework does not keep the order of ctx. */
function text(seed: string, { G, ctx }: { G: object; ctx: object }): string {
  const sorted = Object.entries(ctx).sort(([a], [b]) => (a < b ? -1 : 1));
  return `${seed} ${JSON.stringify(G)} ${JSON.stringify(sorted)}`;
}
