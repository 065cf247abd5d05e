import { use } from 'react';
import type { Choice } from '../../game/table/options';
import { useSettings } from '../app/settings';
import { loadReasons, sayReason } from '../locales/reasons';
import { useBotWords } from '../locales/useBotWords';
import { SeatName } from '../table/SeatName';
import { sayChoice } from '../table/sayChoice';
import { useTable } from '../table/TableContext';
import { percent } from './Fortunes';
import type { ReviewableDeed } from './pastDeeds';
import type { CostlyDeed } from './summary';

interface Props {
  costly: readonly CostlyDeed[];
  onLook: (moment: number) => void;
}

/** The deeds that cost most: what was done, what would have been better, and why. */
export function CostlyDeeds({ costly, onLook }: Props) {
  const { review } = useBotWords();
  if (costly.length === 0) return <p className="faint">{review.nothingCostly}</p>;
  return (
    <ol className="costly">
      {costly.map((each) => (
        <li key={each.deed.moment}>
          <Costly {...each} onLook={onLook} />
        </li>
      ))}
    </ol>
  );
}

function Costly({ deed, mistake, onLook }: CostlyDeed & Pick<Props, 'onLook'>) {
  const { said } = useTable();
  const { review } = useBotWords();
  return (
    <>
      <p className="costly-who">
        <SeatName seat={deed.seat} />
        <span className="faint">{said.phases[deed.phase]}</span>
        <strong>{review.change(-percent(mistake.cost))}</strong>
      </p>
      <SaidChoice what={review.did} deed={deed} choice={deed.choice} />
      <SaidChoice what={review.better} deed={deed} choice={mistake.better} />
      <Why mistake={mistake} />
      <button type="button" className="button quiet" onClick={() => onLook(deed.moment)}>
        {review.lookAt}
      </button>
    </>
  );
}

interface SaidChoiceProps {
  what: string;
  deed: ReviewableDeed;
  choice: Choice;
}

export function SaidChoice({ what, deed: { before, seat }, choice }: SaidChoiceProps) {
  const { said, game } = useTable();
  const { G: view, ctx } = before;
  const options = game.options(view, ctx, seat);
  return (
    <p className="costly-deed">
      <span>{what}</span> {sayChoice({ said, view, options }, choice)}
    </p>
  );
}

function Why({ mistake }: Pick<CostlyDeed, 'mistake'>) {
  const { game } = useTable();
  const { foundAhead } = useBotWords();
  const { language } = useSettings();
  const clauses = use(loadReasons(game.id, language));
  const why = mistake.why.map((reason) => sayReason(clauses, reason));
  return (
    <ul className="hint-why">
      {(why.length > 0 ? why : [foundAhead]).map((clause) => (
        <li key={clause}>{clause}</li>
      ))}
    </ul>
  );
}
