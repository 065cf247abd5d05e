import type { Ctx } from 'boardgame.io';
import type { Asking } from '../asking';
import { SILENCE } from '../chronicle';
import { type Outcome, outcomeOf } from '../module';
import type { Choice } from '../options';
import type { Random } from '../random';
import { createRunner, type Match } from '../runner/runner';
import { copyOf } from './copy';
import type { Mind, Weights } from './mind';
import { pickByPolicy } from './policy';
import { type Verdict, verdictAt, verdictOn } from './value';

/** No game at this table is longer; a playout that is stuck is a fault of the rules and says so. */
const MOST_MOVES = 5000;

/** Plays a game on in thought: on a state made up for it, by the policy. */
export class Simulation<G extends Asking & View, View extends Asking> {
  private readonly runner;

  constructor(
    readonly mind: Mind<G, View>,
    readonly weights: Weights,
    readonly random: Random,
  ) {
    this.runner = createRunner(mind.game.game, { chronicle: SILENCE });
  }

  /** The state is changed from now on, the ctx is not. */
  begin(G: G, ctx: Ctx): Match<G> {
    return this.runner.resume({ G, ctx: copyOf(ctx) }, this.random);
  }

  move(match: Match<G>, seat: number, { move, args }: Choice): void {
    if (!this.runner.move(match, seat, move, args))
      throw new Error(`${move}(${JSON.stringify(args)}) of seat ${seat} is refused`);
  }

  /** The seats that the game waits for. */
  awaited({ G, ctx }: Match<G>): number[] {
    if (G.asked.seat >= 0) return [G.asked.seat];
    const seats: number[] = [];
    for (let seat = 0; seat < ctx.numPlayers; seat++) {
      if (this.mind.game.awaits(G, ctx, seat)) seats.push(seat);
    }
    return seats;
  }

  /** The game is over or as good as that, or has made so many pauses. */
  isDone({ G, ctx }: Match<G>, pauses: number): boolean {
    if (ctx.gameover !== undefined || this.mind.pauses(G) >= pauses) return true;
    return this.mind.sureWinner?.(G) !== undefined;
  }

  /** Goes on by policy until that. */
  playOn(match: Match<G>, pauses: number, temperature: number): void {
    for (let moves = 0; moves < MOST_MOVES; moves++) {
      if (this.isDone(match, pauses)) return;
      const [seat] = this.awaited(match);
      if (seat === undefined) throw new Error(`the game waits for nobody in ${match.ctx.phase}`);
      const candidates = this.mind.candidates(match.G, seat);
      const { policy } = this.weights;
      this.move(match, seat, pickByPolicy(candidates, policy, temperature, this.random));
    }
    throw new Error(`no end after ${MOST_MOVES} moves`);
  }

  /** What the state is worth to each seat. */
  judge({ G, ctx }: Match<G>): Verdict {
    const { clearMargin } = this.mind;
    if (ctx.gameover !== undefined)
      return verdictOn(ctx.gameover as Outcome, ctx.numPlayers, clearMargin);
    const winner = this.mind.sureWinner?.(G);
    if (winner !== undefined) return verdictOn(outcomeOf([winner]), ctx.numPlayers, clearMargin);
    return verdictAt(this.mind, this.weights, G, ctx.numPlayers);
  }
}
