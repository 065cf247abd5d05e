import { VIRTUES } from '../../../../game/sylla/components';
import { Group } from '../../../ui/Group';
import { tip } from '../../../ui/tip';
import { Token } from '../pieces';
import { useDesk, useSylla } from '../SyllaContext';

/** A token of any virtue. */
export function takeToken(move: 'takeConsulToken' | 'takeInsulaToken') {
  return function TakeToken() {
    const { said, play } = useSylla();
    const { phrases, about } = useDesk();
    return (
      <Group className="choices" label={phrases.choose}>
        {VIRTUES.map((virtue) => (
          <button
            key={virtue}
            type="button"
            className="button"
            data-item
            {...tip(about.tokens[virtue])}
            onClick={() => play({ move, args: [virtue] })}
          >
            <Token virtue={virtue} />
            {said.names.virtues[virtue]}
          </button>
        ))}
      </Group>
    );
  };
}
