import { sylla } from '../../game/sylla';
import type { SyllaState } from '../../game/sylla/state';
import { range } from '../../game/table/lists';
import { fastRandom } from '../../game/table/random';
import type { Match } from '../../game/table/runner/runner';
import { playRandomly, silentRunner } from '../support/play';
import { scrambleSylla } from '../support/scramble';

const GAMES = 100;
const runner = silentRunner(sylla);

describe.each([3, 4])('What a seat may not know, Sylla with %i players', (players) => {
  it('leaves no trace in the view of any seat or spectator, in any state', () => {
    for (let seed = 1; seed <= GAMES; seed++) {
      const chance = fastRandom(seed);
      const compare = ({ G, ctx }: Match<SyllaState>): void => {
        for (const seat of [...range(players), null]) {
          const view = JSON.stringify(sylla.view(G, ctx, seat));
          const other = scrambleSylla(G, seat, chance);
          if (JSON.stringify(sylla.view(other, ctx, seat)) !== view)
            throw new Error(`seat ${seat} sees more than it may: seed ${seed}, ${ctx.phase}`);
        }
      };
      const { match } = playRandomly(sylla, runner, players, seed, { before: compare });
      compare(match);
    }
  });

  it('is not needed for options, refusals and the own score', () => {
    for (let seed = 1; seed <= GAMES; seed++) {
      playRandomly(sylla, runner, players, seed, {
        before({ G, ctx }, { seat, options }, { move, args }) {
          const view = sylla.view(G, ctx, seat);
          expect(sylla.options(view, ctx, seat)).toEqual(options);
          expect(sylla.whyNot(view, ctx, seat, move, args)).toBeNull();
          expect(sylla.score(view, seat)).toEqual(sylla.score(G, seat));
        },
      });
    }
  });
});

it('the scrambled states really differ, so that the test above can fail', () => {
  const chance = fastRandom(7);
  const { match } = playRandomly(sylla, runner, 4, 7, {
    after({ G, ctx }) {
      if (ctx.gameover !== undefined) return;
      expect(scrambleSylla(G, 0, chance)).not.toEqual(G);
    },
  });
  const G: SyllaState = match.G;
  expect(sylla.view(G, match.ctx, null).players.every(({ purse }) => purse !== null)).toBe(true);
});
