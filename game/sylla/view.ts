import { EVERYBODY } from '../table/asking';
import { HIDDEN, type Player, type Purse, type SyllaState, type SyllaView } from './state';

/** What a seat may know; null is a spectator. Built anew: nothing hidden is even referred to. */
export function view(G: SyllaState, seat: number | null): SyllaView {
  const over = G.scores.length > 0;
  return {
    ...G,
    players: G.players.map((player, owner) => seen(player, owner === seat, over || G.openPurses)),
    characterPile: G.characterPile.map(() => HIDDEN),
    buildingPile: G.buildingPile.map(() => HIDDEN),
    eventPile: G.eventPile.map(() => HIDDEN),
    worksAhead: G.worksAhead.map((work, i) => (i === 0 ? work : HIDDEN)),
  };
}

function seen(player: Player, own: boolean, openPurse: boolean): Player<Purse | null> {
  if (own) return player;
  return {
    ...player,
    purse: openPurse ? player.purse : null,
    choice: [],
    stake: 0,
    build: false,
  };
}

/** The game waits for this seat to answer. */
export function awaits({ asked, players }: SyllaView, seat: number): boolean {
  if (asked.seat === EVERYBODY) return players[seat]?.decided === false;
  return asked.seat === seat;
}
