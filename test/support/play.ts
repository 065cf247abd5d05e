import type { Ctx } from 'boardgame.io';
import type { Asking } from '../../game/table/asking';
import { SILENCE } from '../../game/table/chronicle';
import type { GameModule } from '../../game/table/module';
import { type Choice, choiceOf, type Option } from '../../game/table/options';
import { fastRandom, type Random } from '../../game/table/random';
import { createRunner, type Match, type Runner } from '../../game/table/runner/runner';

/** Any game at the table, for helpers that do not care which. */
export type AnyModule<G extends Asking, View extends Asking> = GameModule<G, View, unknown>;

export function silentRunner<G extends Asking, View extends Asking>(
  game: AnyModule<G, View>,
): Runner<G> {
  return createRunner(game.game, { chronicle: SILENCE });
}

export interface Turn {
  seat: number;
  options: Option[];
}

/** A seat the game waits for, chosen at random among all of them, with its options. */
export function nextToAct<G extends Asking & View, View extends Asking>(
  game: AnyModule<G, View>,
  G: G,
  ctx: Ctx,
  chance: Random,
): Turn {
  const { numPlayers } = ctx;
  const first = Math.floor(chance.Number() * numPlayers);
  for (let i = 0; i < numPlayers; i++) {
    const seat = (first + i) % numPlayers;
    if (game.awaits(G, ctx, seat)) return { seat, options: game.options(G, ctx, seat) };
  }
  throw new Error(`the game waits for nobody in phase ${ctx.phase}`);
}

export function pick<T>(list: readonly T[], chance: Random): T {
  if (list.length === 0) throw new Error('nothing to pick from');
  return list[Math.floor(chance.Number() * list.length)] as T;
}

export interface Played<G> {
  match: Match<G>;
  moves: number;
}

/** A random move among all that the options stand for. */
export function pickMove(options: readonly Option[], chance: Random): Choice {
  return choiceOf(pick(options, chance), chance);
}

/** What a test looks at during a random game. */
export interface Watch<G> {
  before?(match: Match<G>, turn: Turn, picked: Choice): void;
  after?(match: Match<G>, turn: Turn, picked: Choice): void;
}

const MOST_MOVES = 5000;

/** Plays a game to its end with random options. The seed decides everything. */
export function playRandomly<G extends Asking & View, View extends Asking>(
  game: AnyModule<G, View>,
  runner: Runner<G>,
  numPlayers: number,
  seed: number,
  watch: Watch<G> = {},
): Played<G> {
  const chance = fastRandom(seed);
  const match = runner.begin({ numPlayers, random: fastRandom(seed + 0x5eed) });
  let moves = 0;
  while (match.ctx.gameover === undefined) {
    const turn = nextToAct(game, match.G, match.ctx, chance);
    const picked = pickMove(turn.options, chance);
    watch.before?.(match, turn, picked);
    if (!runner.move(match, turn.seat, picked.move, picked.args))
      throw new Error(`refused its own option ${JSON.stringify(picked)}`);
    watch.after?.(match, turn, picked);
    moves += 1;
    if (moves > MOST_MOVES) throw new Error(`no end after ${moves} moves`);
  }
  return { match, moves };
}
