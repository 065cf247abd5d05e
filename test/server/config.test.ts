import { availableParallelism } from 'node:os';
import { ConfigError, readConfig } from '../../server/config';

const USUAL = {
  port: 8000,
  clientFolder: 'dist/client',
  databaseUrl: null,
  dataFolder: 'data',
  logLevel: 'info',
  origins: [],
  proxies: 0,
  matchDays: 30,
  botThreads: Math.max(1, availableParallelism() - 1),
  botWorker: expect.stringMatching(/botWorker\.cjs$/),
};

describe('The settings', () => {
  it('need not be made', () => {
    expect(readConfig({})).toEqual(USUAL);
    const empty = { PORT: '', CLIENT_FOLDER: '', DATABASE_URL: '', LOG_LEVEL: '' };
    expect(readConfig(empty)).toEqual(USUAL);
  });

  it('are read from the environment', () => {
    const env = {
      PORT: '9000',
      CLIENT_FOLDER: 'there',
      DATABASE_URL: 'postgres://me:secret@localhost/games',
      DATA_FOLDER: '/var/games',
      LOG_LEVEL: 'warn',
      PUBLIC_ORIGINS: 'https://a.example, https://b.example:8443',
      TRUST_PROXY: '1',
      MATCH_DAYS: '7',
      BOT_THREADS: '3',
      BOT_WORKER: 'thread.cjs',
    };
    expect(readConfig(env)).toEqual({
      port: 9000,
      clientFolder: 'there',
      databaseUrl: env.DATABASE_URL,
      dataFolder: '/var/games',
      logLevel: 'warn',
      origins: ['https://a.example', 'https://b.example:8443'],
      proxies: 1,
      matchDays: 7,
      botThreads: 3,
      botWorker: 'thread.cjs',
    });
  });

  it('leave the page to Vite in development', () => {
    expect(readConfig({ NODE_ENV: 'development' }).clientFolder).toBeNull();
  });

  it.each(['http', '-1', '65536', '80.5', '8e3', ' 80', '0x50'])('refuse PORT=%s', (PORT) => {
    expect(() => readConfig({ PORT })).toThrow(
      new ConfigError(`PORT must be a whole number from 0 to 65535, not "${PORT}".`),
    );
  });

  it.each([
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_URL', 'localhost'],
    ['LOG_LEVEL', 'loud'],
    ['PUBLIC_ORIGINS', 'example.org'],
    ['PUBLIC_ORIGINS', 'https://example.org/'],
    ['PUBLIC_ORIGINS', '*'],
    ['TRUST_PROXY', 'true'],
    ['MATCH_DAYS', '0'],
  ])('refuse %s=%s and name it', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });

  it('never repeat a password', () => {
    const DATABASE_URL = 'mysql://me:hunter2@localhost/x';
    expect(() => readConfig({ DATABASE_URL })).toThrow(/^(?!.*hunter2).*$/);
  });
});
