import { randomInt } from 'node:crypto';
import { gameById } from '../../../game';
import { choiceOf } from '../../../game/table/options';
import { fastRandom } from '../../../game/table/random';
import type { BotRunner } from '../../../server/bots/runner';

const SEEDS = 2 ** 31;

/** Any option, whatever the level: legal, quick, and no good player. */
export const RANDOM_RUNNER: BotRunner = {
  async think({ game, view, ctx, seat }) {
    const options = gameById(game).options(view, ctx, seat);
    const option = options[randomInt(Math.max(1, options.length))];
    if (!option) throw new Error(`seat ${seat} of ${game} has no option`);
    return choiceOf(option, fastRandom(randomInt(SEEDS)));
  },
  close: async () => {},
};
