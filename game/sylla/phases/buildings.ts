import { ask, endPhase, phaseOfQuestions } from '../../table/asking';
import { add, at, sum } from '../../table/lists';
import { frameworkMoves, indexBelow, tallyOf, whole } from '../../table/moves';
import { nextSeat } from '../../table/seats';
import { uprightOf } from '../changes';
import { BEARERS, CARDS, factsFor, SALE_PLACES, VIRTUES, type Virtue } from '../components';
import { syllaMove } from '../moves';
import { purchase, takeInsulaToken } from '../purchase';
import { refuse } from '../refusals';
import { NONE, type SyllaTable, type SyllaView } from '../state';

/** III. The seller offers a building; each once bids more cards of its colour or passes, the seller last. */
export const buildingsMoves = {
  offerBuilding: syllaMove({
    answers: ['offer'],
    args: [indexBelow<number>(SALE_PLACES.length)],
    whyNot: (view, _seat, place) =>
      at(view.places, place) === NONE ? refuse('emptyPlace', { place }) : null,
    play(table, seat, place) {
      const { G, ctx, chronicle } = table;
      G.sale.offers += 1;
      G.sale.place = place;
      G.sale.best = 0;
      G.sale.leader = NONE;
      chronicle.tell('offered', seat, place, at(G.places, place));
      askBid(table, nextSeat(seat, ctx.numPlayers));
    },
  }),

  bid: syllaMove({
    answers: ['bid'],
    args: [whole],
    whyNot(view, seat, cards) {
      const least = view.sale.best + 1;
      if (cards < least) return refuse('bidTooLow', { least });
      const most = mostCards(view, seat);
      return cards > most ? refuse('bidTooHigh', { most, colour: saleColour(view) }) : null;
    },
    play(table, seat, cards) {
      const { sale } = table.G;
      sale.best = cards;
      sale.leader = seat;
      table.chronicle.tell('bid', seat, cards);
      askBidAfter(table, seat);
    },
  }),

  passBid: syllaMove({
    answers: ['bid'],
    args: [],
    whyNot: () => null,
    play(table, seat) {
      table.chronicle.tell('bidPassed', seat, 0);
      askBidAfter(table, seat);
    },
  }),

  pay: syllaMove({
    answers: ['payment'],
    args: [tallyOf(CARDS.length)],
    whyNot(view, seat, cards) {
      const colour = saleColour(view);
      const { upright } = at(view.players, seat);
      for (const card of CARDS) {
        const given = at(cards, card);
        if (given > 0 && !at(BEARERS, colour).includes(card))
          return refuse('noHexagon', { card, colour });
        if (given > at(upright, card)) return refuse('notUpright', { card });
      }
      const given = sum(cards);
      const needed = view.sale.best;
      return given === needed ? null : refuse('wrongNumber', { needed, given });
    },
    play(table, seat, cards) {
      for (const card of CARDS) turn(table, seat, card, at(cards, card));
      complete(table, seat);
    },
  }),

  takeInsulaToken: syllaMove({
    answers: ['insulaToken'],
    args: [indexBelow<Virtue>(VIRTUES.length)],
    whyNot: () => null,
    play(table, seat, virtue) {
      takeInsulaToken(table, seat, virtue);
      if (table.G.tokensOwed === 0) askOffer(table);
    },
  }),
};

export const buildings = phaseOfQuestions<SyllaTable>({
  next: 'revenue',
  leader: (G) => G.consul,
  begin(table) {
    const { G } = table;
    G.sale.offers = 0;
    G.sale.seller = G.consul;
    askOffer(table);
  },
  moves: frameworkMoves(buildingsMoves),
});

export function saleColour({ sale }: SyllaView): number {
  return at(SALE_PLACES, sale.place);
}

/** How many cards the seat could turn for what is on sale. */
export function mostCards(view: SyllaView, seat: number): number {
  return uprightOf(at(view.players, seat), at(BEARERS, saleColour(view)));
}

function askOffer(table: SyllaTable): void {
  const { G, ctx } = table;
  if (G.sale.offers < factsFor(ctx.numPlayers).offers) return ask(G, 'offer', G.sale.seller);
  for (let place = 0; place < G.places.length; place++) {
    if (at(G.places, place) !== NONE) discard(table, place, 'leftOver');
  }
  G.sale.seller = NONE;
  endPhase(G);
}

function askBidAfter(table: SyllaTable, seat: number): void {
  if (seat === table.G.sale.seller) settle(table);
  else askBid(table, nextSeat(seat, table.ctx.numPlayers));
}

/** Asks the seat for a bid. Who has too few cards, which all can see, passes without being asked. */
function askBid(table: SyllaTable, first: number): void {
  const { G, ctx, chronicle } = table;
  for (let seat = first; ; seat = nextSeat(seat, ctx.numPlayers)) {
    if (mostCards(G, seat) > G.sale.best) return ask(G, 'bid', seat);
    chronicle.tell('bidPassed', seat, 1);
    if (seat === G.sale.seller) return settle(table);
  }
}

function settle(table: SyllaTable): void {
  const { G } = table;
  const { leader, place, best } = G.sale;
  if (leader === NONE) {
    discard(table, place, 'unsold');
    askOffer(table);
    return;
  }
  const player = at(G.players, leader);
  const bearers = at(BEARERS, saleColour(G));
  const all = best === mostCards(G, leader);
  const kinds = bearers.filter((card) => at(player.upright, card) > 0);
  if (!all && kinds.length > 1) return ask(G, 'payment', leader);
  for (const card of kinds) turn(table, leader, card, all ? at(player.upright, card) : best);
  complete(table, leader);
}

/** The cards are turned: the building changes hands, and its buyer sells next. */
function complete(table: SyllaTable, seat: number): void {
  const { G, chronicle } = table;
  const { place, best } = G.sale;
  const building = at(G.places, place);
  chronicle.tell('bought', seat, place, building, best);
  G.places[place] = NONE;
  G.sale.seller = seat;
  purchase(table, seat, building);
  if (G.tokensOwed > 0) ask(G, 'insulaToken', seat);
  else askOffer(table);
}

function turn(table: SyllaTable, seat: number, card: number, count: number): void {
  if (count === 0) return;
  const player = at(table.G.players, seat);
  add(player.upright, card, -count);
  add(player.sideways, card, count);
  table.chronicle.tell('turned', seat, card, count);
}

function discard({ G, chronicle }: SyllaTable, place: number, how: 'unsold' | 'leftOver'): void {
  const building = at(G.places, place);
  G.places[place] = NONE;
  add(G.buildingsGone, building, 1);
  chronicle.tell(how, place, building);
}
