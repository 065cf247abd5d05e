import { sylla } from './sylla';
import { type AnyGame, anyGame } from './table/module';

/** The games at this table, by id. */
export const GAMES = { sylla };
export type GameId = keyof typeof GAMES;

export function isGameId(id: string): id is GameId {
  return Object.hasOwn(GAMES, id);
}

/** The game of this id. An unknown one is an error that names the games there are. */
export function gameById(id: string): AnyGame {
  if (isGameId(id)) return anyGame(GAMES[id]);
  throw new Error(
    `there is no game ${JSON.stringify(id)}; the games are: ${Object.keys(GAMES).join(', ')}`,
  );
}
