import {
  CRISIS_SQUARE,
  LAST_SQUARE,
  MOST_FAMINE,
  VIRTUES,
  worthOf,
} from '../../../game/sylla/components';
import { famineLoss } from '../../../game/sylla/forecast';
import { range } from '../../../game/table/lists';
import { Icon } from '../../ui/Icon';
import { tip } from '../../ui/tip';
import { Token } from './pieces';
import { useDesk, useSylla } from './SyllaContext';

/** Res Publica: three markers on seven squares, and famine along the same ladder. */
export function Ladder() {
  const { view, said, seat, isOver } = useSylla();
  const { about, phrases, ghost } = useDesk();
  const { virtues } = said.names;
  const crises = isOver ? [] : VIRTUES.filter((virtue) => view.ladder[virtue] === CRISIS_SQUARE);
  const squares = range(LAST_SQUARE).map((i) => i + 1);
  const ghostAt = (virtue: number): number | null => {
    if (ghost?.virtue !== virtue) return null;
    const to = (view.ladder[virtue] ?? 0) + ghost.step;
    return Math.min(LAST_SQUARE, Math.max(CRISIS_SQUARE, to));
  };
  return (
    <section className="ladder" data-place="ladder" aria-label={phrases.ladder}>
      <h2>{phrases.ladder}</h2>
      <div className="rungs">
        {squares.map((square) => (
          <div
            key={square}
            className={square === CRISIS_SQUARE ? 'rung crisis' : 'rung'}
            {...tip(
              [phrases.worth(worthOf(square)), square === CRISIS_SQUARE && about.crisisZone]
                .filter(Boolean)
                .join('\n'),
            )}
          >
            <span className="worth">{worthOf(square)}</span>
            {VIRTUES.map((virtue) => (
              <span key={virtue} className="rung-lane">
                {view.ladder[virtue] === square && (
                  <span
                    className="marker"
                    role="img"
                    aria-label={`${virtues[virtue]}: ${square}, ${phrases.worth(worthOf(square))}`}
                    {...tip(`${virtues[virtue]}\n${about.markers[virtue]}`)}
                  >
                    <Token virtue={virtue} />
                  </span>
                )}
                {ghostAt(virtue) === square && view.ladder[virtue] !== square && (
                  <span className="marker ghost">
                    <Token virtue={virtue} />
                  </span>
                )}
              </span>
            ))}
            {square === CRISIS_SQUARE && <span className="crisis-name">{phrases.crisisZone}</span>}
          </div>
        ))}
      </div>
      <div className="famine" {...tip(about.famine)}>
        <span className="famine-name">
          <Icon name="famine-ear" />
          {phrases.famine}
        </span>
        {range(MOST_FAMINE + 1).map((n) => (
          <span key={n} className={n === view.famine ? 'famine-step here' : 'famine-step'}>
            {n}
          </span>
        ))}
      </div>
      {seat !== null && !isOver && (
        <p className="forecast">{phrases.famineCosts(famineLoss(view, seat))}</p>
      )}
      {crises.map((virtue) => (
        <p key={virtue} className="forecast warning">
          {phrases.crisisNow(virtues[virtue] ?? '')}
        </p>
      ))}
    </section>
  );
}
