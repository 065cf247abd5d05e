import { range } from '../../game/table/lists';
import { SeatName } from './SeatName';
import { useTable } from './TableContext';
import './ScoreSheet.css';

/** The score of every seat by source, as if the game ended now. What the seat may not know is a question mark. */
export default function ScoreSheet() {
  const { game, view, said, players, words, isOver } = useTable();
  const scores = range(players).map((seat) => said.score(game.score(view, seat)));
  const sources = scores[0] ?? [];
  return (
    <div className="score-sheet">
      <p className="faint">{isOver ? words.ui.finalScore : words.ui.ifItEnded}</p>
      <table>
        <thead>
          <tr>
            <td />
            {range(players).map((seat) => (
              <th key={seat} scope="col">
                <SeatName seat={seat} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sources.map(({ name }, row) => (
            <tr key={name} className={row === sources.length - 1 ? 'total' : undefined}>
              <th scope="row">{name}</th>
              {scores.map((lines, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                <td key={seat}>{lines[row]?.value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
