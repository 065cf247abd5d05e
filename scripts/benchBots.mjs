// How long bots think, by the clock, as figures for `npm run bench`.
import { seatsOf } from './games.mjs';
import { Complaint, outputOf } from './run.mjs';

const levels = ['easy', 'normal', 'hard'];

/** `file` is the bundle of test/bench/bots.ts. */
export async function measureBots(file, game, games) {
  const [, players] = seatsOf(game);
  const figures = [];
  for (const level of levels) {
    console.log(`${game}, a bot that plays ${level}, ${games} game${games === 1 ? '' : 's'} …`);
    const printed = await outputOf(
      process.execPath,
      [file, game, players, level, games].map(String),
    );
    if (!printed) throw new Complaint(`${file} failed for ${game}.`);
    const { p50, p95, max } = JSON.parse(printed);
    for (const [name, value] of Object.entries({ p50Ms: p50, p95Ms: p95, maxMs: max })) {
      const rounded = Math.round(value * 100) / 100;
      figures.push({ name: `bot.${game}.${level}.${name}`, value: rounded, unit: 'ms' });
    }
  }
  return figures;
}
