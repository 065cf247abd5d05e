/** The little that the store asks of a database, so that one text of SQL serves both back ends. */
export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;

/** `?` stands for a value, in order. */
export interface Statement {
  readonly text: string;
  readonly values: readonly Value[];
}

export function sql(text: string, ...values: Value[]): Statement {
  return { text, values };
}

/**
 * Stands in the condition of a further statement of a write: the first one has changed a row. PostgreSQL runs all of
 * them as one statement, where nothing else tells the later ones to keep still.
 */
export const IF_FIRST = ':ifFirst';

export interface Database {
  read(statement: Statement): Promise<Row[]>;
  /**
   * One transaction, on disk when it resolves. If the first statement changes no row, nothing is done at all and it
   * resolves to false; the others must say IF_FIRST.
   */
  write(first: Statement, ...others: Statement[]): Promise<boolean>;
  /** Brings the schema up to date; several processes may do so at once. */
  migrate(migrations: readonly Migration[]): Promise<void>;
  close(): Promise<void>;
}

export interface Migration {
  readonly statements: readonly string[];
  /** What only PostgreSQL needs, or knows. */
  readonly postgres?: readonly string[];
}

/** The database cannot be opened; the message is for whoever hosts it. */
export class StoreError extends Error {}

/** Which migrations are still to be run, when so many have been. */
export const VERSIONS = {
  create: 'CREATE TABLE IF NOT EXISTS schema_versions (version bigint PRIMARY KEY)',
  read: 'SELECT coalesce(max(version), 0) AS version FROM schema_versions',
  insert: 'INSERT INTO schema_versions (version) VALUES (?)',
} as const;
