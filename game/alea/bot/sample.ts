import { add, at, range } from '../../table/lists';
import type { Random } from '../../table/random';
import { copyOf } from '../../table/search/copy';
import { CARDS, factsFor, MANY_FORTUNA_TILES, PATRICIANS, PROVINCES, TILES } from '../components';
import { type AleaState, type AleaView, HIDDEN } from '../state';

/** A table that looks to the seat as this one does: what lies hidden is what lies nowhere in sight. */
export function sample(view: AleaView, seat: number, random: Random): AleaState {
  const G = copyOf(view);
  const owned = (tiles: 'provinces' | 'patricians'): number[] =>
    view.players.flatMap((player) => player[tiles]);
  G.provincePile = random.Shuffle(
    without(PROVINCES, [...view.openProvinces, ...view.provincesGone, ...owned('provinces')]),
  );
  G.patricianPile = random.Shuffle(
    without(PATRICIANS, [...view.openPatricians, ...view.patriciansGone, ...owned('patricians')]),
  );
  hideTiles(G, random);
  hideCards(G, seat, random);
  return G;
}

/** What somebody holds or has put away stays there; only the piles are shuffled. */
export function redeal(G: AleaState, random: Random): AleaState {
  return {
    ...copyOf(G),
    provincePile: random.Shuffle(G.provincePile),
    patricianPile: random.Shuffle(G.patricianPile),
    fortunaPile: random.Shuffle(G.fortunaPile),
    senatePile: random.Shuffle(G.senatePile),
  };
}

/** All numbers below `size` that are not among the seen ones. */
function without(size: number, seen: readonly number[]): number[] {
  const isSeen = new Array<boolean>(size).fill(false);
  for (const each of seen) if (each !== HIDDEN) isSeen[each] = true;
  return range(size).filter((each) => !isSeen[each]);
}

/** Fortuna tiles out of sight lie in the pile, or before others who drew them this round. */
function hideTiles(G: AleaState, random: Random): void {
  if (!factsFor(G.players.length).templum) return;
  const unseen: number[] = TILES.map((count, i) => count - at(G.fortunaDiscard, i));
  for (const { fortuna, drawn } of G.players) {
    fortuna.forEach((count, i) => {
      add(unseen, i, -count);
    });
    for (const tile of drawn) if (tile !== HIDDEN) add(unseen, tile - 1, -1);
  }
  const tiles = random.Shuffle(unseen.flatMap((count, i) => range(count).map(() => i + 1)));
  for (const { drawn } of G.players) fillHidden(drawn, tiles);
  G.fortunaPile = tiles;
}

/** Senate cards out of sight may lie anywhere, but the two that the seat passed on went to the next seats or under the pile. */
function hideCards(G: AleaState, seat: number, random: Random): void {
  const { dealings, offered } = G;
  const seen = [...offered, ...dealings.flatMap(({ cards, passedOn }) => [...cards, ...passedOn])];
  if (!factsFor(G.players.length).templum) seen.push(MANY_FORTUNA_TILES);
  const unseen = random.Shuffle(without(CARDS, seen));
  for (const dealing of dealings) {
    const passed = dealing.seats[0] === seat ? dealing.passedOn : [];
    const own = passed.filter((card) => !dealing.cards.includes(card) && !offered.includes(card));
    const isOffered = dealing === dealings.at(-1) && offered.length > 0;
    const source = own.length > 0 ? random.Shuffle(own) : unseen;
    fillHidden(dealing.cards, source);
    if (!isOffered) continue;
    fillHidden(offered, source);
    offered.sort((a, b) => a - b);
  }
  G.senatePile = unseen;
  for (const dealing of dealings) {
    if (!dealing.passedOn.includes(HIDDEN)) continue;
    const isOffered = dealing === dealings.at(-1) && offered.length > 0;
    dealing.passedOn = [...(isOffered ? offered : dealing.cards.slice(1))].sort((a, b) => a - b);
  }
}

function fillHidden(list: number[], source: number[]): void {
  for (let i = 0; i < list.length; i++) if (list[i] === HIDDEN) list[i] = source.pop() ?? 0;
}
