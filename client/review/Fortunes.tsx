import { range } from '../../game/table/lists';
import { useBotWords } from '../locales/useBotWords';
import { SeatName } from '../table/SeatName';
import { useTable } from '../table/TableContext';
import type { Progress } from './Reviewer';
import { fortuneOf } from './summary';

/** Luck against play, seat by seat. */
export function Fortunes({ progress }: { progress: Progress }) {
  const { players } = useTable();
  const { review } = useBotWords();
  const fortunes = range(players).map((seat) => fortuneOf(progress, seat));
  const most = Math.max(
    0.1,
    ...fortunes.flatMap(({ luck, givenAway }) => [Math.abs(luck), givenAway]),
  );
  return (
    <table className="fortunes">
      <thead>
        <tr>
          <td />
          <th scope="col" data-tip={review.luckWhat}>
            {review.luck}
          </th>
          <th scope="col" data-tip={review.givenAwayWhat}>
            {review.givenAway}
          </th>
        </tr>
      </thead>
      <tbody>
        {fortunes.map(({ luck, luckError, givenAway, mistakes }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <tr key={seat}>
            <th scope="row">
              <SeatName seat={seat} />
            </th>
            <td>
              <Beam share={luck / most} />
              <strong>{review.change(percent(luck))}</strong>{' '}
              <small>{review.giveOrTake(percent(luckError))}</small>
            </td>
            <td>
              <Beam share={-givenAway / most} />
              <strong>{review.change(-percent(givenAway))}</strong>{' '}
              <small>{review.inDeeds(mistakes)}</small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function percent(share: number): number {
  return Math.round(100 * share);
}

/** From the middle to the right what was gained, to the left what was lost. */
function Beam({ share }: { share: number }) {
  const width = `${Math.min(50, 50 * Math.abs(share))}%`;
  return (
    <span className="beam" aria-hidden="true">
      <span
        className={share < 0 ? 'lost' : 'gained'}
        style={share < 0 ? { width, right: '50%' } : { width, left: '50%' }}
      />
    </span>
  );
}
