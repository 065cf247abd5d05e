import type { NOT_YET, PHASE_OVER, Question } from '../table/asking';
import type { Table } from '../table/module';
import type { TriumvirateEvents } from './events';

/** What the table can ask, each with the moves that answer it. */
export type Decision =
  | typeof NOT_YET
  | typeof PHASE_OVER
  | 'rome'
  | 'spreadGold'
  | 'spreadLegions'
  | 'march'
  | 'actions'
  | 'flight'
  | 'compensation'
  | 'consul';

/** Nobody, nowhere, nothing. */
export const NONE = -1;

export interface Player {
  /** In hand. */
  gold: number;
  citizens: number;
  consulates: number;
  /** Political and military, from I to VII. */
  competences: number[];
  /** In the own stock, not in the bag. */
  weapons: number;
  /** The province where the character stands. Until his flight is answered that is the one he has just lost. */
  stone: number;
  /** Officials with the stone: they do nothing. */
  carried: number;
}

export interface TriumvirateState {
  asked: Question<Decision>;
  /** Whose turn it is; others may be asked in the middle of it. */
  active: number;
  players: Player[];

  // By province.
  /** The seat whose governor stands there, or NONE where the province is not in the game. */
  owner: number[];
  legions: number[];
  gold: number[];
  /** Officials set down, under the governor. */
  officials: number[];
  /** The governor covers the supply field. */
  onField: boolean[];

  /** Gold and legions nobody has, and citizens on nobody's side. */
  bank: number;
  stock: number;
  neutral: number;
  /** Weapons in the bag, by colour. */
  bag: number[];

  year: number;
  /** Turns left until the election, this one included. */
  calendar: number;

  /** Of the turn: movement points left, actions done, and officials taken up where the stone stands. */
  points: number;
  actions: number;
  takenUp: boolean;

  /** The compensation card: who lost last, and which side lies up. */
  card: { holder: number; side: number };
  /** The province just lost, until its loser is compensated: his seat, and the officials lost with it. */
  loss: { seat: number; officials: number };

  winner: number;
  /** The kind of victory, or NONE. */
  victory: number;
}

/** Everything lies open: a seat sees the state itself. */
export type TriumvirateView = TriumvirateState;

export type TriumvirateTable = Table<TriumvirateState, TriumvirateEvents>;

/** Distance to each of the three victories. There is no common measure, so there is no total. */
export interface Score {
  political: {
    citizens: number;
    consulates: number;
    /** Either so many consulates more … */
    missingConsulates: number;
    /** … or, once consul, so many citizens. */
    missingCitizens: number;
  };
  military: { provinces: number; missing: number };
  competence: { political: number; military: number; missing: number };
  total: null;
}
