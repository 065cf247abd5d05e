import type { LogEntry, Server, State, StorageAPI } from 'boardgame.io';
import { Async } from 'boardgame.io/internal';
import { type Database, IF_FIRST, type Row, type Statement, sql } from './database';
import { parsed } from './records';
import { MIGRATIONS, PARTS } from './schema';
import { stateOf, stateText } from './stateText';

/** A seat was given to somebody else meanwhile. Koa answers with the status. */
export class SeatTakenError extends Error {
  readonly status = 409;
}

/** What boardgame.io keeps of a match beside the seats; what it may add one day stands in `extra`. */
type Metadata = Partial<Server.MatchData>;

/**
 * boardgame.io's storage interface on our tables. Its callers read metadata, change it and write it back as a whole;
 * of such a write only what is certain is taken: a seat can be filled or renamed, never emptied or given away.
 */
export class MatchStore extends Async {
  constructor(protected readonly database: Database) {
    super();
  }

  async connect(): Promise<void> {
    await this.database.migrate(MIGRATIONS);
  }

  override async createMatch(matchID: string, opts: StorageAPI.CreateMatchOpts): Promise<void> {
    const { initialState, metadata } = opts;
    const state = stateText(initialState);
    await this.database.write(
      ...insertMatch(matchID, metadata),
      sql(
        `INSERT INTO states (match_id, state_id, state) SELECT ?, ?, ? WHERE ${IF_FIRST}`,
        matchID,
        initialState._stateID ?? 0,
        state,
      ),
      sql(`INSERT INTO beginnings (match_id, state) SELECT ?, ? WHERE ${IF_FIRST}`, matchID, state),
    );
  }

  /** A state older than the stored one is left out, and so is an entry of the log that is already there. */
  async setState(matchID: string, state: State, deltalog: LogEntry[] = []): Promise<void> {
    await this.database.write(
      sql(
        `INSERT INTO states (match_id, state_id, state) VALUES (?, ?, ?)
          ON CONFLICT (match_id) DO UPDATE SET state_id = excluded.state_id, state = excluded.state
          WHERE states.state_id <= excluded.state_id`,
        matchID,
        state?._stateID ?? 0,
        stateText(state),
      ),
      sql(
        `INSERT INTO log (match_id, state_id, entries) SELECT ?, ?, ? WHERE ${IF_FIRST}
          ON CONFLICT (match_id, state_id) DO NOTHING`,
        matchID,
        deltalog[0]?._stateID ?? 0,
        JSON.stringify(deltalog),
      ),
    );
  }

  async setMetadata(matchID: string, metadata: Server.MatchData): Promise<void> {
    const { gameover, updatedAt, nextMatchID, unlisted } = metadata;
    const wasThere = await this.database.write(
      sql(
        `UPDATE matches SET updated_at = ?, gameover = ?, rematch = ?, unlisted = ? WHERE match_id = ?`,
        updatedAt ?? null,
        jsonOf(gameover),
        nextMatchID ?? null,
        unlisted ? 1 : 0,
        matchID,
      ),
    );
    if (!wasThere) await this.database.write(...insertMatch(matchID, metadata));
    for (const [seat, player] of Object.entries(metadata.players ?? {})) {
      if (player.credentials) await this.#fillSeat(matchID, Number(seat), player);
    }
  }

  async fetch<O extends StorageAPI.FetchOpts>(
    matchID: string,
    opts: O,
  ): Promise<StorageAPI.FetchResult<O>> {
    const found: Partial<StorageAPI.FetchFields> = {};
    const { database } = this;
    if (opts.state) {
      const [row] = await database.read(
        sql('SELECT state FROM states WHERE match_id = ?', matchID),
      );
      if (row) found.state = stateOf(String(row.state));
    }
    if (opts.initialState) {
      const [row] = await database.read(
        sql('SELECT state FROM beginnings WHERE match_id = ?', matchID),
      );
      if (row) found.initialState = stateOf(String(row.state));
    }
    if (opts.metadata) {
      const metadata = await this.#metadata(matchID);
      if (metadata) found.metadata = metadata;
    }
    if (opts.log) {
      const log = await this.#log(matchID);
      // A match without moves has an empty log; no match has none.
      const isThere = log.length > 0 || (await this.#has(matchID));
      if (isThere) found.log = log;
    }
    return found as StorageAPI.FetchResult<O>;
  }

  async wipe(matchID: string): Promise<void> {
    const wiped = await this.database.write(
      sql('DELETE FROM matches WHERE match_id = ?', matchID),
      ...PARTS.map((part) =>
        sql(`DELETE FROM ${part} WHERE match_id = ? AND ${IF_FIRST}`, matchID),
      ),
    );
    if (wiped) return;
    // The interface allows a state without a match.
    for (const part of PARTS)
      await this.database.write(sql(`DELETE FROM ${part} WHERE match_id = ?`, matchID));
  }

  override async listMatches(opts: StorageAPI.ListMatchesOpts = {}): Promise<string[]> {
    const { isGameover, updatedBefore, updatedAfter } = opts.where ?? {};
    const conditions: Statement[] = [sql('1 = 1')];
    if (opts.gameName !== undefined) conditions.push(sql('game = ?', opts.gameName));
    if (isGameover !== undefined)
      conditions.push(sql(`gameover IS ${isGameover ? 'NOT NULL' : 'NULL'}`));
    if (updatedBefore !== undefined) conditions.push(sql('updated_at < ?', updatedBefore));
    if (updatedAfter !== undefined) conditions.push(sql('updated_at > ?', updatedAfter));
    const where = conditions.map(({ text }) => text).join(' AND ');
    const values = conditions.flatMap((condition) => condition.values);
    const rows = await this.database.read(
      sql(`SELECT match_id FROM matches WHERE ${where} ORDER BY created_at, match_id`, ...values),
    );
    return rows.map(({ match_id }) => String(match_id));
  }

  async #fillSeat(matchID: string, seat: number, player: Server.PlayerMetadata): Promise<void> {
    const { name, credentials } = player;
    const isTheirs = await this.database.write(
      sql(
        `UPDATE seats SET name = ?, credentials = ?
          WHERE match_id = ? AND seat = ? AND (credentials IS NULL OR credentials = ?)`,
        name ?? null,
        credentials ?? null,
        matchID,
        seat,
        credentials ?? null,
      ),
      sql(
        `UPDATE matches SET open_seats =
            (SELECT count(*) FROM seats WHERE match_id = ? AND seat <> ? AND credentials IS NULL)
          WHERE match_id = ? AND ${IF_FIRST}`,
        matchID,
        seat,
        matchID,
      ),
    );
    if (!isTheirs) throw new SeatTakenError(`seat ${seat} is taken`);
  }

