import { at } from '../table/lists';
import { defineMove, type MoveRule, type Shapes, type TableMove } from '../table/moves';
import type { Purse, SyllaTable, SyllaView } from './state';

export type SyllaMove = TableMove<SyllaTable, SyllaView>;

export function syllaMove<S extends Shapes | []>(
  rule: MoveRule<SyllaTable, SyllaView, S>,
): SyllaMove {
  return defineMove(rule);
}

/** The purse of the seat that asks; nobody is ever asked about another's. */
export function ownPurse(view: SyllaView, seat: number): Purse {
  const { purse } = at(view.players, seat);
  if (!purse) throw new Error(`the purse of seat ${seat} is hidden from this view`);
  return purse;
}
