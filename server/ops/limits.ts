/** So many at once, and so many a second after that. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** What one address, or one socket, may ask of the server. Whole schools play behind one address. */
export interface Limits {
  readonly requests: Rate;
  /** Tables opened, by address. */
  readonly openings: Rate;
  /** Codes tried or made, by address. */
  readonly codes: Rate;
  readonly socketsPerAddress: number;
  /** Messages of one socket. */
  readonly messages: Rate;
  /** Syncs send the whole log. */
  readonly syncs: Rate;
  /** Chat lines of one seat. */
  readonly chat: Rate;
}

const perMinute = (count: number): number => count / 60;

export const LIMITS: Limits = {
  requests: { burst: 200, perSecond: 40 },
  openings: { burst: 30, perSecond: perMinute(3) },
  codes: { burst: 10, perSecond: perMinute(2) },
  socketsPerAddress: 100,
  messages: { burst: 60, perSecond: 15 },
  syncs: { burst: 12, perSecond: 1 },
  chat: { burst: 6, perSecond: 0.5 },
};

interface Bucket {
  tokens: number;
  at: number;
}

/** A bucket of tokens for each key, forgotten once it is full again. */
export class Buckets {
  readonly #rate: Rate;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();
  #sweepAt = 0;

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate;
    this.#now = now;
  }

  /** Takes a token; false if there is none. */
  take(key: string): boolean {
    const now = this.#now();
    this.#forgetFull(now);
    const bucket = this.#buckets.get(key) ?? { tokens: this.#rate.burst, at: now };
    bucket.tokens = this.#refilled(bucket, now);
    bucket.at = now;
    this.#buckets.set(key, bucket);
    if (bucket.tokens < 1) return false;
    bucket.tokens -= 1;
    return true;
  }

  #refilled({ tokens, at }: Bucket, now: number): number {
    const { burst, perSecond } = this.#rate;
    return Math.min(burst, tokens + ((now - at) / 1000) * perSecond);
  }

  #forgetFull(now: number): void {
    if (now < this.#sweepAt) return;
    this.#sweepAt = now + 60_000;
    for (const [key, bucket] of this.#buckets)
      if (this.#refilled(bucket, now) >= this.#rate.burst) this.#buckets.delete(key);
  }
}
