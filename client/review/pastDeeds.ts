import type { PastDeed } from '../../game/bots/review';
import type { ChronicleEvent } from '../../game/table/chronicle';
import { type Deed, deedsOf } from '../../game/table/deeds';
import type { Choice } from '../../game/table/options';
import { seedOf } from '../bots/seed';
import type { Seen } from '../table/match';

/** What was done in a game that is over, with what a review needs to know of it. */
export interface ReviewableDeed extends PastDeed {
  /** The moment before it, to look back at. */
  readonly moment: number;
  readonly phase: string;
}

/** Needs every moment of a match that is over, when all of them are open. */
export function reviewableDeeds(moments: readonly Seen[]): ReviewableDeed[] {
  const log = moments.at(-1)?.log ?? [];
  const argsAt = new Map<number, Choice['args']>();
  for (const { action, _stateID } of log) {
    if (action.type === 'MAKE_MOVE' && !argsAt.has(_stateID))
      argsAt.set(_stateID, (action.payload.args ?? []) as Choice['args']);
  }
  let events: readonly ChronicleEvent[] = [];
  return deedsOf(log).flatMap((deed, number) => {
    const [before, after] = [moments[deed.moment], moments[deed.moment + 1]];
    if (!before || !after) return [];
    const told = events;
    events = [...events, ...deed.events];
    return {
      before: openMoment(before),
      after: openMoment(after),
      seat: deed.seat,
      choice: { move: deed.move, args: argsAt.get(deed.moment) ?? [] },
      events: told,
      seed: seedOf(`${deed.moment}`),
      isFirst: number === 0,
      ...placeOf(deed),
    };
  });
}

function openMoment({ view, ctx }: Seen): PastDeed['before'] {
  return { G: view, ctx };
}

function placeOf({ moment, phase }: Deed): Pick<ReviewableDeed, 'moment' | 'phase'> {
  return { moment, phase };
}
