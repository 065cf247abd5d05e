import { lazy, Suspense, useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { useWords } from '../locales/useWords';
import { TipLayer } from '../ui/tip';
import { ToastLayer } from '../ui/toast';
import { ErrorCatcher } from './ErrorCatcher';
import { Home } from './Home';
import { NotFound } from './NotFound';
import { mayMove, useSettings } from './settings';

const NewTable = lazy(() => import('./NewTable'));
const LocalTable = lazy(() => import('./LocalTable'));
const RulesPage = lazy(() => import('./RulesPage'));
const Lobby = lazy(() => import('./Lobby'));
const OnlineTable = lazy(() => import('./OnlineTable'));

export function App() {
  const settings = useSettings();
  const { ui } = useWords();
  useEffect(() => {
    const { dataset } = document.documentElement;
    document.documentElement.lang = settings.language;
    dataset.theme = settings.theme;
    dataset.size = settings.textSize;
    dataset.motion = mayMove(settings) ? 'full' : 'none';
  }, [settings]);

  return (
    <ErrorCatcher>
      <Suspense fallback={<p className="loading">{ui.loading}</p>}>
        <Switch>
          <Route path="/">
            <Home />
          </Route>
          <Route path="/new/:game">{({ game }) => <NewTable key={game} game={game} />}</Route>
          <Route path="/here/:id">{({ id }) => <LocalTable key={id} id={id} />}</Route>
          <Route path="/online">
            <Lobby />
          </Route>
          <Route path="/online/:id">{({ id }) => <OnlineTable key={id} id={id} />}</Route>
          <Route path="/rules/:game/:section?">
            {({ game, section }) => <RulesPage game={game} section={section} />}
          </Route>
          <Route>
            <NotFound />
          </Route>
        </Switch>
      </Suspense>
      <TipLayer />
      <ToastLayer />
    </ErrorCatcher>
  );
}
