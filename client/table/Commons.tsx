import { SALE_PLACES, TURNS, worthOf } from '../../game/sylla/components';
import { NONE, type SyllaView } from '../../game/sylla/state';
import type { Words } from '../locales/words';

/** What lies in the middle of the table. */
export function Commons({ words, view }: { words: Words; view: SyllaView }) {
  const { ui } = words;
  const work = view.work === NONE ? view.worksAhead[0] : view.work;
  const lines: [string, string[]][] = [
    [ui.turn, [`${view.turn} / ${TURNS}`]],
    [ui.consul, [words.seat(view.consul)]],
    [
      ui.ladder,
      view.ladder.map(
        (square, virtue) => `${words.virtues[virtue]} ${square} (${worthOf(square)})`,
      ),
    ],
    [ui.famine, [String(view.famine)]],
    [ui.work, work === undefined ? [] : [words.works[work] ?? '']],
    [
      ui.display,
      view.display.filter((card) => card !== NONE).map((card) => words.cards[card] ?? ''),
    ],
    [
      ui.forSale,
      view.places.flatMap((building, place) =>
        building === NONE
          ? []
          : [`${words.buildings[building]} (${words.colours[SALE_PLACES[place] ?? 0]})`],
      ),
    ],
    [
      ui.openEvents,
      view.events.map((event, place) => {
        const cubes = (view.fight.cubes[place] ?? []).reduce((sum, n) => sum + n, 0);
        return `${words.events[event]}${cubes > 0 ? ` ×${cubes}` : ''}`;
      }),
    ],
  ];
  return (
    <dl className="commons">
      {lines.map(([name, values]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{values.join(' · ') || '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
