import { lazy, Suspense, use, useState, useSyncExternalStore } from 'react';
import type { GameId } from '../../game/manifests';
import { useSettings } from '../app/settings';
import { BOARDS } from '../boards';
import { loadGameWords } from '../locales/games';
import { useWords } from '../locales/useWords';
import { AnswerForced } from './AnswerForced';
import { Flights } from './Flights';
import { LiveRegion } from './LiveRegion';
import { LogPanel } from './LogPanel';
import type { Match, Seen } from './match';
import type { Panel } from './Panels';
import { TextPrompt } from './Prompt';
import { Sounds } from './Sounds';
import { TableProvider } from './TableContext';
import { TopBar } from './TopBar';
import { type Past, usePast } from './usePast';
import { type SeatAtScreen, useSeatAtScreen } from './useSeatAtScreen';
import { useTableKeys } from './useTableKeys';
import { useTableModel } from './useTableModel';
import './table.css';

const Curtain = lazy(() => import('./Curtain'));
const Panels = lazy(() => import('./Panels'));
const TimeBar = lazy(() => import('./TimeBar'));
const TextBoard = lazy(() => import('./TextBoard'));
const SpeedBar = lazy(() => import('../bots/SpeedBar'));
const OnlineBar = lazy(() => import('../online/OnlineBar').then((m) => ({ default: m.OnlineBar })));

/** A table with people around it, whichever game is on it and wherever it is played. */
export function Table({ match, gameId }: { match: Match; gameId: GameId }) {
  useSyncExternalStore(match.subscribe.bind(match), () => match.moment());
  const chair = useSeatAtScreen(match);
  const now = match.seen(chair.seat);
  const past = usePast(match, chair.seat);
  if (!now) return null;
  const seen = past.at === null ? now : (past.moments[past.at] ?? now);
  return <LaidTable {...{ match, gameId, chair, now, past, seen }} />;
}

interface Props {
  match: Match;
  gameId: GameId;
  chair: SeatAtScreen;
  now: Seen;
  past: Past;
  seen: Seen;
}

function LaidTable({ match, gameId, chair, now, past, seen }: Props) {
  const { language, textMode } = useSettings();
  const words = useWords();
  const make = use(loadGameWords(gameId, language));
  const isPast = past.at !== null;
  const [panel, setPanel] = useState<Panel | null>(null);
  const table = useTableModel({ match, seat: chair.seat, seen, isPast, make, words, setPanel });
  const [logOpen, setLogOpen] = useState(() => window.innerWidth >= 1200);
  const undoing = { match, now, seat: chair.seat };
  const toggleLog = (): void => setLogOpen((open) => !open);
  useTableKeys({ table, past, undoing, setPanel, toggleLog });
  const Board = textMode ? undefined : BOARDS[gameId];

  return (
    <TableProvider value={table}>
      <div
        className={`table${logOpen ? ' log-open' : ''}${match.online || match.pace ? ' two-bars' : ''}`}
        data-game={gameId}
        data-asked={table.view.asked.what}
      >
        <div className="table-head">
          <TopBar {...{ undoing, past, setPanel, logOpen, toggleLog, gameId }} />
          {match.online && (
            <Suspense fallback={null}>
              <OnlineBar online={match.online} />
            </Suspense>
          )}
          {match.pace && !table.isOver && !past.isOver && (
            <Suspense fallback={null}>
              <SpeedBar pace={match.pace} />
            </Suspense>
          )}
          {isPast && (
            <Suspense fallback={null}>
              <TimeBar past={past} match={match} />
            </Suspense>
          )}
        </div>
        <main className="table-main" id="table">
          {Board ? (
            <Suspense fallback={<p className="loading">{words.ui.loading}</p>}>
              <Board chair={chair} />
            </Suspense>
          ) : (
            <>
              <TextPrompt chair={chair} />
              <Suspense fallback={<p className="loading">{words.ui.loading}</p>}>
                <TextBoard />
              </Suspense>
            </>
          )}
        </main>
        {logOpen && <LogPanel past={past} onClose={toggleLog} />}
        {panel && (
          <Suspense fallback={null}>
            <Panels {...{ panel, gameId, match, past }} onClose={() => setPanel(null)} />
          </Suspense>
        )}
        {chair.next !== null && (
          <Suspense fallback={<div className="curtain" />}>
            <Curtain match={match} chair={chair} />
          </Suspense>
        )}
        <AnswerForced />
        <Flights />
        <Sounds />
        <LiveRegion />
      </div>
    </TableProvider>
  );
}
