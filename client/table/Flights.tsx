import { useEffect, useRef } from 'react';
import { mayMove, useSettings } from '../app/settings';
import { elementAt, type Flight, placesOf } from '../boards/places';
import { Icon } from '../ui/Icon';
import { useTable } from './TableContext';

const MOST_AT_ONCE = 3;
const MILLISECONDS = 320;

/** Shows what moved, from where it was to where it is. It never blocks: the table is already as it will be. */
export function Flights() {
  const { deeds, game, isPast } = useTable();
  const settings = useSettings();
  const seen = useRef(deeds.length);
  const layer = useRef<HTMLDivElement>(null);
  const news = deeds.slice(seen.current);
  const { flightOf } = placesOf(game.id);
  const flights = news
    .flatMap(({ events }) => events.map(flightOf))
    .filter((flight): flight is Flight => flight !== null)
    .slice(0, MOST_AT_ONCE);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each new deed
  useEffect(() => {
    seen.current = deeds.length;
    if (isPast || !mayMove(settings)) return;
    flights.forEach((flight, i) => {
      const piece = layer.current?.children[i];
      if (piece instanceof SVGElement) fly(piece, flight, i);
    });
  }, [deeds.length]);

  return (
    <div ref={layer} className="flights" aria-hidden="true">
      {flights.map(({ from, to, sheet, name }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: at most three, drawn once
        <Icon key={`${from}${to}${i}`} sheet={sheet} name={name} className="flying" />
      ))}
    </div>
  );
}

function fly(piece: SVGElement, { from, to }: Flight, order: number): void {
  const start = elementAt(from)?.getBoundingClientRect();
  const end = elementAt(to)?.getBoundingClientRect();
  if (!start || !end || typeof piece.animate !== 'function') return;
  const at = (box: DOMRect): string =>
    `translate(${box.left + box.width / 2 - 24}px, ${box.top + box.height / 2 - 24}px)`;
  piece.animate(
    [
      { transform: at(start), opacity: 0.2 },
      { transform: at(start), opacity: 1, offset: 0.1 },
      { transform: at(end), opacity: 1, offset: 0.9 },
      { transform: `${at(end)} scale(0.6)`, opacity: 0 },
    ],
    { duration: MILLISECONDS * 1.6, delay: order * 80, easing: 'ease-out', fill: 'both' },
  );
}
