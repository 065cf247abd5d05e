import { at, range, sum, zeros } from '../../../game/table/lists';
import { softmax } from '../../../game/table/search/policy';
import type { Ending, Pause, SelfPlay } from './selfPlay';

/** A pause of a game, and how the game ended. */
interface Sample extends Ending {
  readonly standings: number[][];
}

export interface Fit {
  /** By stage, then by state feature. */
  readonly stages: number[][];
  /** By stage: how much surer a victory is than this value says. */
  readonly sharpness: number[];
  /** Mean cross entropy by stage before (all seats alike) and after. */
  readonly losses: { before: number; after: number }[];
}

/** A stage that so few games reach is judged like the one before. */
const LEAST_SAMPLES = 300;
const ROUNDS = 400;
const RATE = 0.05;
const DECAY = 1e-3;

/** The value of a standing, fitted to how games of the policy end: a softmax over the seats. */
export function fitValue(
  selfPlay: SelfPlay,
  policy: readonly number[],
  players: number,
  games: number,
  firstSeed: number,
): Fit {
  const byStage: Sample[][] = [];
  for (let i = 0; i < games; i++) {
    const pauses: Pause[] = [];
    const policies = range(players).map(() => policy);
    const ending = selfPlay.play(policies, firstSeed + i, (pause) => pauses.push(pause));
    for (const { stage, standings } of pauses) {
      byStage[stage] ??= [];
      byStage[stage]?.push({ standings, ...ending });
    }
  }
  const features = selfPlay.mind.stateFeatures.length;
  const fits: StageFit[] = [];
  for (const samples of Array.from(byStage, (each) => each ?? [])) {
    const last = fits.at(-1) ?? unknown(features);
    fits.push(samples.length < LEAST_SAMPLES ? last : fitStage(samples, features));
  }
  return {
    stages: fits.map(({ weights }) => weights),
    sharpness: fits.map(({ sharpness }) => sharpness),
    losses: fits.map(({ before, after }) => ({ before, after })),
  };
}

interface StageFit {
  readonly weights: number[];
  readonly sharpness: number;
  readonly before: number;
  readonly after: number;
}

function unknown(features: number): StageFit {
  return { weights: zeros(features), sharpness: 1, before: 0, after: 0 };
}

/** Gradient descent with Adam's step sizes, on features of equal spread. */
function fitStage(samples: readonly Sample[], features: number): StageFit {
  const spreads = spreadsOf(samples, features);
  const weights = zeros(features);
  const [firsts, seconds] = [zeros(features), zeros(features)];
  const before = lossOf(samples, weights, spreads).loss;
  for (let round = 1; round <= ROUNDS; round++) {
    const { gradient } = lossOf(samples, weights, spreads);
    for (let i = 0; i < features; i++) {
      const slope = at(gradient, i) + DECAY * at(weights, i);
      firsts[i] = 0.9 * at(firsts, i) + 0.1 * slope;
      seconds[i] = 0.999 * at(seconds, i) + 0.001 * slope * slope;
      const first = at(firsts, i) / (1 - 0.9 ** round);
      const second = at(seconds, i) / (1 - 0.999 ** round);
      weights[i] = at(weights, i) - (RATE * first) / (Math.sqrt(second) + 1e-8);
    }
  }
  const after = lossOf(samples, weights, spreads).loss;
  const fitted = weights.map((weight, i) => weight / at(spreads, i));
  return { weights: fitted, sharpness: fitSharpness(samples, fitted), before, after };
}

function spreadsOf(samples: readonly Sample[], features: number): number[] {
  const standings = samples.flatMap((sample) => sample.standings);
  return range(features).map((i) => {
    const mean = sum(standings.map((standing) => at(standing, i))) / standings.length;
    const squares = sum(standings.map((standing) => (at(standing, i) - mean) ** 2));
    return Math.sqrt(squares / standings.length) || 1;
  });
}

/** The victories told by the value alone: the factor of its merits at which they are least of a surprise. */
function fitSharpness(samples: readonly Sample[], weights: readonly number[]): number {
  const known = samples.map(({ standings, winShares }) => ({
    merits: standings.map((standing) => meritOf(standing, weights)),
    winShares,
  }));
  const surprise = (factor: number): number => {
    let total = 0;
    for (const { merits, winShares } of known) {
      const chances = softmax(merits.map((merit) => factor * merit));
      winShares.forEach((share, seat) => {
        if (share > 0) total -= share * Math.log(Math.max(1e-9, at(chances, seat)));
      });
    }
    return total;
  };
  const factors = range(MOST_SHARPNESS * SHARPNESS_STEPS).map((i) => (i + 1) / SHARPNESS_STEPS);
  return factors.reduce((best, factor) => (surprise(factor) < surprise(best) ? factor : best), 1);
}

const MOST_SHARPNESS = 6;
const SHARPNESS_STEPS = 10;

function meritOf(standing: readonly number[], weights: readonly number[]): number {
  let merit = 0;
  for (let i = 0; i < weights.length; i++) merit += at(weights, i) * at(standing, i);
  return merit;
}

function lossOf(
  samples: readonly Sample[],
  weights: readonly number[],
  spreads: readonly number[],
) {
  const gradient = zeros(weights.length);
  let loss = 0;
  for (const { standings, rewards } of samples) {
    const merits = standings.map((standing) => {
      let merit = 0;
      for (let i = 0; i < weights.length; i++)
        merit += (at(weights, i) * at(standing, i)) / at(spreads, i);
      return merit;
    });
    const shares = softmax(merits);
    for (let seat = 0; seat < shares.length; seat++) {
      loss -= at(rewards, seat) * Math.log(Math.max(1e-9, at(shares, seat)));
      const error = at(shares, seat) - at(rewards, seat);
      const standing = at(standings, seat);
      for (let i = 0; i < weights.length; i++)
        gradient[i] = at(gradient, i) + (error * at(standing, i)) / at(spreads, i);
    }
  }
  const scale = 1 / samples.length;
  return { loss: loss * scale, gradient: gradient.map((slope) => slope * scale) };
}
