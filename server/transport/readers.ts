import type { FilteredMetadata, LogEntry, State, SyncInfo } from 'boardgame.io';
import { getFilterPlayerView } from 'boardgame.io/internal';
import type { ServedGame } from '../games';
import type { MatchRecord } from '../storage/records';
import type { Presence } from '../table/presence';
import type { Table } from '../table/tables';

/** The seat that reads, or null for a spectator. */
export type Reader = number | null;

const playerIDOf = (reader: Reader): string | null => (reader === null ? null : String(reader));

/** A state as a reader may see it, and the log entries it still carries. */
export function seenBy(
  { game }: ServedGame,
  reader: Reader,
  matchID: string,
  state: State,
): { state: State; log: LogEntry[] } {
  const sent = getFilterPlayerView(game)(playerIDOf(reader), {
    type: 'update',
    args: [matchID, state],
  });
  if (sent.type !== 'update')
    throw new Error('boardgame.io filtered an update into something else');
  return { state: sent.args[1], log: sent.args[2] };
}

/** All that a client needs to begin or go on. The framework would send the initial state as it is, secrets and all. */
export function syncInfo(
  { served, state, record }: Table,
  reader: Reader,
  stored: { initialState: State; log: LogEntry[] },
  presence: Presence,
): SyncInfo {
  const { matchID } = record;
  const now = seenBy(served, reader, matchID, { ...state, deltalog: stored.log });
  const beginning = seenBy(served, reader, matchID, stored.initialState);
  return {
    state: now.state,
    log: now.log,
    initialState: beginning.state,
    filteredMetadata: matchData(record, presence),
  };
}

/** Who sits where, in the framework's form. */
export function matchData({ seats, matchID }: MatchRecord, presence: Presence): FilteredMetadata {
  return seats.map(({ name, bot }, id) => ({
    id,
    ...(name === null ? {} : { name }),
    ...(bot === null ? {} : { data: { bot } }),
    isConnected: bot !== null || presence.isConnected(matchID, id),
  }));
}
