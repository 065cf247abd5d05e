import { range } from '../../game/table/lists';
import type { Line } from '../locales/gameWords';
import { OptionList } from './OptionList';
import { BotTag, SeatName } from './SeatName';
import { useTable } from './TableContext';
import './text.css';

/** The table in words: made of the view, the options and the words of the game, and of nothing else. */
export default function TextBoard() {
  const { said, view, players, seat, seats, isAsked, awaited, words, colourOf } = useTable();
  const order = seat === null ? range(players) : range(players).map((i) => (seat + i) % players);
  return (
    <div className="text-board">
      {isAsked && (
        <section className="panel" aria-label={words.ui.yourChoices}>
          <OptionList />
        </section>
      )}
      <section className="panel" aria-labelledby="text-commons">
        <h2 id="text-commons">{words.ui.onTheTable}</h2>
        <Lines lines={said.commons(view)} />
      </section>
      <div className="text-seats">
        {order.map((each) => (
          <section
            key={each}
            className="panel text-seat"
            data-colour={colourOf(each)}
            data-place={`seat-${each}`}
          >
            <h2>
              <SeatName seat={each} /> <BotTag seat={each} />
              {awaited.includes(each) && seats[each]?.kind !== 'bot' && (
                <span className="faint"> – {words.ui.decides}</span>
              )}
            </h2>
            <Lines lines={said.seat(view, each)} />
          </section>
        ))}
      </div>
    </div>
  );
}

export function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <dl className="lines">
      {lines
        .filter(({ value }) => value !== '')
        .map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
