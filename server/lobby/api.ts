import type { Context, Middleware } from 'koa';
import { LIMITS as SIZES } from '../../game/online/api';
import { addressOf } from '../ops/addresses';
import { Buckets, type Limits } from '../ops/limits';
import { Refused } from '../refused';
import type { Tables } from '../table/tables';
import { type Devices, deviceOf, secretIn } from './devices';
import { type Device, type Lobby, ownSeats } from './lobby';
import { nameOf } from './names';
import { pastOf } from './past';
import { bodyOf, gameOf, levelOf, listWishOf, matchIDOf, newMatchOf, seatIn } from './requests';

/** The part of the framework's router that we use; it also matches the names in a path. */
export interface Router {
  get(path: string, handler: Middleware): unknown;
  post(path: string, handler: Middleware): unknown;
}

/** A request with the names of its path. */
export type Asked = Context & { readonly params: Readonly<Record<string, string>> };

export interface ApiParts {
  readonly tables: Tables;
  readonly lobby: Lobby;
  readonly devices: Devices;
  readonly limits: Limits;
  readonly proxies: number;
}

/** Our own API, as game/online/api.ts describes it. */
export function serveApi(router: Router, parts: ApiParts): void {
  const { tables, lobby, devices, limits, proxies } = parts;
  const openings = new Buckets(limits.openings, tables.now);
  const codes = new Buckets(limits.codes, tables.now);

  const spend = (bucket: Buckets, ctx: Context): void => {
    if (!bucket.take(addressOf(ctx.req, proxies))) throw new Refused('tooMany');
  };
  const get = (path: string, answer: (ctx: Asked) => Promise<unknown>): void => {
    router.get(`/api${path}`, answering(answer));
  };
  const post = (path: string, answer: (ctx: Asked) => Promise<unknown>): void => {
    router.post(`/api${path}`, answering(answer));
  };

  get('/matches', (ctx) => lobby.list(listWishOf(ctx, SIZES.page)));
  post('/matches', async (ctx) => {
    const wish = newMatchOf(await bodyOf(ctx));
    spend(openings, ctx);
    return lobby.open(wish, ownDevice(ctx));
  });
  post('/quick', async (ctx) => {
    const { game, name } = await bodyOf(ctx);
    spend(openings, ctx);
    return lobby.quick(gameOf(game), nameOf(name), ownDevice(ctx));
  });
  get('/mine', async (ctx) => ({ matches: await lobby.mine(ownDevice(ctx)) }));

  get('/matches/:id', (ctx) => lobby.match(idOf(ctx), deviceIn(ctx)));
  post('/matches/:id/join', async (ctx) => {
    const { name, seat } = await bodyOf(ctx);
    const wish = { name: nameOf(name), seat: seat === undefined ? null : seatIn(seat) };
    await lobby.join(idOf(ctx), ownDevice(ctx), wish);
    return lobby.match(idOf(ctx), ownDevice(ctx));
  });
  post('/matches/:id/leave', async (ctx) => {
    const device = ownDevice(ctx);
    await lobby.leave(idOf(ctx), (record) => ownSeats(record, device));
    return lobby.match(idOf(ctx), device);
  });
  post('/matches/:id/resign', async (ctx) => {
    const { seat } = await bodyOf(ctx);
    return lobby.resign(idOf(ctx), ownDevice(ctx), seatIn(seat));
  });
  post('/matches/:id/claim', async (ctx) => {
    const { seat, name } = await bodyOf(ctx);
    return lobby.claim(idOf(ctx), ownDevice(ctx), { seat: seatIn(seat), name: nameOf(name) });
  });
  post('/matches/:id/bots', async (ctx) => {
    const { seat, level } = await bodyOf(ctx);
    return lobby.seatBot(idOf(ctx), ownDevice(ctx), { seat: seatIn(seat), level: levelOf(level) });
  });
  post('/matches/:id/rematch', (ctx) => lobby.rematch(idOf(ctx), ownDevice(ctx)));

  get('/matches/:id/chat', async (ctx) => {
    const { matchID } = await lobby.record(idOf(ctx));
    return { lines: await tables.store.chat.lines(matchID) };
  });
  get('/matches/:id/past', async (ctx) => pastOf(tables, idOf(ctx), await readerOf(ctx, lobby)));

  post('/device/code', async (ctx) => {
    spend(codes, ctx);
    return devices.newCode(ownSecret(ctx));
  });
  post('/device/redeem', async (ctx) => {
    spend(codes, ctx);
    const { code } = await bodyOf(ctx);
    if (typeof code !== 'string' || code.length > 64) throw new Refused('badCode');
    return { secret: await devices.redeem(code) };
  });
}

/** Puts what is resolved into the body; nothing of it is for a cache. */
export function answering(answer: (ctx: Asked) => Promise<unknown>): Middleware {
  return async (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    ctx.body = await answer(ctx as unknown as Asked);
  };
}

function idOf({ params }: Asked): string {
  return matchIDOf(params.id);
}

function ownSecret(ctx: Context): string {
  const secret = secretIn(ctx.get('Authorization'));
  if (secret === null)
    throw new Refused('notYours', 'Authorization: Bearer <secret of the device>');
  return secret;
}

function ownDevice(ctx: Context): string {
  return deviceOf(ownSecret(ctx));
}

/** The device that asks; null if it does not say. */
function deviceIn(ctx: Context): Device {
  const secret = secretIn(ctx.get('Authorization'));
  return secret === null ? null : deviceOf(secret);
}

/** The seat to look from, which must be the device's own; nobody's without one. */
async function readerOf(ctx: Asked, lobby: Lobby): Promise<number | null> {
  const { seat } = ctx.query;
  if (seat === undefined || seat === '') return null;
  const record = await lobby.record(idOf(ctx));
  const wished = seatIn(Number(seat));
  const own = ownSeats(record, ownDevice(ctx));
  if (!own.some((one) => one.seat === wished)) throw new Refused('notYours');
  return wished;
}
