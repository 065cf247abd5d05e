import type { AleaState, Dealing } from '../../game/alea/state';
import { at } from '../../game/table/lists';
import type { Random } from '../../game/table/random';

/** Events after which nobody can un-know what was rolled, drawn or shown. */
export const REVEALS_ALEA = [
  'rolled',
  'drawsTiles',
  'fortunaShuffled',
  'keepsTiles',
  'discardsTiles',
  'looksAtCards',
  'provinceOpens',
  'patricianOpens',
  'showsCard',
] as const;

/** Another state that differs from this one only in what the seat (null: a spectator) may not know. */
export function scrambleAlea(G: AleaState, seat: number | null, random: Random): AleaState {
  const other = structuredClone(G);
  other.provincePile = random.Shuffle(other.provincePile);
  other.patricianPile = random.Shuffle(other.patricianPile);
  const others = other.players.filter((_, owner) => owner !== seat);
  reshuffle([other.fortunaPile, ...others.map(({ drawn }) => drawn)].map(everyPlace), random);
  scrambleCards(other, seat, random);
  return other;
}

/** Some places of a list. */
interface Places {
  list: number[];
  places: number[];
}

const everyPlace = (list: number[]): Places => ({ list, places: list.map((_, i) => i) });

/** What lies in any of these places may lie in any other. */
function reshuffle(hidden: Places[], random: Random): void {
  const mixed = random.Shuffle(
    hidden.flatMap(({ list, places }) => places.map((place) => at(list, place))),
  );
  for (const { list, places } of hidden) {
    for (const place of places) list[place] = mixed.pop() ?? 0;
  }
}

/** Unseen Senate cards may lie anywhere; the two that the seat passed on may have gone either way. */
function scrambleCards(G: AleaState, seat: number | null, random: Random): void {
  const over = G.scores.length > 0;
  const unseen = [everyPlace(G.senatePile)];
  const now = G.dealings.at(-1);
  if (G.asked.seat !== seat && now && !passedOnBy(now, seat)) unseen.push(everyPlace(G.offered));
  for (const dealing of G.dealings) {
    const places = hiddenPlaces(dealing, seat, over);
    if (passedOnBy(dealing, seat)) reshuffle([{ list: dealing.cards, places }], random);
    else unseen.push({ list: dealing.cards, places });
  }
  reshuffle(unseen, random);
  G.offered.sort((a, b) => a - b);
  for (const dealing of G.dealings) {
    if (dealing.passedOn.length === 0) continue;
    const rest = dealing === now && G.offered.length > 0 ? G.offered : dealing.cards.slice(1);
    dealing.passedOn = [...rest].sort((a, b) => a - b);
  }
}

function passedOnBy({ seats, passedOn }: Dealing, seat: number | null): boolean {
  return seats[0] === seat && passedOn.length > 0;
}

/** The cards of a payment of which the seat does not know where they are. */
function hiddenPlaces({ seats, cards }: Dealing, seat: number | null, over: boolean): number[] {
  const rank = seat === null ? -1 : seats.indexOf(seat);
  const open = over ? seats.length : 0;
  const places = cards.map((_, place) => place).filter((place) => place >= open);
  if (rank < 0) return places;
  if (rank > 0) return places.filter((place) => place < rank);
  return over || seats.length === 1 ? [] : places.filter((place) => place > 0);
}
