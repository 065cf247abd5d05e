import { phaseOfQuestions } from '../../table/asking';
import { frameworkMoves } from '../../table/moves';
import { CAESAR } from '../components';
import type { TriumvirateTable } from '../state';
import { actionMoves } from './actions';
import { battleMoves } from './battle';
import { conquestMoves } from './conquest';
import { endOfTurnMoves } from './endOfTurn';
import { movementMoves } from './movement';
import { beginTurn, supplyMoves } from './supply';

/** A turn in the order of its phases: supply, movement, actions, and its end. */
export const yearMoves = {
  ...supplyMoves,
  ...movementMoves,
  ...battleMoves,
  ...conquestMoves,
  ...actionMoves,
  ...endOfTurnMoves,
};

/** The turns between two elections, in an order that never changes; a new year goes on where the last one stopped. */
export const year = phaseOfQuestions<TriumvirateTable>({
  start: true,
  next: 'election',
  leader: () => CAESAR,
  current: (G) => G.active,
  begin: (table) => beginTurn(table, table.G.active),
  moves: frameworkMoves(yearMoves),
});
