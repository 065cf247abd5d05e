import { createBrain } from '../../game/bots/brain';
import { type Choice, choiceOf } from '../../game/table/options';
import { fastRandom } from '../../game/table/random';
import { servedGame } from '../games';
import type { Thought } from './runner';

/** What a bot plays without thought, in no time: its first impression, or any option if even that fails. */
export function policyMove({ game, ...question }: Thought): Choice {
  try {
    return createBrain(game).think({ ...question, level: 'easy' }).choice;
  } catch {
    const { view, ctx, seat, seed } = question;
    const [option] = servedGame(game).module.options(view, ctx, seat);
    if (!option) throw new Error(`seat ${seat} of ${game} has no option`);
    return choiceOf(option, fastRandom(seed));
  }
}
