// What the providers ask of the operating system.
import { accessSync, constants } from 'node:fs';
import { connect, createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { run } from '../run.mjs';

export const isRoot = process.getuid?.() === 0;

/** The full path of a program, searched in PATH and then in `folders`. */
export function findProgram(name, folders = []) {
  const path = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return [...path, ...folders].map((folder) => join(folder, name)).find(isExecutable);
}

export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export const canInstall = isRoot && findProgram('apt-get') !== undefined;

let listsAreFresh = false;

/** Installs a Debian package, where that is possible. */
export async function aptInstall(name) {
  if (!canInstall) return false;
  console.log(`Installing ${name} with apt-get …`);
  const apt = async (...args) =>
    (await run('apt-get', ['-q', ...args], { env: { DEBIAN_FRONTEND: 'noninteractive' } })) === 0;
  // A stale list may still do; whether it does, the installation shows.
  if (!listsAreFresh) listsAreFresh = await apt('update');
  return apt('install', '-y', name);
}

export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Sends `greeting` to a local port; `judge` says of all that came back: true, false, or undefined for more. */
export function answers(port, greeting, judge) {
  return new Promise((resolve) => {
    const received = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(greeting));
    const settle = (verdict) => {
      socket.destroy();
      resolve(verdict);
    };
    socket.setTimeout(2000, () => settle(false));
    socket.once('error', () => settle(false));
    socket.once('close', () => settle(false));
    socket.on('data', (chunk) => {
      received.push(chunk);
      const verdict = judge(Buffer.concat(received));
      if (verdict !== undefined) settle(verdict);
    });
  });
}
