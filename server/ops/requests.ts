import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import type { ServerError } from '../../game/online/api';
import { Refused } from '../refused';
import { addressOf } from './addresses';
import { Buckets, type Rate } from './limits';
import type { Metrics } from './metrics';

/** Paths that answer data; all others are the page's. */
const OURS = /^\/(api|games)(\/|$)/;

export const isForServer = ({ path }: Context): boolean => OURS.test(path);

/** Answers with the reason when something is refused, and counts and logs what was asked: routes, never addresses. */
export function answered(log: Logger, metrics: Metrics): Middleware {
  return async (ctx, next) => {
    const began = performance.now();
    try {
      await next();
    } catch (error) {
      const refused = refusalOf(error);
      if (refused.code === 'unavailable') log.error({ err: error }, 'a request failed');
      metrics.rejected(refused.code);
      const body: ServerError = { error: refused.code, message: refused.message };
      ctx.status = refused.status;
      ctx.body = body;
    }
    const { method, status } = ctx;
    // The pattern, as `/api/matches/:id`: the id itself is an invitation.
    const route = isForServer(ctx) ? String(ctx._matchedRoute ?? 'none') : 'page';
    metrics.requested(route, status);
    const ms = Math.round(performance.now() - began);
    if (route !== 'page') log.debug({ method, route, status, ms }, 'request');
  };
}

function refusalOf(error: unknown): Refused {
  if (error instanceof Refused) return error;
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 500;
  if (status >= 500) return new Refused('unavailable');
  return new Refused('badRequest');
}

export function limited(rate: Rate, proxies: number, now: () => number): Middleware {
  const buckets = new Buckets(rate, now);
  return async (ctx, next) => {
    if (isForServer(ctx) && !buckets.take(addressOf(ctx.req, proxies)))
      throw new Refused('tooFast');
    await next();
  };
}
