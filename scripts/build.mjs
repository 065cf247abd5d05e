// Builds the client into dist/client and the server into dist/server, when they are stale.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

export const serverFile = join(root, 'dist/server/main.cjs');
export const botWorkerFile = join(root, 'dist/server/botWorker.cjs');
const clientPage = join(root, 'dist/client/index.html');
const stamp = join(root, 'dist/stamp');

const sources = [
  'client',
  'game',
  'server',
  'package-lock.json',
  'scripts/build.mjs',
  'tsconfig.json',
  'vite.config.ts',
];

export async function buildIfStale() {
  const fingerprint = fingerprintOfSources();
  if (isBuilt(fingerprint)) return;
  console.log('Building …');
  // Without a stamp until the end: a build that was broken off is stale.
  rmSync(stamp, { force: true });
  await buildClient();
  await buildServer('server/main.ts', serverFile);
  await buildBotWorker();
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(stamp, fingerprint);
}

const isBuilt = (fingerprint) =>
  [stamp, clientPage, serverFile, botWorkerFile].every((file) => existsSync(file)) &&
  readFileSync(stamp, 'utf8') === fingerprint;

/** Names and contents, not times: deleting a file counts, switching branches and back does not. */
function fingerprintOfSources() {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesUnder)) {
    const content = readFileSync(join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

function filesUnder(path) {
  const entry = statSync(join(root, path), { throwIfNoEntry: false });
  if (!entry) return [];
  if (entry.isFile()) return [path];
  return readdirSync(join(root, path))
    .filter((name) => !name.startsWith('.'))
    .sort()
    .flatMap((name) => filesUnder(`${path}/${name}`));
}

async function buildClient() {
  const { build } = await import('vite');
  await build({
    configFile: join(root, 'vite.config.ts'),
    // The usual loader warns of ES modules in a package that is not "type": "module".
    configLoader: 'runner',
    logLevel: 'warn',
  });
}

/** The program of the threads in which the server's bots think. */
export function buildBotWorker() {
  return buildServer('server/bots/worker.ts', botWorkerFile);
}

async function buildServer(entry, outfile) {
  const { build } = await import('esbuild');
  await build({
    entryPoints: [join(root, entry)],
    outfile,
    bundle: true,
    platform: 'node',
    // boardgame.io has no exports map: Node cannot load its sub-paths from an ES module.
    format: 'cjs',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    // What is wrong stands in the error that it throws.
    logLevel: 'silent',
  });
}
