import type { State, StorageAPI } from 'boardgame.io';
import { Sync } from 'boardgame.io/internal';
import { Master } from 'boardgame.io/master';
import type { Table } from './tables';

/** What a player wants: a move of the game, or one of the two things the framework does by itself. */
export interface Action {
  readonly type: 'MAKE_MOVE' | 'UNDO' | 'REDO';
  readonly move: string;
  readonly args: readonly unknown[];
}

/** The storage that boardgame.io's master sees during one action: it reads our state and writes nothing. */
class OneAction extends Sync {
  readonly #state: State;

  constructor(state: State) {
    super();
    this.#state = state;
  }

  override fetch<O extends StorageAPI.FetchOpts>(): StorageAPI.FetchResult<O> {
    return { state: this.#state } as unknown as StorageAPI.FetchResult<O>;
  }

  override setState(): void {}
  override setMetadata(): void {}
  override wipe(): void {}
}

/**
 * Lets boardgame.io's own master make the action, with what it would send held back: it sends before it writes.
 * Returns the new state with the log entries of the action, or undefined if the framework does not allow it.
 */
export async function mastersState(
  { served, state, record }: Table,
  seat: number,
  { type, move, args }: Action,
): Promise<State | undefined> {
  let after: State | undefined;
  const master = new Master(served.game, new OneAction(state), {
    send: () => {},
    sendAll: (payload) => {
      if (payload.type === 'update') after = payload.args[1];
    },
  });
  const playerID = String(seat);
  const payload = { type: move, args: [...args], playerID, credentials: '' };
  await master.onUpdate({ type, payload }, state._stateID, record.matchID, playerID);
  if (!after || after._stateID === state._stateID) return undefined;
  const isFinal = type === 'MAKE_MOVE' && !served.module.isUndoable(move);
  return isFinal ? withoutDeadUndo(after) : after;
}

/**
 * The framework keeps the state after every move of a turn, and never gets past one that cannot be undone: what lies
 * below it is dead weight, and a choice that may be changed for ever would make it grow for ever.
 */
function withoutDeadUndo(state: State): State {
  return { ...state, _undo: state._undo.slice(-1) };
}
