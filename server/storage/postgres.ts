import { createHash } from 'node:crypto';
import { Pool, type PoolClient, type QueryResult, types } from 'pg';
import {
  type Database,
  IF_FIRST,
  type Migration,
  type Row,
  type Statement,
  VERSIONS,
} from './database';

const CONNECTIONS = 10;
/** Any number, as long as every process of ours uses the same. */
const MIGRATION_LOCK = 0x7121c;

/** Our whole numbers are times and counts: all of them exact as a JavaScript number. */
const asNumbers: typeof types.getTypeParser = (id, format) =>
  id === types.builtins.INT8 ? Number : types.getTypeParser(id, format);

export class PostgresDatabase implements Database {
  readonly #pool: Pool;
  readonly #prepared = new Map<string, { name: string; text: string }>();

  /** `onError` hears of connections that break while nobody is using them. */
  constructor(url: string, onError: (error: Error) => void) {
    this.#pool = new Pool({
      connectionString: url,
      max: CONNECTIONS,
      connectionTimeoutMillis: 5_000,
      types: { getTypeParser: asNumbers },
    });
    this.#pool.on('error', onError);
    // A connection may also break while it is checked out; the query that is under way reports it.
    this.#pool.on('connect', (client) => client.on('error', () => {}));
  }

  async read({ text, values }: Statement): Promise<Row[]> {
    return (await this.#query(text, values)).rows;
  }

  /** One statement, so one round trip and one wait for the disk. */
  async write(first: Statement, ...others: Statement[]): Promise<boolean> {
    if (others.length === 0) {
      const { rowCount } = await this.#query(first.text, first.values);
      return (rowCount ?? 0) > 0;
    }
    const parts = [`w0 AS (${first.text} RETURNING 1)`];
    others.forEach(({ text }, i) => {
      const ifFirst = text.replaceAll(IF_FIRST, 'EXISTS (SELECT 1 FROM w0)');
      parts.push(`w${i + 1} AS (${ifFirst} RETURNING 1)`);
    });
    const text = `WITH ${parts.join(', ')} SELECT count(*) AS changed FROM w0`;
    const values = [first, ...others].flatMap((statement) => statement.values);
    const { rows } = await this.#query(text, values);
    return Number(rows[0]?.changed) > 0;
  }

  async migrate(migrations: readonly Migration[]): Promise<void> {
    const client = await this.#pool.connect();
    try {
      await client.query('BEGIN');
      // CREATE TABLE IF NOT EXISTS alone fails when two processes start at once.
      await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
      await client.query(VERSIONS.create);
      await runMissing(client, migrations);
      await client.query('COMMIT');
    } catch (error) {
      await client.query('ROLLBACK').catch(() => {});
      throw error;
    } finally {
      client.release();
    }
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }

  /** Under a name, so that the server parses it once a connection; our texts are few. */
  #query(text: string, values: Statement['values']): Promise<QueryResult<Row>> {
    let query = this.#prepared.get(text);
    if (!query) {
      query = { name: createHash('sha1').update(text).digest('base64url'), text: numbered(text) };
      this.#prepared.set(text, query);
    }
    return this.#pool.query<Row>({ ...query, values: [...values] });
  }
}

async function runMissing(client: PoolClient, migrations: readonly Migration[]): Promise<void> {
  const { rows } = await client.query<Row>(VERSIONS.read);
  const done = Number(rows[0]?.version);
  for (const [i, { statements, postgres = [] }] of migrations.slice(done).entries()) {
    for (const text of [...statements, ...postgres]) await client.query(text);
    await client.query(numbered(VERSIONS.insert), [done + i + 1]);
  }
}

function numbered(text: string): string {
  let n = 0;
  return text.replaceAll('?', () => `$${++n}`);
}
