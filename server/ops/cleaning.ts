import type { Logger } from 'pino';
import type { Devices } from '../lobby/devices';
import type { Tables } from '../table/tables';
import { ABSENCE_LIMIT } from '../table/timing';

const DAY = 24 * 60 * 60_000;
const EVERY = 10 * 60_000;
const AT_ONCE = 100;

export interface CleaningParts {
  readonly tables: Tables;
  readonly devices: Devices;
  /** Matches that nobody has touched for so many days are removed, finished or not. */
  readonly matchDays: number;
  readonly log: Logger;
}

/** Removes what nobody comes back to. Returns how many matches that were. */
export async function cleanUp({ tables, devices, matchDays }: CleaningParts): Promise<number> {
  const { store, presence, now } = tables;
  presence.forgetBefore(now() - ABSENCE_LIMIT);
  await devices.dropExpired();
  let removed = 0;
  for (;;) {
    const old = await store.tables.untouchedSince(now() - matchDays * DAY, AT_ONCE);
    for (const matchID of old) await store.matches.wipe(matchID);
    removed += old.length;
    if (old.length < AT_ONCE) return removed;
  }
}

/** Cleans up from time to time; returns how to stop that. */
export function keepClean(parts: CleaningParts): () => void {
  const clean = (): void => {
    cleanUp(parts).then(
      (removed) => removed > 0 && parts.log.info({ removed }, 'old matches removed'),
      (error) => parts.log.warn({ err: error }, 'old matches could not be removed'),
    );
  };
  const timer = setInterval(clean, EVERY);
  timer.unref();
  return () => clearInterval(timer);
}
