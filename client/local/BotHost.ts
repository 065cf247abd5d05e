import type { State } from 'boardgame.io';
import { Bot } from 'boardgame.io/ai';
import { frameworkBot } from '../../game/bots/frameworkBot';
import type { LevelName } from '../../game/bots/levels';
import { EVERYBODY } from '../../game/table/asking';
import { deedsOf } from '../../game/table/deeds';
import { type Choice, choiceOf, isRange, isTally } from '../../game/table/options';
import { fastRandom } from '../../game/table/random';
import { mayMove } from '../app/settings';
import type { Pace } from '../bots/Pace';
import { seedOf } from '../bots/seed';
import type { Thinker } from '../bots/Thinker';
import type { Match, Seen } from '../table/match';

/** Long enough to see what a bot did before the next one does something. */
const PAUSE = { least: 400, most: 800 };
const SHORT_PAUSE = 60;

const TricliniumBot = frameworkBot(Bot);

interface Guest {
  readonly match: Match;
  readonly seat: number;
  readonly level: LevelName;
  /** The same game gives the same bots. */
  readonly seed: string;
  readonly pace: Pace;
  readonly thinker: Thinker;
}

/** A guest like any other: it gets what its seat sees and makes moves that its seat may make. */
export class BotHost {
  private isBusy = false;
  private isStopped = false;

  constructor(private readonly guest: Guest) {}

  /** Looks whether it is to act, and if so does, after a moment. */
  look(): void {
    const asked = this.asked();
    if (this.isBusy || !asked) return;
    this.isBusy = true;
    void this.act(asked).finally(() => {
      this.isBusy = false;
      // A move may have come too late for a state that had just changed. If nothing comes of it, another try.
      if (this.asked() === asked) setTimeout(() => this.look(), PAUSE.most);
      else this.look();
    });
  }

  stop(): void {
    this.isStopped = true;
  }

  /** What the seat sees, if it is to decide something now. */
  private asked(): Seen | null {
    const { match, seat, pace } = this.guest;
    const seen = match.seen(seat);
    if (this.isStopped || pace.isPaused || !seen || seen.ctx.gameover !== undefined) return null;
    return match.game.awaits(seen.view, seen.ctx, seat) ? seen : null;
  }

  private async act(seen: Seen): Promise<void> {
    const { match, seat, pace, level } = this.guest;
    const only = this.onlyChoice(seen);
    const pause = only || level === 'hard' ? 0 : humanPause() * pace.share;
    const [choice] = await Promise.all([only ?? this.decide(seen), sleep(pause)]);
    const now = this.asked();
    if (now && this.stillFits(seen, now, choice)) match.play(seat, choice);
  }

  /** In a simultaneous choice others may decide meanwhile; otherwise a new state is a new question. */
  private stillFits(then: Seen, now: Seen, { move, args }: Choice): boolean {
    if (now === then || JSON.stringify(now.view) === JSON.stringify(then.view)) return true;
    const { match, seat } = this.guest;
    const together = then.view.asked.seat === EVERYBODY && now.view.asked.seat === EVERYBODY;
    return together && match.game.whyNot(now.view, now.ctx, seat, move, args) === null;
  }

  private onlyChoice({ view, ctx }: Seen): Choice | null {
    const { match, seat } = this.guest;
    const [only, ...more] = match.game.options(view, ctx, seat);
    if (!only || more.length > 0 || only.args.some((arg) => isRange(arg) || isTally(arg)))
      return null;
    return only as Choice;
  }

  /** The level's own thought; if the worker fails, the first impression of another; and anything rather than nothing. */
  private async decide(seen: Seen): Promise<Choice> {
    for (const level of [this.guest.level, 'easy'] as const) {
      try {
        return await this.ask(seen, level);
      } catch (problem) {
        if (this.isStopped) break;
        console.warn(`A bot’s worker failed at level ${level}.`, problem);
      }
    }
    return this.anything(seen);
  }

  private async ask({ view, ctx, log }: Seen, level: LevelName): Promise<Choice> {
    const { match, seat, thinker } = this.guest;
    const { game } = match;
    const bot = new TricliniumBot({
      game,
      level,
      seed: this.seedAt(log),
      eventsOf: () => deedsOf(log).flatMap(({ events }) => events),
      think: (question) => thinker.think(game.id, question),
    });
    const { action } = await bot.play({ G: view, ctx } as State, `${seat}`);
    const { type, args } = action.payload;
    return { move: type, args };
  }

  private anything({ view, ctx, log }: Seen): Choice {
    const { match, seat } = this.guest;
    const chance = fastRandom(this.seedAt(log));
    const options = match.game.options(view, ctx, seat);
    const option = options[Math.floor(chance.Number() * options.length)];
    if (!option) throw new Error(`seat ${seat} is asked and has no move`);
    return choiceOf(option, chance);
  }

  private seedAt(log: Seen['log']): number {
    const { seed, seat } = this.guest;
    return seedOf(`${seed}-${seat}-${log.length}`);
  }
}

function humanPause(): number {
  if (!mayMove()) return SHORT_PAUSE;
  return PAUSE.least + Math.random() * (PAUSE.most - PAUSE.least);
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
