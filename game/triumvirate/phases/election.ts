import { ask, endPhase, phaseOfQuestions } from '../../table/asking';
import { add, at } from '../../table/lists';
import { frameworkMoves, indexBelow } from '../../table/moves';
import { clockwiseFrom } from '../../table/seats';
import { changeCitizens, moveGovernor } from '../changes';
import { CONSUL_LOSES_CITIZENS, factsFor, PROVINCES, type Province } from '../components';
import { WHY } from '../events';
import { triumvirateMove } from '../moves';
import { refuse } from '../refusals';
import { hasWon, onlyProvince } from '../standing';
import { NONE, type TriumvirateTable, type TriumvirateView } from '../state';

/** ELEGIO: the citizens choose a consul. He who is chosen for the second time has won; a new one appoints an official. */
export const electionMoves = {
  appointOfficial: triumvirateMove({
    answers: ['consul'],
    args: [indexBelow<Province>(PROVINCES.length)],
    whyNot(view, seat, province) {
      const owner = at(view.owner, province);
      if (owner === NONE) return refuse('notInPlay', { province });
      return owner === seat ? null : refuse('notOwn', { province, owner });
    },
    play: (table, seat, province) => takeOffice(table, seat, province, false),
  }),
};

export const election = phaseOfQuestions<TriumvirateTable>({
  next: 'year',
  leader: (G) => G.active,
  begin(table) {
    const { G, chronicle } = table;
    const consul = electedOf(G);
    const { citizens, consulates } = at(G.players, consul);
    chronicle.tell('elected', consul, citizens, consulates + 1);
    if (consulates > 0) {
      at(G.players, consul).consulates += 1;
      hasWon(table, consul);
      return;
    }
    const only = onlyProvince(G, consul);
    if (only === NONE) ask(G, 'consul', consul);
    else takeOffice(table, consul, only, true);
  },
  moves: frameworkMoves(electionMoves),
});

/** Most citizens; of those who tie, the one whose last turn is longest ago, which is whoever moves soonest now. */
export function electedOf({ players, active }: TriumvirateView): number {
  let elected = active;
  for (const seat of clockwiseFrom(active, players.length)) {
    if (at(players, seat).citizens > at(players, elected).citizens) elected = seat;
  }
  return elected;
}

function takeOffice(
  table: TriumvirateTable,
  seat: number,
  province: number,
  forced: boolean,
): void {
  const { G, ctx, chronicle } = table;
  const consul = at(G.players, seat);
  consul.consulates += 1;
  add(G.officials, province, 1);
  chronicle.tell('appointed', seat, province, Number(forced));
  moveGovernor(table, province, false);
  changeCitizens(table, seat, -Math.min(CONSUL_LOSES_CITIZENS, consul.citizens), WHY.election);
  if (hasWon(table, seat)) return;
  G.year += 1;
  G.calendar = factsFor(ctx.numPlayers).calendar;
  chronicle.tell('yearBegins', G.year, G.calendar);
  endPhase(G);
}
