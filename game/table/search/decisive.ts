import type { Asking } from '../asking';
import { range } from '../lists';
import type { Outcome } from '../module';
import type { Random } from '../random';
import type { Match } from '../runner/runner';
import type { Candidate, Mind } from './mind';
import type { Position } from './search';
import { Simulation } from './simulation';

/** So often a move must reach its goal, each time with another hidden rest and other luck, to pass for sure. */
const TRIES = 4;

/**
 * A move that wins the game at once for the seat alone, or one after which it is still sure to win in this turn; undefined
 * if there is none. Every turn is finite: who keeps a sure victory in hand takes it.
 */
export function decisiveMove<G extends Asking & View, View extends Asking>(
  mind: Mind<G, View>,
  { view, ctx, seat, knowledge }: Position<View>,
  candidates: readonly Candidate[],
  random: Random,
): Candidate | undefined {
  const simulation = new Simulation(mind, mind.weights, random);
  const begin = () => simulation.begin(mind.sample(view, seat, random, knowledge), ctx);
  const hasWon = ({ ctx: { gameover } }: Match<G>): boolean =>
    (gameover as Outcome | undefined)?.winner === String(seat);
  const isSure = (match: Match<G>): boolean =>
    hasWon(match) || (match.ctx.gameover === undefined && mind.sureToWin?.(match.G, seat) === true);
  const firstThat = (goal: (match: Match<G>) => boolean): Candidate | undefined =>
    candidates.find((candidate) =>
      range(TRIES).every(() => {
        const match = begin();
        simulation.move(match, seat, candidate);
        return goal(match);
      }),
    );
  return firstThat(hasWon) ?? (isSure(begin()) ? firstThat(isSure) : undefined);
}
