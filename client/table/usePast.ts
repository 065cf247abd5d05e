import { useEffect, useState } from 'react';
import type { Match, Seen } from './match';

export interface Past {
  /** Every moment up to when one began to look back; empty in the present. */
  readonly moments: readonly Seen[];
  /** Which one is shown; null is the present. */
  readonly at: number | null;
  /** The last of them is the end of the game. */
  readonly isOver: boolean;
  back(): void;
  forward(): void;
  toNow(): void;
  goTo(moment: number): void;
}

interface Looking {
  readonly moments: readonly Seen[];
  readonly at: number;
}

/** Looks back at earlier moments of the match without disturbing it. */
export function usePast(match: Match, seat: number | null): Past {
  const [looking, setLooking] = useState<Looking | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person at the screen begins in the present
  useEffect(() => setLooking(null), [match, seat]);

  const show = (moments: readonly Seen[], at: number): void =>
    setLooking(at >= moments.length - 1 ? null : { moments, at: Math.max(0, at) });

  /** The moments are fetched when somebody begins to look back; `choose` says which is shown. */
  const lookAt = (choose: (last: number) => number): void => {
    if (looking) return show(looking.moments, choose(looking.at));
    void match.past(seat).then(
      (moments) => show(moments, choose(moments.length - 1)),
      () => setLooking(null),
    );
  };
  return {
    moments: looking?.moments ?? [],
    at: looking?.at ?? null,
    isOver: looking?.moments.at(-1)?.ctx.gameover !== undefined,
    goTo: (moment) => lookAt(() => moment),
    back: () => lookAt((at) => at - 1),
    forward: () => looking && lookAt((at) => at + 1),
    toNow: () => setLooking(null),
  };
}
