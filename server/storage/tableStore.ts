import type { LogEntry, State } from 'boardgame.io';
import type { BotLevel, Clock } from '../../game/online/api';
import type { Timing } from '../table/timing';
import { type Database, IF_FIRST, type Statement, sql } from './database';
import { type MatchRecord, recordsOf, type SeatRecord, selectRecords } from './records';
import { stateText } from './stateText';

/** A table as it is opened. */
export interface OpenedTable {
  readonly matchID: string;
  readonly game: string;
  readonly unlisted: boolean;
  readonly options: Readonly<Record<string, boolean>>;
  readonly clock: Clock;
  readonly opener: string | null;
  readonly seats: readonly SeatRecord[];
  readonly initialState: State;
  readonly created: number;
}

/** Who sits down. */
export interface Sitter {
  readonly name: string;
  readonly credentials: string;
  readonly device: string | null;
  readonly bot: BotLevel | null;
}

export interface CommittedMove {
  readonly matchID: string;
  /** The state that the move was made on; if it is not the stored one any more, nothing is written. */
  readonly base: number;
  readonly state: State;
  readonly deltalog: readonly LogEntry[];
  /** Marks what this very action wrote, so that it can be told from another's. */
  readonly operation: string;
  readonly timing: Timing;
  readonly due: number | null;
  readonly now: number;
}

export interface ListWish {
  readonly game: string | null;
  readonly openOnly: boolean;
  readonly after: { readonly created: number; readonly matchID: string } | null;
  readonly limit: number;
}

const LISTED = 'unlisted = 0 AND gameover IS NULL';
const NEWEST_FIRST = 'm.created_at DESC';

