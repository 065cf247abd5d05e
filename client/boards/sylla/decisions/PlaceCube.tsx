import { useEffect } from 'react';
import { CUBES } from '../../../../game/sylla/components';
import { Icon } from '../../../ui/Icon';
import { CUBE_ART } from '../art';
import { useDesk, useSylla } from '../SyllaContext';

/** V: which cube, then an event on the board. */
export function PlaceCube() {
  const { view, seat, said } = useSylla();
  const { phrases, cube, takeCube } = useDesk();
  const hand = seat === null ? [] : (view.players[seat]?.cubes ?? []);
  const kinds = CUBES.filter((kind) => (hand[kind] ?? 0) > 0);
  const only = kinds.length === 1 ? (kinds[0] ?? null) : null;
  useEffect(() => {
    if (only !== null) takeCube(only);
    else if (cube !== null && (hand[cube] ?? 0) === 0) takeCube(null);
  }, [only, cube, hand, takeCube]);
  return (
    <div className="choices">
      <span className="faint">{phrases.cubesInHand}:</span>
      {kinds.map((kind) => (
        <button
          key={kind}
          type="button"
          className="button"
          aria-pressed={cube === kind}
          onClick={() => takeCube(kind)}
        >
          <Icon name={CUBE_ART[kind]} />
          {hand[kind]} × {said.names.cubes[kind]}
        </button>
      ))}
      <span className="faint">{phrases.touchEvent}</span>
    </div>
  );
}
