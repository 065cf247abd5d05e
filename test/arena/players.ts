import type { Ctx } from 'boardgame.io';
import { createBrain } from '../../game/bots/brain';
import { isLevelName, LEVEL_NAMES, type LevelName } from '../../game/bots/levels';
import { mindOf } from '../../game/bots/minds';
import type { Asking } from '../../game/table/asking';
import type { ChronicleEvent } from '../../game/table/chronicle';
import { at } from '../../game/table/lists';
import { allChoices, type Choice } from '../../game/table/options';
import { fastRandom } from '../../game/table/random';
import type { AnyMind, Weights } from '../../game/table/search/mind';
import { type SearchSettings, search } from '../../game/table/search/search';
import { pick } from '../support/play';

/** What the arena asks a player. Honest players look at nothing but their view and the events. */
export interface ArenaPosition {
  readonly G: Asking;
  readonly ctx: Ctx;
  readonly seat: number;
  readonly events: readonly ChronicleEvent[];
  readonly seed: number;
}

export type ArenaPlayer = (position: ArenaPosition) => Choice | Promise<Choice>;

/** Makes a player by name; the iterations are for those who search as long as they may. */
export type MakePlayer = (name: string, game: string, iterations: number) => ArenaPlayer;

export const makePlayer: MakePlayer = (name, game, iterations) => {
  if (name === 'random') return randomPlayer(mindOf(game));
  if (name === 'ismcts') return plainSearch(mindOf(game), iterations);
  if (isLevelName(name)) return levelPlayer(game, name, iterations);
  const known = ['random', ...LEVEL_NAMES, 'ismcts', 'mcts'].join(', ');
  throw new Error(`there is no player ${JSON.stringify(name)}; the players are: ${known}`);
};

/** As the framework's RandomBot: any of all moves, each as likely as the next. */
function randomPlayer({ game }: AnyMind): ArenaPlayer {
  return ({ G, ctx, seat, seed }) => {
    const view = game.view(G, ctx, seat);
    return pick(allChoices(game.options(view, ctx, seat)), fastRandom(seed));
  };
}

function levelPlayer(id: string, level: LevelName, iterations: number): ArenaPlayer {
  const brain = createBrain(id);
  const { game } = mindOf(id);
  const effort = level === 'hard' ? { iterations } : {};
  return ({ G, ctx, seat, events, seed }) =>
    brain.think({ view: game.view(G, ctx, seat), ctx, seat, events, level, seed, ...effort })
      .choice;
}

const PLAIN: SearchSettings = {
  exploration: 1.5,
  widening: Number.POSITIVE_INFINITY,
  priorTemperature: 1,
  doubt: 0,
  playoutTemperature: 1,
  toTheEnd: true,
};

/** The same search without anything learned: all candidates alike, and playouts by chance to the end of the game. */
function plainSearch(mind: AnyMind, iterations: number): ArenaPlayer {
  const { game } = mind;
  const nothing: Weights = { policy: mind.moveFeatures.map(() => 0), value: {}, sharpness: {} };
  return ({ G, ctx, seat, events, seed }) => {
    const position = {
      view: game.view(G, ctx, seat),
      ctx,
      seat,
      knowledge: { events, counts: true },
    };
    const findings = search(mind, nothing, position, PLAIN, { iterations }, fastRandom(seed));
    return at(findings, 0).candidate;
  };
}
