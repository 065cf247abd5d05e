import '../../support/production';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../../../server/config';
import { type Seams, serve, type Triclinium } from '../../../server/serve';
import type { StorePlace } from '../../../server/storage/store';
import { NO_LIMITS } from './noLimits';
import { RANDOM_RUNNER } from './randomBots';

export interface TestServer extends Triclinium {
  readonly url: string;
}

export function configFor(place: StorePlace, settings: Partial<Config> = {}): Config {
  return {
    port: 0,
    clientFolder: null,
    logLevel: 'silent',
    origins: [],
    proxies: 0,
    matchDays: 30,
    botThreads: 1,
    botWorker: '',
    databaseUrl: place.databaseUrl,
    dataFolder: place.dataFolder,
    ...settings,
  };
}

/** A server of ours on a free port. */
export async function startServer(
  place: StorePlace,
  seams: Seams = {},
  settings: Partial<Config> = {},
): Promise<TestServer> {
  const usual = { limits: NO_LIMITS, botPause: 0, host: '127.0.0.1', bots: RANDOM_RUNNER };
  const server = await serve(configFor(place, settings), { ...usual, ...seams });
  return { ...server, url: `http://127.0.0.1:${server.port}` };
}

/** A server with a store of its own on disk, for a whole file of tests. */
export function aServer(seams: Seams = {}, settings: Partial<Config> = {}): () => TestServer {
  let folder: string;
  let server: TestServer;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'triclinium-server-'));
    server = await startServer({ databaseUrl: null, dataFolder: folder }, seams, settings);
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return () => server;
}
