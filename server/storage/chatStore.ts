import type { ChatLine } from '../../game/online/api';
import { type Database, sql } from './database';

/** What is kept of a conversation: the newest lines. */
const LINES = 200;

export class ChatStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async add(matchID: string, { id, seat, name, text, at }: ChatLine): Promise<void> {
    await this.#database.write(
      sql(
        `INSERT INTO chat (match_id, at, line_id, seat, name, line) VALUES (?, ?, ?, ?, ?, ?)
          ON CONFLICT (match_id, at, line_id) DO NOTHING`,
        matchID,
        at,
        id,
        seat,
        name,
        text,
      ),
    );
  }

  /** In the order in which they were said. */
  async lines(matchID: string): Promise<ChatLine[]> {
    const text = `SELECT line_id, seat, name, line, at FROM chat WHERE match_id = ?
      ORDER BY at DESC, line_id LIMIT ${LINES}`;
    const rows = await this.#database.read(sql(text, matchID));
    return rows
      .map((row) => ({
        id: String(row.line_id),
        seat: Number(row.seat),
        name: String(row.name),
        text: String(row.line),
        at: Number(row.at),
      }))
      .reverse();
  }
}
