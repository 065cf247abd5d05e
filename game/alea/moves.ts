import { defineMove, type MoveRule, type Shapes, type TableMove } from '../table/moves';
import type { AleaTable, AleaView } from './state';

export type AleaMove = TableMove<AleaTable, AleaView>;

export function aleaMove<S extends Shapes | []>(rule: MoveRule<AleaTable, AleaView, S>): AleaMove {
  return defineMove(rule);
}
