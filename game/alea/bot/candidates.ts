import { at } from '../../table/lists';
import type { Choice, Option } from '../../table/options';
import type { Candidate } from '../../table/search/mind';
import { options } from '../options';
import type { AleaState, Decision } from '../state';
import { keepCards, keepTiles, takePatricians, takeProvinces } from './payments';
import { placements } from './placements';

/** The moves worth a thought, by the question asked. */
export function candidates(G: AleaState, seat: number): Candidate[] {
  if (G.asked.seat !== seat) throw new Error(`seat ${seat} is not asked`);
  return WORTH_A_THOUGHT[G.asked.what](G, seat, options(G, seat));
}

export type Lister = (G: AleaState, seat: number, options: Option[]) => Candidate[];

const only: Lister = (_G, _seat, listed) => [{ ...(at(listed, 0) as Choice), features: [] }];

const WORTH_A_THOUGHT: Readonly<Record<Decision, Lister>> = {
  notYet: () => [],
  phaseOver: () => [],
  roll: only,
  place: placements,
  confirm: only,
  keepTiles,
  keepCard: keepCards,
  takeProvince: takeProvinces,
  takePatrician: takePatricians,
};
