import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const server = `http://localhost:${process.env.PORT || 8000}`;
const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

export default defineConfig({
  root: path('client'),
  plugins: [react(), offline()],
  build: {
    target: 'es2022',
    outDir: '../dist/client',
    emptyOutDir: true,
    // boardgame.io's one module for local and online play names Socket.IO; who plays locally need not load it.
    rolldownOptions: {
      output: {
        // One file of a good size instead of twenty crumbs, which compress badly.
        codeSplitting: {
          groups: [
            {
              name: 'shared',
              test: /\/(game\/table|client\/ui|client\/table)\/(?!search|runner|TextBoard|OptionList|KeysSheet|ScoreSheet|TimeBar|Curtain|Panels|Drawer)|manifest|gameWords|settings\.ts/,
            },
          ],
        },
      },
      treeshake: { moduleSideEffects: [{ test: /(socket|engine)\.io-/, sideEffects: false }] },
    },
    // `npm run bench` reads from it what is loaded with what.
    manifest: true,
  },
  resolve: {
    // boardgame.io patches states with it only under `deltaState`, which we never turn on.
    alias: { rfc6902: path('client/offline/noPatches.ts') },
  },
  server: {
    // game/ lies beside the root, not in it.
    fs: { allow: [path('.')] },
    proxy: { '/games': server, '/socket.io': { target: server, ws: true } },
  },
});

/** Adds the service worker, which is told the names of all files that were built. */
function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const files = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
      files.push('icon.svg', 'manifest.webmanifest');
      const list = JSON.stringify(files.map((name) => `/${name}`));
      const version = createHash('sha256').update(list).digest('hex').slice(0, 16);
      const source = readFileSync(path('client/offline/worker.js'), 'utf8')
        .replace('__VERSION__', version)
        .replace('__FILES__', list);
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
