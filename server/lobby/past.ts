import { setImmediate as breathe } from 'node:timers/promises';
import type { Ctx, LogEntry, State } from 'boardgame.io';
import { CreateGameReducer } from 'boardgame.io/internal';
import type { ServedGame } from '../games';
import { Refused } from '../refused';
import type { Tables } from '../table/tables';
import { type Reader, seenBy } from '../transport/readers';

export interface Moment {
  readonly view: unknown;
  readonly ctx: Ctx;
  readonly stateID: number;
}

export interface Past {
  readonly moments: readonly Moment[];
  readonly log: readonly LogEntry[];
}

/** So many moves are played again before others get their turn. */
const IN_ONE_GO = 20;

/** A match from its beginning, as a seat or a spectator may see it; once it is over, with everything open. */
export async function pastOf(tables: Tables, matchID: string, reader: Reader): Promise<Past> {
  const { served, isOver } = await tables.at(matchID, async (table) => ({
    served: table.served,
    isOver: table.record.isOver,
  }));
  const { initialState, log } = await tables.store.matches.fetch(matchID, {
    initialState: true,
    log: true,
  });
  if (!initialState) throw new Refused('notFound');
  const states = await replayed(served, initialState, log);
  const moments = states.map(({ G, ctx, _stateID }) => ({
    view: isOver ? G : served.module.view(G, ctx, reader),
    ctx,
    stateID: _stateID,
  }));
  const seen = seenBy(served, reader, matchID, { ...initialState, deltalog: log });
  return { moments, log: isOver ? log : seen.log };
}

/** The first log entry of each `_stateID` is what somebody did; the framework adds those that follow from it. */
async function replayed({ game }: ServedGame, initial: State, log: LogEntry[]): Promise<State[]> {
  const reduce = CreateGameReducer({ game });
  const states = [initial];
  let state = initial;
  for (const { action, _stateID } of log) {
    if (_stateID !== state._stateID) continue;
    state = reduce(state, action as Parameters<typeof reduce>[1]);
    states.push(state);
    if (states.length % IN_ONE_GO === 0) await breathe();
  }
  return states;
}
