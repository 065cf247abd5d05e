// npm run arena -- --game sylla --seats hard,normal,normal,normal --games 200 --seed 1
//   [--iterations 400] [--mcts 60] [--jobs 2] [--json FILE]
// Players: random, easy, normal, hard, ismcts (the search with nothing learned), mcts (boardgame.io's MCTSBot).
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { withBundles } from './bundle.mjs';
import { seatsOf } from './games.mjs';
import { ensureInstalled } from './install.mjs';
import { Complaint, figuresOf, script } from './run.mjs';

const players = ['random', 'easy', 'normal', 'hard', 'ismcts', 'mcts'];

script(async () => {
  const plan = readArguments();
  await ensureInstalled();
  const result = await withBundles(async (bundle) => {
    const main = plan.seats.includes('mcts')
      ? await bundle('test/arena/frameworkMain.ts')
      : await bundle('test/arena/main.ts', { without: 'boardgame.io' });
    const results = parts(plan).map((part) => figuresOf(main, [JSON.stringify(part)]));
    return merge(await Promise.all(results));
  });
  print(plan, result);
  if (plan.json) writeFileSync(plan.json, `${JSON.stringify(summary(plan, result), null, 2)}\n`);
});

/** Every job plays whole rotations, on deals of its own. */
function parts({ jobs, games, seed, seats, ...plan }) {
  const deals = Math.ceil(games / seats.length);
  return Array.from({ length: jobs }, (_, i) => {
    const [from, to] = [i, i + 1].map((each) => Math.floor((deals * each) / jobs));
    return { ...plan, seats, games: (to - from) * seats.length, seed: seed + from };
  }).filter((part) => part.games > 0);
}

function merge(results) {
  const total = (name) => results.reduce((all, result) => all + result[name], 0);
  const totals = (name) =>
    results[0][name].map((_, i) => results.reduce((all, r) => all + r[name][i], 0));
  return {
    games: total('games'),
    moves: total('moves'),
    wins: totals('wins'),
    winsBySeat: totals('winsBySeat'),
  };
}

/** The 95 % interval of Wilson for a share. */
function interval(wins, games) {
  const z = 1.96;
  const share = wins / games;
  const middle = (share + (z * z) / (2 * games)) / (1 + (z * z) / games);
  const reach =
    (z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games))) /
    (1 + (z * z) / games);
  return [middle - reach, middle + reach];
}

function summary(plan, { games, moves, wins, winsBySeat }) {
  const row = (name, won) => ({
    name,
    wins: won,
    share: won / games,
    interval: interval(won, games),
  });
  return {
    plan,
    games,
    moves,
    players: plan.seats.map((name, i) => row(name, wins[i])),
    seats: winsBySeat.map((won, i) => row(`seat ${i}`, won)),
  };
}

function print(plan, result) {
  const { games, players: rows, seats } = summary(plan, result);
  const percent = (share) => `${(100 * share).toFixed(1)} %`.padStart(8);
  console.log(`${plan.game}, ${games} games, seed ${plan.seed}, ${plan.iterations} iterations`);
  for (const {
    name,
    share,
    interval: [low, high],
  } of [...rows, ...seats]) {
    console.log(`${name.padEnd(8)} ${percent(share)}  (${percent(low)} to ${percent(high)})`);
  }
}

function readArguments() {
  const { values } = parseArgs({
    options: {
      game: { type: 'string', default: 'sylla' },
      seats: { type: 'string', default: 'hard,normal,normal,normal' },
      games: { type: 'string', default: '200' },
      seed: { type: 'string', default: '1' },
      iterations: { type: 'string', default: '400' },
      mcts: { type: 'string', default: '60' },
      jobs: { type: 'string', default: '1' },
      json: { type: 'string' },
    },
  });
  const [least, most] = seatsOf(values.game);
  const seats = values.seats.split(',');
  if (seats.length < least || seats.length > most)
    throw new Complaint(`${values.game} has ${least} to ${most} seats, not ${seats.length}.`);
  const unknown = seats.find((name) => !players.includes(name));
  if (unknown)
    throw new Complaint(`There is no player "${unknown}"; players: ${players.join(', ')}.`);
  const number = (name, to) => {
    const value = Number(values[name]);
    if (Number.isInteger(value) && value >= 1 && value <= to) return value;
    throw new Complaint(`--${name} is a whole number from 1 to ${to}, not "${values[name]}".`);
  };
  return {
    game: values.game,
    seats,
    games: number('games', 1e6),
    seed: number('seed', 2 ** 30),
    iterations: number('iterations', 1e6),
    mctsIterations: number('mcts', 1e6),
    jobs: number('jobs', 64),
    json: values.json,
  };
}
