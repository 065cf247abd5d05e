import { isDeepStrictEqual } from 'node:util';
import type { Asking } from '../../game/table/asking';
import { choiceOf, covers } from '../../game/table/options';
import { fastRandom } from '../../game/table/random';
import type { Runner } from '../../game/table/runner/runner';
import { flawsOf } from '../support/flaws';
import { HOSTILE_NAMES, mutated } from '../support/hostile';
import { type AnyModule, pick, pickMove, playRandomly } from '../support/play';

/** Everything that must hold in every state of every game at this table. Throws; the message names the seed. */
export function checkGame<G extends Asking & View, View extends Asking>(
  game: AnyModule<G, View>,
  runner: Runner<G>,
  numPlayers: number,
  seed: number,
): void {
  const chance = fastRandom(seed ^ 0xbad);
  const fail = (what: string): never => {
    throw new Error(
      `${what}\n  again with: npm run fuzz -- --game ${game.id} --players ${numPlayers} --games 1 --seed ${seed}`,
    );
  };
  try {
    const { match } = playRandomly(game, runner, numPlayers, seed, {
      before(match, { seat, options }) {
        const { G, ctx } = match;
        if (options.length === 0) fail(`no option for seat ${seat}, who is asked ${G.asked.what}`);
        for (const option of options) {
          const { move, args } = choiceOf(option, chance);
          const refusal = game.whyNot(G, ctx, seat, move, args);
          if (refusal) fail(`${move}(${JSON.stringify(args)}) is refused: ${refusal.code}`);
        }
        const attempt = mutated(pickMove(options, chance), chance);
        if (options.some((option) => covers(option, attempt.move, attempt.args))) return;
        const wrong = `${attempt.move}(${String(attempt.args.map((arg) => typeof arg))})`;
        const refusal = game.whyNot(G, ctx, seat, attempt.move, attempt.args);
        if (!refusal) fail(`${wrong} is no option and not refused`);
        if (refusal && !Object.hasOwn(game.refusals, refusal.code)) fail(`code ${refusal.code}`);
        if (chance.Number() < 0.05) {
          const before = JSON.stringify(match.G);
          if (runner.move(match, seat, attempt.move, attempt.args)) fail(`${wrong} is accepted`);
          if (JSON.stringify(match.G) !== before) fail(`${wrong} is refused but changes G`);
        }
        const other = (seat + 1) % numPlayers;
        const { move, args } = pickMove(options, chance);
        if (G.asked.seat === seat && !game.whyNot(G, ctx, other, move, args))
          fail(`seat ${other} may play for seat ${seat}`);
      },
      after({ G, ctx }) {
        const found = flawsOf(game, G, ctx);
        if (found.length > 0) fail(`in ${ctx.phase}: ${found.join('; ')}`);
        if (chance.Number() < 0.1) {
          if (!isDeepStrictEqual(JSON.parse(JSON.stringify(G)), G)) fail('G is not plain JSON');
        }
      },
    });
    for (let seat = 0; seat < numPlayers; seat++) {
      if (game.options(match.G, match.ctx, seat).length > 0) fail('options after the end');
      if (game.whyNot(match.G, match.ctx, seat, pick(HOSTILE_NAMES, chance), []) === null)
        fail('a move after the end');
    }
  } catch (error) {
    if (error instanceof Error && !error.message.includes('--seed')) fail(error.message);
    throw error;
  }
}
