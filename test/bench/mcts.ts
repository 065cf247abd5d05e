import { mindOf } from '../../game/bots/minds';
import { allChoices } from '../../game/table/options';
import { playArena } from '../arena/arena';
import { frameworkPlayers, frameworkTable } from '../arena/frameworkTable';
import type { MakePlayer } from '../arena/players';

/** How many iterations boardgame.io's MCTSBot makes in a second, playing to the end: over a game against easy bots. */
const [id = '', players = '', iterations = ''] = process.argv.slice(2);
const { game: rules } = mindOf(id);
let [decisions, milliseconds] = [0, 0];

const measured: MakePlayer = (name, game, thoughts) => {
  const player = frameworkPlayers(Number(iterations))(name, game, thoughts);
  if (name !== 'mcts') return player;
  return async (position) => {
    const { G, ctx, seat } = position;
    // Where there is nothing to choose it is not asked.
    if (allChoices(rules.options(G, ctx, seat)).length === 1) return player(position);
    const began = performance.now();
    const choice = await player(position);
    decisions += 1;
    milliseconds += performance.now() - began;
    return choice;
  };
};

const seats = ['mcts', ...new Array<string>(Number(players) - 1).fill('easy')];
const plan = { game: id, seats, games: 1, seed: 1, iterations: 0 };
playArena(plan, frameworkTable, measured).then(() => {
  const perSecond = (1000 * decisions * Number(iterations)) / milliseconds;
  console.log(JSON.stringify({ decisions, perSecond }));
});
