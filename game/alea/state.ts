import type { NOT_YET, PHASE_OVER, Question } from '../table/asking';
import type { Table } from '../table/module';
import { PROVINCES } from './components';
import type { AleaEvents } from './events';

/** What the table can ask, each with the moves that answer it. */
export type Decision =
  | typeof NOT_YET
  | typeof PHASE_OVER
  | 'roll'
  | 'place'
  | 'confirm'
  | 'keepTiles'
  | 'keepCard'
  | 'takeProvince'
  | 'takePatrician';

/** A card or tile that the viewer may not know. */
export const HIDDEN = -1;
/** Where a patrician lives who lives in no province: without a home, or in the Villa. */
export const NOWHERE = -1;
export const IN_VILLA = PROVINCES;

export interface Player {
  /** Dice before the player that wait for the next roll. */
  unrolled: number;
  /** Rolled dice, by value from 1. */
  hand: number[];
  chips: number;
  /** Tiles by their numbers, in the order in which they were taken. */
  provinces: number[];
  patricians: number[];
  /** Fortuna tiles kept, face up: how many of each value from 1. */
  fortuna: number[];
  /** Values of the Fortuna tiles drawn this round; HIDDEN from all others. */
  drawn: number[];
}

/** A run in the Senatus from its lowest to its highest value; both 0 if there is none. */
export interface Run {
  low: number;
  high: number;
}

/** Where the Senate cards of one payment went, and with that what each seat knows of them for good. */
export interface Dealing {
  /** The rewarded seats, the best first. */
  seats: number[];
  /** The card of each of them, in that order; then those that went under the pile. */
  cards: number[];
  /** The two cards that the first gave on, in no order: he does not know where each of them went. */
  passedOn: number[];
}

export interface Score {
  provinces: number;
  patricians: number;
  fortuna: number;
  chips: number;
  /** By Senate card; null where they are hidden. */
  cards: (number | null)[];
  total: number | null;
  /** Printed values of the patricians without a home, which break a tie. */
  unhoused: number;
  /** The home of each patrician: the number of a province, IN_VILLA or NOWHERE. */
  housing: number[];
}

export interface AleaState {
  asked: Question<Decision>;
  players: Player[];

  round: number;
  startPlayer: number;
  lap: number;
  /** Somebody has placed the last die: the round ends with this lap. */
  lastLap: boolean;

  /** Dice by seat and value. */
  templum: number[][];
  /** How many tiles the seat that is asked keeps. */
  toKeep: number;
  /** Values of the hidden tiles; the last entry is drawn first. */
  fortunaPile: number[];
  /** Open tiles beside the Templum: how many of each value. */
  fortunaDiscard: number[];

  /** By seat. */
  senatus: Run[];
  /** Face down; the last entry lies on top. What went under it stands in the dealings: it never comes up again. */
  senatePile: number[];
  /** The cards that the asked seat is looking at. */
  offered: number[];
  dealings: Dealing[];

  /** Sizes of sets by seat and value. */
  castrum: number[][];
  openProvinces: number[];
  provincePile: number[];
  provincesGone: number[];

  /** The dice on the pillars from the left. */
  forum: { values: number[]; owners: number[] };
  openPatricians: number[];
  patricianPile: number[];
  patriciansGone: number[];

  /** Dice by seat. */
  latrina: number[];

  /** Final scores by seat; empty until the last round is paid. */
  scores: Score[];
}

/** What one seat sees: the same, with HIDDEN where it may not know. */
export type AleaView = AleaState;

export type AleaTable = Table<AleaState, AleaEvents>;
