import { type ReactNode, useEffect } from 'react';
import { TEMPLE_PRICE, VIRTUES } from '../../../../game/sylla/components';
import { Group } from '../../../ui/Group';
import { Icon } from '../../../ui/Icon';
import { tip } from '../../../ui/tip';
import { toast } from '../../../ui/toast';
import { VIRTUE_ART } from '../art';
import { useDesk, useSylla } from '../SyllaContext';

/** IV: Private Temples and Taverns; what cannot be used any more says why. */
export function Revenue() {
  const { view, play, said, whyNot } = useSylla();
  const { phrases, showGhost } = useDesk();
  const { virtues } = said.names;
  const { temples, taverns } = view.revenue;
  useEffect(() => () => showGhost(null), [showGhost]);
  const steps = VIRTUES.flatMap((virtue) => [-1, 1].map((step) => ({ virtue, step })));
  return (
    <Group className="choices" label={phrases.choose}>
      {temples > 0 && <span className="faint">{phrases.templesLeft(temples)}</span>}
      {temples > 0 &&
        VIRTUES.map((virtue) => (
          <Deed
            key={virtue}
            icon={VIRTUE_ART[virtue]}
            why={whyNot('useTemple', [virtue])}
            onDo={() => play({ move: 'useTemple', args: [virtue] })}
          >
            {phrases.templeFor(TEMPLE_PRICE, virtues[virtue] ?? '')}
          </Deed>
        ))}
      {taverns > 0 && <span className="faint">{phrases.tavernsLeft(taverns)}</span>}
      {taverns > 0 &&
        steps.map((ghost) => (
          <Deed
            key={`${ghost.virtue}${ghost.step}`}
            icon={VIRTUE_ART[ghost.virtue]}
            why={whyNot('useTavern', [ghost.virtue, ghost.step])}
            onDo={() => play({ move: 'useTavern', args: [ghost.virtue, ghost.step] })}
            onLook={(isLooking) => showGhost(isLooking ? ghost : null)}
          >
            {phrases.tavernMoves(virtues[ghost.virtue] ?? '', ghost.step)}
          </Deed>
        ))}
      <button
        type="button"
        className="button primary"
        data-item
        onClick={() => play({ move: 'finishRevenue', args: [] })}
      >
        {phrases.done}
      </button>
    </Group>
  );
}

interface DeedProps {
  icon: string | undefined;
  why: string | null;
  onDo: () => void;
  /** Somebody looks at it, or away: what it would do can be shown. */
  onLook?: (isLooking: boolean) => void;
  children: ReactNode;
}

/** A button for a deed that may be refused; it says why. */
function Deed({ icon, why, onDo, onLook, children }: DeedProps) {
  return (
    <button
      type="button"
      className="button"
      data-item
      aria-disabled={why !== null}
      {...tip(why)}
      onPointerEnter={() => onLook?.(true)}
      onPointerLeave={() => onLook?.(false)}
      onFocus={() => onLook?.(true)}
      onBlur={() => onLook?.(false)}
      onClick={why === null ? onDo : () => toast(why)}
    >
      <Icon name={icon ?? ''} />
      {children}
    </button>
  );
}
