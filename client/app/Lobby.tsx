import { useCallback, useEffect, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { GAME_IDS, type GameId, isGameId, MANIFESTS } from '../../game/manifests';
import type { MatchPage, OnlineMatch, SeatedMatch } from '../../game/online/api';
import { useOnlineWords } from '../locales/useOnlineWords';
import { useWords } from '../locales/useWords';
import { api } from '../online/api';
import { rememberedName } from '../online/device';
import { useRefused } from '../online/useRefused';
import { DeviceMove } from './DeviceMove';
import { NameField } from './NameField';
import { OpenTable } from './OpenTable';
import { PageHead } from './PageHead';
import './lobby.css';

const REFRESH = 5_000;

/** The tables on the server: the own ones, those that wait for players, and the way to open one. */
export default function Lobby() {
  const { ui } = useWords();
  const online = useOnlineWords();
  const [query, setQuery] = useSearchParams();
  const wished = query.get('game') ?? '';
  const game = isGameId(wished) ? wished : null;
  const setGame = (id: GameId | null): void => setQuery(id ? { game: id } : {});
  return (
    <div className="page lobby">
      <PageHead title={online.lobby} />
      <main>
        <div className="choices">
          <button
            type="button"
            className="button"
            aria-pressed={game === null}
            onClick={() => setGame(null)}
          >
            {online.allGames}
          </button>
          {GAME_IDS.map((id) => (
            <button
              key={id}
              type="button"
              className="button"
              aria-pressed={game === id}
              onClick={() => setGame(id)}
            >
              {MANIFESTS[id].title}
            </button>
          ))}
        </div>
        <div className="lobby-halves">
          <div>
            <MyGames />
            <OpenTables game={game} />
            <DeviceMove />
          </div>
          <div>
            <QuickMatch game={game ?? 'sylla'} />
            <OpenTable key={game} game={game ?? 'sylla'} />
          </div>
        </div>
        <p>
          <Link href="/">{ui.toHome}</Link>
        </p>
      </main>
    </div>
  );
}

/** Asks again and again, while somebody looks at the page. */
function useRefreshed<T>(load: () => Promise<T>): T | null {
  const [found, setFound] = useState<T | null>(null);
  const refused = useRefused();
  useEffect(() => {
    let isGone = false;
    const look = async (first: boolean): Promise<void> => {
      if (document.hidden && !first) return;
      try {
        const now = await load();
        if (!isGone) setFound(now);
      } catch (error) {
        if (first) refused(error);
      }
    };
    void look(true);
    const timer = setInterval(() => void look(false), REFRESH);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [load, refused]);
  return found;
}

function MyGames() {
  const { ui } = useWords();
  const online = useOnlineWords();
  const mine = useRefreshed(api.mine);
  return (
    <section aria-labelledby="mine">
      <h2 id="mine">{online.mine}</h2>
      {mine?.matches.length === 0 && <p className="faint">{online.noneMine}</p>}
      {!mine && <p className="faint">{ui.loading}</p>}
      <ul className="tables">
        {mine?.matches.map((match) => (
          <TableRow key={match.matchID} match={match} own={match.own} />
        ))}
      </ul>
    </section>
  );
}

function OpenTables({ game }: { game: GameId | null }) {
  const { ui } = useWords();
  const online = useOnlineWords();
  const [open, setOpen] = useState(true);
  const [more, setMore] = useState<MatchPage | null>(null);
  const refused = useRefused();
  const load = useCallback(() => {
    setMore(null);
    return api.list({ game, open, cursor: null });
  }, [game, open]);
  const page = useRefreshed(load);
  const matches = [...(page?.matches ?? []), ...(more?.matches ?? [])];
  const next = more ? more.next : page?.next;
  return (
    <section aria-labelledby="open-tables">
      <h2 id="open-tables">{online.openTables}</h2>
      <label className="check">
        <input type="checkbox" checked={open} onChange={(event) => setOpen(event.target.checked)} />
        {online.onlyOpen}
      </label>
      {page && matches.length === 0 && <p className="faint">{online.noTables}</p>}
      {!page && <p className="faint">{ui.loading}</p>}
      <ul className="tables">
        {matches.map((match) => (
          <TableRow key={match.matchID} match={match} own={[]} />
        ))}
      </ul>
      {next && (
        <button
          type="button"
          className="button"
          onClick={() => void api.list({ game, open, cursor: next }).then(setMore, refused)}
        >
          {online.more}
        </button>
      )}
    </section>
  );
}

function TableRow({ match, own }: { match: OnlineMatch; own: SeatedMatch['own'] }) {
  const { ui, ago } = useWords();
  const online = useOnlineWords();
  const names = match.seats.map(
    ({ name, bot }) => name ?? (bot ? online.seatBot(online.levels[bot]) : '…'),
  );
  const free = match.seats.filter(({ name, bot }) => name === null && bot === null).length;
  const isMine = match.awaited.some((seat) => own.some((one) => one.seat === seat));
  const waiting = match.awaited.map((seat) => names[seat]).join(', ');
  const state = match.isOver
    ? ui.finished
    : !match.isRunning
      ? online.freeSeats(free, match.seats.length)
      : isMine
        ? online.yourTurn
        : online.waitingFor(waiting);
  return (
    <li className={isMine && match.isRunning && !match.isOver ? 'table-row mine' : 'table-row'}>
      <div>
        <strong>{MANIFESTS[match.game].title}</strong> · {names.join(', ')}
        <p className="faint">
          {state} · {ago(Math.floor((Date.now() - match.updated) / 60_000))}
        </p>
      </div>
      <Link href={`/online/${match.matchID}`} className="button">
        {own.length > 0 ? ui.resume : match.isRunning ? online.watch : online.joinTable}
      </Link>
    </li>
  );
}

function QuickMatch({ game }: { game: GameId }) {
  const online = useOnlineWords();
  const [name, setName] = useState(rememberedName);
  const [, go] = useLocation();
  const refused = useRefused();
  return (
    <form
      className="panel quick"
      onSubmit={(event) => {
        event.preventDefault();
        void api.quick(game, name).then(({ matchID }) => go(`/online/${matchID}`), refused);
      }}
    >
      <h2>
        {online.quick}: {MANIFESTS[game].title}
      </h2>
      <p className="faint">{online.quickWhy}</p>
      <NameField value={name} onChange={setName} />
      <button type="submit" className="button primary">
        {online.quick}
      </button>
    </form>
  );
}
