import { sylla } from './sylla';

/** The games at this table, by id. */
export const GAMES = { sylla };
export type GameId = keyof typeof GAMES;

export function isGameId(id: string): id is GameId {
  return Object.hasOwn(GAMES, id);
}

/** The game of this id. An unknown one is an error that names the games there are. */
export function gameById(id: string): (typeof GAMES)[GameId] {
  if (isGameId(id)) return GAMES[id];
  throw new Error(
    `there is no game ${JSON.stringify(id)}; the games are: ${Object.keys(GAMES).join(', ')}`,
  );
}
