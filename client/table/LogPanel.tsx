import { useEffect, useRef, useState } from 'react';
import { type Deed, sinceLastDeed } from '../../game/table/deeds';
import { range } from '../../game/table/lists';
import { elementAt, placesOf } from '../boards/places';
import { say } from '../locales/gameWords';
import { Group } from '../ui/Group';
import { Icon } from '../ui/Icon';
import { SeatSign } from './SeatName';
import { useTable } from './TableContext';
import type { Past } from './usePast';

/** What happened, by phase and seat; every line leads to its place on the board. */
export function LogPanel({ past, onClose }: { past: Past; onClose: () => void }) {
  const { deeds, words, players, seat, who, isPast } = useTable();
  const [only, setOnly] = useState<number | null>(null);
  const { ui } = words;
  const list = useRef<HTMLOListElement>(null);
  const news = seat === null || isPast ? [] : sinceLastDeed(deeds, seat);
  const firstNew = news[0]?.moment;
  const shown = only === null ? deeds : deeds.filter(({ seat: each }) => each === only);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines are shown at once
  useEffect(() => {
    list.current?.scrollTo?.({ top: list.current.scrollHeight });
  }, [deeds.length]);

  return (
    <aside className="log" aria-label={ui.log}>
      <header>
        <h2>{ui.log}</h2>
        <button type="button" className="icon-button" onClick={onClose} aria-label={ui.close}>
          <Icon name="close" />
        </button>
      </header>
      <Group className="log-filter" label={ui.filter}>
        <button
          type="button"
          className="chip"
          data-item
          aria-pressed={only === null}
          onClick={() => setOnly(null)}
        >
          {ui.all}
        </button>
        {range(players).map((each) => (
          <button
            key={each}
            type="button"
            className="chip"
            data-item
            aria-pressed={only === each}
            aria-label={who(each)}
            data-tip={who(each)}
            onClick={() => setOnly(each)}
          >
            <SeatSign seat={each} />
          </button>
        ))}
      </Group>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <ol ref={list} className="log-lines" tabIndex={0} aria-label={ui.log}>
        {shown.length === 0 && <li className="faint">{ui.nothingYet}</li>}
        {shown.map((deed, i) => (
          <DeedLines
            key={deed.moment}
            deed={deed}
            heads={deed.phase !== shown[i - 1]?.phase}
            isNew={deed.moment === firstNew && news.length < deeds.length}
            onLookBack={() => past.goTo(deed.moment)}
          />
        ))}
      </ol>
    </aside>
  );
}

interface DeedProps {
  deed: Deed;
  heads: boolean;
  isNew: boolean;
  onLookBack: () => void;
}

function DeedLines({ deed, heads, isNew, onLookBack }: DeedProps) {
  const { said, words, game, colourOf } = useTable();
  const { placeOf } = placesOf(game.id);
  return (
    <li>
      {isNew && <p className="log-new">{words.ui.sinceYourLast}</p>}
      {heads && <h3>{said.phases[deed.phase] ?? deed.phase}</h3>}
      <div className="deed" data-colour={colourOf(deed.seat)}>
        <button
          type="button"
          className="deed-sign"
          onClick={onLookBack}
          aria-label={words.ui.lookBack}
          data-tip={words.ui.lookBack}
        >
          <SeatSign seat={deed.seat} />
        </button>
        <ul>
          {deed.events.map((event, i) => {
            const place = placeOf(event);
            const text = say(said.chronicle, event.type, event.args);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: events of a deed never change
              <li key={i}>
                {place ? (
                  <button type="button" className="log-line" onClick={() => point(place)}>
                    {text}
                  </button>
                ) : (
                  text
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </li>
  );
}

/** Shows where on the board something happened. */
function point(place: string): void {
  const element = elementAt(place);
  if (!element) return;
  element.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  element.classList.remove('pointed');
  // Reading a measure makes the browser notice the class was away, so that the animation begins anew.
  void element.offsetWidth;
  element.classList.add('pointed');
}
