import { use } from 'react';
import type { Alternative, Answer } from '../../game/bots/brain';
import { useSettings } from '../app/settings';
import { loadReasons, sayReason } from '../locales/reasons';
import { useBotWords } from '../locales/useBotWords';
import { sayChoice } from '../table/sayChoice';
import { useTable } from '../table/TableContext';
import { Icon } from '../ui/Icon';
import { useAdvice } from './useAdvice';
import './bots.css';

const MOST_SHOWN = 3;

/** What a strong bot would do here, and why. */
export default function HintPanel() {
  const { words, showHint } = useTable();
  const bots = useBotWords();
  const { answer, hasFailed, askAgain } = useAdvice();
  return (
    <aside className="hint" aria-label={words.ui.hint}>
      <header>
        <Icon name="hint" />
        <h3>{bots.advice}</h3>
        <button
          type="button"
          className="icon-button"
          aria-label={words.ui.close}
          onClick={() => showHint(false)}
        >
          <Icon name="close" />
        </button>
      </header>
      <div aria-live="polite">
        {hasFailed ? (
          <p className="hint-says">
            {bots.failed}{' '}
            <button type="button" className="button quiet" onClick={askAgain}>
              {bots.tryAgain}
            </button>
          </p>
        ) : answer ? (
          <Advised answer={answer} />
        ) : (
          <p className="hint-says thinking">{bots.thinking}</p>
        )}
      </div>
    </aside>
  );
}

function Advised({ answer }: { answer: Answer }) {
  const bots = useBotWords();
  const [best, ...others] = answer.alternatives;
  // What was hardly thought of is no advice.
  const next = others.filter(({ visits }) => visits > 0).slice(0, MOST_SHOWN - 1);
  if (!best) return null;
  return (
    <>
      <ol>
        {[best, ...next].map((each, i) => (
          <Move
            key={JSON.stringify(each.choice)}
            move={each}
            rank={[bots.best, bots.second, bots.third][i] ?? ''}
            hasChance={answer.iterations > 0}
          />
        ))}
      </ol>
      {others.length === 0 && <p className="hint-says">{bots.onlyMove}</p>}
    </>
  );
}

interface MoveProps {
  move: Alternative;
  rank: string;
  /** Without thought there is a liking, but no chance to tell. */
  hasChance: boolean;
}

function Move({ move: { choice, chance, why }, rank, hasChance }: MoveProps) {
  const table = useTable();
  const bots = useBotWords();
  const { language } = useSettings();
  const clauses = use(loadReasons(table.game.id, language));
  const reasons = why.map((reason) => sayReason(clauses, reason));
  // Nothing may speak for a move at first sight: then it was found by thinking ahead.
  const because = reasons.length > 0 || !hasChance ? reasons : [bots.foundAhead];
  const percent = Math.round(100 * chance);
  return (
    <li className="hint-move">
      <p className="hint-rank">{rank}</p>
      <p className="hint-deed">{sayChoice(table, choice)}</p>
      {hasChance && (
        <p className="hint-chance" data-tip={bots.chances}>
          <meter min={0} max={100} value={percent} aria-label={bots.chances} />
          <strong>{bots.chance(percent)}</strong>
        </p>
      )}
      {because.length > 0 && (
        <ul className="hint-why">
          {because.map((clause) => (
            <li key={clause}>{clause}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
