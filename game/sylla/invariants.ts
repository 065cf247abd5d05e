import type { Ctx } from 'boardgame.io';
import { at, sum } from '../table/lists';
import {
  BUILDING_STACKS,
  BUILDINGS,
  CARD_FACTS,
  CARDS,
  CHARACTER_SETS,
  CRANE,
  CRANE_TILE,
  CRISIS_SQUARE,
  CUBE_BEARERS,
  DECADENCE,
  EVENTS,
  factsFor,
  LAST_SQUARE,
  LASTING_BUILDINGS,
  LOWEST_PLACE,
  MOST_FAMINE,
  TURNS,
  WORKS,
} from './components';
import { flipsOf } from './flips';
import { NONE, type Player, type SyllaState } from './state';

/** What is wrong with a state of Sylla: nothing is lost, doubled or out of range. Empty when all is well. */
export function flaws(G: SyllaState, ctx: Ctx): string[] {
  const found: string[] = [];
  const expect = (holds: boolean, flaw: string): void => {
    if (!holds) found.push(flaw);
  };
  const dealt = ctx.phase !== 'startingCharacters';

  expect(G.turn >= 1 && G.turn <= TURNS, `turn ${G.turn}`);
  expect(G.famine >= 0 && G.famine <= MOST_FAMINE, `famine ${G.famine}`);
  expect(
    G.ladder.every((square) => square >= CRISIS_SQUARE && square <= LAST_SQUARE),
    `ladder ${G.ladder}`,
  );
  for (const building of BUILDINGS) {
    const there = tilesOf(G, building);
    const inBox = sum(
      BUILDING_STACKS.flat().map((stack) => (stack.building === building ? stack.tiles : 0)),
    );
    expect(there === inBox, `${there} tiles of building ${building} instead of ${inBox}`);
  }
  expect(isWhole([...G.events, ...G.eventPile, ...G.eventsGone], EVENTS), 'the ten events');
  expect(G.events[LOWEST_PLACE] === DECADENCE, 'Decadence not in its place');
  const works = [...G.worksAhead, ...G.worksDone, G.workRemoved, G.work];
  expect(isWhole(works, WORKS), 'the six Great Works');
  if (dealt) {
    for (const card of CARDS) {
      if (card === CRANE) continue;
      const there = cardsOf(G, card);
      const inBox = CHARACTER_SETS * CARD_FACTS[card].inSet;
      expect(there === inBox, `${there} of card ${card} instead of ${inBox}`);
    }
  }
  G.players.forEach((player, seat) => {
    const characters = sum(CARDS.map((card) => (card === CRANE ? 0 : heldBy(player, card))));
    const recruited = characters - factsFor(ctx.numPlayers).startingCharacters;
    expect(
      !dealt || recruited === G.turn || recruited === G.turn - 1,
      `seat ${seat} holds ${characters} characters in turn ${G.turn}`,
    );
    for (const flaw of flawsOfPlayer(G, player, seat)) found.push(`seat ${seat}: ${flaw}`);
  });
  return found;
}

function flawsOfPlayer(G: SyllaState, player: Player, seat: number): string[] {
  const found: string[] = [];
  const { money, tokens } = player.purse;
  const counts = [
    ...tokens,
    ...player.upright,
    ...player.sideways,
    ...player.faceDown,
    ...player.faceDownSideways,
    ...player.buildings,
    ...player.buildingsDown,
    ...player.cubes,
    player.prestige,
    money,
    player.stake,
  ];
  if (!counts.every((count) => Number.isInteger(count) && count >= 0))
    found.push(`counts ${counts}`);
  if (player.stake > money) found.push('stakes more than the purse holds');
  for (const card of CARDS) {
    const down = at(player.faceDown, card) + at(player.faceDownSideways, card);
    if (down > 0 && !couldFlip(G, 'cards', card)) found.push(`card ${card} down without a cause`);
  }
  for (const building of LASTING_BUILDINGS) {
    if (at(player.buildingsDown, building) > 0 && !couldFlip(G, 'buildings', building))
      found.push(`building ${building} down without a cause`);
  }
  const fighting = G.asked.what === 'cube';
  const cubes = sum(player.cubes) + sum(G.fight.cubes.map((placed) => at(placed, seat)));
  const bearers = sum(CUBE_BEARERS.map((card) => at(player.upright, card)));
  if (fighting && cubes !== bearers) found.push(`${cubes} cubes of ${bearers} bearers`);
  return found;
}

function couldFlip(G: SyllaState, kind: 'cards' | 'buildings', number: number): boolean {
  return G.events.some((event) => flipsOf(event)[kind].includes(number));
}

function heldBy(player: Player, card: number): number {
  return (
    at(player.upright, card) +
    at(player.sideways, card) +
    at(player.faceDown, card) +
    at(player.faceDownSideways, card)
  );
}

function countIn(list: readonly number[], wanted: number): number {
  return list.filter((entry) => entry === wanted).length;
}

function cardsOf(G: SyllaState, card: number): number {
  return (
    sum(G.players.map((player) => heldBy(player, card))) +
    countIn(G.display, card) +
    countIn(G.characterPile, card) +
    countIn(G.returned, card)
  );
}

function tilesOf(G: SyllaState, building: number): number {
  const owned = G.players.map((player) => {
    if (building === CRANE_TILE) return heldBy(player, CRANE);
    return (player.buildings[building] ?? 0) + (player.buildingsDown[building] ?? 0);
  });
  return (
    sum(owned) +
    countIn(G.places, building) +
    countIn(G.buildingPile, building) +
    at(G.buildingsGone, building)
  );
}

/** Each exactly once, wherever it lies; NONE is an empty place. */
function isWhole(entries: readonly number[], all: readonly number[]): boolean {
  const there = entries.filter((entry) => entry !== NONE);
  return there.length === all.length && all.every((entry) => there.includes(entry));
}
