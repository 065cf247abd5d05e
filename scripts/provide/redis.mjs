import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { answers, aptInstall, findProgram, freePort } from './system.mjs';

export async function redis() {
  const { REDIS_URL } = process.env;
  if (REDIS_URL) return { value: REDIS_URL, from: 'REDIS_URL' };
  return (await present()) ?? ((await aptInstall('redis-server')) ? await present() : undefined);
}

/** Installing it may have started it, so both are asked before and after. */
const present = async () => (await running()) ?? (await temporaryServer());

const urlOf = (port) => `redis://127.0.0.1:${port}`;
const isThere = (port) =>
  answers(port, 'PING\r\n', (received) => received.toString().startsWith('+PONG'));

const running = async () =>
  (await isThere(6379)) ? { value: urlOf(6379), from: 'already running' } : undefined;

async function temporaryServer() {
  const program = findProgram('redis-server');
  if (!program) return undefined;
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  // Its own group: Ctrl-C is for the tests; the server is stopped after them.
  const server = spawn(program, args, { cwd: tmpdir(), stdio: 'ignore', detached: true });
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill();
    await ended;
  };
  for (let attempt = 0; attempt < 50; attempt++) {
    if (await isThere(port)) return { value: urlOf(port), from: 'a temporary server', stop };
    await wait(100);
  }
  await stop();
  return undefined;
}
