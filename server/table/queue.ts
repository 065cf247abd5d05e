import { Refused } from '../refused';

/** How many may wait for their turn at one table. */
const LENGTH = 64;

/** Does one thing after the other. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();
  #length = 0;

  get isIdle(): boolean {
    return this.#length === 0;
  }

  /** Resolves when everything that waits now is done. */
  get idle(): Promise<void> {
    return this.#last.then(
      () => {},
      () => {},
    );
  }

  run<T>(job: () => Promise<T>): Promise<T> {
    if (this.#length >= LENGTH) return Promise.reject(new Refused('tooFast'));
    this.#length += 1;
    const result = this.#last.then(job, job).finally(() => {
      this.#length -= 1;
    });
    this.#last = result.catch(() => {});
    return result;
  }
}
