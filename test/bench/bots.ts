import { createBrain } from '../../game/bots/brain';
import { isLevelName } from '../../game/bots/levels';
import { mindOf } from '../../game/bots/minds';
import { playArena } from '../arena/arena';
import { type MakePlayer, makePlayer } from '../arena/players';

/** How long a bot thinks, by the clock: every decision of one seat in some games against easy ones. */
const [id = '', players = '', level = '', games = ''] = process.argv.slice(2);
if (!isLevelName(level)) throw new Error(`there is no level ${level}`);
const times: number[] = [];

const measured: MakePlayer = (name, game, iterations) => {
  if (name !== 'measured') return makePlayer(name, game, iterations);
  const brain = createBrain(id);
  const { view } = mindOf(id).game;
  return ({ G, ctx, seat, events, seed }) => {
    const question = { view: view(G, ctx, seat), ctx, seat, events, level, seed };
    const began = performance.now();
    const { choice } = brain.think(question, () => performance.now());
    times.push(performance.now() - began);
    return choice;
  };
};

const seats = ['measured', ...new Array<string>(Number(players) - 1).fill('easy')];
const plan = { game: id, seats, games: Number(games), seed: 1, iterations: 0 };
playArena(plan, undefined, measured).then(() => {
  times.sort((a, b) => a - b);
  const share = (part: number): number => times[Math.floor(part * (times.length - 1))] ?? 0;
  const [p50, p95, max] = [0.5, 0.95, 1].map(share);
  console.log(JSON.stringify({ decisions: times.length, p50, p95, max }));
});
