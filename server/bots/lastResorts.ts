import { type Choice, choiceOf } from '../../game/table/options';
import { fastRandom } from '../../game/table/random';
import { servedGame } from '../games';
import type { BotRunner, Thought } from './runner';

/**
 * What a bot plays whose thought came to nothing: its first impression, or any option if even that fails. The impression
 * comes from a thread too: whatever is wrong with the thought must not stop the server.
 */
export async function* lastResorts(runner: BotRunner, thought: Thought): AsyncGenerator<Choice> {
  const impression = await runner.think({ ...thought, iterations: 0 }).catch(() => undefined);
  if (impression) yield impression;
  const { game, view, ctx, seat, seed } = thought;
  const options = servedGame(game).module.options(view, ctx, seat);
  for (const option of options) yield choiceOf(option, fastRandom(seed));
}
