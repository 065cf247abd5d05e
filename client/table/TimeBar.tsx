import { lazy, Suspense } from 'react';
import { Icon } from '../ui/Icon';
import type { Match } from './match';
import { useTable } from './TableContext';
import type { Past } from './usePast';

const ReviewNote = lazy(() => import('../review/ReviewNote'));

/** Where one stands in the past, and the way back to the present. */
export default function TimeBar({ past, match }: { past: Past; match: Match }) {
  const { words, pull } = useTable();
  const { ui } = words;
  const last = Math.max(0, past.moments.length - 1);
  const at = past.at ?? last;
  return (
    <>
      <section className="time-bar" aria-label={ui.past}>
        <button type="button" className="icon-button" onClick={past.back} aria-label={ui.stepBack}>
          <Icon name="back" />
        </button>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={ui.moment}
          onChange={(event) => past.goTo(Number(event.target.value))}
        />
        <button
          type="button"
          className="icon-button"
          onClick={past.forward}
          aria-label={ui.stepForward}
        >
          <Icon name="forward" />
        </button>
        <span>{ui.momentOf(at, last)}</span>
        <button type="button" className="button" onClick={past.toNow}>
          <Icon name="to-now" />
          {ui.toNow}
        </button>
        {past.isOver && (
          <button type="button" className="button" onClick={() => pull('review')}>
            {ui.review}
          </button>
        )}
      </section>
      {past.isOver && (
        <Suspense fallback={null}>
          <ReviewNote match={match} moment={at} />
        </Suspense>
      )}
    </>
  );
}
