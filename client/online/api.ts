import type { Ctx, LogEntry } from 'boardgame.io';
import type { GameId } from '../../game/manifests';
import {
  type BotLevel,
  type ChatLine,
  type MatchPage,
  type NewMatch,
  SERVER_REFUSALS,
  type SeatedMatch,
  type ServerRefusal,
} from '../../game/online/api';
import type { Asking } from '../../game/table/asking';
import { deviceSecret } from './device';

/** Why the server did not do it; 'unreachable' if it did not even answer. */
export class RefusedByServer extends Error {
  constructor(readonly reason: ServerRefusal | 'unreachable') {
    super(reason);
  }
}

const PATIENCE = 10_000;

async function ask<T>(path: string, body?: object): Promise<T> {
  const answer = await fetch(`/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${deviceSecret()}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE),
  }).catch(() => {
    throw new RefusedByServer('unreachable');
  });
  const said: unknown = await answer.json().catch(() => null);
  if (answer.ok && said !== null) return said as T;
  throw new RefusedByServer(reasonIn(said));
}

/** A proxy in between may answer anything at all. */
function reasonIn(said: unknown): ServerRefusal | 'unreachable' {
  const error = typeof said === 'object' && said !== null && 'error' in said ? said.error : null;
  return SERVER_REFUSALS.find((known) => known === error) ?? 'unreachable';
}

export interface PastMoment {
  readonly view: Asking;
  readonly ctx: Ctx;
  readonly stateID: number;
}

export const api = {
  list(wish: { game: GameId | null; open: boolean; cursor: string | null }): Promise<MatchPage> {
    const query = new URLSearchParams();
    if (wish.game) query.set('game', wish.game);
    if (wish.open) query.set('open', '1');
    if (wish.cursor) query.set('cursor', wish.cursor);
    return ask(`/matches?${query}`);
  },
  create: (wish: NewMatch) => ask<SeatedMatch>('/matches', wish),
  quick: (game: GameId, name: string) => ask<SeatedMatch>('/quick', { game, name }),
  mine: () => ask<{ matches: SeatedMatch[] }>('/mine'),
  match: (id: string) => ask<SeatedMatch>(`/matches/${id}`),
  join: (id: string, name: string, seat?: number) =>
    ask<SeatedMatch>(`/matches/${id}/join`, { name, seat }),
  leave: (id: string) => ask<SeatedMatch>(`/matches/${id}/leave`, {}),
  resign: (id: string, seat: number) => ask<SeatedMatch>(`/matches/${id}/resign`, { seat }),
  claim: (id: string, seat: number, name: string) =>
    ask<SeatedMatch>(`/matches/${id}/claim`, { seat, name }),
  seatBot: (id: string, seat: number, level: BotLevel) =>
    ask<SeatedMatch>(`/matches/${id}/bots`, { seat, level }),
  rematch: (id: string) => ask<SeatedMatch>(`/matches/${id}/rematch`, {}),
  chat: (id: string) => ask<{ lines: ChatLine[] }>(`/matches/${id}/chat`),
  past: (id: string, seat: number | null) =>
    ask<{ moments: PastMoment[]; log: LogEntry[] }>(
      `/matches/${id}/past${seat === null ? '' : `?seat=${seat}`}`,
    ),
  deviceCode: () => ask<{ code: string; expires: number }>('/device/code', {}),
  redeem: (code: string) => ask<{ secret: string }>('/device/redeem', { code }),
};
