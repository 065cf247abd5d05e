import { ask } from '../table/asking';
import { add, at } from '../table/lists';
import { nextSeat } from '../table/seats';
import { changeFamine, moveMarker } from './changes';
import { CARDS, EVENT_FACTS, LASTING_BUILDINGS, OPEN_EVENTS, VIRTUES } from './components';
import { WHY } from './events';
import { NONE, type Player, type SyllaTable } from './state';

/** What occurs in phase V: the two events nobody prevented, the upper one first. */

interface Flips {
  readonly cards: readonly number[];
  readonly buildings: readonly number[];
}

const NO_FLIPS: Flips = { cards: [], buildings: [] };

const FLIPS: readonly Flips[] = EVENT_FACTS.map(({ effect }) =>
  'flips' in effect ? effect.flips : NO_FLIPS,
);

/** What an event turns face down, or keeps there while it lies open. */
export function flipsOf(event: number): Flips {
  return at(FLIPS, event);
}

/** Lets the events occur from this place down. True when all is done, false while a seat is asked what to flip. */
export function letOccur(table: SyllaTable, first: number): boolean {
  const { G, chronicle } = table;
  for (let place = first; place < OPEN_EVENTS; place++) {
    if (G.fight.prevented.includes(place)) continue;
    const event = at(G.events, place);
    chronicle.tell('occurs', place, event);
    const { effect } = at(EVENT_FACTS, event);
    if ('lowers' in effect) moveMarker(table, effect.lowers, -1, WHY.event);
    else if ('famine' in effect) changeFamine(table, effect.famine, WHY.event);
    else if ('lowersHighest' in effect) lowerHighest(table);
    else {
      G.fight.flipping = place;
      if (!flipFrom(table, G.consul)) return false;
    }
  }
  G.fight.flipping = NONE;
  return true;
}

/** After a seat has flipped: the seats behind it, then the events below. */
export function goOnFlipping(table: SyllaTable, seat: number): boolean {
  const { G, ctx } = table;
  const next = nextSeat(seat, ctx.numPlayers);
  if (next !== G.consul && !flipFrom(table, next)) return false;
  return letOccur(table, G.fight.flipping + 1);
}

/** Asks from this seat to the last before the Consul; a single possible flip is made without asking. */
function flipFrom(table: SyllaTable, first: number): boolean {
  const { G, ctx, chronicle } = table;
  const event = at(G.events, G.fight.flipping);
  let seat = first;
  do {
    const kinds = countFlippable(at(G.players, seat), event);
    if (kinds > 1) {
      ask(G, 'flip', seat);
      return false;
    }
    if (kinds === 1) flipTheOnlyKind(table, seat, event);
    else chronicle.tell('nothingToFlip', seat, event);
    seat = nextSeat(seat, ctx.numPlayers);
  } while (seat !== G.consul);
  return true;
}

/** Kinds that can be told apart: card or building, and which way a card lies. */
function countFlippable(player: Player, event: number): number {
  const { cards, buildings } = flipsOf(event);
  let kinds = 0;
  for (const card of cards) {
    if (at(player.upright, card) > 0) kinds += 1;
    if (at(player.sideways, card) > 0) kinds += 1;
  }
  for (const building of buildings) if (at(player.buildings, building) > 0) kinds += 1;
  return kinds;
}

function flipTheOnlyKind(table: SyllaTable, seat: number, event: number): void {
  const player = at(table.G.players, seat);
  const { cards, buildings } = flipsOf(event);
  for (const card of cards) {
    if (at(player.upright, card) > 0) return flipCard(table, seat, card, false, true);
    if (at(player.sideways, card) > 0) return flipCard(table, seat, card, true, true);
  }
  for (const building of buildings) {
    if (at(player.buildings, building) > 0) return flipBuilding(table, seat, building, true);
  }
}

export function flipCard(
  { G, chronicle }: SyllaTable,
  seat: number,
  card: number,
  sideways: boolean,
  forced: boolean,
): void {
  const player = at(G.players, seat);
  add(sideways ? player.sideways : player.upright, card, -1);
  add(sideways ? player.faceDownSideways : player.faceDown, card, 1);
  chronicle.tell('flippedCard', seat, card, Number(sideways), Number(forced));
}

export function flipBuilding(
  { G, chronicle }: SyllaTable,
  seat: number,
  building: number,
  forced: boolean,
): void {
  const player = at(G.players, seat);
  add(player.buildings, building, -1);
  add(player.buildingsDown, building, 1);
  chronicle.tell('flippedBuilding', seat, building, Number(forced));
}

/** Decadence: every marker furthest to the right, all that tie, goes 1 left. Famine stays. */
function lowerHighest(table: SyllaTable): void {
  const furthest = Math.max(...table.G.ladder);
  for (const virtue of VIRTUES) {
    if (table.G.ladder[virtue] === furthest) moveMarker(table, virtue, -1, WHY.event);
  }
}

/** Each face-down card comes up again unless an event that still lies open could flip it. */
export function bringUp(table: SyllaTable): void {
  const { G, chronicle } = table;
  const held = (kind: 'cards' | 'buildings', number: number): boolean =>
    G.events.some((event) => event !== NONE && flipsOf(event)[kind].includes(number));

  G.players.forEach((player, seat) => {
    for (const card of CARDS) {
      const upright = at(player.faceDown, card);
      const sideways = at(player.faceDownSideways, card);
      if (upright + sideways === 0 || held('cards', card)) continue;
      add(player.upright, card, upright);
      add(player.sideways, card, sideways);
      player.faceDown[card] = 0;
      player.faceDownSideways[card] = 0;
      if (upright > 0) chronicle.tell('cardComesUp', seat, card, 0, upright);
      if (sideways > 0) chronicle.tell('cardComesUp', seat, card, 1, sideways);
    }
    for (const building of LASTING_BUILDINGS) {
      const count = at(player.buildingsDown, building);
      if (count === 0 || held('buildings', building)) continue;
      add(player.buildings, building, count);
      player.buildingsDown[building] = 0;
      chronicle.tell('buildingComesUp', seat, building, count);
    }
  });
}
