import type { Random } from '../../../game/table/random';
import { HOSTILE_NAMES, HOSTILE_VALUES } from '../../support/hostile';
import { pick } from '../../support/play';

/** Known words of the protocol, so that nonsense gets further than the first check. */
export interface Words {
  readonly matchID: string;
  readonly credentials: string;
}

const EVENTS = ['sync', 'update', 'chat', 'sync', 'update', 'toString', 'constructor', 'x'];
const TYPES = [
  'MAKE_MOVE',
  'GAME_EVENT',
  'UNDO',
  'REDO',
  'RESET',
  'SYNC',
  'UPDATE',
  'PATCH',
  'PLUGIN',
];
const MOVES = ['chooseCharacters', 'nameVotes', 'recruit', 'endTurn', 'endGame', ...HOSTILE_NAMES];
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'];
const KEYS = ['name', 'seat', 'game', 'players', 'options', 'bots', 'level', 'code', 'playerID'];

/** Values that survive the way over a wire. */
const VALUES = HOSTILE_VALUES.filter(
  (value) => !['bigint', 'symbol', 'function'].includes(typeof value),
);

function anything(chance: Random, words: Words, depth = 0): unknown {
  const kind = Math.floor(chance.Number() * 8);
  if (kind === 0) return words.matchID;
  if (kind === 1) return words.credentials;
  if (kind === 2) return pick(['0', '1', '2', '9', '-1', '00'], chance);
  if (kind === 3) return 'x'.repeat(Math.floor(chance.Number() * 3000));
  if (kind === 4 && depth < 4) {
    const length = Math.floor(chance.Number() * 6);
    return Array.from({ length }, () => anything(chance, words, depth + 1));
  }
  if (kind === 5 && depth < 4) {
    const key = pick([...KEYS, 'type', 'payload', 'args', '__proto__', 'constructor'], chance);
    return { [key]: anything(chance, words, depth + 1), type: pick(TYPES, chance) };
  }
  return pick(VALUES, chance);
}

/** Nearly right, or not at all. */
export function malformedMessage(chance: Random, words: Words): [string, ...unknown[]] {
  const event = pick(EVENTS, chance);
  const or = (value: unknown): unknown => (chance.Number() < 0.6 ? value : anything(chance, words));
  if (event === 'update') {
    const payload = {
      type: or(pick(MOVES, chance)),
      args: or([anything(chance, words)]),
      playerID: or('0'),
      credentials: or(words.credentials),
    };
    const action = { type: or(pick(TYPES, chance)), payload: or(payload) };
    return [event, or(action), or(0), or(words.matchID), or('0')];
  }
  if (event === 'chat') {
    const message = { id: or('x'), sender: or('0'), payload: anything(chance, words) };
    return [event, or(words.matchID), or(message), or('guess')];
  }
  const length = Math.floor(chance.Number() * 6);
  return [event, ...Array.from({ length }, () => anything(chance, words))];
}

export interface Request {
  readonly method: string;
  readonly path: string;
  readonly body: string | undefined;
}

export function malformedRequest(chance: Random, words: Words): Request {
  const id = pick([words.matchID, '__proto__', '..%2f', '%00', 'x'.repeat(500), '%'], chance);
  const path = pick(
    [
      `/api/matches/${id}`,
      `/api/matches/${id}/${pick(['join', 'leave', 'resign', 'claim', 'bots', 'rematch'], chance)}`,
      `/api/matches/${id}/${pick(['chat', 'past', 'past?seat=0', 'past?seat[]=1', 'x'], chance)}`,
      '/api/matches',
      `/api/matches?cursor=${id}&game=${id}&open=2`,
      '/api/quick',
      '/api/mine',
      `/api/device/${pick(['code', 'redeem', 'x'], chance)}`,
      `/games/${pick(['sylla', '__proto__', id], chance)}/${pick(['create', id], chance)}`,
      `/games/sylla/${id}/${pick(['join', 'leave', 'update', 'rename', 'playAgain'], chance)}`,
    ],
    chance,
  );
  const method = pick(METHODS, chance);
  const json = JSON.stringify(anything(chance, words)) ?? '';
  const broken = pick([json, json.slice(0, -1), '{', '\u0000', '[[[[', json.repeat(3)], chance);
  return { method, path, body: method === 'GET' ? undefined : broken };
}
