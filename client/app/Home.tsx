import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { MANIFESTS } from '../../game/manifests';
import { BOARDS } from '../boards';
import { useWords } from '../locales/useWords';
import { Icon } from '../ui/Icon';
import { GAME_FACTS } from './gameFacts';
import { SavedGames } from './SavedGames';
import './home.css';

const SettingsDrawer = lazy(() => import('./SettingsDrawer'));

/** Three painted panels of one room, and the games that were left on the table. */
export function Home() {
  const { ui, games } = useWords();
  const [settings, setSettings] = useState(false);
  return (
    <div className="page home">
      <header className="home-head">
        <h1>
          <Icon sheet="panels" name="mark" className="home-mark" />
          Triclinium
        </h1>
        <button
          type="button"
          className="icon-button"
          aria-label={ui.settings}
          data-tip={ui.settings}
          onClick={() => setSettings(true)}
        >
          <Icon name="settings" />
        </button>
      </header>
      <main>
        <ul className="panels">
          {GAME_FACTS.map(({ id, panel, minutes }) => {
            const { title, seats } = MANIFESTS[id];
            return (
              <li key={id} className="game-panel">
                <Icon sheet="panels" name={panel} className="panel-picture" />
                <h2>{title}</h2>
                <p>{games[id]?.line}</p>
                <p className="faint">
                  {ui.players(seats.least, seats.most)} · {ui.minutes(...minutes)}
                </p>
                {!BOARDS[id] && <p className="faint">{ui.inWords}</p>}
                <div className="choices">
                  <Link
                    href={`/new/${id}`}
                    className="button primary"
                    aria-label={`${ui.playHere}: ${title}`}
                  >
                    {ui.playHere}
                  </Link>
                  <Link
                    href={`/online?game=${id}`}
                    className="button"
                    aria-label={`${ui.playOnline}: ${title}`}
                  >
                    {ui.playOnline}
                  </Link>
                  <Link
                    href={`/rules/${id}`}
                    className="button"
                    aria-label={`${ui.learn}: ${title}`}
                  >
                    {ui.learn}
                  </Link>
                </div>
              </li>
            );
          })}
        </ul>
        <SavedGames />
      </main>
      {settings && (
        <Suspense fallback={null}>
          <SettingsDrawer onClose={() => setSettings(false)} />
        </Suspense>
      )}
    </div>
  );
}
