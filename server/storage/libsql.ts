import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import {
  type Database,
  IF_FIRST,
  type Migration,
  type Row,
  type Statement,
  StoreError,
  VERSIONS,
} from './database';

interface Waiting {
  readonly statements: readonly Statement[];
  resolve(done: boolean): void;
  reject(error: unknown): void;
}

/**
 * SQLite in one file. A commit waits for the disk, so the writes that come in together share one: each is a savepoint
 * of its own within the transaction, and is told so after the commit.
 */
export class LibsqlDatabase implements Database {
  readonly #database: Libsql.Database;
  readonly #lock: Libsql.Database;
  readonly #prepared = new Map<string, Libsql.Statement<unknown[]>>();
  #waiting: Waiting[] = [];
  #idle: Promise<void> = Promise.resolve();
  #isOpen = true;

  constructor(folder: string) {
    ({ database: this.#database, lock: this.#lock } = opened(folder));
  }

  async read({ text, values }: Statement): Promise<Row[]> {
    if (!this.#isOpen) throw new Error('the store is closed');
    return this.#all(text, values);
  }

  write(...statements: [Statement, ...Statement[]]): Promise<boolean> {
    return new Promise((resolve, reject) => {
      // The library aborts the process when a closed database is used.
      if (!this.#isOpen) return reject(new Error('the store is closed'));
      this.#waiting.push({ statements, resolve, reject });
      if (this.#waiting.length > 1) return;
      this.#idle = new Promise((idle) => {
        setImmediate(() => {
          this.#commitWaiting();
          idle();
        });
      });
    });
  }

  async migrate(migrations: readonly Migration[]): Promise<void> {
    this.#do('BEGIN IMMEDIATE');
    this.#database.exec(VERSIONS.create);
    const done = Number(this.#all(VERSIONS.read, [])[0]?.version);
    migrations.slice(done).forEach(({ statements }, i) => {
      for (const text of statements) this.#database.exec(text);
      this.#prepare(VERSIONS.insert).run([done + i + 1]);
    });
    this.#do('COMMIT');
  }

  async close(): Promise<void> {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    await this.#idle;
    this.#database.close();
    this.#lock.exec('ROLLBACK');
    this.#lock.close();
  }

  #commitWaiting(): void {
    const group = this.#waiting;
    this.#waiting = [];
    const settle: (() => void)[] = [];
    try {
      this.#do('BEGIN IMMEDIATE');
      for (const one of group) settle.push(this.#runOne(one));
      this.#do('COMMIT');
    } catch (error) {
      if (this.#database.inTransaction) this.#do('ROLLBACK');
      for (const { reject } of group) reject(error);
      return;
    }
    for (const tell of settle) tell();
  }

  /** Does one write within the group, and returns what to tell its caller once the group is on disk. */
  #runOne({ statements, resolve, reject }: Waiting): () => void {
    this.#do('SAVEPOINT one');
    try {
      const done = this.#runAll(statements);
      this.#do('RELEASE one');
      return () => resolve(done);
    } catch (error) {
      this.#do('ROLLBACK TO one');
      this.#do('RELEASE one');
      return () => reject(error);
    }
  }

  #runAll([first, ...others]: readonly Statement[]): boolean {
    if (!first || this.#run(first) === 0) return false;
    for (const other of others) this.#run(other);
    return true;
  }

  #run({ text, values }: Statement): number {
    return this.#prepare(text).run(values).changes;
  }

  /** Prepared like all others: it is done for every move. */
  #do(command: string): void {
    this.#prepare(command).run([]);
  }

  #all(text: string, values: Statement['values']): Row[] {
    return this.#prepare(text).all(values) as Row[];
  }

  #prepare(text: string): Libsql.Statement<unknown[]> {
    const known = this.#prepared.get(text);
    if (known) return known;
    const prepared = this.#database.prepare(text.replaceAll(IF_FIRST, '1'));
    this.#prepared.set(text, prepared);
    return prepared;
  }
}

/**
 * Two servers on one file would each believe their own copy of a match, so a second file is locked as long as we live.
 * The first stays open to others, for a backup.
 */
function opened(folder: string): { database: Libsql.Database; lock: Libsql.Database } {
  try {
    mkdirSync(folder, { recursive: true });
    const lock = new Libsql(join(folder, 'triclinium.lock'));
    lock.exec('BEGIN EXCLUSIVE');
    const database = new Libsql(join(folder, 'triclinium.db'));
    for (const setting of ['journal_mode = WAL', 'synchronous = FULL', 'busy_timeout = 5000'])
      database.prepare(`PRAGMA ${setting}`).all();
    return { database, lock };
  } catch (error) {
    const { message } = error as Error;
    const why = /locked/.test(message) ? 'another server is using it' : message;
    throw new StoreError(`The store in DATA_FOLDER (${folder}) cannot be opened: ${why}.`);
  }
}
