import type { Answer, Question } from '../../game/bots/brain';
import type { Reply, Request } from '../../game/bots/messages';
import type { PastDeed, Review } from '../../game/bots/review';

/** The part of a Worker that is needed; tests bring their own. */
export interface ThinkingWorker {
  postMessage(request: Request): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<Reply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

interface Asked {
  readonly request: Request;
  resolve(reply: Reply): void;
  reject(reason: Error): void;
}

/** The longest that a level thinks by itself. */
const BUDGET = 1_000;
/** A review counts its playouts, not its time: a slow device needs several times what a fast one does. */
const REVIEW_BUDGET = 10_000;
/** How much longer than its budget a thought may take before nobody waits for it any more. */
const PATIENCE = 3_000;

function budgetOf(request: Request): number {
  if ('deed' in request) return REVIEW_BUDGET;
  return request.question.milliseconds ?? BUDGET;
}

export function startWorker(): ThinkingWorker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}

/**
 * Asks the worker, one question at a time, so that each gets the whole of its budget. The worker starts with the first
 * question; one that fails or does not answer in time is ended, and the next question starts another.
 */
export class Thinker {
  private worker: ThinkingWorker | undefined;
  private asking: Asked | undefined;
  private readonly waiting: Asked[] = [];
  private deadline: ReturnType<typeof setTimeout> | undefined;
  private lastId = 0;

  constructor(private readonly start: () => ThinkingWorker = startWorker) {}

  /** Rejects when no answer came, whatever the reason. */
  async think(game: string, question: Question): Promise<Answer> {
    const reply = await this.ask({ id: this.nextId(), game, question });
    if ('answer' in reply) return reply.answer;
    throw new Error('this is no answer');
  }

  /** What a deed of a game that is over was worth; rejects likewise. */
  async review(game: string, deed: PastDeed): Promise<Review> {
    const reply = await this.ask({ id: this.nextId(), game, deed });
    if ('review' in reply) return reply.review;
    throw new Error('this is no review');
  }

  stop(): void {
    this.waiting.length = 0;
    this.fail('nobody waits for the answer any more');
  }

  private nextId(): number {
    this.lastId += 1;
    return this.lastId;
  }

  private ask(request: Request): Promise<Reply> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ request, resolve, reject });
      this.askNext();
    });
  }

  private askNext(): void {
    if (this.asking) return;
    this.asking = this.waiting.shift();
    if (!this.asking) return;
    const { request } = this.asking;
    const patience = budgetOf(request) + PATIENCE;
    this.deadline = setTimeout(() => this.fail(`no answer within ${patience} ms`), patience);
    try {
      this.worker ??= this.hire();
      this.worker.postMessage(request);
    } catch (error) {
      this.fail(String(error));
    }
  }

  private hire(): ThinkingWorker {
    const worker = this.start();
    worker.onmessage = ({ data }) => this.hear(data);
    worker.onerror = ({ message }) => this.fail(message || 'the worker did not start');
    return worker;
  }

  private hear(reply: Reply): void {
    if (reply.id !== this.asking?.request.id) return;
    const { resolve, reject } = this.done();
    if ('error' in reply) reject(new Error(reply.error));
    else resolve(reply);
    this.askNext();
  }

  /** The worker is of no use any more. */
  private fail(why: string): void {
    this.worker?.terminate();
    this.worker = undefined;
    if (!this.asking) return;
    this.done().reject(new Error(why));
    this.askNext();
  }

  private done(): Asked {
    clearTimeout(this.deadline);
    const asked = this.asking;
    if (!asked) throw new Error('nothing was asked');
    this.asking = undefined;
    return asked;
  }
}
