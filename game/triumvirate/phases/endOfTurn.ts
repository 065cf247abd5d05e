import { endPhase } from '../../table/asking';
import { at } from '../../table/lists';
import { nextSeat } from '../../table/seats';
import { changeLegions } from '../changes';
import { LEGION_LIMIT, PROVINCES } from '../components';
import { WHY } from '../events';
import { triumvirateMove } from '../moves';
import type { TriumvirateTable } from '../state';
import { beginTurn } from './supply';

/** The end of a turn: the limit of legions, a step of the calendar, and the next seat or the election. */
export const endOfTurnMoves = {
  endTurn: triumvirateMove({
    answers: ['march', 'actions'],
    // The turn is confirmed by it.
    final: true,
    args: [],
    whyNot: () => null,
    play(table, seat) {
      const { G, ctx, chronicle } = table;
      chronicle.tell('turnEnds', seat);
      cutLegions(table, seat);
      G.calendar -= 1;
      chronicle.tell('calendar', G.calendar);
      const next = nextSeat(seat, ctx.numPlayers);
      if (G.calendar > 0) return beginTurn(table, next);
      G.active = next;
      endPhase(G);
    },
  }),
};

function cutLegions(table: TriumvirateTable, seat: number): void {
  const { G } = table;
  for (const province of PROVINCES) {
    const tooMany = at(G.legions, province) - LEGION_LIMIT;
    if (tooMany > 0 && G.owner[province] === seat)
      changeLegions(table, province, -tooMany, WHY.limit);
  }
}
