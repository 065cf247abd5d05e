import type { Ctx } from 'boardgame.io';
import type { Asking } from '../../game/table/asking';
import { type ChronicleEvent, listen } from '../../game/table/chronicle';
import type { AnyGame } from '../../game/table/module';
import type { Choice } from '../../game/table/options';
import { fastRandom } from '../../game/table/random';
import { createRunner } from '../../game/table/runner/runner';

/** A match that the arena plays, on whatever machinery. */
export interface ArenaTable {
  readonly G: Asking;
  readonly ctx: Ctx;
  readonly events: readonly ChronicleEvent[];
  move(seat: number, choice: Choice): void;
}

export type OpenTable = (game: AnyGame, numPlayers: number, seed: number) => ArenaTable;

export const runnerTable: OpenTable = (game, numPlayers, seed) => {
  const chronicle = listen(game.events);
  const runner = createRunner(game.game, { chronicle });
  const match = runner.begin({ numPlayers, random: fastRandom(seed) });
  return {
    get G() {
      return match.G;
    },
    ctx: match.ctx,
    events: chronicle.told,
    move(seat, { move, args }) {
      if (!runner.move(match, seat, move, args))
        throw new Error(`${move}(${JSON.stringify(args)}) of seat ${seat} is refused`);
    },
  };
};
