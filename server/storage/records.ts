import { type BotLevel, CLOCKS, type Clock } from '../../game/online/api';
import type { Timing } from '../table/timing';
import type { Row } from './database';

export interface SeatRecord {
  readonly name: string | null;
  /** Null while the seat is free. */
  readonly credentials: string | null;
  /** The hash of the secret of the device that owns it. */
  readonly device: string | null;
  readonly bot: BotLevel | null;
  readonly resigned: boolean;
}

/** A match without its state: what the lobby and the clock need. */
export interface MatchRecord {
  readonly matchID: string;
  readonly game: string;
  readonly unlisted: boolean;
  readonly options: Readonly<Record<string, boolean>>;
  readonly clock: Clock;
  /** The device that opened the table. */
  readonly opener: string | null;
  readonly openSeats: number;
  readonly created: number;
  readonly updated: number;
  readonly isOver: boolean;
  readonly rematch: string | null;
  /** Null until all seats are taken. */
  readonly timing: Timing | null;
  readonly seats: readonly SeatRecord[];
}

/** Selects whole matches with one row a seat; `matches` may stand for any selection of them. */
export function selectRecords(matches: string, order: string): string {
  return `SELECT m.*, s.seat, s.name, s.credentials, s.device, s.bot, s.resigned
    FROM (${matches}) m JOIN seats s ON s.match_id = m.match_id ORDER BY ${order}, m.match_id, s.seat`;
}

/** Puts the rows of `selectRecords` together again. */
export function recordsOf(rows: readonly Row[]): MatchRecord[] {
  const found = new Map<string, { match: Row; seats: SeatRecord[] }>();
  for (const row of rows) {
    const matchID = String(row.match_id);
    const entry = found.get(matchID) ?? { match: row, seats: [] };
    entry.seats.push(seatOf(row));
    found.set(matchID, entry);
  }
  return [...found.values()].map(({ match, seats }) => recordOf(match, seats));
}

function recordOf(row: Row, seats: SeatRecord[]): MatchRecord {
  return {
    matchID: String(row.match_id),
    game: String(row.game),
    unlisted: row.unlisted === 1,
    options: parsed<Record<string, boolean>>(row.options) ?? {},
    clock: CLOCKS.find((clock) => clock === row.clock) ?? 'none',
    opener: text(row.opener),
    openSeats: Number(row.open_seats),
    created: Number(row.created_at),
    updated: Number(row.updated_at),
    isOver: row.gameover !== null,
    rematch: text(row.rematch),
    timing: parsed<Timing>(row.timing) ?? null,
    seats,
  };
}

function seatOf(row: Row): SeatRecord {
  return {
    name: text(row.name),
    credentials: text(row.credentials),
    device: text(row.device),
    bot: text(row.bot) as BotLevel | null,
    resigned: row.resigned === 1,
  };
}

function text(value: Row[string] | undefined): string | null {
  return value === null || value === undefined ? null : String(value);
}

/** What a column of JSON holds; undefined if it is empty. */
export function parsed<T>(value: Row[string] | undefined): T | undefined {
  return typeof value === 'string' ? (JSON.parse(value) as T) : undefined;
}
