import { sylla } from '../../game/sylla';
import { fastRandom } from '../../game/table/random';
import { frameworkMatch, frameworkRandom } from '../support/framework';
import { nextToAct, pickMove, silentRunner } from '../support/play';

/** boardgame.io is the oracle: the runner must arrive at the same G and ctx after every single move. */

const GAMES = 250;
const runner = silentRunner(sylla);

describe.each([3, 4])('The runner and boardgame.io, Sylla with %i players', (players) => {
  it('agree on G and ctx after every move', () => {
    for (let game = 1; game <= GAMES; game++) {
      const seed = `sylla-${players}-${game}`;
      const chance = fastRandom(game);
      const theirs = frameworkMatch(sylla.game, players, seed);
      const ours = runner.begin({ numPlayers: players, random: frameworkRandom(seed) });
      expect(text(seed, ours)).toBe(text(seed, theirs));
      while (ours.ctx.gameover === undefined) {
        const { seat, options } = nextToAct(sylla, ours.G, ours.ctx, chance);
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
