import type { State } from 'boardgame.io';
import { type ServedGame, servedGame } from '../games';
import { Refused } from '../refused';
import type { MatchRecord } from '../storage/records';
import type { Store } from '../storage/store';
import type { Bus } from './bus';
import type { Presence } from './presence';
import { Queue } from './queue';
import { awaitedSeats, dueOf, isRunning } from './seats';
import { firstTiming, type Timing, timingAfter } from './timing';

/** A match in memory, as the store has it. It is only ever touched by the one whose turn it is in its queue. */
export interface Table {
  readonly served: ServedGame;
  record: MatchRecord;
  state: State;
}

/** Whoever must hear of what happened at a table, once it is safely stored. */
export interface TableWatcher {
  /** A move was made. `state` still has the log entries of it. */
  moved?(table: Table, state: State): void;
  /** Seats, names, clocks or the next match have changed. */
  changed?(table: Table): void;
  /** Another process has done something at this table, a move perhaps. */
  changedElsewhere?(table: Table): void;
}

interface Entry {
  readonly queue: Queue;
  table: Table | undefined;
}

export interface TablesParts {
  readonly store: Store;
  readonly presence: Presence;
  readonly bus: Bus;
  readonly now: () => number;
}

/** The tables at which something is going on, one thing at a time at each. */
export class Tables {
  readonly store: Store;
  readonly presence: Presence;
  readonly now: () => number;
  readonly #bus: Bus;
  readonly #entries = new Map<string, Entry>();
  readonly #watchers: TableWatcher[] = [];
  /** Tables that somebody looks at stay in memory. */
  #isWatched: (matchID: string) => boolean = () => false;

  constructor({ store, presence, bus, now }: TablesParts) {
    this.store = store;
    this.presence = presence;
    this.now = now;
    this.#bus = bus;
    bus.subscribe(({ matchID }) => this.#heardOf(matchID));
  }

  get size(): number {
    return this.#entries.size;
  }

  watch(watcher: TableWatcher): void {
    this.#watchers.push(watcher);
  }

  keepWhile(isWatched: (matchID: string) => boolean): void {
    this.#isWatched = isWatched;
  }

  /** Does something at a table when it is its turn. Refuses if there is no such match. */
  async at<T>(matchID: string, job: (table: Table) => Promise<T>): Promise<T> {
    const entry = this.#entries.get(matchID) ?? { queue: new Queue(), table: undefined };
    this.#entries.set(matchID, entry);
    try {
      return await entry.queue.run(async () => {
        entry.table ??= await this.#load(matchID);
        return job(entry.table);
      });
    } finally {
      this.release(matchID);
    }
  }

  /** Forgets a table that nobody needs in memory. */
  release(matchID: string): void {
    if (this.#entries.get(matchID)?.queue.isIdle && !this.#isWatched(matchID))
      this.#entries.delete(matchID);
  }

  /** Reads a table anew: after a change to its seats, or when another process was quicker. */
  async reload(table: Table): Promise<void> {
    Object.assign(table, await this.#load(table.record.matchID));
  }

  /** Something about the match has been written; reads it again, mends the clocks, and tells everybody. */
  async announceChange(
    table: Table,
    mend: (timing: Timing) => Timing = (timing) => timing,
  ): Promise<void> {
    const { matchID } = table.record;
    const record = await this.store.tables.record(matchID);
    if (!record) throw new Refused('notFound');
    table.record = record.timing
      ? await this.#withTiming(record, mend(record.timing))
      : await this.#started(record, table.state);
    this.#tell((watcher) => watcher.changed?.(table));
    this.#bus.publish({ matchID });
  }

  announceMove(table: Table, state: State): void {
    this.#tell((watcher) => watcher.moved?.(table, state));
    this.#bus.publish({ matchID: table.record.matchID });
  }

  /** Resolves when all that was begun is done. */
  async idle(): Promise<void> {
    await Promise.all([...this.#entries.values()].map(({ queue }) => queue.idle));
  }

  async #load(matchID: string): Promise<Table> {
    const record = await this.store.tables.record(matchID);
    const { state } = await this.store.matches.fetch(matchID, { state: true });
    if (!record || !state) throw new Refused('notFound');
    const served = servedGame(record.game);
    return { served, record: await this.#started(record, state), state };
  }

  /** The clocks start when the last seat is taken: here, wherever that was seen first. */
  async #started(record: MatchRecord, { G, ctx }: State): Promise<MatchRecord> {
    if (record.timing || !isRunning(record)) return record;
    const { clock, game, seats } = record;
    const awaited = { seats: awaitedSeats(game, G, ctx), turn: ctx.turn, now: this.now() };
    const timing = timingAfter(firstTiming(clock, seats.length), clock, awaited);
    return this.#withTiming(record, timing);
  }

  async #withTiming(record: MatchRecord, timing: Timing): Promise<MatchRecord> {
    await this.store.tables.setTiming(record.matchID, timing, dueOf(record, timing));
    return { ...record, timing };
  }

  #tell(tell: (watcher: TableWatcher) => void): void {
    for (const watcher of this.#watchers) tell(watcher);
  }

  #heardOf(matchID: string): void {
    if (!this.#entries.has(matchID)) return;
    const look = async (table: Table): Promise<void> => {
      await this.reload(table);
      this.#tell((watcher) => watcher.changedElsewhere?.(table));
    };
    // A match that is gone, or a store that does not answer: whoever needs the table next will hear of it.
    this.at(matchID, look).catch(() => {});
  }
}
