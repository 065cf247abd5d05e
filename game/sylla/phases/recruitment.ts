import { ask, endPhase, phaseOfQuestions } from '../../table/asking';
import { add, at } from '../../table/lists';
import { frameworkMoves, indexBelow } from '../../table/moves';
import { nextSeat } from '../../table/seats';
import { CARDS, type Card } from '../components';
import { syllaMove } from '../moves';
import { refuse } from '../refusals';
import { NONE, type SyllaTable } from '../state';

/** II. From the Consul clockwise, each takes one of the displayed characters. */
export const recruitmentMoves = {
  recruit: syllaMove({
    answers: ['recruit'],
    args: [indexBelow<Card>(CARDS.length)],
    whyNot: (view, _seat, card) =>
      view.display.includes(card) ? null : refuse('notDisplayed', { card }),
    play(table, seat, card) {
      take(table, seat, card, false);
      askOrTake(table, nextSeat(seat, table.ctx.numPlayers));
    },
  }),
};

export const recruitment = phaseOfQuestions<SyllaTable>({
  next: 'buildings',
  leader: (G) => G.consul,
  begin(table) {
    const { G } = table;
    const onlyCard = onlyDisplayed(G.display);
    if (onlyCard === NONE) return ask(G, 'recruit', G.consul);
    take(table, G.consul, onlyCard, true);
    askOrTake(table, nextSeat(G.consul, table.ctx.numPlayers));
  },
  moves: frameworkMoves(recruitmentMoves),
});

/** Asks the seat, unless all that is left is of one kind; after the last seat the rest goes under the pile. */
function askOrTake(table: SyllaTable, first: number): void {
  const { G, ctx } = table;
  for (let seat = first; seat !== G.consul; seat = nextSeat(seat, ctx.numPlayers)) {
    const onlyCard = onlyDisplayed(G.display);
    if (onlyCard === NONE) return ask(G, 'recruit', seat);
    take(table, seat, onlyCard, true);
  }
  putRestUnderPile(table);
  endPhase(G);
}

/** Of equal cards the leftmost is taken. */
function take({ G, chronicle }: SyllaTable, seat: number, card: number, forced: boolean): void {
  G.display[G.display.indexOf(card)] = NONE;
  add(at(G.players, seat).upright, card, 1);
  chronicle.tell('recruited', seat, card, Number(forced));
}

function onlyDisplayed(display: readonly number[]): number {
  let only = NONE;
  for (const card of display) {
    if (card === NONE || card === only) continue;
    if (only !== NONE) return NONE;
    only = card;
  }
  return only;
}

function putRestUnderPile({ G, chronicle }: SyllaTable): void {
  for (const card of G.display) {
    if (card === NONE) continue;
    G.returned.push(card);
    chronicle.tell('underThePile', card);
  }
  G.display.fill(NONE);
}
