// npm run dev: Vite's server for the page and, restarted on every change, ours for the rest.
import { botWorkerFile, buildBotWorker } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { commandOf, run, script } from './run.mjs';

await script(async () => {
  await ensureInstalled();
  // Threads cannot load TypeScript; what changes in the bots is seen after a restart.
  await buildBotWorker();
  const ending = new AbortController();
  const options = {
    env: { NODE_ENV: 'development', BOT_WORKER: botWorkerFile },
    signal: ending.signal,
  };
  const programs = [
    run(...commandOf('vite', '--configLoader', 'runner'), options),
    run(...commandOf('tsx', 'watch', '--clear-screen=false', 'server/main.ts'), options),
  ];
  try {
    return await Promise.race(programs);
  } finally {
    ending.abort();
    await Promise.allSettled(programs);
  }
});
