import { sylla } from '../../game/sylla';
import type { Asking } from '../../game/table/asking';
import { range } from '../../game/table/lists';
import { fastRandom } from '../../game/table/random';
import type { Match } from '../../game/table/runner/runner';
import { playRandomly, silentRunner } from '../support/play';
import { ALL_GAMES, secretsOf, shareOf, TABLES } from '../support/tables';

const GAMES_EACH = 200;

describe.each(TABLES)('What a seat may not know, %s with %i players', (_id, players, game) => {
  const runner = silentRunner(game);
  const { scramble } = secretsOf(game);
  const games = shareOf(GAMES_EACH, game);

  it('leaves no trace in the view of any seat or spectator, in any state', () => {
    for (let seed = 1; seed <= games; seed++) {
      const chance = fastRandom(seed);
      const compare = ({ G, ctx }: Match<Asking>): void => {
        for (const seat of [...range(players), null]) {
          const view = JSON.stringify(game.view(G, ctx, seat));
          const other = scramble(G, seat, chance);
          if (JSON.stringify(game.view(other, ctx, seat)) !== view)
            throw new Error(`seat ${seat} sees more than it may: seed ${seed}, ${ctx.phase}`);
        }
      };
      const { match } = playRandomly(game, runner, players, seed, { before: compare });
      compare(match);
    }
  });

  it('is not needed for options, refusals and the own score', () => {
    for (let seed = 1; seed <= games; seed++) {
      playRandomly(game, runner, players, seed, {
        before({ G, ctx }, { seat, options }, { move, args }) {
          const view = game.view(G, ctx, seat);
          expect(game.options(view, ctx, seat)).toEqual(options);
          expect(game.whyNot(view, ctx, seat, move, args)).toBeNull();
          expect(game.score(view, seat)).toEqual(game.score(G, seat));
        },
      });
    }
  });
});

const HIDING = ALL_GAMES.filter(([, game]) => secretsOf(game).hides);

it.each(HIDING)('%s: the scrambled states differ, so that the test above can fail', (_id, game) => {
  const chance = fastRandom(7);
  const { most } = game.seats;
  let states = 0;
  let differing = 0;
  playRandomly(game, silentRunner(game), most, 7, {
    after({ G, ctx }) {
      if (ctx.gameover !== undefined) return;
      states += 1;
      const other = secretsOf(game).scramble(G, 0, chance);
      if (JSON.stringify(other) !== JSON.stringify(G)) differing += 1;
    },
  });
  expect(states).toBeGreaterThan(50);
  expect(differing).toBe(states);
});

it('after the end of Sylla all purses lie open', () => {
  const { match } = playRandomly(sylla, silentRunner(sylla), 4, 7);
  const { players } = sylla.view(match.G, match.ctx, null);
  expect(players.every(({ purse }) => purse !== null)).toBe(true);
});
