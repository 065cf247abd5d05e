import type { Game, State } from 'boardgame.io';
import { RandomBot } from 'boardgame.io/ai';
import { mayMove } from '../app/settings';
import type { Match } from '../table/match';

/** Long enough to see what a bot did before the next one does something. */
const PAUSE = 600;
const SHORT_PAUSE = 60;

/** A guest like any other: it gets what its seat sees and makes moves that its seat may make. */
export class BotHost {
  private readonly bot: RandomBot;
  private waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly match: Match,
    private readonly seat: number,
    seed: string,
  ) {
    const game = match.game.game as Game;
    this.bot = new RandomBot({ enumerate: game.ai?.enumerate ?? (() => []), seed });
  }

  /** Looks whether it is to act, and if so does, after a moment. */
  look(): void {
    if (this.waiting !== undefined || !this.isAwaited()) return;
    this.waiting = setTimeout(() => void this.act(), mayMove() ? PAUSE : SHORT_PAUSE);
  }

  stop(): void {
    clearTimeout(this.waiting);
  }

  private isAwaited(): boolean {
    const seen = this.match.seen(this.seat);
    if (!seen || seen.ctx.gameover !== undefined) return false;
    return this.match.game.awaits(seen.view, seen.ctx, this.seat);
  }

  private async act(): Promise<void> {
    this.waiting = undefined;
    const seen = this.match.seen(this.seat);
    if (!seen || !this.isAwaited()) return;
    const { action } = await this.bot.play(
      { G: seen.view, ctx: seen.ctx } as State,
      `${this.seat}`,
    );
    const { type, args } = action.payload;
    this.match.play(this.seat, { move: type, args });
    // Once more in a while: the move may have come too late for a state that had just changed.
    this.look();
  }
}