/** Everything about tables that boardgame.io's storage interface has no words for. */
export class TableStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async open(table: OpenedTable): Promise<void> {
    await this.#database.write(...insertions(table, '1 = 1'));
  }

  /** Opens the next table of a finished match, unless somebody was quicker. */
  openRematch(matchID: string, table: OpenedTable): Promise<boolean> {
    return this.#database.write(
      sql(
        'UPDATE matches SET rematch = ? WHERE match_id = ? AND rematch IS NULL',
        table.matchID,
        matchID,
      ),
      ...insertions(table, IF_FIRST),
    );
  }

  async record(matchID: string): Promise<MatchRecord | undefined> {
    const text = selectRecords('SELECT * FROM matches WHERE match_id = ?', '1');
    return recordsOf(await this.#database.read(sql(text, matchID)))[0];
  }

  /** Public matches that are not over, newest first. */
  async list({ game, openOnly, after, limit }: ListWish): Promise<MatchRecord[]> {
    const conditions = [sql(LISTED)];
    if (game !== null) conditions.push(sql('game = ?', game));
    if (openOnly) conditions.push(sql('open_seats > 0'));
    if (after)
      conditions.push(
        sql(
          'created_at <= ? AND (created_at < ? OR match_id > ?)',
          after.created,
          after.created,
          after.matchID,
        ),
      );
    const where = conditions.map(({ text }) => text).join(' AND ');
    const page = `SELECT * FROM matches WHERE ${where} ORDER BY created_at DESC, match_id LIMIT ?`;
    const values = conditions.flatMap((condition) => condition.values);
    const rows = await this.#database.read(
      sql(selectRecords(page, NEWEST_FIRST), ...values, limit),
    );
    return recordsOf(rows);
  }

  async oldestOpen(game: string, limit: number): Promise<MatchRecord[]> {
    const open = `SELECT * FROM matches WHERE ${LISTED} AND game = ? AND open_seats > 0
      ORDER BY created_at LIMIT ?`;
    return recordsOf(
      await this.#database.read(sql(selectRecords(open, 'm.created_at'), game, limit)),
    );
  }

  /** The matches in which a device has a seat. */
  async ofDevice(device: string, limit: number): Promise<MatchRecord[]> {
    const own = `SELECT * FROM matches WHERE match_id IN (SELECT match_id FROM seats WHERE device = ?)
      ORDER BY created_at DESC LIMIT ?`;
    return recordsOf(
      await this.#database.read(sql(selectRecords(own, NEWEST_FIRST), device, limit)),
    );
  }

  /** Seats somebody on a free seat; false if it is not free. */
  takeSeat(matchID: string, seat: number, sitter: Sitter, now: number): Promise<boolean> {
    const { name, credentials, device, bot } = sitter;
    return this.#database.write(
      sql(
        `UPDATE seats SET name = ?, credentials = ?, device = ?, bot = ?
          WHERE match_id = ? AND seat = ? AND credentials IS NULL`,
        name,
        credentials,
        device,
        bot,
        matchID,
        seat,
      ),
      sql(
        `UPDATE matches SET open_seats = open_seats - 1, updated_at = ?
          WHERE match_id = ? AND ${IF_FIRST}`,
        now,
        matchID,
      ),
    );
  }

  /** Frees a seat; only whoever knows its credentials can mean it. */
  leaveSeat(matchID: string, seat: number, credentials: string, now: number): Promise<boolean> {
    return this.#database.write(
      sql(
        `UPDATE seats SET name = NULL, credentials = NULL, device = NULL, bot = NULL
          WHERE match_id = ? AND seat = ? AND credentials = ?`,
        matchID,
        seat,
        credentials,
      ),
      sql(
        `UPDATE matches SET open_seats = open_seats + 1, updated_at = ?
          WHERE match_id = ? AND ${IF_FIRST}`,
        now,
        matchID,
      ),
    );
  }

  /** Gives a taken seat to somebody else, unless it has changed hands meanwhile. */
  passSeat(matchID: string, seat: number, from: string, sitter: Sitter): Promise<boolean> {
    const { name, credentials, device, bot } = sitter;
    return this.#database.write(
      sql(
        `UPDATE seats SET name = ?, credentials = ?, device = ?, bot = ?
          WHERE match_id = ? AND seat = ? AND credentials = ?`,
        name,
        credentials,
        device,
        bot,
        matchID,
        seat,
        from,
      ),
    );
  }

  rename(matchID: string, seat: number, credentials: string, name: string): Promise<boolean> {
    const text = 'UPDATE seats SET name = ? WHERE match_id = ? AND seat = ? AND credentials = ?';
    return this.#database.write(sql(text, name, matchID, seat, credentials));
  }

  resign(matchID: string, seat: number, credentials: string): Promise<boolean> {
    const text =
      'UPDATE seats SET resigned = 1 WHERE match_id = ? AND seat = ? AND credentials = ?';
    return this.#database.write(sql(text, matchID, seat, credentials));
  }

  setTiming(matchID: string, timing: Timing, due: number | null): Promise<boolean> {
    const text = 'UPDATE matches SET timing = ?, due = ? WHERE match_id = ?';
    return this.#database.write(sql(text, JSON.stringify(timing), due, matchID));
  }

  /** Writes a move: its state, its log and what the lobby shows, or nothing at all. False if another was quicker. */
  async commitMove(move: CommittedMove): Promise<boolean> {
    const { matchID, base, state, deltalog, operation, timing, due, now } = move;
    const { gameover } = state.ctx;
    return this.#database.write(
      sql(
        'UPDATE states SET state_id = ?, state = ? WHERE match_id = ? AND state_id = ?',
        state._stateID,
        stateText(state),
        matchID,
        base,
      ),
      sql(
        `UPDATE matches SET updated_at = ?, timing = ?, due = ?, gameover = ?
          WHERE match_id = ? AND ${IF_FIRST}`,
        now,
        JSON.stringify(timing),
        due,
        gameover === undefined ? null : JSON.stringify(gameover),
        matchID,
      ),
      sql(
        `INSERT INTO log (match_id, state_id, operation, entries) SELECT ?, ?, ?, ? WHERE ${IF_FIRST}`,
        matchID,
        base,
        operation,
        JSON.stringify(deltalog),
      ),
    );
  }

  /** This very action was written on this state: a commit that failed on its way back did happen. */
  async wasCommitted(matchID: string, base: number, operation: string): Promise<boolean> {
    const text = 'SELECT 1 FROM log WHERE match_id = ? AND state_id = ? AND operation = ?';
    return (await this.#database.read(sql(text, matchID, base, operation))).length > 0;
  }

  /** Matches in which something is to happen by itself by now. */
  async due(now: number, limit: number): Promise<string[]> {
    const text = 'SELECT match_id FROM matches WHERE due <= ? ORDER BY due LIMIT ?';
    const rows = await this.#database.read(sql(text, now, limit));
    return rows.map(({ match_id }) => String(match_id));
  }

  /** Matches that nobody has touched since; the oldest first. */
  async untouchedSince(time: number, limit: number): Promise<string[]> {
    const text = `SELECT match_id FROM matches WHERE created_at < ? AND updated_at < ?
      ORDER BY created_at LIMIT ?`;
    const rows = await this.#database.read(sql(text, time, time, limit));
    return rows.map(({ match_id }) => String(match_id));
  }
}

function insertions(table: OpenedTable, condition: string): [Statement, ...Statement[]] {
  const { matchID, game, unlisted, options, clock, opener, seats, initialState, created } = table;
  const state = stateText(initialState);
  return [
    sql(
      `INSERT INTO matches
        (match_id, game, unlisted, options, clock, opener, open_seats, created_at, updated_at)
        SELECT ?, ?, ?, ?, ?, ?, ?, ?, ? WHERE ${condition}`,
      matchID,
      game,
      unlisted ? 1 : 0,
      JSON.stringify(options),
      clock,
      opener,
      seats.filter(({ credentials }) => credentials === null).length,
      created,
      created,
    ),
    ...seats.map(({ name, credentials, device, bot }, seat) =>
      sql(
        `INSERT INTO seats (match_id, seat, name, credentials, device, bot)
          SELECT ?, ?, ?, ?, ?, ? WHERE ${IF_FIRST}`,
        matchID,
        seat,
        name,
        credentials,
        device,
        bot,
      ),
    ),
    sql(
      `INSERT INTO states (match_id, state_id, state) SELECT ?, ?, ? WHERE ${IF_FIRST}`,
      matchID,
      initialState._stateID,
      state,
    ),
    sql(`INSERT INTO beginnings (match_id, state) SELECT ?, ? WHERE ${IF_FIRST}`, matchID, state),
  ];
}