  async #metadata(matchID: string): Promise<Server.MatchData | undefined> {
    const { database } = this;
    const [match] = await database.read(sql('SELECT * FROM matches WHERE match_id = ?', matchID));
    if (!match) return undefined;
    const seats = await database.read(
      sql('SELECT * FROM seats WHERE match_id = ? ORDER BY seat', matchID),
    );
    return metadataOf(match, seats);
  }

  async #log(matchID: string): Promise<LogEntry[]> {
    const rows = await this.database.read(
      sql('SELECT entries FROM log WHERE match_id = ? ORDER BY state_id', matchID),
    );
    return rows.flatMap(({ entries }) => JSON.parse(String(entries)) as LogEntry[]);
  }

  async #has(matchID: string): Promise<boolean> {
    const rows = await this.database.read(sql('SELECT 1 FROM states WHERE match_id = ?', matchID));
    return rows.length > 0;
  }
}

function insertMatch(matchID: string, metadata: Metadata): [Statement, ...Statement[]] {
  const { gameName, unlisted, setupData, createdAt, updatedAt, gameover, nextMatchID, ...others } =
    metadata;
  const { players = {}, ...extra } = others;
  const seats = Object.entries(players);
  return [
    sql(
      `INSERT INTO matches
        (match_id, game, unlisted, options, open_seats, created_at, updated_at, gameover, rematch, extra)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      matchID,
      gameName ?? null,
      unlisted ? 1 : 0,
      jsonOf(setupData),
      seats.filter(([, { credentials }]) => !credentials).length,
      createdAt ?? null,
      updatedAt ?? null,
      jsonOf(gameover),
      nextMatchID ?? null,
      Object.keys(extra).length > 0 ? JSON.stringify(extra) : null,
    ),
    ...seats.map(([seat, { name, credentials }]) =>
      sql(
        `INSERT INTO seats (match_id, seat, name, credentials) SELECT ?, ?, ?, ? WHERE ${IF_FIRST}`,
        matchID,
        Number(seat),
        name ?? null,
        credentials ?? null,
      ),
    ),
  ];
}

function metadataOf(match: Row, seats: readonly Row[]): Server.MatchData {
  const metadata: Metadata = { ...parsed<Metadata>(match.extra) };
  if (match.game !== null) metadata.gameName = String(match.game);
  if (match.unlisted === 1 || match.game !== null) metadata.unlisted = match.unlisted === 1;
  if (match.options !== null) metadata.setupData = parsed(match.options);
  if (match.created_at !== null) metadata.createdAt = Number(match.created_at);
  if (match.updated_at !== null) metadata.updatedAt = Number(match.updated_at);
  if (match.gameover !== null) metadata.gameover = parsed(match.gameover);
  if (match.rematch !== null) metadata.nextMatchID = String(match.rematch);
  if (seats.length > 0) metadata.players = playersOf(seats);
  return metadata as Server.MatchData;
}

/** Without a prototype: the framework looks seats up by whatever name a client sends. */
function playersOf(seats: readonly Row[]): Server.MatchData['players'] {
  const players: Server.MatchData['players'] = Object.create(null);
  for (const { seat, name, credentials } of seats) {
    const player: Server.PlayerMetadata = { id: Number(seat) };
    if (name !== null) player.name = String(name);
    if (credentials !== null) player.credentials = String(credentials);
    players[Number(seat)] = player;
  }
  return players;
}

function jsonOf(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value);
}
