// Runs other programs on our terminal, and ends a script with a sentence instead of a stack.
import { execFile, spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** What the user must be told; its message is the whole output. */
export class Complaint extends Error {}

/** The user (or the system) ended a program that we were waiting for. */
class Interrupted extends Error {
  constructor(signal) {
    super(signal);
    this.exitCode = 128 + constants.signals[signal];
  }
}

const endings = ['SIGINT', 'SIGTERM'];

// The shell between npm and us dies of a signal without passing it on; then we are left with another parent.
const parent = process.ppid;
const isOrphaned = () => process.env.npm_lifecycle_event && process.ppid !== parent;

/** Resolves to the exit code. Signals that reach us are passed on, so that nothing is left running. */
export function run(command, args, { env, signal: abort, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
      ...options,
    });
    const passOn = (signal) => child.kill(signal);
    const stop = () => child.kill();
    const watch = setInterval(() => isOrphaned() && stop(), 500);
    const settle = (code, signal) => {
      for (const ending of endings) process.off(ending, passOn);
      clearInterval(watch);
      abort?.removeEventListener('abort', stop);
      if (endings.includes(signal)) reject(new Interrupted(signal));
      else resolve(code ?? 1);
    };
    for (const ending of endings) process.on(ending, passOn);
    abort?.addEventListener('abort', stop);
    child.once('error', () => settle(127));
    child.once('exit', settle);
  });
}

/** What a program prints, or undefined if it fails. */
export async function outputOf(command, args, options) {
  try {
    return (await promisify(execFile)(command, args, { cwd: root, ...options })).stdout;
  } catch {
    return undefined;
  }
}

/** The JSON that one of our programs prints; if it fails, its last words are the complaint. */
export async function figuresOf(file, args) {
  const env = { ...process.env, NODE_ENV: 'production' };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [file, ...args], {
      cwd: root,
      env,
    });
    return JSON.parse(stdout);
  } catch (error) {
    throw new Complaint(`${file} ${args.join(' ')} failed.\n${error.stderr ?? error.message}`);
  }
}

// By file, not through node_modules/.bin: the shims there are shell scripts on Windows.
const tools = {
  biome: 'node_modules/@biomejs/biome/bin/biome',
  jest: 'node_modules/jest/bin/jest.js',
  playwright: 'node_modules/playwright-core/cli.js',
  tsc: 'node_modules/typescript/bin/tsc',
  tsx: 'node_modules/tsx/dist/cli.mjs',
  vite: 'node_modules/vite/bin/vite.js',
};

export const commandOf = (tool, ...args) => [process.execPath, [join(root, tools[tool]), ...args]];

/** The body of a script; it returns the exit code, or nothing for 0. */
export async function script(body) {
  try {
    process.exitCode = (await body()) ?? 0;
  } catch (error) {
    if (error instanceof Complaint) console.error(error.message);
    else if (!(error instanceof Interrupted)) throw error;
    process.exitCode = error.exitCode ?? 1;
  }
}
