export const SPEEDS = ['pause', 'usual', 'fast', 'fastest'] as const;
export type Speed = (typeof SPEEDS)[number];

const PAUSES: Readonly<Record<Speed, number>> = { pause: 1, usual: 1, fast: 0.25, fastest: 0 };

/** How fast the bots of a table play, for those who watch them. */
export class Pace {
  speed: Speed = 'usual';
  private readonly listeners = new Set<() => void>();

  get isPaused(): boolean {
    return this.speed === 'pause';
  }

  /** What becomes of the pauses between moves. */
  get share(): number {
    return PAUSES[this.speed];
  }

  set(speed: Speed): void {
    this.speed = speed;
    for (const listener of this.listeners) listener();
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}
