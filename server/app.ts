import Koa from 'koa';
import { serveClient } from './client';
import type { Config } from './config';

/** Everything that answers a request, without a port. */
export function createApp({ clientFolder }: Config): Koa {
  const app = new Koa();
  app.use(health);
  if (clientFolder !== null) app.use(serveClient(clientFolder));
  return app;
}

const health: Koa.Middleware = async (ctx, next) => {
  if (ctx.path !== '/healthz') return next();
  ctx.set('Cache-Control', 'no-store');
  ctx.body = 'ok';
};
