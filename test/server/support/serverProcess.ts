import { Server } from 'boardgame.io/server';
import { GAMES } from '../../../game';
import { readConfig } from '../../../server/config';
import { serve } from '../../../server/serve';
import { NO_LIMITS } from './noLimits';

/** A server in a process of its own: ours, with the store that the environment names, or boardgame.io's in memory. */

async function startOurs(): Promise<number> {
  // Any free port: somebody may be playing on the usual one.
  const config = { ...readConfig(process.env), clientFolder: null, port: 0 };
  const server = await serve(config, { limits: NO_LIMITS, host: '127.0.0.1', botPause: 0 });
  process.on('SIGTERM', () => server.close().then(() => process.exit()));
  return server.port;
}

async function startStock(): Promise<number> {
  const games = Object.values(GAMES).map(({ game }) => game);
  const { appServer } = await Server({ games, origins: [] }).run(0);
  const address = appServer.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

const start = process.argv[2] === 'stock' ? startStock : startOurs;
start().then((port) => process.send?.({ port }));

// Threads of the process count too: compression and the disk are at work there.
process.on('message', () =>
  process.send?.({ cpu: process.cpuUsage(), heap: heapAfterCollection() }),
);
process.on('disconnect', () => process.exit());

/** Needs --expose-gc; without it, whatever is there. */
function heapAfterCollection(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
