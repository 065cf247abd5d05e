import { type AleaState, type AleaView, type Dealing, HIDDEN, type Player } from './state';

/** What a seat may know; null is a spectator. Built anew: nothing hidden is even referred to. */
export function view(G: AleaState, seat: number | null): AleaView {
  const over = G.scores.length > 0;
  return {
    ...G,
    players: G.players.map((player, owner) => (owner === seat ? player : seen(player))),
    fortunaPile: hidden(G.fortunaPile),
    senatePile: hidden(G.senatePile),
    offered: G.asked.seat === seat ? G.offered : hidden(G.offered),
    dealings: G.dealings.map((dealing) => remembered(dealing, seat, over)),
    provincePile: hidden(G.provincePile),
    patricianPile: hidden(G.patricianPile),
  };
}

function hidden(pile: readonly number[]): number[] {
  return pile.map(() => HIDDEN);
}

function seen(player: Player): Player {
  return { ...player, drawn: hidden(player.drawn) };
}

/** What a seat still knows of a payment of the Senatus. At the end all show the cards they kept. */
function remembered(
  { seats, cards, passedOn }: Dealing,
  seat: number | null,
  over: boolean,
): Dealing {
  const rank = seat === null ? -1 : seats.indexOf(seat);
  const knows = (place: number): boolean => {
    if (over && place < seats.length) return true;
    // Who chose first knows where the rest is only if nobody chose from it, or when that lies open; whoever came later
    // saw all that was left.
    return rank === 0 ? place === 0 || seats.length === 1 || over : rank > 0 && place >= rank;
  };
  return {
    seats,
    cards: cards.map((card, place) => (knows(place) ? card : HIDDEN)),
    passedOn: rank === 0 ? passedOn : hidden(passedOn),
  };
}

/** The game waits for this seat to answer. */
export function awaits({ asked }: AleaView, seat: number): boolean {
  return asked.seat === seat;
}
