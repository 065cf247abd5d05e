import Koa from 'koa';
import { serveClient } from './client';
import type { Config } from './config';

/** The page alone, for tests that need no lobby. */
export function createApp({ clientFolder }: Pick<Config, 'port' | 'clientFolder'>): Koa {
  const app = new Koa();
  if (clientFolder !== null) app.use(serveClient(clientFolder));
  return app;
}
