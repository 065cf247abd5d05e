import type { Review } from '../../game/bots/review';
import { Thinker } from '../bots/Thinker';
import type { Match } from '../table/match';
import { type ReviewableDeed, reviewableDeeds } from './pastDeeds';

/** How far the review of a game has come. The same object as long as nothing changes. */
export interface Progress {
  readonly deeds: readonly ReviewableDeed[];
  /** Those of the first deeds; there are as many as deeds when it is done. */
  readonly reviews: readonly Review[];
  readonly hasFailed: boolean;
}

const NOTHING_YET: Progress = { deeds: [], reviews: [], hasFailed: false };
/** A worker may be lost once: the next one takes up where it stopped. */
const TRIES = 2;

/** Goes through a game that is over, deed by deed, in a thread of its own. */
export class Reviewer {
  progress = NOTHING_YET;
  private isBusy = false;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly match: Match,
    private readonly thinker = new Thinker(),
  ) {}

  /** Begins, or goes on where it failed. */
  start(): void {
    if (this.isBusy || isDone(this.progress)) return;
    this.isBusy = true;
    this.note({ hasFailed: false });
    void this.goThrough()
      .catch((problem) => {
        console.warn('The game could not be reviewed.', problem);
        this.note({ hasFailed: true });
      })
      .finally(() => {
        this.isBusy = false;
        this.thinker.stop();
      });
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private async goThrough(): Promise<void> {
    if (this.progress.deeds.length === 0)
      this.note({ deeds: reviewableDeeds(await this.match.past(null)) });
    const { deeds, reviews } = this.progress;
    for (const deed of deeds.slice(reviews.length))
      this.note({ reviews: [...this.progress.reviews, await this.review(deed)] });
  }

  private async review({ moment, phase, ...deed }: ReviewableDeed): Promise<Review> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.thinker.review(this.match.game.id, deed);
      } catch (problem) {
        if (tries === TRIES) throw problem;
      }
    }
  }

  private note(change: Partial<Progress>): void {
    this.progress = { ...this.progress, ...change };
    for (const listener of this.listeners) listener();
  }
}

export function isDone({ deeds, reviews }: Progress): boolean {
  return deeds.length > 0 && reviews.length === deeds.length;
}

const reviewers = new WeakMap<Match, Reviewer>();

/** One a match: who closes the sheet and opens it again finds what was found. */
export function reviewerOf(match: Match): Reviewer {
  const reviewer = reviewers.get(match) ?? new Reviewer(match);
  reviewers.set(match, reviewer);
  return reviewer;
}
