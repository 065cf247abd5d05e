import type { Mistake } from '../../game/bots/review';
import { at, range, sum } from '../../game/table/lists';
import type { ReviewableDeed } from './pastDeeds';
import type { Progress } from './Reviewer';

/** What became of a seat's chances, and why. */
export interface Fortune {
  readonly luck: number;
  /** How far off that may be: twice the standard error. */
  readonly luckError: number;
  /** What its own choices gave away, in all. */
  readonly givenAway: number;
  readonly mistakes: number;
}

export interface CostlyDeed {
  readonly deed: ReviewableDeed;
  readonly mistake: Mistake;
}

/** By moment, then by seat: the chances to win. One moment more than there are deeds. */
export function chancesOverTime({ reviews }: Progress): (readonly number[])[] {
  const first = reviews[0]?.chancesAtFirst;
  return first ? [first, ...reviews.map(({ chances }) => chances)] : [];
}

export function fortuneOf({ deeds, reviews }: Progress, seat: number): Fortune {
  const lucks = reviews.map(({ luck }) => at(luck, seat));
  const costs = reviews.flatMap(({ mistake }, i) =>
    mistake && deeds[i]?.seat === seat ? [mistake.cost] : [],
  );
  return {
    luck: sum(lucks.map(({ amount }) => amount)),
    luckError: 2 * Math.sqrt(sum(lucks.map(({ variance }) => variance))),
    givenAway: sum(costs),
    mistakes: costs.length,
  };
}

/** The deeds that cost most, the dearest first. */
export function costliest({ deeds, reviews }: Progress, most: number): CostlyDeed[] {
  return reviews
    .flatMap(({ mistake }, i) => (mistake ? [{ deed: at(deeds, i), mistake }] : []))
    .sort((a, b) => b.mistake.cost - a.mistake.cost)
    .slice(0, most);
}

/** What decided the game, as far as that can be said in a sentence. */
export type Verdict = 'play' | 'luck' | 'both' | 'neither' | 'unclear';

/** Of those who won: whether they gave away least, and whether they had the most luck; what chance hides is unclear. */
export function verdictOf(
  progress: Progress,
  winners: readonly number[],
  players: number,
): Verdict {
  const fortunes = range(players).map((seat) => fortuneOf(progress, seat));
  const winner = winners[0] ?? 0;
  const { luck, luckError, givenAway } = at(fortunes, winner);
  const playedBest = fortunes.every((each) => each.givenAway >= givenAway);
  const hadLuck = luck > luckError && fortunes.every((each) => each.luck <= luck);
  if (playedBest) return hadLuck ? 'both' : 'play';
  if (hadLuck) return 'luck';
  return fortunes.some((each) => each.luck > Math.max(luck, each.luckError))
    ? 'neither'
    : 'unclear';
}
