import { Pace } from '../bots/Pace';
import { Thinker } from '../bots/Thinker';
import type { Match } from '../table/match';
import { BotHost } from './BotHost';

export interface SeatedBots {
  readonly bots: readonly BotHost[];
  readonly pace: Pace;
  readonly thinker: Thinker;
}

/** A bot at every seat that is one's. They share a worker and a pace. */
export function seatBots(match: Match, seed: string, thinker = new Thinker()): SeatedBots {
  const pace = new Pace();
  const bots = match.seats.flatMap(({ kind, level = 'normal' }, seat) =>
    kind === 'bot' ? [new BotHost({ match, seat, level, seed, pace, thinker })] : [],
  );
  return { bots, pace, thinker };
}
