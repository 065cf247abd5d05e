import { NOBODY, NOT_YET } from '../table/asking';
import { zeros } from '../table/lists';
import type { Random } from '../table/random';
import {
  CAESAR,
  COLOURS,
  COMPETENCES,
  factsFor,
  LOWEST_COMPETENCE,
  NEUTRAL_CITIZENS,
  PROVINCES,
  type Province,
  STARTING_CITIZENS,
  STARTING_LEGIONS,
  STARTING_WEAPONS,
  type Start,
  WEAPONS,
} from './components';
import { NONE, type Player, type TriumvirateState } from './state';

/** The map of 56 BC. Nothing in it is left to chance. */
export function setUp(_random: Random, players: number): TriumvirateState {
  const { starts, gold, legions, calendar } = factsFor(players);
  const G: TriumvirateState = {
    asked: { what: NOT_YET, seat: NOBODY },
    active: CAESAR,
    players: starts.map(newPlayer),
    owner: PROVINCES.map(() => NONE),
    legions: zeros(PROVINCES.length),
    gold: zeros(PROVINCES.length),
    officials: zeros(PROVINCES.length),
    onField: PROVINCES.map(() => false),
    bank: gold,
    stock: legions,
    neutral: NEUTRAL_CITIZENS,
    bag: COLOURS.map(() => STARTING_WEAPONS),
    year: 1,
    calendar,
    points: 0,
    actions: 0,
    takenUp: false,
    card: { holder: NONE, side: 0 },
    loss: { seat: NONE, officials: 0 },
    winner: NONE,
    victory: NONE,
  };
  starts.forEach((start, seat) => {
    for (const province of [start.seat, ...start.on, ...start.off]) take(G, seat, province);
    for (const province of start.on) G.onField[province] = true;
    G.officials[start.seat] = 1;
  });
  return G;
}

function take(G: TriumvirateState, seat: number, province: Province): void {
  G.owner[province] = seat;
  G.legions[province] = STARTING_LEGIONS;
  G.stock -= STARTING_LEGIONS;
}

function newPlayer({ seat: stone }: Start): Player {
  return {
    gold: 0,
    citizens: STARTING_CITIZENS,
    consulates: 0,
    competences: COMPETENCES.map(() => LOWEST_COMPETENCE),
    weapons: WEAPONS - STARTING_WEAPONS,
    stone,
    carried: 0,
  };
}
