import { ChatStore } from './chatStore';
import { CodeStore } from './codeStore';
import { type Database, sql } from './database';
import { LibsqlDatabase } from './libsql';
import { MatchStore } from './matchStore';
import { PostgresDatabase } from './postgres';
import { TableStore } from './tableStore';

export interface StorePlace {
  /** PostgreSQL, if there is one. */
  readonly databaseUrl: string | null;
  /** Where SQLite keeps its file otherwise. */
  readonly dataFolder: string;
}

/** Everything the server remembers. */
export class Store {
  readonly matches: MatchStore;
  readonly tables: TableStore;
  readonly chat: ChatStore;
  readonly codes: CodeStore;
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
    this.matches = new MatchStore(database);
    this.tables = new TableStore(database);
    this.chat = new ChatStore(database);
    this.codes = new CodeStore(database);
  }

  /** Rejects if the database does not answer. */
  async ping(): Promise<void> {
    await this.#database.read(sql('SELECT 1'));
  }

  close(): Promise<void> {
    return this.#database.close();
  }
}

export function openStore(place: StorePlace, onError: (error: Error) => void): Store {
  const { databaseUrl, dataFolder } = place;
  return new Store(
    databaseUrl === null
      ? new LibsqlDatabase(dataFolder)
      : new PostgresDatabase(databaseUrl, onError),
  );
}
