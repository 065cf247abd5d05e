import { useEffect, useRef } from 'react';
import type { Match } from './match';
import { SeatSign } from './SeatName';
import { useTable } from './TableContext';
import type { SeatAtScreen } from './useSeatAtScreen';
import './Curtain.css';

/** Falls between two people at one screen, so that nobody sees what only the next one may. */
export default function Curtain({ match, chair }: { match: Match; chair: SeatAtScreen }) {
  const { words, colourOf } = useTable();
  const { ui } = words;
  const button = useRef<HTMLButtonElement>(null);
  const { next } = chair;
  useEffect(() => button.current?.focus(), []);
  if (next === null) return null;
  return (
    <div className="curtain" role="dialog" aria-modal="true" aria-labelledby="curtain-says">
      <div className="curtain-plate" data-colour={colourOf(next)}>
        <SeatSign seat={next} className="curtain-sign" />
        <h2 id="curtain-says">{ui.handOver(match.seats[next]?.name ?? '')}</h2>
        <p className="faint">{ui.handOverWhy}</p>
        <button
          ref={button}
          type="button"
          className="button primary"
          onClick={() => chair.sitDown(next)}
        >
          {ui.iAm(match.seats[next]?.name ?? '')}
        </button>
      </div>
    </div>
  );
}
