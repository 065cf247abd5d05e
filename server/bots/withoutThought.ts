import { createBrain } from '../../game/bots/brain';
import { type Choice, choiceOf } from '../../game/table/options';
import { fastRandom } from '../../game/table/random';
import { servedGame } from '../games';
import type { Thought } from './runner';

/** What a bot plays without thought, in no time: its first impression, or any option if even that is nothing. */
export function* withoutThought(thought: Thought): Generator<Choice> {
  const impression = firstImpression(thought);
  if (impression) yield impression;
  const { game, view, ctx, seat, seed } = thought;
  const options = servedGame(game).module.options(view, ctx, seat);
  for (const option of options) yield choiceOf(option, fastRandom(seed));
}

function firstImpression({ game, ...question }: Thought): Choice | undefined {
  try {
    return createBrain(game).think({ ...question, level: 'easy' }).choice;
  } catch {
    return undefined;
  }
}
