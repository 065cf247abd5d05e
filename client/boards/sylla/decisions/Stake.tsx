import { useEffect, useState } from 'react';
import { WORK_FACTS } from '../../../../game/sylla/components';
import { plebeianPrestige, senatorVotes, workPrestige } from '../../../../game/sylla/forecast';
import { at } from '../../../../game/table/lists';
import { Icon } from '../../../ui/Icon';
import { Stepper } from '../../../ui/Stepper';
import { useDesk, useSylla } from '../SyllaContext';
import { useOpenRange } from './useOpenRange';

/** VI: deniers and a thumb, with what each would give. */
export function Stake() {
  const { view, seat, play, said } = useSylla();
  const { phrases } = useDesk();
  const open = useOpenRange('stake');
  const player = seat === null ? undefined : view.players[seat];
  const [deniers, setDeniers] = useState(0);
  const [build, setBuild] = useState(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins with what the seat has decided before
  useEffect(() => {
    setDeniers(player?.decided ? player.stake : 0);
    setBuild(player?.decided ? player.build : true);
  }, [seat, view.turn]);
  if (seat === null || !open) return null;
  const staked = Math.min(open.most, deniers);
  const votes = senatorVotes(view, seat) + staked;
  const { benefit } = at(WORK_FACTS, view.work);
  const raised =
    benefit &&
    (benefit.raises === 'famineDown'
      ? phrases.famineDown
      : `${said.names.virtues[benefit.raises]} +1`);
  return (
    <form
      className="choices"
      onSubmit={(event) => {
        event.preventDefault();
        play({ move: 'stake', args: [staked, build] });
      }}
    >
      <Stepper
        label={phrases.deniers}
        value={staked}
        least={open.least}
        most={open.most}
        onChange={setDeniers}
      />
      <strong>{phrases.votesInAll(votes)}</strong>
      <button type="button" className="button" aria-pressed={build} onClick={() => setBuild(true)}>
        <Icon name="thumb-up" />
        {phrases.buildGives(workPrestige(view.work, votes))}
      </button>
      <button
        type="button"
        className="button"
        aria-pressed={!build}
        onClick={() => setBuild(false)}
      >
        <Icon name="thumb-down" />
        {phrases.plebeiansGive(plebeianPrestige(votes))}
      </button>
      {benefit && (
        <span className="faint">{phrases.togetherRaises(benefit.votes, raised ?? '')}</span>
      )}
      {player?.decided && <span className="faint">{phrases.change}</span>}
      <button type="submit" className="button primary">
        {phrases.stake}
      </button>
    </form>
  );
}
