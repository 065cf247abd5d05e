import { type Database, sql } from './database';

/** Codes that carry a device's secret to another one, sealed so that only the code opens them. */
export class CodeStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async add(code: string, sealed: string, expires: number): Promise<void> {
    await this.#database.write(
      sql(
        'INSERT INTO device_codes (code, sealed, expires) VALUES (?, ?, ?)',
        code,
        sealed,
        expires,
      ),
    );
  }

  /** What was sealed under a code, to one caller only. */
  async take(code: string, now: number): Promise<string | undefined> {
    const text = 'SELECT sealed FROM device_codes WHERE code = ? AND expires > ?';
    const [row] = await this.#database.read(sql(text, code, now));
    if (!row) return undefined;
    const isFirst = await this.#database.write(
      sql('DELETE FROM device_codes WHERE code = ?', code),
    );
    return isFirst ? String(row.sealed) : undefined;
  }

  async dropExpired(now: number): Promise<void> {
    await this.#database.write(sql('DELETE FROM device_codes WHERE expires <= ?', now));
  }
}
