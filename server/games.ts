import type { Game, Plugin } from 'boardgame.io';
import { ProcessGameConfig } from 'boardgame.io/internal';
import { GAMES } from '../game';
import { GAME_IDS, type GameId } from '../game/manifests';
import type { AnyGame } from '../game/table/module';
import { Refused } from './refused';
import { newSeed } from './secrets';

/** The framework seeds with the time of day, which the lobby publishes; of its own plugin only that is replaced. */
const cryptoSeed: Plugin = { name: 'random', setup: () => ({ seed: newSeed() }) };

/** A game as the server runs it: the module that knows its rules, and the framework's form of it. */
export interface ServedGame {
  readonly id: GameId;
  readonly module: AnyGame;
  readonly game: ReturnType<typeof ProcessGameConfig>;
}

function served(id: GameId): ServedGame {
  const module = GAMES[id];
  const game: Game = { ...module.game, plugins: [...(module.game.plugins ?? []), cryptoSeed] };
  return { id, module, game: ProcessGameConfig(game) };
}

export const SERVED_GAMES: readonly ServedGame[] = GAME_IDS.map(served);

const byId = new Map<string, ServedGame>(SERVED_GAMES.map((game) => [game.id, game]));

export function servedGame(id: string): ServedGame {
  const found = byId.get(id);
  if (!found) throw new Refused('noSuchGame', `the games are: ${GAME_IDS.join(', ')}`);
  return found;
}
