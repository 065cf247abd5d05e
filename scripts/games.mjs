// The games by id with the least and most players, for command lines. A test compares this with game/, which is TypeScript.
import { Complaint } from './run.mjs';

export const games = { sylla: [3, 4], alea: [2, 5], triumvirate: [2, 3] };

export function seatsOf(game) {
  if (Object.hasOwn(games, game)) return games[game];
  const known = Object.keys(games).join(', ');
  throw new Complaint(`There is no game "${game}"; --game is one of: ${known}.`);
}
