import { useBotWords } from '../locales/useBotWords';
import type { Match } from '../table/match';
import { SeatName } from '../table/SeatName';
import { SaidChoice } from './CostlyDeeds';
import { percent } from './Fortunes';
import { reviewerOf } from './Reviewer';
import './review.css';

/** What the review says of the deed that comes next, to somebody who looks back. */
export default function ReviewNote({ match, moment }: { match: Match; moment: number }) {
  const { review } = useBotWords();
  const { deeds, reviews } = reviewerOf(match).progress;
  const number = deeds.findIndex((deed) => deed.moment === moment);
  const [deed, mistake] = [deeds[number], reviews[number]?.mistake];
  if (!deed || !mistake) return null;
  return (
    <section className="review-note" aria-label={review.costliest}>
      <SeatName seat={deed.seat} />
      <SaidChoice what={review.did} deed={deed} choice={deed.choice} />
      <SaidChoice what={review.better} deed={deed} choice={mistake.better} />
      <strong>{review.change(-percent(mistake.cost))}</strong>
    </section>
  );
}
