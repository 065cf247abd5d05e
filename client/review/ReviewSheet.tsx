import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Outcome } from '../../game/table/module';
import { useBotWords } from '../locales/useBotWords';
import type { Match } from '../table/match';
import { SeatName, SeatSign } from '../table/SeatName';
import { useTable } from '../table/TableContext';
import { CostlyDeeds } from './CostlyDeeds';
import { Fortunes, percent } from './Fortunes';
import { Frieze } from './Frieze';
import { isDone, type Progress, reviewerOf } from './Reviewer';
import { chancesOverTime, costliest, verdictOf } from './summary';
import '../bots/bots.css';
import './review.css';

const MOST_COSTLY = 6;

interface Props {
  match: Match;
  /** Shows the table as it was. */
  onLook: (moment: number) => void;
}

/** After the game: how the chances went, who had luck, and what cost most. */
export default function ReviewSheet({ match, onLook }: Props) {
  const reviewer = reviewerOf(match);
  const progress = useSyncExternalStore(
    (listener) => reviewer.subscribe(listener),
    () => reviewer.progress,
  );
  useEffect(() => reviewer.start(), [reviewer]);
  const { review } = useBotWords();
  const done = isDone(progress);
  const costly = costliest(progress, MOST_COSTLY);
  return (
    <div className="review">
      {done ? <Headline progress={progress} /> : <Going progress={progress} />}
      {progress.hasFailed && (
        <p role="alert">
          {review.failed}{' '}
          <button type="button" className="button" onClick={() => reviewer.start()}>
            {review.goOn}
          </button>
        </p>
      )}
      <Chances progress={progress} marks={costly.map(({ deed }) => deed.moment)} onLook={onLook} />
      {done && (
        <>
          <section>
            <h3>{review.luckAndPlay}</h3>
            <Fortunes progress={progress} />
          </section>
          <section>
            <h3>{review.costliest}</h3>
            <CostlyDeeds costly={costly} onLook={onLook} />
          </section>
        </>
      )}
      <details>
        <summary>{review.how}</summary>
        <p>{review.howLong}</p>
      </details>
    </div>
  );
}

function Going({ progress: { deeds, reviews } }: { progress: Progress }) {
  const { review } = useBotWords();
  return (
    <p className="review-going">
      <label htmlFor="review-going">{review.going(reviews.length, deeds.length)}</label>
      <progress id="review-going" max={Math.max(1, deeds.length)} value={reviews.length} />
    </p>
  );
}

function Headline({ progress }: { progress: Progress }) {
  const { ctx, who, players } = useTable();
  const { review } = useBotWords();
  const { winners } = (ctx.gameover ?? { winners: [] }) as Outcome;
  const names = winners.map(who).join(', ');
  return (
    <p className="review-headline" role="status">
      {/* Bots may share a name; a sign is nobody else's. */}
      {winners.map((seat) => (
        <SeatSign key={seat} seat={seat} />
      ))}{' '}
      {review.verdicts[verdictOf(progress, winners, players)](names)}
    </p>
  );
}

interface ChancesProps {
  progress: Progress;
  marks: readonly number[];
  onLook: (moment: number) => void;
}

function Chances({ progress, marks, onLook }: ChancesProps) {
  const { who } = useTable();
  const { review } = useBotWords();
  const [pointed, point] = useState<number | null>(null);
  const chances = chancesOverTime(progress);
  const { deeds } = progress;
  const last = Math.max(0, chances.length - 1);
  const at = Math.min(pointed ?? last, last);
  const now = chances[at] ?? [];
  // Deeds that were taken back have moments of their own; the picture counts those that stand.
  const numberOf = (moment: number): number => deeds.findIndex((deed) => deed.moment === moment);
  const said = now.map((share, seat) => `${who(seat)} ${percent(share)} %`).join(', ');
  const moment = deeds[at]?.moment;
  return (
    <section className="review-chances">
      <h3>{review.chances}</h3>
      <Frieze
        chances={chances}
        moments={deeds.length + 1}
        pointedAt={at}
        marks={marks.map(numberOf)}
        label={review.chancesPicture}
        onPoint={point}
      />
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={review.moment}
        aria-valuetext={said}
        onChange={(event) => point(Number(event.target.value))}
      />
      <ul className="review-shares">
        {now.map((share, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat}>
            <Swatch seat={seat} />
            <SeatName seat={seat} /> <strong>{percent(share)} %</strong>
          </li>
        ))}
      </ul>
      {moment !== undefined && (
        <button type="button" className="button quiet" onClick={() => onLook(moment)}>
          {review.lookAt}
        </button>
      )}
    </section>
  );
}

function Swatch({ seat }: { seat: number }) {
  const { colourOf } = useTable();
  return <span className="swatch" data-colour={colourOf(seat)} />;
}
