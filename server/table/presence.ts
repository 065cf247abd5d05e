/** Who is connected to which seat. Two tabs of one person are two connections to one seat. */
export class Presence {
  readonly #connections = new Map<string, Set<string>>();
  readonly #leftAt = new Map<string, number>();
  readonly #began: number;

  /** Before `began` this process knows nothing: whoever is absent counts as having left then. */
  constructor(began: number) {
    this.#began = began;
  }

  /** True if the seat was empty before. */
  enter(matchID: string, seat: number, connection: string): boolean {
    const key = keyOf(matchID, seat);
    const present = this.#connections.get(key) ?? new Set();
    const isFirst = present.size === 0;
    this.#connections.set(key, present.add(connection));
    this.#leftAt.delete(key);
    return isFirst;
  }

  /** True if the seat is empty now. */
  leave(matchID: string, seat: number, connection: string, now: number): boolean {
    const key = keyOf(matchID, seat);
    const present = this.#connections.get(key);
    if (!present?.delete(connection) || present.size > 0) return false;
    this.#connections.delete(key);
    this.#leftAt.set(key, now);
    return true;
  }

  isConnected(matchID: string, seat: number): boolean {
    return this.#connections.has(keyOf(matchID, seat));
  }

  /** Since when a seat is empty; null if it is not. */
  absentSince(matchID: string, seat: number): number | null {
    const key = keyOf(matchID, seat);
    if (this.#connections.has(key)) return null;
    return this.#leftAt.get(key) ?? this.#began;
  }

  /** Forgets when seats were left that long ago: `began` says just as well that it is too long. */
  forgetBefore(time: number): void {
    for (const [key, leftAt] of this.#leftAt) if (leftAt < time) this.#leftAt.delete(key);
  }
}

function keyOf(matchID: string, seat: number): string {
  return `${matchID}/${seat}`;
}
