import { defineMove, type MoveRule, type Shapes, type TableMove } from '../table/moves';
import type { TriumvirateTable, TriumvirateView } from './state';

export type TriumvirateMove = TableMove<TriumvirateTable, TriumvirateView>;

export function triumvirateMove<S extends Shapes | []>(
  rule: MoveRule<TriumvirateTable, TriumvirateView, S>,
): TriumvirateMove {
  return defineMove(rule);
}
