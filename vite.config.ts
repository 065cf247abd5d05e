import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = `http://localhost:${process.env.PORT || 8000}`;

export default defineConfig({
  root: fileURLToPath(new URL('client', import.meta.url)),
  plugins: [react()],
  build: { target: 'es2022', outDir: '../dist/client', emptyOutDir: true },
  server: {
    // game/ lies beside the root, not in it.
    fs: { allow: [fileURLToPath(new URL('.', import.meta.url))] },
    proxy: { '/games': server, '/socket.io': { target: server, ws: true } },
  },
});
