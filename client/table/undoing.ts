import type { Ctx, LogEntry } from 'boardgame.io';
import { standingDeeds } from '../../game/table/deeds';
import type { AnyGame } from '../../game/table/module';

/** Why the last move cannot be taken back; null if it can. */
export type UndoBlock = 'over' | 'notYours' | 'together' | 'nothing' | 'final';

/**
 * The framework does not tell clients what can be undone, so this reckons it from the log: the own moves of this very
 * turn, from the last one back, up to the first that showed something.
 */
export function whyNoUndo(
  game: AnyGame,
  { ctx, log }: { ctx: Ctx; log: readonly LogEntry[] },
  seat: number,
): UndoBlock | null {
  const block = whyNotTheOne(ctx, seat);
  if (block) return block;
  const { deeds } = standingDeeds(log.filter(({ turn }) => turn === ctx.turn));
  const last = deeds[deeds.length - 1];
  if (!last || last.seat !== seat) return 'nothing';
  return game.isUndoable(last.move) ? null : 'final';
}

export function mayRedo(
  { ctx, log }: { ctx: Ctx; log: readonly LogEntry[] },
  seat: number,
): boolean {
  if (whyNotTheOne(ctx, seat)) return false;
  const { undone } = standingDeeds(log.filter(({ turn }) => turn === ctx.turn));
  return undone[undone.length - 1]?.seat === seat;
}

/** The framework undoes only for the one seat that may move. */
function whyNotTheOne(ctx: Ctx, seat: number): UndoBlock | null {
  if (ctx.gameover !== undefined) return 'over';
  const active = ctx.activePlayers ? Object.keys(ctx.activePlayers) : [ctx.currentPlayer];
  if (active.length > 1) return 'together';
  return active[0] === String(seat) ? null : 'notYours';
}
