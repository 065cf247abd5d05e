import type { State } from 'boardgame.io';

/** The part of the framework's client that sends an action to the master without playing it first. */
interface Sender {
  readonly store: { getState(): State };
  readonly playerID: string | null;
  readonly credentials: string;
  readonly transport: { sendAction(state: State, action: unknown): void };
}

/**
 * Asks the master to undo or redo. The client's own `undo()` would first try it here, where nothing is known of the past
 * moves, and complain aloud on the console.
 */
export function sendUndo(client: unknown, type: 'UNDO' | 'REDO'): void {
  const { store, playerID, credentials, transport } = client as Sender;
  transport.sendAction(store.getState(), {
    type,
    payload: { type: null, args: null, playerID, credentials },
  });
}
