import { type Config, ConfigError, readConfig } from './config';
import { createLog } from './ops/log';
import { serve } from './serve';
import { StoreError } from './storage/database';

start().catch((error: unknown) => {
  if (!(error instanceof Error) || !isForTheHost(error)) throw error;
  giveUp(error.message);
});

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const server = await serve(config, { log }).catch((error: NodeJS.ErrnoException) => {
    throw new ConfigError(whyNotServing(error, config));
  });
  const what = config.clientFolder === null ? 'The server without its page' : 'Triclinium';
  console.log(`${what} is served on http://localhost:${server.port}`);

  let isStopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    await server.close();
    // A worker or a timer of a library must not keep the process that has nothing left to do.
    process.exit();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(signal));
}

function whyNotServing(error: NodeJS.ErrnoException, { port, databaseUrl }: Config): string {
  const { code, message } = error;
  if (isForTheHost(error)) return message;
  if (code === 'EADDRINUSE') return `Port ${port} is already in use; set PORT to a free one.`;
  if (code === 'EACCES') return `Port ${port} needs more rights; set PORT to one above 1023.`;
  if (databaseUrl !== null) return `The database of DATABASE_URL cannot be used: ${message}`;
  throw error;
}

function isForTheHost(error: Error): boolean {
  return error instanceof ConfigError || error instanceof StoreError;
}

function giveUp(reason: string): void {
  console.error(reason);
  process.exit(1);
}
