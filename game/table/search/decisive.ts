import type { Asking } from '../asking';
import type { Outcome } from '../module';
import type { Random } from '../random';
import type { Candidate, Mind } from './mind';
import type { Position } from './search';
import { Simulation } from './simulation';

/** So often a move must win at once, each time with another hidden rest and other luck, to pass for sure. */
const TRIES = 4;

/** A move that wins the game at once for the seat alone; undefined if there is none. */
export function decisiveMove<G extends Asking & View, View extends Asking>(
  mind: Mind<G, View>,
  { view, ctx, seat, knowledge }: Position<View>,
  candidates: readonly Candidate[],
  random: Random,
): Candidate | undefined {
  const simulation = new Simulation(mind, mind.weights, random);
  const wins = (candidate: Candidate): boolean => {
    const match = simulation.begin(mind.sample(view, seat, random, knowledge), ctx);
    simulation.move(match, seat, candidate);
    return (match.ctx.gameover as Outcome | undefined)?.winner === String(seat);
  };
  return candidates.find((candidate) => {
    for (let i = 0; i < TRIES; i++) if (!wins(candidate)) return false;
    return true;
  });
}
