import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Icon } from '../ui/Icon';
import { SeatName } from './SeatName';
import { sayChoice } from './sayChoice';
import { useTable } from './TableContext';
import type { SeatAtScreen } from './useSeatAtScreen';

const HintPanel = lazy(() => import('../bots/HintPanel'));

interface Props {
  chair: SeatAtScreen;
  /** The choices that fit beside the sentence. */
  children?: ReactNode;
}

/** One sentence that says who must do what and why, and the choices that fit beside it. */
export function Prompt({ chair, children }: Props) {
  const table = useTable();
  const { isAsked, isPast, isOver, staged, isHinting, showHint, pull, words } = table;
  return (
    <section className={isAsked && !isPast ? 'prompt asked' : 'prompt'} data-place="prompt">
      {staged ? <Confirm /> : <PromptSentence />}
      {!isPast && !isOver && !staged && children}
      {isOver && (
        <button type="button" className="button" onClick={() => pull('review')}>
          {words.ui.review}
        </button>
      )}
      <ChangeChair chair={chair} />
      {isAsked && !staged && (
        <button
          type="button"
          className="icon-button hint-button"
          aria-label={words.ui.hint}
          aria-expanded={isHinting}
          data-tip={`${words.ui.hint} (I)`}
          onClick={() => showHint(!isHinting)}
        >
          <Icon name="hint" />
        </button>
      )}
      {isHinting && (
        <Suspense fallback={null}>
          <HintPanel />
        </Suspense>
      )}
    </section>
  );
}

/** For those who confirm every move: what they are about to do. */
function Confirm() {
  const table = useTable();
  const { staged, confirm, takeBack, words } = table;
  if (!staged) return null;
  return (
    <div className="choices">
      <h2 className="prompt-sentence">{words.ui.aboutTo(sayChoice(table, staged))}</h2>
      <button type="button" className="button primary" onClick={confirm}>
        {words.ui.confirm}
      </button>
      <button type="button" className="button" onClick={takeBack}>
        {words.ui.cancel}
      </button>
    </div>
  );
}

export function TextPrompt({ chair }: { chair: SeatAtScreen }) {
  return <Prompt chair={chair} />;
}

function PromptSentence() {
  const { said, view, ctx, seat, awaited, thinkers, isAsked, isPast, isOver, words } = useTable();
  if (isOver)
    return (
      <h2 className="prompt-sentence" data-over={isPast ? undefined : ''}>
        {words.ui.over} {said.outcome(ctx.gameover)}
      </h2>
    );
  if (isAsked && seat !== null)
    return (
      <h2 className="prompt-sentence">
        <SeatName seat={seat} /> <span>{said.prompt(view, seat)}</span>
      </h2>
    );
  const [first] = awaited;
  return (
    <h2 className="prompt-sentence calm">
      {first === undefined ? (
        words.ui.nobodyAsked
      ) : (
        <>
          {awaited.map((each) => (
            <SeatName key={each} seat={each} />
          ))}{' '}
          <span>
            {thinkers.length === awaited.length
              ? words.ui.think(thinkers.length)
              : `${words.ui.decides}:`}{' '}
            {said.prompt(view, first)}
          </span>
        </>
      )}
    </h2>
  );
}

/** In a simultaneous choice, who has decided may come back to it while others still think. */
function ChangeChair({ chair }: { chair: SeatAtScreen }) {
  const { words, who, view, ctx, game } = useTable();
  const [open, setOpen] = useState(false);
  if (chair.others.length === 0) return null;
  return (
    <div className="change-chair">
      <button
        type="button"
        className="button quiet"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {words.ui.changeChair}
      </button>
      {open &&
        chair.others.map((each) => (
          <button
            key={each}
            type="button"
            className="button"
            onClick={() => {
              setOpen(false);
              chair.sitDown(each);
            }}
          >
            {who(each)} – {game.awaits(view, ctx, each) ? words.ui.decides : words.ui.hasDecided}
          </button>
        ))}
    </div>
  );
}
