// npm start: installs and builds what is missing or stale, then serves Triclinium.
import { buildIfStale, serverFile } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { Complaint, run, script } from './run.mjs';

await script(async () => {
  await ensureInstalled();
  await buildIfStale().catch((error) => {
    throw new Complaint(`The build failed.\n${error.message}`);
  });
  return run(process.execPath, ['--enable-source-maps', serverFile], {
    // boardgame.io is five times slower without it.
    env: { NODE_ENV: 'production' },
  });
});
