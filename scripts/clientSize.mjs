// How large the built client is, gzipped: what is loaded for what, from Vite's manifest of the build.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { commandOf, run } from './run.mjs';

/** Home, the table and Sylla in one language: all that somebody loads to play a first game of Sylla. */
const firstLoad = [
  'index.html',
  'app/NewTable.tsx',
  'app/LocalTable.tsx',
  'boards/sylla/Board.tsx',
  '../game/sylla/index.ts',
  'locales/en.ts',
  'locales/sylla.en.ts',
  'boards/sylla/phrases.en.ts',
  'locales/sylla.about.en.ts',
];

export async function measureClient() {
  const folder = mkdtempSync(join(tmpdir(), 'triclinium-client-'));
  try {
    const build = ['build', '--configLoader', 'runner', '--logLevel', 'error', '--outDir', folder];
    if ((await run(...commandOf('vite', ...build))) !== 0) throw new Error('the build failed');
    return sizesIn(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function sizesIn(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const bytes = (file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length;
  const total = (files) => [...files].reduce((sum, file) => sum + bytes(file), 0);
  const loaded = new Set(firstLoad.flatMap((entry) => filesOf(manifest, keyOf(manifest, entry))));
  loaded.add('index.html');
  const chunks = Object.entries(manifest).filter(([, { isDynamicEntry }]) => isDynamicEntry);
  return [
    { name: 'client.firstLoadGzipBytes', value: total(loaded), unit: 'B' },
    ...chunks.map(([source, { file, css = [] }]) => ({
      name: `client.chunk.${source.replace(/^(\.\.\/)+/, '').replace(/\.tsx?$/, '')}.gzipBytes`,
      value: total([file, ...css]),
      unit: 'B',
    })),
  ];
}

/** An entry by its source; one that others share goes by a name made of its file name. */
function keyOf(manifest, source) {
  const shared = `_${basename(source, extname(source))}-`;
  const key = manifest[source] ? source : Object.keys(manifest).find((k) => k.startsWith(shared));
  if (!key) throw new Error(`the build has no ${source}`);
  return key;
}

/** A chunk with all that it imports, scripts and styles; fonts and pictures do not count. */
function filesOf(manifest, entry, seen = new Set()) {
  if (seen.has(entry)) return [];
  seen.add(entry);
  const { file, css = [], imports = [] } = manifest[entry];
  return [file, ...css, ...imports.flatMap((next) => filesOf(manifest, next, seen))];
}
