import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from './app';
import { type Config, ConfigError, readConfig } from './config';

/** How long a shutdown waits for answers that are under way. */
const patience = 5_000;

try {
  start(readConfig(process.env));
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  giveUp(error.message);
}

function start(config: Config): void {
  const server = createServer(createApp(config).callback());
  server.once('error', (error: NodeJS.ErrnoException) => giveUp(whyNotListening(error, config)));
  server.listen(config.port, () => {
    const { port } = server.address() as AddressInfo;
    const what = config.clientFolder === null ? 'The server without its page' : 'Triclinium';
    console.log(`${what} is served on http://localhost:${port}`);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(server));
}

function whyNotListening({ code, message }: NodeJS.ErrnoException, { port }: Config): string {
  if (code === 'EADDRINUSE') return `Port ${port} is already in use; set PORT to a free one.`;
  if (code === 'EACCES') return `Port ${port} needs more rights; set PORT to one above 1023.`;
  return `The server cannot listen on port ${port}: ${message}`;
}

function giveUp(reason: string): void {
  console.error(reason);
  process.exitCode = 1;
}

/** Takes no new requests, finishes those under way; the process ends when nothing is left to do. */
function stop(server: Server): void {
  server.close();
  setTimeout(() => server.closeAllConnections(), patience).unref();
}
