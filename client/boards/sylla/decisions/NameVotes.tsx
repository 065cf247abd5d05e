import { useState } from 'react';
import { senatorVotes } from '../../../../game/sylla/forecast';
import { Stepper } from '../../../ui/Stepper';
import { tip } from '../../../ui/tip';
import { toast } from '../../../ui/toast';
import { useDesk, useSylla } from '../SyllaContext';
import { useOpenRange } from './useOpenRange';

/** I: votes, with what they would cost. */
export function NameVotes() {
  const { view, seat, options, play, whyNot } = useSylla();
  const { phrases } = useDesk();
  const range_ = useOpenRange('nameVotes');
  const [votes, setVotes] = useState(range_?.least ?? 0);
  const own = seat === null ? 0 : senatorVotes(view, seat);
  const mayPass = options.some(({ move }) => move === 'passVotes');
  const named = range_ ? Math.min(range_.most, Math.max(range_.least, votes)) : 0;
  return (
    <form
      className="choices"
      onSubmit={(event) => {
        event.preventDefault();
        if (range_) play({ move: 'nameVotes', args: [named] });
      }}
    >
      {range_ && (
        <>
          <Stepper
            label={phrases.votes}
            value={named}
            least={range_.least}
            most={range_.most}
            onChange={setVotes}
          />
          <span>{phrases.costs(named, Math.max(0, named - own))}</span>
          <button type="submit" className="button primary">
            {phrases.name}
          </button>
        </>
      )}
      {!mayPass && (
        <button
          type="button"
          className="button"
          aria-disabled="true"
          {...tip(whyNot('passVotes', []))}
          onClick={() => toast(whyNot('passVotes', []))}
        >
          {phrases.pass}
        </button>
      )}
      {mayPass && (
        <button
          type="button"
          className="button"
          onClick={() => play({ move: 'passVotes', args: [] })}
        >
          {phrases.pass}
        </button>
      )}
    </form>
  );
}
