import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'boardgame.io/server';
import type { Logger } from 'pino';
import { BotHost } from './bots/host';
import type { BotRunner } from './bots/runner';
import { ThinkingThreads } from './bots/threads';
import { serveClient } from './client';
import type { Config } from './config';
import { SERVED_GAMES } from './games';
import { serveApi } from './lobby/api';
import { Devices } from './lobby/devices';
import { Lobby } from './lobby/lobby';
import { serveStockLobby } from './lobby/stock';
import { cleanUp, keepClean } from './ops/cleaning';
import { secured } from './ops/headers';
import { health } from './ops/health';
import { LIMITS, type Limits } from './ops/limits';
import { createLog } from './ops/log';
import { Metrics } from './ops/metrics';
import { answered, isForServer, limited } from './ops/requests';
import { isSame, newMatchID } from './secrets';
import { openStore, type Store } from './storage/store';
import { type Bus, LOCAL_BUS } from './table/bus';
import { Presence } from './table/presence';
import { Tables } from './table/tables';
import { TableSockets } from './transport/sockets';

/** What a test or a larger installation puts in place of the usual. */
export interface Seams {
  readonly log?: Logger;
  readonly limits?: Limits;
  readonly bus?: Bus;
  readonly bots?: BotRunner;
  /** Milliseconds before a bot's move. */
  readonly botPause?: number;
  readonly now?: () => number;
  readonly host?: string;
}

export interface Triclinium {
  readonly port: number;
  readonly store: Store;
  /** Removes old matches now instead of later. */
  cleanUp(): Promise<number>;
  /** Finishes what was begun and stops. */
  close(): Promise<void>;
}

const BOT_PAUSE = 600;
/** How long a stop waits for answers that are under way. */
const PATIENCE = 5_000;
/** How long a bot may take with all its waiting in line, before its policy plays for it. */
const BOT_PATIENCE = 5_000;

/** Everything on one port: the page, the lobby and the sockets. Rejects if the store or the port cannot be had. */
export async function serve(config: Config, seams: Seams = {}): Promise<Triclinium> {
  const { limits = LIMITS, bus = LOCAL_BUS, now = Date.now, host } = seams;
  const { log = createLog(config.logLevel), botPause = BOT_PAUSE } = seams;
  const { proxies, origins, matchDays, clientFolder, botWorker, botThreads } = config;
  // First, as it complains if nothing is built.
  const servePage = clientFolder === null ? null : serveClient(clientFolder);

  const store = openStore(config, (error) => log.warn({ err: error }, 'a connection broke'));
  const metrics = new Metrics();
  const tables = new Tables({ store, presence: new Presence(now()), bus, now });
  const lobby = new Lobby(tables);
  const devices = new Devices(store.codes, now);
  metrics.watch('tables', () => tables.size);

  const http = createServer();
  const sockets = new TableSockets({ tables, http, limits, origins, proxies, log, metrics });
  const { app, router, run } = Server({
    games: SERVED_GAMES.map(({ game }) => game),
    transport: sockets,
    db: store.matches,
    origins: [...origins],
    uuid: newMatchID,
    // The framework's own lets anybody in until the first has joined.
    authenticateCredentials: (credentials, player) =>
      player?.credentials !== undefined && isSame(String(credentials), player.credentials),
  });
  app.silent = true;
  app.use(secured);
  app.use(answered(log, metrics));
  app.use(health(store, metrics));
  app.use(limited(limits.requests, proxies, now));
  if (servePage) app.use((ctx, next) => (isForServer(ctx) ? next() : servePage(ctx, next)));
  const api = { tables, lobby, devices, limits, proxies };
  serveApi(router, api);
  serveStockLobby(router, api);

  // The framework would make a server of its own, and not notice that it cannot listen.
  const listening = new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.once('listening', resolve);
  });
  app.listen = ((port: number, onListening: () => void) => {
    http.on('request', app.callback());
    return http.listen(port, host, onListening);
  }) as typeof app.listen;
  try {
    await Promise.race([run({ port: config.port }), listening]);
  } catch (error) {
    await store.close();
    throw error;
  }

  const threads = { file: botWorker, threads: botThreads, patience: BOT_PATIENCE };
  const runner = seams.bots ?? new ThinkingThreads(threads);
  const botHost = new BotHost({ tables, runner, log, metrics, pause: botPause });
  const cleaning = { tables, devices, matchDays, log };
  const stopCleaning = keepClean(cleaning);
  return {
    port: (http.address() as AddressInfo).port,
    store,
    cleanUp: () => cleanUp(cleaning),
    close: async () => {
      stopCleaning();
      await botHost.close();
      await sockets.close();
      await closed(http);
      await bus.close();
      await store.close();
    },
  };
}

/** Takes no new requests and finishes those under way. */
async function closed(http: HttpServer): Promise<void> {
  const impatience = setTimeout(() => http.closeAllConnections(), PATIENCE);
  impatience.unref();
  await new Promise<void>((resolve) => {
    http.close(() => resolve());
    http.closeIdleConnections();
  });
  clearTimeout(impatience);
}
