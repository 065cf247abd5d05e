import { Worker } from 'node:worker_threads';
import { LEVELS } from '../../game/bots/levels';
import type { Reply, ThinkRequest } from '../../game/bots/messages';
import type { Choice } from '../../game/table/options';
import type { BotRunner, Thought } from './runner';

export interface ThreadSettings {
  /** The bundle of worker.ts. */
  readonly file: string;
  readonly threads: number;
  /** Milliseconds after which a thread that has not answered is given up and replaced. */
  readonly patience: number;
}

interface Job {
  readonly request: ThinkRequest;
  /** How long the bot would think if no other waited. */
  readonly milliseconds: number;
  answer(choice: Choice): void;
  fail(error: Error): void;
}

/** Thinks in a few threads, one thought at a time in each; what comes meanwhile waits in line, and makes thoughts shorter. */
export class ThinkingThreads implements BotRunner {
  readonly #settings: ThreadSettings;
  readonly #waiting: Job[] = [];
  readonly #working = new Map<Worker, Job>();
  readonly #idle: Worker[] = [];
  #lastId = 0;
  #isClosed = false;

  constructor(settings: ThreadSettings) {
    this.#settings = settings;
  }

  think({ game, ...question }: Thought): Promise<Choice> {
    if (this.#isClosed) return Promise.reject(new Error('the threads are closed'));
    return new Promise((resolve, reject) => {
      this.#lastId += 1;
      const job: Job = {
        request: { id: this.#lastId, game, question },
        milliseconds: question.milliseconds ?? LEVELS[game][question.level].milliseconds,
        answer: (choice) => {
          clearTimeout(impatience);
          resolve(choice);
        },
        fail: (error) => {
          clearTimeout(impatience);
          reject(error);
        },
      };
      const impatience = setTimeout(() => this.#giveUp(job), this.#settings.patience);
      // A first impression takes no time, and its table has waited for a thought already.
      if (question.iterations === 0) this.#waiting.unshift(job);
      else this.#waiting.push(job);
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const unfinished = [...this.#waiting.splice(0), ...this.#working.values()];
    for (const job of unfinished) job.fail(new Error('the threads are closed'));
    const all = [...this.#idle, ...this.#working.keys()];
    await Promise.all(all.map((worker) => worker.terminate()));
  }

  #next(): void {
    if (this.#isClosed || this.#waiting.length === 0) return;
    const worker = this.#idle.pop() ?? this.#started();
    const job = worker && this.#waiting.shift();
    if (!job) return;
    this.#working.set(worker, job);
    worker.postMessage(this.#hurried(job));
  }

  /** The more are waiting, the shorter each thought: nobody waits so long that nothing is left to think. */
  #hurried({ request, milliseconds }: Job): ThinkRequest {
    const share = 1 / (1 + this.#waiting.length / this.#settings.threads);
    return { ...request, question: { ...request.question, milliseconds: share * milliseconds } };
  }

  /** Threads are started when they are needed. */
  #started(): Worker | undefined {
    if (this.#working.size >= this.#settings.threads) return undefined;
    const worker = new Worker(this.#settings.file);
    worker.on('message', (reply: Reply) => this.#answered(worker, reply));
    worker.on('error', (error: Error) => this.#lost(worker, error));
    worker.on('exit', () => this.#lost(worker, new Error('the thread has ended')));
    return worker;
  }

  #answered(worker: Worker, reply: Reply): void {
    const job = this.#working.get(worker);
    if (!job) return;
    this.#working.delete(worker);
    this.#idle.push(worker);
    if ('answer' in reply) job.answer(reply.answer.choice);
    else job.fail(new Error('error' in reply ? reply.error : 'this is no answer'));
    this.#next();
  }

  /** A thread that broke is not used again; the next thought starts another. */
  #lost(worker: Worker, error: Error): void {
    const job = this.#working.get(worker);
    this.#working.delete(worker);
    const idle = this.#idle.indexOf(worker);
    if (idle >= 0) this.#idle.splice(idle, 1);
    job?.fail(error);
    this.#next();
  }

  #giveUp(job: Job): void {
    const waiting = this.#waiting.indexOf(job);
    if (waiting >= 0) {
      this.#waiting.splice(waiting, 1);
      job.fail(new Error('no thread was free in time'));
      return;
    }
    for (const [worker, its] of this.#working) {
      if (its !== job) continue;
      this.#lost(worker, new Error('the thread did not answer in time'));
      void worker.terminate();
    }
  }
}
