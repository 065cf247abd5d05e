import type { NOT_YET, PHASE_OVER, Question } from '../table/asking';
import type { Table } from '../table/module';
import type { SyllaEvents } from './events';

/** What the table can ask, each with the moves that answer it. */
export type Decision =
  | typeof NOT_YET
  | typeof PHASE_OVER
  | 'startingCharacters'
  | 'votes'
  | 'consulToken'
  | 'recruit'
  | 'offer'
  | 'bid'
  | 'payment'
  | 'insulaToken'
  | 'revenue'
  | 'cube'
  | 'prevent'
  | 'flip'
  | 'remove'
  | 'stake';

/** What a player keeps behind the screen. */
export interface Purse {
  money: number;
  /** By virtue. */
  tokens: number[];
}

export interface Player<Behind = Purse> {
  prestige: number;
  purse: Behind;
  /** Cards face up: how many of each, by card number. */
  upright: number[];
  sideways: number[];
  /** Cards face down; which way they lie is kept under the flip. */
  faceDown: number[];
  faceDownSideways: number[];
  /** Lasting buildings face up and face down, by building number. */
  buildings: number[];
  buildingsDown: number[];
  /** Cubes still to be placed in phase V, by kind. */
  cubes: number[];
  /** In a secret choice: the player has one, and may still change it. */
  decided: boolean;
  /** Secret: the characters chosen to start with, by card number; empty before and after. */
  choice: number[];
  /** Secret: deniers laid out for the Great Work, and the thumb. */
  stake: number;
  build: boolean;
}

export interface Score {
  track: number;
  christians: number;
  /** Null where the purse is behind a screen. */
  freedSlaves: number | null;
  /** By virtue. */
  tokens: number[] | null;
  total: number | null;
}

/** Nothing lies there, nobody, none. */
export const NONE = -1;
/** A card or tile that the viewer may not know. */
export const HIDDEN = -1;

/** Votes of a seat in the election: not yet named, passed, or a number from 0. */
export const NOT_NAMED = -2;
export const PASSED = -1;

export interface TableOf<P> {
  openPurses: boolean;
  asked: Question<Decision>;
  players: P[];

  turn: number;
  consul: number;
  /** The number on each seat's revenue tile: its set of cards, and I is the first Consul. */
  revenueTiles: number[];
  /** Square of each marker, by virtue. */
  ladder: number[];
  famine: number;

  /** Displayed characters from the left; NONE where one was taken. */
  display: number[];
  /** Face down; the last entry lies on top. */
  characterPile: number[];
  /** Known cards under the pile, the uppermost first. */
  returned: number[];

  /** Building for sale on each place, or NONE. */
  places: number[];
  /** Face down; the last entry lies on top. */
  buildingPile: number[];
  /** Tiles out of the game, by building number. */
  buildingsGone: number[];

  /** Open events from the highest place; Decadence always in the last. */
  events: number[];
  eventPile: number[];
  eventsGone: number[];

  /** The Great Work laid aside for this turn's phase VI, or NONE. */
  work: number;
  /** The Works to come; only the first lies open. */
  worksAhead: number[];
  worksDone: number[];
  workRemoved: number;

  election: { votes: number[]; best: number; leader: number };
  sale: { offers: number; seller: number; place: number; best: number; leader: number };
  /** Tokens the buyer of an Insula may still take. */
  tokensOwed: number;
  /** What the seat whose revenue it is has left to use, and the markers taverns have moved this phase. */
  revenue: { temples: number; taverns: number; moved: boolean[] };
  /** Cubes on each open event by seat, the events prevented, and the one whose flips are being made. */
  fight: { cubes: number[][]; prevented: number[]; flipping: number };

  /** Final scores by seat; empty until Ecclesia is over. */
  scores: Score[];
}

export type SyllaState = TableOf<Player>;

/** What one seat sees. The state itself can stand in for it wherever only the seat's own knowledge is used. */
export type SyllaView = TableOf<Player<Purse | null>>;

export type SyllaTable = Table<SyllaState, SyllaEvents>;
