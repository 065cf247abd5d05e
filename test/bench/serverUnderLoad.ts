import { Server } from 'boardgame.io/server';
import { GAMES } from '../../game';
import { readConfig } from '../../server/config';
import type { Limits } from '../../server/ops/limits';
import { serve } from '../../server/serve';

/** A server in a process of its own: ours, with the store that the environment names, or boardgame.io's in memory. */
const UNLIMITED = { burst: 1e9, perSecond: 1e9 };
const limits: Limits = {
  requests: UNLIMITED,
  openings: UNLIMITED,
  codes: UNLIMITED,
  socketsPerAddress: 1e9,
  messages: UNLIMITED,
  syncs: UNLIMITED,
  chat: UNLIMITED,
};

async function startOurs(): Promise<number> {
  const config = { ...readConfig(process.env), clientFolder: null };
  return (await serve(config, { limits, host: '127.0.0.1' })).port;
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
process.on('message', () => process.send?.({ cpu: process.cpuUsage() }));
process.on('disconnect', () => process.exit());
