import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import type { StorePlace } from '../../../server/storage/store';

const ROOT = join(__dirname, '../../..');

export type Kind = 'ours' | 'stock';

/**
 * serverProcess.ts as one file, and the program of the bots' threads beside it, where the server looks for it. They lie
 * under the project, where the packages are found.
 */
export function bundledServer(): { file: string; botWorker: string; remove(): void } {
  const folder = mkdtempSync(join(ROOT, 'node_modules/.triclinium-'));
  buildSync({
    entryPoints: {
      serverProcess: join(__dirname, 'serverProcess.ts'),
      botWorker: join(ROOT, 'server/bots/worker.ts'),
    },
    outdir: folder,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    packages: 'external',
    logLevel: 'error',
  });
  const file = join(folder, 'serverProcess.cjs');
  const botWorker = join(folder, 'botWorker.cjs');
  return { file, botWorker, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A server that can be killed. */
export class ServerProcess {
  readonly url: string;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.url = `http://127.0.0.1:${port}`;
  }

  static async start(file: string, kind: Kind, place?: StorePlace): Promise<ServerProcess> {
    const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'silent' };
    if (place) {
      env.DATA_FOLDER = place.dataFolder;
      env.DATABASE_URL = place.databaseUrl ?? '';
    }
    const child = fork(file, [kind], {
      env,
      execArgv: ['--expose-gc'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const early = once(child, 'exit').then(() => {
      throw new Error('the server did not start');
    });
    const [{ port }] = (await Promise.race([once(child, 'message'), early])) as [{ port: number }];
    early.catch(() => {});
    return new ServerProcess(child, port);
  }

  get isAlive(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Resolves to how it ended; null if it still runs after so many milliseconds. */
  async ended(patience: number): Promise<number | string | null> {
    for (let waited = 0; this.isAlive && waited < patience; waited += 20)
      await new Promise((resolve) => setTimeout(resolve, 20));
    return this.#child.signalCode ?? this.#child.exitCode;
  }

  async heap(): Promise<number> {
    this.#child.send('figures');
    const [{ heap }] = (await once(this.#child, 'message')) as [{ heap: number }];
    return heap;
  }

  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    if (!this.isAlive) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill(signal);
    await ended;
  }
}
