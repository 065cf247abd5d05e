import { gameById } from '../../game';
import { playRandomly, silentRunner } from '../support/play';
import { movesPerCpuSecond } from './measure';

/** Random play on the runner, options listed at every move. This process never loads boardgame.io. */
const [id = '', players = '', seconds = ''] = process.argv.slice(2);
const game = gameById(id);
const runner = silentRunner(game);
const numPlayers = Number(players);
const play = (seed: number): number => playRandomly(game, runner, numPlayers, seed).moves;

movesPerCpuSecond(play, 1);
const { moves, perSecond } = movesPerCpuSecond(play, Number(seconds));
console.log(JSON.stringify({ moves, perSecond, bytes: largestState() }));

function largestState(): number {
  let bytes = 0;
  for (let seed = 1; seed <= 50; seed++) {
    playRandomly(game, runner, numPlayers, seed, {
      after: ({ G }) => {
        bytes = Math.max(bytes, JSON.stringify(G).length);
      },
    });
  }
  return bytes;
}
