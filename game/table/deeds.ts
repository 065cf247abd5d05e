import type { LogEntry } from 'boardgame.io';
import type { ChronicleEvent } from './chronicle';

/** One deed of a seat, and what came of it. */
export interface Deed {
  /** The number of the state it was done in: the moment before it. */
  readonly moment: number;
  readonly seat: number;
  readonly phase: string;
  readonly move: string;
  readonly events: readonly ChronicleEvent[];
}

interface Standing {
  readonly deeds: Deed[];
  /** Deeds that were taken back and could be done again, the latest last. */
  readonly undone: Deed[];
}

/** The deeds that still stand: an undone one takes its events with it. */
export function standingDeeds(log: readonly LogEntry[]): Standing {
  const deeds: Deed[] = [];
  let undone: Deed[] = [];
  let last = -1;
  for (const entry of log) {
    // Events that a move triggers have entries of their own, with the same number.
    if (entry._stateID === last) continue;
    last = entry._stateID;
    const { action } = entry;
    if (action.type === 'UNDO') undone.push(...deeds.splice(-1));
    else if (action.type === 'REDO') deeds.push(...undone.splice(-1));
    else if (action.type === 'MAKE_MOVE') {
      undone = [];
      deeds.push({
        moment: entry._stateID,
        seat: Number(action.payload.playerID),
        phase: entry.phase ?? '',
        move: action.payload.type,
        events: (entry.metadata as ChronicleEvent[] | undefined) ?? [],
      });
    }
  }
  return { deeds, undone };
}

export function deedsOf(log: readonly LogEntry[]): Deed[] {
  return standingDeeds(log).deeds;
}

/** What happened since this seat last did something, its own deed left out. */
export function sinceLastDeed(deeds: readonly Deed[], seat: number): Deed[] {
  const own = deeds.findLastIndex((deed) => deed.seat === seat);
  return deeds.slice(own + 1);
}

/** All that was told and still stands, in order: what somebody with a good memory knows. */
export function eventsOf(log: readonly LogEntry[]): ChronicleEvent[] {
  return deedsOf(log).flatMap(({ events }) => events);
}
