import { GAMES, type GameId, gameById } from '../../game';
import type { Asking } from '../../game/table/asking';
import { range } from '../../game/table/lists';
import type { AnyGame } from '../../game/table/module';
import type { Random } from '../../game/table/random';
import { REVEALS_ALEA, scrambleAlea } from './scramble.alea';
import { REVEALS_SYLLA, scrambleSylla } from './scramble.sylla';
import {
  HAS_SECRETS_TRIUMVIRATE,
  REVEALS_TRIUMVIRATE,
  scrambleTriumvirate,
} from './scramble.triumvirate';

type Scramble = (G: Asking, seat: number | null, random: Random) => Asking;

/** What the laws of the table need to know of a game beyond its module. */
interface Secrets {
  /** Another state that differs from this one only in what the seat (null: a spectator) may not know. */
  scramble: Scramble;
  /** Events after which nobody can un-know what was drawn or shown. */
  reveals: readonly string[];
  /** The game hides something from somebody. */
  hides: boolean;
}

export const SECRETS: Record<GameId, Secrets> = {
  sylla: { scramble: scrambleSylla as unknown as Scramble, reveals: REVEALS_SYLLA, hides: true },
  alea: { scramble: scrambleAlea as unknown as Scramble, reveals: REVEALS_ALEA, hides: true },
  triumvirate: {
    scramble: scrambleTriumvirate as unknown as Scramble,
    reveals: REVEALS_TRIUMVIRATE,
    hides: HAS_SECRETS_TRIUMVIRATE,
  },
};

export const ALL_GAMES: [string, AnyGame][] = Object.keys(GAMES).map((id) => [id, gameById(id)]);

/** Every game with every number of players: `describe.each(TABLES)('%s with %i players', …)`. */
export const TABLES: [string, number, AnyGame][] = ALL_GAMES.flatMap(([id, game]) => {
  const { least, most } = game.seats;
  return range(most - least + 1).map((i): [string, number, AnyGame] => [id, least + i, game]);
});

/** So many games over all player counts of a game, as a share for one of them. */
export function shareOf(games: number, { seats }: AnyGame): number {
  return Math.ceil(games / (seats.most - seats.least + 1));
}

export function secretsOf(game: AnyGame): Secrets {
  return SECRETS[game.id as GameId];
}
