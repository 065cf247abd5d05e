// How long bots think, by the clock, as figures for `npm run bench`.
import { seatsOf } from './games.mjs';
import { figuresOf } from './run.mjs';

const levels = ['easy', 'normal', 'hard'];
/** Enough to tell how many it would make in a second. */
const mctsIterations = 6;

export async function measureBots(bundle, game, games) {
  const [, players] = seatsOf(game);
  const ours = await bundle('test/bench/bots.ts', { without: 'boardgame.io' });
  const figures = [];
  for (const level of levels) {
    console.log(`${game}, a bot that plays ${level}, ${games} game${games === 1 ? '' : 's'} …`);
    const args = [game, players, level, games].map(String);
    const { decisions, p50, p95, max } = await figuresOf(ours, args);
    figures.push({ name: `bot.${game}.${level}.decisions`, value: decisions, unit: '1' });
    for (const [name, value] of Object.entries({ p50Ms: p50, p95Ms: p95, maxMs: max }))
      figures.push({ name: `bot.${game}.${level}.${name}`, value: rounded(value), unit: 'ms' });
  }
  console.log(`${game}, boardgame.io's MCTSBot, a game …`);
  const theirs = await bundle('test/bench/mcts.ts');
  const { perSecond } = await figuresOf(theirs, [game, players, mctsIterations].map(String));
  const name = `bot.${game}.mctsIterationsPerSecond`;
  return [...figures, { name, value: rounded(perSecond), unit: '1/s' }];
}

const rounded = (value) => Math.round(value * 100) / 100;
