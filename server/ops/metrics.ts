import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Figures for whoever hosts the server: how many of what, never who. */
export class Metrics {
  readonly registry = new Registry();
  readonly #moves = new Counter({
    name: 'triclinium_moves_total',
    help: 'Moves made and stored',
    labelNames: ['game'],
    registers: [this.registry],
  });
  readonly #rejections = new Counter({
    name: 'triclinium_rejections_total',
    help: 'Messages and requests refused, by reason',
    labelNames: ['code'],
    registers: [this.registry],
  });
  readonly #moveSeconds = new Histogram({
    name: 'triclinium_move_seconds',
    help: 'From the arrival of a move until it is stored and sent',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [this.registry],
  });
  readonly #requests = new Counter({
    name: 'triclinium_requests_total',
    help: 'HTTP requests, by route and status',
    labelNames: ['route', 'status'],
    registers: [this.registry],
  });

  readonly #thoughtSeconds = new Histogram({
    name: 'triclinium_bot_thought_seconds',
    help: 'How long bots think, the wait for a free thread included',
    labelNames: ['level'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 1.5, 2, 5],
    registers: [this.registry],
  });
  readonly #botFailures = new Counter({
    name: 'triclinium_bot_failures_total',
    help: 'Thoughts that failed, so that the policy played',
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  moved(game: string): void {
    this.#moves.inc({ game });
  }

  rejected(code: string): void {
    this.#rejections.inc({ code });
  }

  requested(route: string, status: number): void {
    this.#requests.inc({ route, status });
  }

  timeMove(): () => void {
    return this.#moveSeconds.startTimer();
  }

  botThinks(level: string): () => void {
    return this.#thoughtSeconds.startTimer({ level });
  }

  botFailed(): void {
    this.#botFailures.inc();
  }

  /** A figure that is asked for whenever somebody looks. */
  watch(name: string, read: () => number): void {
    new Gauge({
      name: `triclinium_${name}`,
      help: `How many ${name} there are now`,
      registers: [this.registry],
      collect() {
        this.set(read());
      },
    });
  }
}
