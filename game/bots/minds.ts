import { aleaMind } from '../alea/bot';
import { GAME_IDS, type GameId, isGameId } from '../manifests';
import { syllaMind } from '../sylla/bot';
import { type AnyMind, anyMind } from '../table/search/mind';
import { triumvirateMind } from '../triumvirate/bot';

/** What bots know of the games, by id. */
const MINDS: Readonly<Record<GameId, AnyMind>> = {
  sylla: anyMind(syllaMind),
  alea: anyMind(aleaMind),
  triumvirate: anyMind(triumvirateMind),
};

export function mindOf(id: string): AnyMind {
  return MINDS[knownGame(id)];
}

/** The id of a game that bots play. An unknown one is an error that names those there are. */
export function knownGame(id: string): GameId {
  if (isGameId(id)) return id;
  throw new Error(`no bot plays ${JSON.stringify(id)}; bots play: ${GAME_IDS.join(', ')}`);
}
