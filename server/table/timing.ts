import type { Clock } from '../../game/online/api';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** How long a seat may take: so much for each of its turns, and a reserve for the whole match on top. */
export const CLOCK_FACTS: Readonly<Record<Clock, { turn: number; reserve: number } | null>> = {
  none: null,
  fast: { turn: 30 * SECOND, reserve: 10 * MINUTE },
  day: { turn: 24 * 60 * MINUTE, reserve: 0 },
};

/** Without a clock: how long a seat may be away while the game waits for it, before somebody else may claim it. */
export const ABSENCE_LIMIT = 10 * MINUTE;

interface Awaited {
  readonly seat: number;
  readonly since: number;
}

/** Whom the game waits for, and what is left on the clocks. */
export interface Timing {
  readonly awaited: readonly Awaited[];
  /** What is left of each seat's reserve, in milliseconds. */
  readonly reserves: readonly number[];
  /** Seats that let their clock run out while they were away, and have not come back. */
  readonly lapsed: readonly number[];
  /** The framework's turn: a seat gets new time for a new one, not for each question, nor for an undo. */
  readonly turn: number;
}

export function firstTiming(clock: Clock, seats: number): Timing {
  const reserve = CLOCK_FACTS[clock]?.reserve ?? 0;
  return { awaited: [], reserves: new Array(seats).fill(reserve), lapsed: [], turn: -1 };
}

/** The timing once the game waits for `seats`. Whoever is not waited for any more has paid for the time taken. */
export function timingAfter(
  before: Timing,
  clock: Clock,
  { seats, turn, now }: { seats: readonly number[]; turn: number; now: number },
): Timing {
  const goesOn = ({ seat }: Awaited): boolean => turn === before.turn && seats.includes(seat);
  const ended = before.awaited.filter((entry) => !goesOn(entry));
  const reserves = before.reserves.map((left, seat) => {
    const since = ended.find((entry) => entry.seat === seat)?.since;
    return since === undefined ? left : Math.max(0, left - overdraft(clock, now - since));
  });
  const awaited = seats.map(
    (seat) =>
      before.awaited.find((entry) => entry.seat === seat && goesOn(entry)) ?? { seat, since: now },
  );
  return { awaited, reserves, lapsed: before.lapsed, turn };
}

/** What a turn of this length takes from the reserve. */
function overdraft(clock: Clock, taken: number): number {
  return Math.max(0, taken - (CLOCK_FACTS[clock]?.turn ?? Number.POSITIVE_INFINITY));
}

export function withLapse(timing: Timing, seat: number, isLapsed: boolean): Timing {
  const others = timing.lapsed.filter((other) => other !== seat);
  return { ...timing, lapsed: isLapsed ? [...others, seat] : others };
}

export function awaitedSince({ awaited }: Timing, seat: number): number | null {
  return awaited.find((entry) => entry.seat === seat)?.since ?? null;
}

/** When a seat's time is up; null if it is not waited for, or has no clock. */
export function deadlineOf(timing: Timing, clock: Clock, seat: number): number | null {
  const facts = CLOCK_FACTS[clock];
  const since = awaitedSince(timing, seat);
  if (!facts || since === null) return null;
  return since + facts.turn + (timing.reserves[seat] ?? 0);
}

/** What a seat's clock shows; null without one. */
export function timeLeft(timing: Timing, clock: Clock, seat: number, now: number): number | null {
  const facts = CLOCK_FACTS[clock];
  if (!facts) return null;
  const since = awaitedSince(timing, seat) ?? now;
  return Math.max(0, facts.turn + (timing.reserves[seat] ?? 0) - (now - since));
}
