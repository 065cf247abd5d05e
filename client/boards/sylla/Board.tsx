import { lazy, Suspense, useEffect, useRef } from 'react';
import type { Decision } from '../../../game/sylla/state';
import { range } from '../../../game/table/lists';
import { Prompt } from '../../table/Prompt';
import { Group } from '../../ui/Group';
import { Icon } from '../../ui/Icon';
import type { BoardProps } from '..';
import { Display, GreatWork, SalePlaces } from './Centre';
import { DecisionView } from './decisions';
import { EventsColumn } from './EventsColumn';
import { Ladder } from './Ladder';
import { OwnZone } from './OwnZone';
import { Road } from './Road';
import { SeatZone } from './SeatZone';
import { SyllaDesk, useDesk, useSylla } from './SyllaContext';
import './sylla.css';
import './pieces.css';

const EndOfGame = lazy(() => import('./EndOfGame'));

/** Sylla's table: all of the box, and the prompt above the own zone. */
export default function Board(props: BoardProps) {
  return (
    <SyllaDesk>
      <LaidBoard {...props} />
    </SyllaDesk>
  );
}

/** Where on the board a decision is made, for screens that show one part at a time. */
const NEEDED: Partial<Record<Decision, string>> = {
  recruit: 'display',
  offer: 'sale',
  bid: 'sale',
  payment: 'sale',
  revenue: 'ladder',
  consulToken: 'ladder',
  insulaToken: 'ladder',
  cube: 'events',
  prevent: 'events',
  remove: 'events',
  flip: 'events',
  stake: 'work',
};

const TABS = [
  ['others', 'seat-person'],
  ['display', 'vote'],
  ['ladder', 'health'],
  ['work', 'prestige'],
  ['events', 'crisis'],
  ['sale', 'home'],
] as const;

function LaidBoard({ chair }: BoardProps) {
  const { view, seat, players, isOver } = useSylla();
  const { phrases } = useDesk();
  const strip = useRef<HTMLElement>(null);
  const first = seat ?? 0;
  const others = range(players)
    .map((i) => (first + i) % players)
    .slice(seat === null ? 0 : 1);
  const needed = NEEDED[view.asked.what];
  const show = (part: string): void => {
    const box = strip.current;
    const section = box?.querySelector<HTMLElement>(`[data-part="${part}"]`);
    if (box && section) box.scrollTo?.({ left: section.offsetLeft - box.offsetLeft });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: jumps when another question is asked
  useEffect(() => {
    if (needed) show(needed);
  }, [needed, seat]);

  return (
    <div className="sylla">
      <Road />
      <Group className="strip-tabs" label={phrases.sections}>
        {TABS.map(([part, icon]) => (
          <button
            key={part}
            type="button"
            className="strip-tab"
            data-item
            onClick={() => show(part)}
          >
            <Icon name={icon} />
            {phrases[part]}
          </button>
        ))}
      </Group>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on phones it scrolls, also by keyboard */}
      <section className="strip" ref={strip} tabIndex={0} aria-label={phrases.sections}>
        <div className="part others" data-part="others">
          {others.map((each) => (
            <SeatZone key={each} seat={each} />
          ))}
        </div>
        <div className="part" data-part="display">
          <Display />
        </div>
        <div className="part" data-part="ladder">
          <Ladder />
        </div>
        <div className="part" data-part="work">
          <GreatWork />
        </div>
        <div className="part" data-part="events">
          <EventsColumn />
        </div>
        <div className="part" data-part="sale">
          <SalePlaces />
        </div>
      </section>
      <Prompt chair={chair}>
        <DecisionView />
      </Prompt>
      {isOver && (
        <Suspense fallback={null}>
          <EndOfGame />
        </Suspense>
      )}
      {seat !== null && <OwnZone seat={seat} />}
    </div>
  );
}
