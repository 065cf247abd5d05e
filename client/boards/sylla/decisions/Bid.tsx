import { range } from '../../../../game/table/lists';
import { Group } from '../../../ui/Group';
import { useDesk, useSylla } from '../SyllaContext';
import { useOpenRange } from './useOpenRange';

/** III: more cards than the others, or none. */
export function Bid() {
  const { play } = useSylla();
  const { phrases } = useDesk();
  const open = useOpenRange('bid');
  return (
    <Group className="choices" label={phrases.choose}>
      {open &&
        range(open.most - open.least + 1).map((i) => (
          <button
            key={i}
            type="button"
            className="button"
            data-item
            onClick={() => play({ move: 'bid', args: [open.least + i] })}
          >
            {phrases.bid(open.least + i)}
          </button>
        ))}
      <button
        type="button"
        className="button"
        data-item
        onClick={() => play({ move: 'passBid', args: [] })}
      >
        {phrases.pass}
      </button>
    </Group>
  );
}
