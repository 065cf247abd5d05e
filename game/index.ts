import { alea } from './alea';
import { GAME_IDS, type GameId, isGameId } from './manifests';
import { sylla } from './sylla';
import { type AnyGame, anyGame } from './table/module';
import { triumvirate } from './triumvirate';

export { type GameId, isGameId } from './manifests';

/** The games at this table, by id. */
export const GAMES: Readonly<Record<GameId, AnyGame>> = {
  sylla: anyGame(sylla),
  alea: anyGame(alea),
  triumvirate: anyGame(triumvirate),
};

/** The game of this id. An unknown one is an error that names the games there are. */
export function gameById(id: string): AnyGame {
  if (isGameId(id)) return GAMES[id];
  throw new Error(`there is no game ${JSON.stringify(id)}; the games are: ${GAME_IDS.join(', ')}`);
}
