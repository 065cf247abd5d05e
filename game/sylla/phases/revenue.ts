import { ask, endPhase, phaseOfQuestions } from '../../table/asking';
import { at } from '../../table/lists';
import { frameworkMoves, indexBelow, step } from '../../table/moves';
import { nextSeat } from '../../table/seats';
import { changeMoney, gainToken, moveMarker, uprightOf } from '../changes';
import {
  INCOME,
  MERCHANTS,
  PRIVATE_TEMPLE,
  STALL,
  STALL_INCOME,
  TAVERN,
  TEMPLE_PRICE,
  VIRTUES,
  type Virtue,
} from '../components';
import { WHY } from '../events';
import { ownPurse, syllaMove } from '../moves';
import { refuse } from '../refusals';
import type { SyllaTable } from '../state';

/** IV. From the Consul clockwise: income, then Private Temples and Taverns in any order. */
export const revenueMoves = {
  useTemple: syllaMove({
    answers: ['revenue'],
    args: [indexBelow<Virtue>(VIRTUES.length)],
    whyNot(view, seat) {
      if (view.revenue.temples === 0) return refuse('noTemple');
      const { money } = ownPurse(view, seat);
      return money < TEMPLE_PRICE ? refuse('tooPoor', { needed: TEMPLE_PRICE, money }) : null;
    },
    play(table, seat, virtue) {
      table.G.revenue.temples -= 1;
      table.chronicle.tell('usedTemple', seat);
      changeMoney(table, seat, -TEMPLE_PRICE, WHY.temple);
      gainToken(table, seat, virtue, WHY.temple);
      goOn(table, seat);
    },
  }),

  useTavern: syllaMove({
    answers: ['revenue'],
    args: [indexBelow<Virtue>(VIRTUES.length), step],
    whyNot(view, _seat, virtue) {
      if (view.revenue.taverns === 0) return refuse('noTavern');
      return view.revenue.moved[virtue] ? refuse('markerBlocked', { virtue }) : null;
    },
    play(table, seat, virtue, direction) {
      const { revenue } = table.G;
      revenue.taverns -= 1;
      revenue.moved[virtue] = true;
      table.chronicle.tell('usedTavern', seat, virtue, direction);
      moveMarker(table, virtue, direction, WHY.tavern);
      goOn(table, seat);
    },
  }),

  finishRevenue: syllaMove({
    answers: ['revenue'],
    args: [],
    whyNot: () => null,
    play(table, seat) {
      table.chronicle.tell('revenueDone', seat);
      receiveFrom(table, nextSeat(seat, table.ctx.numPlayers));
    },
  }),
};

export const revenue = phaseOfQuestions<SyllaTable>({
  next: 'events',
  leader: (G) => G.consul,
  begin(table) {
    const { G, ctx } = table;
    G.revenue.moved.fill(false);
    receive(table, G.consul);
    if (hasSomethingToUse(table)) ask(G, 'revenue', G.consul);
    else receiveFrom(table, nextSeat(G.consul, ctx.numPlayers));
  },
  moves: frameworkMoves(revenueMoves),
});

function receiveFrom(table: SyllaTable, first: number): void {
  const { G, ctx } = table;
  for (let seat = first; seat !== G.consul; seat = nextSeat(seat, ctx.numPlayers)) {
    receive(table, seat);
    if (hasSomethingToUse(table)) return ask(G, 'revenue', seat);
  }
  G.revenue.temples = 0;
  G.revenue.taverns = 0;
  endPhase(G);
}

function receive(table: SyllaTable, seat: number): void {
  const { G } = table;
  const player = at(G.players, seat);
  const stalls = at(player.buildings, STALL);
  changeMoney(
    table,
    seat,
    INCOME + uprightOf(player, MERCHANTS) + STALL_INCOME * stalls,
    WHY.income,
  );
  G.revenue.temples = at(player.buildings, PRIVATE_TEMPLE);
  G.revenue.taverns = at(player.buildings, TAVERN);
}

/** A Temple counts even for an empty purse: skipping it would tell what is in the purse. */
function hasSomethingToUse({ G }: SyllaTable): boolean {
  const { temples, taverns, moved } = G.revenue;
  return temples > 0 || (taverns > 0 && moved.includes(false));
}

function goOn(table: SyllaTable, seat: number): void {
  if (hasSomethingToUse(table)) ask(table.G, 'revenue', seat);
  else receiveFrom(table, nextSeat(seat, table.ctx.numPlayers));
}
