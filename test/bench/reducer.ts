import type { State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { gameById } from '../../game';
import { fastRandom } from '../../game/table/random';
import { nextToAct, pickMove } from '../support/play';
import { movesPerCpuSecond } from './measure';

/** The same random play through boardgame.io's reducer, which is what its own bots call. */
const [id = '', players = '', seconds = ''] = process.argv.slice(2);
const module = gameById(id);
const numPlayers = Number(players);

function playOnReducer(seed: number): number {
  const game = { ...module.game, seed: String(seed) };
  const chance = fastRandom(seed);
  const reduce = CreateGameReducer({ game });
  let state: State = InitializeGame({ game, numPlayers });
  let moves = 0;
  for (; state.ctx.gameover === undefined; moves++) {
    const { seat, options } = nextToAct(module, state.G, state.ctx, chance);
    const { move, args } = pickMove(options, chance);
    const payload = { type: move, args, playerID: String(seat), credentials: undefined };
    state = reduce(state, { type: 'MAKE_MOVE', payload });
  }
  return moves;
}

movesPerCpuSecond(playOnReducer, 1);
console.log(JSON.stringify(movesPerCpuSecond(playOnReducer, Number(seconds))));
