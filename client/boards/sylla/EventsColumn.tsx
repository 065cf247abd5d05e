import { EVENT_FACTS } from '../../../game/sylla/components';
import { cubesOn } from '../../../game/sylla/fight';
import { fates } from '../../../game/sylla/forecast';
import { at, range } from '../../../game/table/lists';
import { SeatSign } from '../../table/SeatName';
import { Group } from '../../ui/Group';
import { Icon } from '../../ui/Icon';
import { tip } from '../../ui/tip';
import { toast } from '../../ui/toast';
import { CUBE_ART, EVENT_ART } from './art';
import { Token } from './pieces';
import { useDesk, useSylla } from './SyllaContext';

/** The four open events, from the highest: who may fight them, what for, and with how many cubes. */
export function EventsColumn() {
  const table = useSylla();
  const { phrases } = useDesk();
  const { view } = table;
  return (
    <section className="events" data-place="events" aria-label={phrases.events}>
      <h2>{phrases.events}</h2>
      <Group className="event-list" label={phrases.events}>
        {view.events.map((event, place) => (
          <OpenEvent key={event} event={event} place={place} />
        ))}
      </Group>
      <p className="pile faint">{phrases.pileLeft(view.eventPile.length)}</p>
    </section>
  );
}

function OpenEvent({ event, place }: { event: number; place: number }) {
  const table = useSylla();
  const { view, said, who, colourOf } = table;
  const { about, phrases } = useDesk();
  const touch = useEventTouch(place);
  const { reward, admits, famine } = at(EVENT_FACTS, event);
  const name = said.names.events[event] ?? '';
  const fighting = cubesOn(view, place) > 0 || view.asked.what === 'cube';
  const fate = fighting ? fates(view)[place] : undefined;
  const fateText = {
    occurs: phrases.wouldOccur,
    prevented: phrases.wouldBePrevented,
    tied: phrases.tied,
  };
  const text = [name, about.events[event]].join('\n');
  const inside = (
    <>
      <Icon sheet="events" name={EVENT_ART[event] ?? ''} className="event-art" />
      <span className="event-name">{name}</span>
      <span className="event-facts">
        {admits.map((kind) => (
          <Icon key={kind} name={CUBE_ART[kind]} label={said.names.cubes[kind]} />
        ))}
        <span aria-hidden="true">→</span>
        {reward === 'prestige' ? (
          <span className="one-prestige">
            1<Icon name="prestige" label={phrases.prestige} />
          </span>
        ) : (
          <Token virtue={reward} label={said.names.virtues[reward]} />
        )}
        {range(famine).map((i) => (
          <Icon key={i} name="famine-ear" label={phrases.famine} />
        ))}
      </span>
      <span className="cubes">
        {(view.fight.cubes[place] ?? []).map((cubes, seat) =>
          cubes === 0 ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <span key={seat} className="cube-stack" data-colour={colourOf(seat)}>
              <span className="cube" />
              {cubes}
              <SeatSign seat={seat} />
              <span className="hidden-text">{phrases.cubesOf(who(seat), cubes)}</span>
            </span>
          ),
        )}
      </span>
      {fate && <span className={`fate ${fate}`}>{fateText[fate]}</span>}
    </>
  );
  const { onTouch, why } = touch;
  return onTouch || why ? (
    <button
      type="button"
      className={onTouch ? 'event lit' : 'event dimmed'}
      data-place={`event-${place}`}
      data-item
      aria-disabled={why !== undefined}
      {...tip(why ? `${why}\n${text}` : text)}
      onClick={onTouch ?? (() => toast(why ?? null))}
    >
      {inside}
    </button>
  ) : (
    <div className="event" data-place={`event-${place}`} {...tip(text)}>
      {inside}
    </div>
  );
}

/** What touching an event does now, or why it does nothing, where somebody might try. */
function useEventTouch(place: number): { onTouch?: () => void; why?: string } {
  const { view, options, isAsked, play, whyNot } = useSylla();
  const { cube } = useDesk();
  if (!isAsked) return {};
  const { what } = view.asked;
  if (what === 'prevent' || what === 'remove') {
    const move = what === 'prevent' ? 'prevent' : 'removeEvent';
    const why = whyNot(move, [place]);
    return why === null ? { onTouch: () => play({ move, args: [place] }) } : { why };
  }
  if (what !== 'cube') return {};
  const cubes = options.filter(({ move, args }) => move === 'placeCube' && args[1] === place);
  const own = cubes.find(({ args }) => args[0] === cube) ?? (cube === null ? cubes[0] : undefined);
  const kind = Number(own?.args[0] ?? cube ?? options[0]?.args[0] ?? 0);
  const why = whyNot('placeCube', [kind, place]);
  return why === null
    ? { onTouch: () => play({ move: 'placeCube', args: [kind, place] }) }
    : { why };
}
