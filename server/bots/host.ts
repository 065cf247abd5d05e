import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { BotLevel } from '../../game/online/api';
import { eventsOf } from '../../game/table/deeds';
import { allChoices, type Choice } from '../../game/table/options';
import { servedGame } from '../games';
import type { Metrics } from '../ops/metrics';
import { Refused, RefusedMove } from '../refused';
import { play } from '../table/moves';
import { isRunning, playsItself } from '../table/seats';
import type { Table, Tables } from '../table/tables';
import { deadlineOf, withLapse } from '../table/timing';
import { lastResorts } from './lastResorts';
import type { BotRunner, Thought } from './runner';

export interface HostParts {
  readonly tables: Tables;
  readonly runner: BotRunner;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** Milliseconds before a bot's move, so that people can follow. */
  readonly pause: number;
}

interface Task extends Thought {
  readonly stateID: number;
}

/** How well a bot plays for a person who gave up or stayed away. */
const SUBSTITUTE: BotLevel = 'normal';
const SEEDS = 2 ** 31;
const SWEEP_EVERY = 1_000;
const DUE_AT_ONCE = 200;
/** How long a table at which a bot failed is left alone. */
const REST = 30_000;

/**
 * Plays for the seats that nobody decides for: bots, those who gave up, and those whose clock has run out. It hears of
 * every change, and looks once a second for what became due by the mere passing of time, or before a restart.
 */
export class BotHost {
  readonly #parts: HostParts;
  readonly #playing = new Set<string>();
  readonly #wanted = new Set<string>();
  readonly #restUntil = new Map<string, number>();
  readonly #sweeper: NodeJS.Timeout;
  #isClosing = false;

  constructor(parts: HostParts) {
    this.#parts = parts;
    const attend = ({ record }: Table): void => {
      if (record.timing && !record.isOver) this.#attend(record.matchID);
    };
    parts.tables.watch({ moved: attend, changed: attend });
    this.#sweeper = setInterval(() => this.#sweep(), SWEEP_EVERY);
    this.#sweeper.unref();
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    clearInterval(this.#sweeper);
    await this.#parts.runner.close();
  }

  async #sweep(): Promise<void> {
    const { tables, log } = this.#parts;
    const now = tables.now();
    for (const [matchID, until] of this.#restUntil)
      if (until <= now) this.#restUntil.delete(matchID);
    try {
      for (const matchID of await tables.store.tables.due(now, DUE_AT_ONCE)) this.#attend(matchID);
    } catch (error) {
      log.warn({ err: error }, 'the store cannot tell what is due');
    }
  }

  /** Plays at a table as long as there is something to do; once at a time. */
  async #attend(matchID: string): Promise<void> {
    if (this.#isClosing || this.#restUntil.has(matchID)) return;
    this.#wanted.add(matchID);
    if (this.#playing.has(matchID)) return;
    this.#playing.add(matchID);
    try {
      while (this.#wanted.delete(matchID)) while (await this.#playOnce(matchID));
    } catch (error) {
      this.#restUntil.set(matchID, this.#parts.tables.now() + REST);
      if (!(error instanceof Refused)) this.#parts.log.error({ err: error }, 'a bot failed');
    } finally {
      this.#playing.delete(matchID);
    }
  }

  async #playOnce(matchID: string): Promise<boolean> {
    const { tables, metrics, log } = this.#parts;
    const task = await tables.at(matchID, (table) => this.#taskAt(table));
    if (!task) return false;
    for await (const choice of this.#choices(task)) {
      // A stop has ended the thought, not a fault; the next start takes the seat up again.
      if (this.#isClosing) return false;
      try {
        await this.#make(matchID, task, choice);
        return true;
      } catch (error) {
        if (!(error instanceof RefusedMove)) throw error;
        metrics.botFailed();
        log.error({ game: task.game, level: task.level }, 'a bot chose what is no move');
      }
    }
    throw new Error(`no option of ${task.game} is a move`);
  }

  /** What the bot wants, and what it falls back upon. */
  async *#choices(task: Task): AsyncGenerator<Choice> {
    const { stateID, ...thought } = task;
    const wanted = await this.#thought(thought);
    if (wanted) yield wanted;
    yield* lastResorts(this.#parts.runner, thought);
  }

  /** What the bot wants; undefined if it fails or takes too long. */
  async #thought(thought: Thought): Promise<Choice | undefined> {
    const { runner, pause, log, metrics } = this.#parts;
    const { game, level } = thought;
    const forced = onlyChoice(thought);
    if (forced) return forced;
    // Whoever thinks for a second needs no pause besides.
    if (level !== 'hard') await wait(pause);
    const done = metrics.botThinks(level);
    try {
      return await runner.think(thought);
    } catch (error) {
      if (this.#isClosing) return undefined;
      metrics.botFailed();
      log.error({ err: error, game, level }, 'a bot failed');
      return undefined;
    } finally {
      done();
    }
  }

  async #make(matchID: string, { seat, stateID }: Task, { move, args }: Choice): Promise<void> {
    const { tables } = this.#parts;
    const action = { type: 'MAKE_MOVE', move, args } as const;
    try {
      await tables.at(matchID, async (table) => {
        // While it thought, the owner may have come back.
        if (this.#isForBot(table, seat))
          await play(tables, table, { seat, action, stateID, byItself: true });
      });
    } catch (error) {
      // Somebody was quicker: there is another state to think about.
      if (!(error instanceof Refused) || error.code !== 'stale') throw error;
    }
  }

  /** The first seat that waits for a bot, with what it may know. */
  async #taskAt(table: Table): Promise<Task | null> {
    const { record, state, served } = table;
    const { timing, isOver } = record;
    if (!timing || isOver || !isRunning(record)) return null;
    for (const { seat } of timing.awaited) {
      const owner = record.seats[seat];
      if (!owner || !this.#isForBot(table, seat)) continue;
      if (!playsItself(owner, timing, seat)) await this.#noteAbsence(table, seat);
      const { matchID } = record;
      const { log } = await this.#parts.tables.store.matches.fetch(matchID, { log: true });
      return {
        game: served.id,
        view: served.module.view(state.G, state.ctx, seat),
        ctx: state.ctx,
        seat,
        level: owner.bot ?? SUBSTITUTE,
        events: eventsOf(log),
        seed: randomInt(SEEDS),
        stateID: state._stateID,
      };
    }
    return null;
  }

  /** Nobody else decides for the seat, or its time is up. */
  #isForBot({ record }: Table, seat: number): boolean {
    const { timing, clock } = record;
    const owner = record.seats[seat];
    if (!timing || !owner) return false;
    const deadline = deadlineOf(timing, clock, seat);
    const isLate = deadline !== null && deadline <= this.#parts.tables.now();
    return isLate || playsItself(owner, timing, seat);
  }

  /** Whoever is there only loses this turn; whoever is away is played for until they come back. */
  async #noteAbsence(table: Table, seat: number): Promise<void> {
    const { tables } = this.#parts;
    if (tables.presence.isConnected(table.record.matchID, seat)) return;
    await tables.announceChange(table, (timing) => withLapse(timing, seat, true));
  }
}

/** The only thing a seat can do. */
function onlyChoice({ game, view, ctx, seat }: Thought): Choice | undefined {
  const options = servedGame(game).module.options(view, ctx, seat);
  if (options.length !== 1) return undefined;
  const [first, second] = allChoices(options);
  return second ? undefined : first;
}
