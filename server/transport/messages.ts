import { LIMITS } from '../../game/online/api';
import { plainText } from '../lobby/names';
import type { Action } from '../table/master';

/** The shapes of what a socket may send, as boardgame.io's client sends it. Whatever is not of that shape is null. */

export interface SyncWish {
  readonly matchID: string;
  /** Null for a spectator. */
  readonly seat: number | null;
  readonly credentials: string;
}

export interface UpdateWish {
  readonly matchID: string;
  readonly seat: number;
  readonly credentials: string;
  readonly stateID: number;
  readonly action: Action;
}

export interface ChatWish {
  readonly matchID: string;
  readonly seat: number;
  readonly credentials: string;
  readonly id: string;
  readonly text: string;
}

const MOST_ARGS = 16;
const ACTIONS = ['MAKE_MOVE', 'UNDO', 'REDO'] as const;

export const isMatchID = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{1,64}$/.test(value);

const isCredentials = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= 128;

/** boardgame.io's player id: the seat as a string. */
export function seatOf(playerID: unknown): number | null {
  return typeof playerID === 'string' && /^\d$/.test(playerID) ? Number(playerID) : null;
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

export function syncWish([matchID, playerID, credentials]: readonly unknown[]): SyncWish | null {
  if (!isMatchID(matchID)) return null;
  if (playerID === null || playerID === undefined) return { matchID, seat: null, credentials: '' };
  const seat = seatOf(playerID);
  if (seat === null) return null;
  return { matchID, seat, credentials: isCredentials(credentials) ? credentials : '' };
}

/** The seat stands in two places; an honest client writes the same in both. */
export function updateWish(message: readonly unknown[]): UpdateWish | null {
  const [given, stateID, matchID, playerID] = message;
  const { type, payload } = fieldsOf(given);
  const { type: move, args, playerID: mover, credentials } = fieldsOf(payload);
  const seat = seatOf(playerID);
  const actionType = ACTIONS.find((known) => known === type);
  if (!isMatchID(matchID) || seat === null || mover !== playerID) return null;
  if (!actionType || !isCredentials(credentials)) return null;
  if (typeof stateID !== 'number' || !Number.isSafeInteger(stateID) || stateID < 0) return null;
  if (actionType !== 'MAKE_MOVE') {
    const action: Action = { type: actionType, move: '', args: [] };
    return { matchID, seat, credentials, stateID, action };
  }
  if (typeof move !== 'string' || move.length > 64) return null;
  if (args !== undefined && (!Array.isArray(args) || args.length > MOST_ARGS)) return null;
  return {
    matchID,
    seat,
    credentials,
    stateID,
    action: { type: actionType, move, args: args ?? [] },
  };
}

export function chatWish([matchID, message, credentials]: readonly unknown[]): ChatWish | null {
  const { id, sender, payload } = fieldsOf(message);
  const seat = seatOf(sender);
  const text = plainText(payload, LIMITS.chat);
  if (!isMatchID(matchID) || seat === null || text === null) return null;
  if (!isCredentials(credentials) || !isMatchID(id)) return null;
  return { matchID, seat, credentials, id, text };
}
