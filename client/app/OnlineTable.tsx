import { useEffect, useState, useSyncExternalStore } from 'react';
import { isGameId } from '../../game/manifests';
import type { SeatedMatch } from '../../game/online/api';
import { loadGame } from '../games';
import { useOnlineWords } from '../locales/useOnlineWords';
import { useWords } from '../locales/useWords';
import { api, RefusedByServer } from '../online/api';
import { OnlineMatch } from '../online/OnlineMatch';
import { Table } from '../table/Table';
import { NotFound } from './NotFound';
import { WaitingRoom } from './WaitingRoom';

/** A table on the server: the waiting room until every seat is taken, then the game. */
export default function OnlineTable({ id }: { id: string }) {
  const { ui } = useWords();
  const online = useOnlineWords();
  const [info, setInfo] = useState<SeatedMatch | null>(null);
  const [problem, setProblem] = useState<RefusedByServer | null>(null);

  useEffect(() => {
    let isGone = false;
    const look = async (): Promise<void> => {
      try {
        const found = await api.match(id);
        if (isGone) return;
        setProblem(null);
        setInfo(found);
      } catch (error) {
        if (error instanceof RefusedByServer && !isGone) setProblem(error);
      }
    };
    void look();
    // Until the game runs nobody tells us of those who sit down; afterwards the socket does.
    const timer = info?.isRunning ? undefined : setInterval(() => void look(), 2_000);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [id, info?.isRunning]);

  if (problem && !info) {
    if (problem.reason === 'notFound') return <NotFound why={online.refusals.notFound} />;
    return (
      <main className="page plain">
        <h1>{ui.broken}</h1>
        <p>{online.refusals[problem.reason]}</p>
        <button type="button" className="button primary" onClick={() => location.reload()}>
          {ui.reload}
        </button>
      </main>
    );
  }
  if (!info || !isGameId(info.game)) return <p className="loading">{ui.loading}</p>;
  if (!info.isRunning && !info.isOver) return <WaitingRoom info={info} onChange={setInfo} />;
  return <RunningTable key={seatsOf(info)} info={info} />;
}

/** Who takes another seat needs another client. */
function seatsOf({ matchID, own }: SeatedMatch): string {
  return `${matchID}:${own.map(({ seat }) => seat).join()}`;
}

function RunningTable({ info }: { info: SeatedMatch }) {
  const { ui } = useWords();
  const [match, setMatch] = useState<OnlineMatch | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the match itself learns what changes around it
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    void loadGame(info.game).then((game) => {
      if (isGone) return;
      const opened = new OnlineMatch(info, game);
      stop = opened.start();
      setMatch(opened);
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);
  if (!match) return <p className="loading">{ui.loading}</p>;
  return <SyncedTable match={match} />;
}

function SyncedTable({ match }: { match: OnlineMatch }) {
  const { ui } = useWords();
  const online = useOnlineWords();
  const seen = useSyncExternalStore(
    (listener) => match.subscribe(listener),
    () => match.seen(),
  );
  if (!seen) return <p className="loading">{match.isConnected ? ui.loading : online.lost}</p>;
  return <Table match={match} gameId={match.info.game} />;
}
