import { ask, phaseOfQuestions } from '../../table/asking';
import { add, at } from '../../table/lists';
import { flag, frameworkMoves, indexBelow } from '../../table/moves';
import { nextSeat } from '../../table/seats';
import {
  CARDS,
  type Card,
  CUBE_BEARERS,
  CUBES,
  type Cube,
  EVENT_FACTS,
  LASTING_BUILDINGS,
  type LastingBuilding,
  OPEN_EVENTS,
} from '../components';
import { askRemoval, isTied, prevent, removeEvent, settleFight } from '../fight';
import { flipBuilding, flipCard, flipsOf, goOnFlipping } from '../flips';
import { syllaMove } from '../moves';
import { refuse } from '../refusals';
import type { SyllaTable, SyllaView } from '../state';

const openEvent = indexBelow<number>(OPEN_EVENTS);

/** V. Legionaries and Vestals fight the events; two are prevented, two occur. */
export const eventsMoves = {
  placeCube: syllaMove({
    answers: ['cube'],
    args: [indexBelow<Cube>(CUBES.length), openEvent],
    whyNot(view, seat, kind, place) {
      if (at(at(view.players, seat).cubes, kind) === 0) return refuse('noCube', { kind });
      return admits(view, place, kind)
        ? null
        : refuse('notAdmitted', { event: at(view.events, place), kind });
    },
    play(table, seat, kind, place) {
      putCube(table, seat, kind, place, false);
      askCube(table, nextSeat(seat, table.ctx.numPlayers));
    },
  }),

  /** The Consul decides between events with equally many cubes. */
  prevent: syllaMove({
    answers: ['prevent'],
    args: [openEvent],
    whyNot: (view, _seat, place) =>
      isTied(view, place) ? null : refuse('notTied', { event: at(view.events, place) }),
    play: (table, _seat, place) => prevent(table, place),
  }),

  flipCard: syllaMove({
    answers: ['flip'],
    args: [indexBelow<Card>(CARDS.length), flag],
    whyNot(view, seat, card, sideways) {
      const event = at(view.events, view.fight.flipping);
      if (!flipsOf(event).cards.includes(card)) return refuse('notFlippable', { event });
      const player = at(view.players, seat);
      const there = at(sideways ? player.sideways : player.upright, card);
      return there > 0 ? null : refuse('cardNotFaceUp', { card });
    },
    play(table, seat, card, sideways) {
      flipCard(table, seat, card, sideways, false);
      if (goOnFlipping(table, seat)) askRemoval(table);
    },
  }),

  flipBuilding: syllaMove({
    answers: ['flip'],
    args: [indexBelow<LastingBuilding>(LASTING_BUILDINGS.length)],
    whyNot(view, seat, building) {
      const event = at(view.events, view.fight.flipping);
      if (!flipsOf(event).buildings.includes(building)) return refuse('notFlippable', { event });
      const there = at(at(view.players, seat).buildings, building);
      return there > 0 ? null : refuse('buildingNotFaceUp', { building });
    },
    play(table, seat, building) {
      flipBuilding(table, seat, building, false);
      if (goOnFlipping(table, seat)) askRemoval(table);
    },
  }),

  /** The Consul decides which of two equally fought events leaves the game. */
  removeEvent: syllaMove({
    answers: ['remove'],
    args: [openEvent],
    whyNot: (view, _seat, place) =>
      view.fight.prevented.includes(place)
        ? null
        : refuse('notPrevented', { event: at(view.events, place) }),
    play: (table, _seat, place) => removeEvent(table, place, true),
  }),
};

export const events = phaseOfQuestions<SyllaTable>({
  next: 'greatWork',
  leader: (G) => G.consul,
  begin(table) {
    const { G } = table;
    for (const player of G.players) {
      for (const kind of CUBES) player.cubes[kind] = at(player.upright, at(CUBE_BEARERS, kind));
    }
    askCube(table, G.consul);
  },
  moves: frameworkMoves(eventsMoves),
});

export function admits(view: SyllaView, place: number, kind: Cube): boolean {
  return at(EVENT_FACTS, at(view.events, place)).admits.includes(kind);
}

/** Asks the next seat that has a cube. A cube that can go to one event only goes there by itself. */
function askCube(table: SyllaTable, first: number): void {
  const { G, ctx } = table;
  let seat = first;
  let without = 0;
  while (without < ctx.numPlayers) {
    if (handIsEmpty(G, seat)) without += 1;
    else {
      const only = onlyPlacement(G, seat);
      if (!only) return ask(G, 'cube', seat);
      putCube(table, seat, only.kind, only.place, true);
      without = 0;
    }
    seat = nextSeat(seat, ctx.numPlayers);
  }
  settleFight(table);
}

function handIsEmpty(G: SyllaView, seat: number): boolean {
  const { cubes } = at(G.players, seat);
  return cubes[0] === 0 && cubes[1] === 0;
}

function onlyPlacement(G: SyllaView, seat: number): { kind: Cube; place: number } | null {
  let only: { kind: Cube; place: number } | null = null;
  for (const kind of CUBES) {
    if (at(at(G.players, seat).cubes, kind) === 0) continue;
    for (let place = 0; place < OPEN_EVENTS; place++) {
      if (!admits(G, place, kind)) continue;
      if (only) return null;
      only = { kind, place };
    }
  }
  return only;
}

function putCube(
  table: SyllaTable,
  seat: number,
  kind: Cube,
  place: number,
  forced: boolean,
): void {
  const { G, chronicle } = table;
  add(at(G.players, seat).cubes, kind, -1);
  add(at(G.fight.cubes, place), seat, 1);
  chronicle.tell('cubePlaced', seat, kind, place, at(G.events, place), Number(forced));
}
