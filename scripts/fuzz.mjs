// npm run fuzz -- --game sylla --games 1000 --seed 1 [--players 4]
import { parseArgs } from 'node:util';
import { withBundles } from './bundle.mjs';
import { seatsOf } from './games.mjs';
import { ensureInstalled } from './install.mjs';
import { Complaint, run, script } from './run.mjs';

script(async () => {
  const { game, count, seed, players } = readArguments();
  await ensureInstalled();
  return withBundles(async (bundle) => {
    const file = await bundle('test/properties/fuzz.ts');
    return run(process.execPath, [file, ...[game, ...players, count, seed].map(String)]);
  });
});

function readArguments() {
  const { values } = parseArgs({
    options: {
      game: { type: 'string', default: 'sylla' },
      games: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
      players: { type: 'string' },
    },
  });
  const range = seatsOf(values.game);
  const [least, most] = range;
  const number = (name, from, to) => {
    const value = Number(values[name]);
    if (Number.isInteger(value) && value >= from && value <= to) return value;
    throw new Complaint(
      `--${name} is a whole number from ${from} to ${to}, not "${values[name]}".`,
    );
  };
  return {
    game: values.game,
    count: number('games', 1, 1e9),
    seed: number('seed', 0, 2 ** 31),
    players: values.players === undefined ? range : Array(2).fill(number('players', least, most)),
  };
}
