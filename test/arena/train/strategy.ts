import { range } from '../../../game/table/lists';
import { fastRandom, type Random } from '../../../game/table/random';

/** A normally distributed number. */
function gaussian(random: Random): number {
  const radius = Math.sqrt(-2 * Math.log(1 - random.Number()));
  return radius * Math.cos(2 * Math.PI * random.Number());
}

export interface Attempt {
  readonly weights: number[];
  readonly steps: number[];
}

/**
 * sep-CMA-ES: an evolution strategy that learns how far to step in each direction (Ros and Hansen, 2008). It needs only
 * the order of the attempts, so noise and odd scales of the rewards do no harm.
 */
export class EvolutionStrategy {
  mean: number[];
  private readonly random: Random;
  private readonly variances: number[];
  private readonly path: number[];
  private readonly stepPath: number[];
  private readonly shares: number[];
  private readonly effective: number;
  private generations = 0;

  constructor(
    start: readonly number[],
    private step: number,
    readonly population: number,
    seed: number,
  ) {
    this.mean = [...start];
    this.random = fastRandom(seed);
    this.variances = start.map(() => 1);
    this.path = start.map(() => 0);
    this.stepPath = start.map(() => 0);
    const parents = Math.floor(population / 2);
    const raw = range(parents).map((i) => Math.log(parents + 0.5) - Math.log(i + 1));
    const total = raw.reduce((all, share) => all + share, 0);
    this.shares = raw.map((share) => share / total);
    this.effective = 1 / this.shares.reduce((all, share) => all + share * share, 0);
  }

  attempts(): Attempt[] {
    return range(this.population).map(() => {
      const steps = this.variances.map((variance) => Math.sqrt(variance) * gaussian(this.random));
      return { steps, weights: this.mean.map((mean, i) => mean + this.step * (steps[i] ?? 0)) };
    });
  }

  /** Moves towards the better half; the attempts come best first. */
  learn(ranked: readonly Attempt[]): void {
    const n = this.mean.length;
    const { effective, shares } = this;
    this.generations += 1;
    const pace = (effective + 2) / (n + effective + 3);
    const damping = 1 + pace + 2 * Math.max(0, Math.sqrt((effective - 1) / (n + 1)) - 1);
    const memory = 4 / (n + 4);
    const rankMu =
      ((n + 2) / 3) *
      ((2 * (effective - 2 + 1 / effective)) / ((n + 2) ** 2 + effective) +
        2 / (effective * (n + Math.SQRT2) ** 2));
    const learning = Math.min(0.9, rankMu);
    const expected = Math.sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n));

    const drift = this.mean.map((_, i) =>
      shares.reduce((all, share, rank) => all + share * (ranked[rank]?.steps[i] ?? 0), 0),
    );
    let length = 0;
    for (let i = 0; i < n; i++) {
      const spread = Math.sqrt(this.variances[i] ?? 1);
      const move = (drift[i] ?? 0) / spread;
      this.stepPath[i] =
        (1 - pace) * (this.stepPath[i] ?? 0) + Math.sqrt(pace * (2 - pace) * effective) * move;
      length += (this.stepPath[i] ?? 0) ** 2;
    }
    length = Math.sqrt(length);
    const settled = Math.sqrt(1 - (1 - pace) ** (2 * this.generations));
    const steady = length / settled < (1.4 + 2 / (n + 1)) * expected ? 1 : 0;
    for (let i = 0; i < n; i++) {
      const path =
        (1 - memory) * (this.path[i] ?? 0) +
        steady * Math.sqrt(memory * (2 - memory) * effective) * (drift[i] ?? 0);
      this.path[i] = path;
      const spread = shares.reduce(
        (all, share, rank) => all + share * (ranked[rank]?.steps[i] ?? 0) ** 2,
        0,
      );
      this.variances[i] =
        (1 - learning) * (this.variances[i] ?? 1) +
        (learning / effective) * path * path +
        learning * (1 - 1 / effective) * spread;
      this.mean[i] = (this.mean[i] ?? 0) + this.step * (drift[i] ?? 0);
    }
    this.step *= Math.exp((pace / damping) * (length / expected - 1));
  }
}
