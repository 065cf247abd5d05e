import { availableParallelism } from 'node:os';
import { join } from 'node:path';

/** What the server is told through the environment. */
export interface Config {
  /** 0 means any free port. */
  readonly port: number;
  /** The built client; null in development, where Vite serves the page. */
  readonly clientFolder: string | null;
  /** PostgreSQL; null for the store on disk. */
  readonly databaseUrl: string | null;
  /** Where the store on disk lies. */
  readonly dataFolder: string;
  readonly logLevel: LogLevel;
  /** Pages from elsewhere that may use this server. */
  readonly origins: readonly string[];
  /** How many proxies of the host's own stand before the server. */
  readonly proxies: number;
  /** Matches that nobody touches for so many days are removed. */
  readonly matchDays: number;
  /** How many bots may think at the same time. */
  readonly botThreads: number;
  /** The program of such a thread. */
  readonly botWorker: string;
}

export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** A setting that cannot be used; the message names it and says what would do. */
export class ConfigError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

export function readConfig(env: Environment): Config {
  const isDevelopment = env.NODE_ENV === 'development';
  return {
    port: readWhole(env, 'PORT', { most: 65535, otherwise: 8000 }),
    clientFolder: isDevelopment ? null : env.CLIENT_FOLDER || 'dist/client',
    databaseUrl: readDatabaseUrl(env),
    dataFolder: env.DATA_FOLDER || 'data',
    logLevel: readLogLevel(env),
    origins: readOrigins(env),
    proxies: readWhole(env, 'TRUST_PROXY', { most: 10, otherwise: 0 }),
    matchDays: readWhole(env, 'MATCH_DAYS', { least: 1, most: 36500, otherwise: 30 }),
    botThreads: readWhole(env, 'BOT_THREADS', {
      least: 1,
      most: 64,
      // One core stays free for the sockets.
      otherwise: Math.max(1, availableParallelism() - 1),
    }),
    botWorker: env.BOT_WORKER || join(__dirname, 'botWorker.cjs'),
  };
}

function readWhole(
  env: Environment,
  name: string,
  { least = 0, most, otherwise }: { least?: number; most: number; otherwise: number },
): number {
  const text = env[name];
  if (!text) return otherwise;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new ConfigError(`${name} must be a whole number from ${least} to ${most}, not "${text}".`);
}

function readDatabaseUrl({ DATABASE_URL }: Environment): string | null {
  if (!DATABASE_URL) return null;
  const isUrl = URL.canParse(DATABASE_URL);
  if (isUrl && /^postgres(ql)?:$/.test(new URL(DATABASE_URL).protocol)) return DATABASE_URL;
  // Not repeated: it has a password in it.
  throw new ConfigError('DATABASE_URL must look like postgres://user:password@host:5432/database.');
}

function readLogLevel({ LOG_LEVEL }: Environment): LogLevel {
  if (!LOG_LEVEL) return 'info';
  const level = LOG_LEVELS.find((known) => known === LOG_LEVEL);
  if (level) return level;
  throw new ConfigError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${LOG_LEVEL}".`);
}

/** Origins as browsers write them: scheme, host and port, nothing behind. */
function readOrigins({ PUBLIC_ORIGINS, NODE_ENV }: Environment): string[] {
  const named = (PUBLIC_ORIGINS ?? '').split(/[\s,]+/).filter(Boolean);
  for (const text of named) {
    if (URL.canParse(text) && new URL(text).origin === text) continue;
    throw new ConfigError(
      `PUBLIC_ORIGINS must list origins like https://example.org, not "${text}".`,
    );
  }
  // Vite's server passes requests on under its own name.
  return NODE_ENV === 'development' ? [...named, 'http://localhost:5173'] : named;
}
