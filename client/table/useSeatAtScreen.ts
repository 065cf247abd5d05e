import { useState } from 'react';
import { EVERYBODY } from '../../game/table/asking';
import type { Match } from './match';

export interface SeatAtScreen {
  /** Through whose eyes the table is seen; null while it is handed over, or for a spectator. */
  readonly seat: number | null;
  /** The seat to hand the screen to, behind a curtain. */
  readonly next: number | null;
  sitDown(seat: number): void;
  /** Other seats of this screen that may also decide now, in a simultaneous choice. */
  readonly others: readonly number[];
}

/**
 * Several people at one screen: whoever is asked sits down at it. Between two seats falls a curtain, but only if the
 * next one has something to see that the others may not.
 */
export function useSeatAtScreen(match: Match): SeatAtScreen {
  const { own, game } = match;
  const [seat, sitDown] = useState<number | null>(own.length === 1 ? (own[0] ?? null) : null);
  const spectator = match.seen(null);
  if (own.length === 0 || !spectator) return { seat: null, next: null, sitDown, others: [] };

  const { view, ctx } = spectator;
  const over = ctx.gameover !== undefined;
  const awaited = over ? [] : own.filter((each) => game.awaits(view, ctx, each));
  const together = view.asked.seat === EVERYBODY && awaited.length > 0;
  const stays = seat !== null && (awaited.length === 0 || awaited.includes(seat));
  const next = stays ? null : (awaited[0] ?? own[0] ?? null);
  if (next === null || own.length === 1) {
    const others = together ? own.filter((each) => each !== seat) : [];
    return { seat: seat ?? own[0] ?? null, next: null, sitDown, others };
  }
  if (hasSecrets(match, next) && !over) return { seat: null, next, sitDown, others: [] };
  return { seat: next, next: null, sitDown, others: together ? own.filter((e) => e !== next) : [] };
}

/** The seat sees something that a spectator does not. */
function hasSecrets(match: Match, seat: number): boolean {
  return JSON.stringify(match.seen(seat)?.view) !== JSON.stringify(match.seen(null)?.view);
}
