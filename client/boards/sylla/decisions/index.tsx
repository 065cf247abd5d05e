import type { ComponentType } from 'react';
import type { Decision } from '../../../../game/sylla/state';
import { useSylla } from '../SyllaContext';

import { Bid } from './Bid';
import { ChooseCharacters } from './ChooseCharacters';
import { NameVotes } from './NameVotes';
import { Pay } from './Pay';
import { PlaceCube } from './PlaceCube';
import { Revenue } from './Revenue';
import { Stake } from './Stake';
import { takeToken } from './takeToken';
import { touch } from './touch';

/** One component a decision. */
const DECISIONS: Partial<Record<Decision, ComponentType>> = {
  startingCharacters: ChooseCharacters,
  votes: NameVotes,
  consulToken: takeToken('takeConsulToken'),
  recruit: touch('touchDisplay'),
  offer: touch('touchSale'),
  bid: Bid,
  payment: Pay,
  insulaToken: takeToken('takeInsulaToken'),
  revenue: Revenue,
  cube: PlaceCube,
  prevent: touch('touchEvent'),
  flip: touch('touchOwn'),
  remove: touch('touchEvent'),
  stake: Stake,
};

/** What the seat decides with, beside the prompt. */
export function DecisionView() {
  const { view, options, seat } = useSylla();
  if (options.length === 0) return null;
  const Decide = DECISIONS[view.asked.what];
  return Decide ? <Decide key={`${view.asked.what}${seat}`} /> : null;
}
