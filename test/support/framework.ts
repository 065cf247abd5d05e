import './production';
import type { Ctx, Game, State } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { InitializeGame } from 'boardgame.io/internal';
import type { Random } from '../../game/table/random';

/** boardgame.io itself, as an oracle. */
export interface FrameworkMatch<G> {
  readonly G: G;
  readonly ctx: Ctx;
  /** The whole state, log, undo and plugins included. */
  readonly state: State<G>;
  move(seat: number, name: string, args: readonly unknown[]): void;
  /** Takes back the last move if the framework lets this seat. */
  undo(seat: number): void;
}

export function frameworkMatch<G>(
  game: Game<G>,
  numPlayers: number,
  seed: string,
): FrameworkMatch<G> {
  const client = Client<G>({ game: { ...game, seed }, numPlayers, debug: false });
  client.start();
  const current = (): State<G> => client.store.getState() as State<G>;
  return {
    get G() {
      return current().G;
    },
    get ctx() {
      return current().ctx;
    },
    get state() {
      return current();
    },
    move(seat, name, args) {
      // As the client's own dispatchers do, for names that it has none for too.
      const payload = { type: name, args, playerID: String(seat) };
      client.store.dispatch({ type: 'MAKE_MOVE', payload });
    },
    undo(seat) {
      client.updatePlayerID(String(seat));
      client.undo();
    },
  };
}

/** The framework's own random source for a seed, as a match of that seed would use it. */
export function frameworkRandom(seed: string): Random {
  let captured: Random | undefined;
  InitializeGame({
    game: {
      seed,
      setup: ({ random }) => {
        captured = random;
        return {};
      },
    },
  });
  if (!captured) throw new Error('the framework gave no random source');
  return captured;
}
