// npm run bench [-- --json FILE] [--game sylla | --only server] [--bot-games 1]: measures, prints a table, writes JSON.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { measureBots } from './benchBots.mjs';
import { measureServer } from './benchServer.mjs';
import { withBundles } from './bundle.mjs';
import { measureClient } from './clientSize.mjs';
import { games, seatsOf } from './games.mjs';
import { ensureInstalled } from './install.mjs';
import { Complaint, outputOf, script } from './run.mjs';

const rounds = 3;
const cpuSeconds = 4;

script(async () => {
  const { values } = parseArgs({
    options: {
      json: { type: 'string' },
      game: { type: 'string' },
      only: { type: 'string' },
      'bot-games': { type: 'string', default: '1' },
    },
  });
  if (values.game !== undefined) seatsOf(values.game);
  if (values.only !== undefined && values.only !== 'server')
    throw new Complaint('--only is: server.');
  await ensureInstalled();
  const figures = values.only === 'server' ? await withBundles(measureServer) : await all(values);
  print(figures);
  if (values.json !== undefined)
    writeFileSync(values.json, `${JSON.stringify(figures, null, 2)}\n`);
});

async function all(values) {
  const chosen = values.game === undefined ? Object.keys(games) : [values.game];
  const figures = [];
  await withBundles(async (bundle) => {
    // Rules that have seen immer's proxies run three times slower: each side in processes of its own.
    const runner = await bundle('test/bench/runner.ts', { without: 'boardgame.io' });
    const reducer = await bundle('test/bench/reducer.ts');
    const bots = await bundle('test/bench/bots.ts', { without: 'boardgame.io' });
    for (const game of chosen) {
      figures.push(...(await measure(game, runner, reducer)));
      figures.push(...(await measureBots(bots, game, Number(values['bot-games']))));
    }
    if (values.game === undefined) figures.push(...(await measureServer(bundle)));
  });
  if (values.game === undefined) figures.push(...(await measureClient()));
  return figures;
}

/** Both sides take turns, so that a busy machine slows both; the middle of the ratios counts. */
async function measure(game, runner, reducer) {
  const [, players] = seatsOf(game);
  const ratios = [];
  const speeds = [];
  let bytes = 0;
  for (let round = 1; round <= rounds; round++) {
    console.log(`${game}, ${players} players, round ${round} of ${rounds} …`);
    const ours = await figuresOf(runner, game, players);
    const theirs = await figuresOf(reducer, game, players);
    ratios.push(ours.perSecond / theirs.perSecond);
    speeds.push(ours.perSecond);
    bytes = ours.bytes;
  }
  return [
    { name: `runner.${game}.movesPerCpuSecond`, value: Math.round(median(speeds)), unit: '1/s' },
    { name: `runner.${game}.ratioToReducer`, value: round1(median(ratios)), unit: '1' },
    { name: `state.${game}.bytes`, value: bytes, unit: 'B' },
  ];
}

async function figuresOf(file, game, players) {
  const args = [file, game, String(players), String(cpuSeconds)];
  const env = { ...process.env, NODE_ENV: 'production' };
  const printed = await outputOf(process.execPath, args, { env });
  if (!printed) throw new Complaint(`${file} failed for ${game}.`);
  return JSON.parse(printed);
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const round1 = (value) => Math.round(value * 10) / 10;

function print(figures) {
  const width = Math.max(...figures.map(({ name }) => name.length));
  console.log();
  for (const { name, value, unit } of figures) {
    const shown = value.toLocaleString('en-US').padStart(10);
    console.log(`${name.padEnd(width)} ${shown} ${unit === '1' ? '' : unit}`);
  }
}
