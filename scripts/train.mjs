// npm run train -- --game sylla --minutes 20 --seed 1 [--games 500000]: learns the bots' weights by self-play.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { withBundles } from './bundle.mjs';
import { seatsOf } from './games.mjs';
import { ensureInstalled } from './install.mjs';
import { Complaint, commandOf, outputOf, root, run, script } from './run.mjs';

script(async () => {
  const { game, games, minutes, seed } = readArguments();
  await ensureInstalled();
  const file = join(root, 'game', game, 'bot/weights.json');
  // What was learned by changed files must not name a commit that has others.
  const described = await outputOf('git', ['describe', '--always', '--dirty', '--exclude', '*']);
  const commit = described?.trim() ?? 'unknown';
  const code = await withBundles(async (bundle) => {
    // Rules that have seen immer's proxies run three times slower.
    const main = await bundle('test/arena/train/main.ts', { without: 'boardgame.io' });
    return run(process.execPath, [main, game, games, minutes, seed, commit, file].map(String));
  });
  return code || run(...commandOf('biome', 'format', '--write', file));
});

function readArguments() {
  const { values } = parseArgs({
    options: {
      game: { type: 'string', default: 'sylla' },
      games: { type: 'string', default: '0' },
      minutes: { type: 'string', default: '20' },
      seed: { type: 'string', default: '1' },
    },
  });
  seatsOf(values.game);
  const number = (name) => {
    const value = Number(values[name]);
    if (value >= 0 && value <= 1e9) return value;
    throw new Complaint(`--${name} is a number from 0, not "${values[name]}".`);
  };
  return {
    game: values.game,
    games: number('games'),
    minutes: number('minutes'),
    seed: number('seed'),
  };
}
