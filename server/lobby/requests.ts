import type { Context } from 'koa';
import {
  BOT_LEVELS,
  type BotLevel,
  CLOCKS,
  type Clock,
  type NewMatch,
} from '../../game/online/api';
import { servedGame } from '../games';
import { Refused } from '../refused';
import type { ListWish } from '../storage/tableStore';
import { isMatchID } from '../transport/messages';
import { nameOf } from './names';

/** Reads what a request asks for. Whatever is not of the expected shape is refused, naming what would be. */

export type Body = Readonly<Record<string, unknown>>;

const LARGEST_BODY = 8 * 1024;

export async function bodyOf(ctx: Context): Promise<Body> {
  const text = await textOf(ctx);
  if (text === '') return {};
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new Refused('badRequest', 'the body must be JSON');
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Refused('badRequest', 'the body must be a JSON object');
  return body as Body;
}

async function textOf(ctx: Context): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of ctx.req) {
    length += chunk.length;
    if (length > LARGEST_BODY) {
      // The rest is not read, so the connection cannot be used again.
      ctx.set('Connection', 'close');
      throw new Refused('tooLarge', `a body has at most ${LARGEST_BODY} bytes`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

export function matchIDOf(value: unknown): string {
  if (!isMatchID(value)) throw new Refused('notFound');
  return value;
}

export function seatIn(value: unknown): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 10)
    return value;
  throw new Refused('badRequest', 'seat must be a number from 0');
}

export function levelOf(value: unknown): BotLevel {
  const level = BOT_LEVELS.find((known) => known === value);
  if (!level) throw new Refused('badRequest', `a level is one of: ${BOT_LEVELS.join(', ')}`);
  return level;
}

function clockOf(value: unknown): Clock {
  const clock = CLOCKS.find((known) => known === value);
  if (!clock) throw new Refused('badRequest', `clock is one of: ${CLOCKS.join(', ')}`);
  return clock;
}

export function gameOf(value: unknown): string {
  return servedGame(typeof value === 'string' ? value : '').id;
}

/** Seats and options that the game knows. */
export function tableOf(
  game: string,
  players: unknown,
  options: unknown,
): Pick<NewMatch, 'players' | 'options'> {
  const seats = typeof players === 'number' ? players : Number.NaN;
  const wrong = servedGame(game).module.whyNoTable(options, seats);
  if (wrong) throw new Refused('badTable', wrong);
  return { players: seats, options: { ...(options as NewMatch['options'] | undefined) } };
}

export function newMatchOf(body: Body): NewMatch {
  const { unlisted = false, bots = [], clock = 'none' } = body;
  const game = gameOf(body.game);
  if (typeof unlisted !== 'boolean') throw new Refused('badRequest', 'unlisted is true or false');
  if (!Array.isArray(bots)) throw new Refused('badRequest', 'bots is a list of levels');
  return {
    game,
    ...tableOf(game, body.players, body.options),
    unlisted,
    clock: clockOf(clock),
    name: nameOf(body.name),
    bots: bots.map(levelOf),
  };
}

export function listWishOf({ query }: Context, limit: number): ListWish {
  const { game, open, cursor } = query;
  return {
    game: game === undefined || game === '' ? null : gameOf(game),
    openOnly: open === '1',
    after: cursorOf(cursor),
    limit,
  };
}

function cursorOf(value: unknown): ListWish['after'] {
  if (value === undefined || value === '') return null;
  const [, created, matchID] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(String(value)) ?? [];
  if (!created || !matchID) throw new Refused('badRequest', 'cursor is what the last page gave');
  return { created: Number(created), matchID };
}
