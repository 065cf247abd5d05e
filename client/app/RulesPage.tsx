import { Link } from 'wouter';
import { isGameId, MANIFESTS } from '../../game/manifests';
import { useWords } from '../locales/useWords';
import RulesView from '../rules/RulesView';
import { NotFound } from './NotFound';
import { PageHead } from './PageHead';

/** The rules of a game as a page of its own. */
export default function RulesPage({ game, section }: { game: string; section?: string }) {
  const { ui } = useWords();
  if (!isGameId(game)) return <NotFound />;
  return (
    <div className="page">
      <PageHead title={`${MANIFESTS[game].title}: ${ui.rules}`} />
      <main className="panel">
        <RulesView game={game} section={section} />
        <Link href={`/new/${game}`} className="button primary">
          {ui.playHere}
        </Link>
      </main>
    </div>
  );
}
