import type { GameId } from '../manifests';

/**
 * What crosses the wire between the page and the server, beside boardgame.io's own lobby and sockets. A device proves
 * who it is with a random secret in the header `Authorization: Bearer …`; the server keeps only its hash.
 */

/** How much time a seat has: none at all to worry about, some minutes in all, or a day for each move. */
export const CLOCKS = ['none', 'fast', 'day'] as const;
export type Clock = (typeof CLOCKS)[number];

export const BOT_LEVELS = ['easy', 'normal', 'hard'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

export const LIMITS = {
  /** Letters of a name, and of a chat message. */
  name: 24,
  chat: 400,
  /** Matches in one page of the list. */
  page: 50,
} as const;

export interface OnlineSeat {
  /** Null while the seat is free. */
  readonly name: string | null;
  readonly bot: BotLevel | null;
  readonly isConnected: boolean;
  /** The seat has given up; a bot or nobody plays on for it. */
  readonly resigned: boolean;
  /** A bot plays for its owner, who resigned or is away; whoever was only away gets it back on returning. */
  readonly playedByBot: boolean;
  /** Somebody else may claim it: its owner has been away for longer than the table allows. */
  readonly claimable: boolean;
  /** Milliseconds left on its clock; null without a clock. */
  readonly timeLeft: number | null;
}

/** A match as everybody may see it who knows its id. */
export interface OnlineMatch {
  readonly matchID: string;
  readonly game: GameId;
  readonly seats: readonly OnlineSeat[];
  readonly options: Readonly<Record<string, boolean>>;
  readonly clock: Clock;
  readonly unlisted: boolean;
  /** All seats are taken: the game runs. */
  readonly isRunning: boolean;
  readonly isOver: boolean;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly updated: number;
  /** The seats the game waits for, and since when. */
  readonly awaited: readonly number[];
  readonly since: number;
  /** The match that was agreed on as the next one, once somebody asked for a rematch. */
  readonly rematch: string | null;
}

/** A seat that belongs to the asking device, with what it needs to play on it. */
export interface OwnSeat {
  readonly seat: number;
  readonly credentials: string;
}

export interface SeatedMatch extends OnlineMatch {
  readonly own: readonly OwnSeat[];
}

export interface MatchPage {
  readonly matches: readonly OnlineMatch[];
  /** Hand it back for the next page; null at the end. */
  readonly next: string | null;
}

export interface NewMatch {
  readonly game: string;
  readonly players: number;
  readonly options: Readonly<Record<string, boolean>>;
  readonly unlisted: boolean;
  readonly clock: Clock;
  /** The name of whoever opens the table; seat 0 is theirs. */
  readonly name: string;
  /** Levels of the bots that fill the last seats. */
  readonly bots: readonly BotLevel[];
}

export interface ChatLine {
  readonly id: string;
  /** The seat that said it. */
  readonly seat: number;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

/** Why the server refuses: a code for the page to say in the person's language. */
export const SERVER_REFUSALS = [
  'badRequest',
  'notFound',
  'notYours',
  'noSuchGame',
  'badTable',
  'badName',
  'seatTaken',
  'full',
  'running',
  'notRunning',
  'over',
  'notClaimable',
  'badCode',
  'tooMany',
  'tooFast',
  'tooLarge',
  'stale',
  'unavailable',
] as const;
export type ServerRefusal = (typeof SERVER_REFUSALS)[number];

export interface ServerError {
  readonly error: ServerRefusal;
  /** English, for those who read the wire. */
  readonly message: string;
}

/** The socket event that tells a sender why a move was not made; a `sync` follows it. */
export const REJECTED = 'rejected';
export interface Rejection {
  readonly matchID: string;
  /** A refusal of the game, or one of the server's. */
  readonly code: string;
  readonly args: Readonly<Record<string, number>>;
}

/** The socket event that tells of changes around the match (seats, clock, rematch), as boardgame.io's matchData does not. */
export const MATCH_CHANGED = 'matchChanged';
