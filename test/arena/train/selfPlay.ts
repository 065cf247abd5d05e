import type { Asking } from '../../../game/table/asking';
import { SILENCE } from '../../../game/table/chronicle';
import { at, range } from '../../../game/table/lists';
import type { Outcome } from '../../../game/table/module';
import { fastRandom, type Random } from '../../../game/table/random';
import { createRunner, type Match } from '../../../game/table/runner/runner';
import type { AnyMind } from '../../../game/table/search/mind';
import { pickByPolicy } from '../../../game/table/search/policy';
import { rewardsOf, winSharesOf } from '../../../game/table/search/value';

/** What a state at a pause of the game looked like, seat by seat. */
export interface Pause {
  readonly stage: number;
  readonly standings: number[][];
}

/** How a game ended, by seat. */
export interface Ending {
  /** What the search plays for. */
  readonly rewards: number[];
  readonly winShares: number[];
}

const MOST_MOVES = 5000;

/** Games among policies alone: a policy is its weights. All knowledge is counted, so nothing has to be made up. */
export class SelfPlay {
  private readonly runner;

  constructor(readonly mind: AnyMind) {
    this.runner = createRunner(mind.game.game, { chronicle: SILENCE });
  }

  /** Plays to the end. */
  play(
    policies: readonly (readonly number[])[],
    seed: number,
    onPause?: (pause: Pause) => void,
  ): Ending {
    const { mind, runner } = this;
    const chance = fastRandom(seed ^ 0xc0de);
    const numPlayers = policies.length;
    const match = runner.begin({ numPlayers, random: fastRandom(seed) });
    let pauses = mind.pauses(match.G);
    for (let moves = 0; match.ctx.gameover === undefined; moves++) {
      if (moves > MOST_MOVES) throw new Error(`no end after ${moves} moves: seed ${seed}`);
      this.moveOnce(match, policies, chance);
      const now = mind.pauses(match.G);
      if (now === pauses || match.ctx.gameover !== undefined) continue;
      pauses = now;
      onPause?.({
        stage: mind.stage(match.G),
        standings: range(numPlayers).map((seat) => mind.standing(match.G, seat)),
      });
    }
    const outcome = match.ctx.gameover as Outcome;
    return {
      rewards: rewardsOf(outcome, numPlayers, mind.clearMargin),
      winShares: winSharesOf(outcome.winners, numPlayers),
    };
  }

  private moveOnce(
    match: Match<Asking>,
    policies: readonly (readonly number[])[],
    chance: Random,
  ): void {
    const { G, ctx } = match;
    const isAwaited = (each: number): boolean => this.mind.game.awaits(G, ctx, each);
    const seat = G.asked.seat >= 0 ? G.asked.seat : at(range(ctx.numPlayers).filter(isAwaited), 0);
    const candidates = this.mind.candidates(G, seat);
    const { move, args } = pickByPolicy(candidates, at(policies, seat), 1, chance);
    if (!this.runner.move(match, seat, move, args))
      throw new Error(`refused its own candidate ${move}(${JSON.stringify(args)})`);
  }

  /** One player against copies of another, on all seats by turns: its mean reward, where 1 is as good as the other. */
  compare(
    one: readonly number[],
    other: readonly number[],
    games: number,
    firstSeed: number,
  ): number {
    const { least, most } = this.mind.game.seats;
    let total = 0;
    for (let i = 0; i < games; i++) {
      const players = least + (i % (most - least + 1));
      const seat = Math.floor(i / (most - least + 1)) % players;
      const policies = range(players).map((each) => (each === seat ? one : other));
      total += players * at(this.play(policies, firstSeed + i).rewards, seat);
    }
    return total / games;
  }
}
