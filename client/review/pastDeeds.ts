import type { PastDeed } from '../../game/bots/review';
import { EVERYBODY } from '../../game/table/asking';
import type { ChronicleEvent } from '../../game/table/chronicle';
import { type Deed, deedsOf } from '../../game/table/deeds';
import { at } from '../../game/table/lists';
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
  const deeds = deedsOf(log);
  return deeds.flatMap((deed, number) => {
    const [before, after] = [moments[deed.moment], moments[deed.moment + 1]];
    if (!before || !after) return [];
    const told = events;
    events = [...events, ...deed.events];
    return {
      before: openMoment(before),
      after: openMoment(after),
      seat: deed.seat,
      choice: { move: deed.move, args: argsAt.get(deed.moment) ?? [] },
      ...changeOfMind(moments, deeds, number),
      events: told,
      seed: seedOf(`${deed.moment}`),
      isFirst: number === 0,
      ...placeOf(deed),
    };
  });
}

/** Where all choose at once, a choice may be changed until the last one is in. */
function changeOfMind(
  moments: readonly Seen[],
  deeds: readonly Deed[],
  number: number,
): Pick<PastDeed, 'firstAsked'> {
  const isTogether = (deed: Deed): boolean => moments[deed.moment]?.view.asked.seat === EVERYBODY;
  const deed = at(deeds, number);
  if (!isTogether(deed)) return {};
  const [first, last] = [deeds.slice(0, number).reverse(), deeds.slice(number + 1)].map(
    (others) => {
      const apart = others.findIndex((other) => !isTogether(other));
      return others
        .slice(0, apart < 0 ? others.length : apart)
        .findLast(({ seat }) => seat === deed.seat);
    },
  );
  if (last) return { firstAsked: null };
  const asked = first && moments[first.moment];
  return asked ? { firstAsked: openMoment(asked) } : {};
}

function openMoment({ view, ctx }: Seen): PastDeed['before'] {
  return { G: view, ctx };
}

function placeOf({ moment, phase }: Deed): Pick<ReviewableDeed, 'moment' | 'phase'> {
  return { moment, phase };
}
