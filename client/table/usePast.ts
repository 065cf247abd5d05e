import { useEffect, useMemo, useState } from 'react';
import type { Match, Seen } from './match';

export interface Past {
  /** Every moment so far; empty until somebody looks back. */
  readonly moments: readonly Seen[];
  /** Which one is shown; null is the present. */
  readonly at: number | null;
  back(): void;
  forward(): void;
  toNow(): void;
  goTo(moment: number): void;
}

/** Looks back at earlier moments of the match without disturbing it. */
export function usePast(match: Match, seat: number | null, now: Seen | null): Past {
  const [at, setAt] = useState<number | null>(null);
  const isLooking = at !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is past grows with every state
  const moments = useMemo(() => (isLooking ? match.past(seat) : []), [match, seat, isLooking, now]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person at the screen begins in the present
  useEffect(() => setAt(null), [seat]);

  const last = moments.length - 1;
  const goTo = (moment: number): void => {
    const end = isLooking ? last : match.past(seat).length - 1;
    setAt(moment >= end ? null : Math.max(0, moment));
  };
  return {
    moments,
    at,
    goTo,
    back: () => goTo((at ?? match.past(seat).length - 1) - 1),
    forward: () => isLooking && goTo((at ?? last) + 1),
    toNow: () => setAt(null),
  };
}
