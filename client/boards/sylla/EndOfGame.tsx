import { useState } from 'react';
import { Link } from 'wouter';
import { STARTING_PRESTIGE } from '../../../game/sylla/components';
import { range } from '../../../game/table/lists';
import ScoreSheet from '../../table/ScoreSheet';
import { SeatName } from '../../table/SeatName';
import { useDesk, useSylla } from './SyllaContext';

/** The last reckoning: source by source, a graph of prestige over the turns, and another game. */
export default function EndOfGame() {
  const { words, game, view, said, players } = useSylla();
  const { phrases } = useDesk();
  const lines = range(players).map((seat) => said.score(game.score(view as never, seat) as never));
  const last = (lines[0]?.length ?? 1) - 1;
  const [shown, setShown] = useState(0);
  return (
    <section className="end-of-game panel">
      <h2>{phrases.finalTitle}</h2>
      {shown < last ? (
        <div className="end-step">
          <p>
            <strong>{lines[0]?.[shown]?.name}</strong>
          </p>
          <ul className="end-steps">
            {range(players).map((seat) => (
              <li key={seat}>
                <SeatName seat={seat} /> <strong>{lines[seat]?.[shown]?.value}</strong>
              </li>
            ))}
          </ul>
          <button type="button" className="button primary" onClick={() => setShown(shown + 1)}>
            {phrases.showSteps}
          </button>
        </div>
      ) : (
        <ScoreSheet />
      )}
      <PrestigeGraph />
      <Link href="/new/sylla" className="button primary">
        {words.ui.playAgain}
      </Link>
    </section>
  );
}

const WIDTH = 480;
const HEIGHT = 160;

/** Prestige on the Road to Glory after each turn, from what the chronicle told. */
function PrestigeGraph() {
  const { deeds, players, who, colourOf } = useSylla();
  const { phrases } = useDesk();
  const series = prestigeByTurn(deeds, players);
  const most = Math.max(20, ...series.flat());
  const steps = Math.max(1, (series[0]?.length ?? 1) - 1);
  const x = (i: number): number => 8 + (i / steps) * (WIDTH - 60);
  const y = (points: number): number => HEIGHT - 8 - (points / most) * (HEIGHT - 16);
  return (
    <figure className="graph">
      <figcaption>{phrases.graph}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={phrases.graph}>
        {series.map((points, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <g key={seat} data-colour={colourOf(seat)} className={`graph-line dash-${seat}`}>
            <polyline points={points.map((p, i) => `${x(i)},${y(p)}`).join(' ')} />
            <text x={x(points.length - 1) + 6} y={y(points.at(-1) ?? 0) + 4}>
              {who(seat)}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}

function prestigeByTurn(deeds: ReturnType<typeof useSylla>['deeds'], players: number): number[][] {
  const now = range(players).map(() => STARTING_PRESTIGE);
  const series = range(players).map(() => [STARTING_PRESTIGE]);
  const note = (): void => {
    for (const [seat, points] of now.entries()) series[seat]?.push(points);
  };
  for (const { type, args } of deeds.flatMap(({ events }) => events)) {
    const { seat = 0, change = 0, turn = 0 } = args;
    if (type === 'prestige') now[seat] = (now[seat] ?? 0) + change;
    if (type === 'turnBegins' && turn > 1) note();
  }
  note();
  return series;
}
