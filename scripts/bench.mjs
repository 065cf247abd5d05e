// npm run bench [-- --json FILE] [--game sylla] [--only server | bots] [--bot-games 1]: measures, prints a table, writes JSON.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { measureBots } from './benchBots.mjs';
import { measureServer } from './benchServer.mjs';
import { withBundles } from './bundle.mjs';
import { measureClient } from './clientSize.mjs';
import { games, seatsOf } from './games.mjs';
import { ensureInstalled } from './install.mjs';
import { Complaint, figuresOf, script } from './run.mjs';

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
  const parts = { server: measureServer, bots };
  if (values.only !== undefined && !Object.hasOwn(parts, values.only))
    throw new Complaint(`--only is one of: ${Object.keys(parts).join(', ')}.`);
  await ensureInstalled();
  const figures = await withBundles((bundle) => (parts[values.only] ?? all)(bundle, values));
  print(figures);
  if (values.json !== undefined)
    writeFileSync(values.json, `${JSON.stringify(figures, null, 2)}\n`);
});

const chosenGames = ({ game }) => (game === undefined ? Object.keys(games) : [game]);

async function all(bundle, values) {
  const figures = [...(await rules(bundle, values)), ...(await bots(bundle, values))];
  if (values.game !== undefined) return figures;
  return [...figures, ...(await measureServer(bundle)), ...(await measureClient())];
}

async function bots(bundle, values) {
  const figures = [];
  for (const game of chosenGames(values))
    figures.push(...(await measureBots(bundle, game, Number(values['bot-games']))));
  return figures;
}

async function rules(bundle, values) {
  // Rules that have seen immer's proxies run three times slower: each side in processes of its own.
  const runner = await bundle('test/bench/runner.ts', { without: 'boardgame.io' });
  const reducer = await bundle('test/bench/reducer.ts');
  const figures = [];
  for (const game of chosenGames(values)) figures.push(...(await measure(game, runner, reducer)));
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
    const args = [game, players, cpuSeconds].map(String);
    const ours = await figuresOf(runner, args);
    const theirs = await figuresOf(reducer, args);
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
