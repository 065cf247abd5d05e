import type { Game, State } from 'boardgame.io';
import { MCTSBot } from 'boardgame.io/ai';
import { mindOf } from '../../game/bots/minds';
import type { Asking } from '../../game/table/asking';
import type { ChronicleEvent } from '../../game/table/chronicle';
import { allChoices, type Choice } from '../../game/table/options';
import { frameworkMatch } from '../support/framework';
import { type ArenaPlayer, type MakePlayer, makePlayer } from './players';
import type { OpenTable } from './tables';

/** The framework's own match and bot, for the one opponent that needs the whole state, the dice to come included. */

const states = new WeakMap<Asking, State>();

export const frameworkTable: OpenTable = (game, numPlayers, seed) => {
  const match = frameworkMatch(game.game, numPlayers, String(seed));
  const events: ChronicleEvent[] = [];
  return {
    get G() {
      states.set(match.G, match.state);
      return match.G;
    },
    get ctx() {
      return match.ctx;
    },
    events,
    move(seat, { move, args }) {
      match.move(seat, move, args);
      for (const { metadata } of match.state.deltalog ?? [])
        events.push(...((metadata as ChronicleEvent[] | undefined) ?? []));
    },
  };
};

/** Its playouts go to the end: cut off at the default depth of 50 they would teach it nothing. */
const TO_THE_END = 5000;

function frameworkSearch(id: string, iterations: number): ArenaPlayer {
  const game = mindOf(id).game.game as Game;
  const enumerate = game.ai?.enumerate ?? (() => []);
  return async ({ G, ctx, seat, seed }) => {
    const [only, ...others] = allChoices(mindOf(id).game.options(G, ctx, seat));
    if (only && others.length === 0) return only;
    const bot = new MCTSBot({ game, enumerate, seed, iterations, playoutDepth: TO_THE_END });
    const state = states.get(G);
    if (!state) throw new Error('this match is not the framework’s');
    const { action } = await bot.play(state, String(seat));
    const { type, args } = action.payload;
    return { move: type, args: args as Choice['args'] };
  };
}

/** The iterations of MCTSBot that take about a second, by `npm run bench`: it has no clock. */
export const frameworkPlayers =
  (mctsIterations: number): MakePlayer =>
  (name, game, iterations) =>
    name === 'mcts' ? frameworkSearch(game, mctsIterations) : makePlayer(name, game, iterations);
