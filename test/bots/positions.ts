import type { Ctx } from 'boardgame.io';
import { createBrain } from '../../game/bots/brain';
import type { PastDeed } from '../../game/bots/review';
import type { Asking } from '../../game/table/asking';
import { type ChronicleEvent, listen } from '../../game/table/chronicle';
import type { AnyGame } from '../../game/table/module';
import type { Choice, Option } from '../../game/table/options';
import { fastRandom } from '../../game/table/random';
import { createRunner, type Match } from '../../game/table/runner/runner';
import { nextToAct, pickMove } from '../support/play';

/** A decision in a game under way: everything that the table knows. */
export interface TestPosition {
  readonly G: Asking;
  readonly ctx: Ctx;
  readonly seat: number;
  readonly options: readonly Option[];
  readonly events: readonly ChronicleEvent[];
}

const MOST_MOVES = 2000;

/**
 * Plays a game in which half of the moves are made by an easy bot and half by chance, so that positions are sensible and
 * strange. `look` sees every decision before it is made; G and ctx change when it returns.
 */
export function walkGame(
  game: AnyGame,
  numPlayers: number,
  seed: number,
  look: (position: TestPosition) => void,
  moved: (choice: Choice, after: Match<Asking>) => void = () => {},
): void {
  const chance = fastRandom(seed);
  const chronicle = listen(game.events);
  const runner = createRunner(game.game, { chronicle });
  const match = runner.begin({ numPlayers, random: fastRandom(seed + 0x5eed) });
  const brain = createBrain(game.id);
  for (let moves = 0; match.ctx.gameover === undefined; moves++) {
    if (moves > MOST_MOVES) throw new Error(`no end: ${game.id}, seed ${seed}`);
    const { G, ctx } = match;
    const events = chronicle.told;
    const { seat, options } = nextToAct(game, G, ctx, chance);
    look({ G, ctx, seat, options, events });
    const byChance = chance.Number() < 0.5;
    const view = game.view(G, ctx, seat);
    const choice: Choice = byChance
      ? pickMove(options, chance)
      : brain.think({ view, ctx, seat, events, level: 'easy', seed: seed + moves }).choice;
    if (!runner.move(match, seat, choice.move, choice.args))
      throw new Error(`${choice.move}(${JSON.stringify(choice.args)}) refused: seed ${seed}`);
    moved(choice, match);
  }
}

/** The same game when it is over: all that was done in it. */
export function pastDeeds(game: AnyGame, numPlayers: number, seed: number): PastDeed[] {
  const deeds: PastDeed[] = [];
  let before: TestPosition | undefined;
  walkGame(
    game,
    numPlayers,
    seed,
    ({ options, ...position }) => {
      before = { ...structuredClone(position), options };
    },
    (choice, { G, ctx }) => {
      if (!before) return;
      const after = structuredClone({ G, ctx });
      const { seat, events } = before;
      const number = deeds.length;
      deeds.push({ before, after, seat, choice, events, seed: number, isFirst: number === 0 });
    },
  );
  return deeds;
}

/** A choice that none of the options stands for would be illegal; the message names the game again. */
export function describePosition(game: AnyGame, seed: number, { G, seat }: TestPosition): string {
  return `${game.id}, seed ${seed}, seat ${seat} is asked ${G.asked.what}`;
}
