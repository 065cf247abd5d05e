import { NOBODY, NOT_YET } from '../table/asking';
import { at, range, zeros } from '../table/lists';
import type { Random } from '../table/random';
import {
  BUILDING_STACKS,
  BUILDINGS,
  CARDS,
  CUBES,
  DECADENCE,
  EVENTS,
  LASTING_BUILDINGS,
  OPEN_EVENTS,
  SALE_PLACES,
  STARTING_PRESTIGE,
  STARTING_SQUARE,
  VIRTUES,
  WORKS,
} from './components';
import { NONE, NOT_NAMED, type Player, type SyllaState } from './state';

export interface SyllaSetup {
  /** House rule: money and tokens lie open. */
  openPurses: boolean;
}

export function setUp(
  random: Random,
  players: number,
  setupData?: Partial<SyllaSetup>,
): SyllaState {
  const buildingPile = BUILDING_STACKS.flatMap((stack) =>
    random.Shuffle(stack.flatMap(({ building, tiles }) => new Array<number>(tiles).fill(building))),
  ).reverse();
  const eventPile = random.Shuffle(EVENTS.filter((event) => event !== DECADENCE) as number[]);
  const events = [...eventPile.splice(0, OPEN_EVENTS - 1), DECADENCE];
  const works = random.Shuffle([...WORKS] as number[]);
  const revenueTiles = random.Shuffle(range(players).map((i) => i + 1));

  return {
    openPurses: setupData?.openPurses ?? false,
    asked: { what: NOT_YET, seat: NOBODY },
    players: range(players).map(newPlayer),
    turn: 1,
    consul: revenueTiles.indexOf(1),
    revenueTiles,
    ladder: VIRTUES.map(() => STARTING_SQUARE),
    famine: 0,
    // Characters are dealt when the starting choices are open: the display must not help to choose.
    display: [],
    characterPile: [],
    returned: [],
    places: SALE_PLACES.map(() => buildingPile.pop() ?? NONE),
    buildingPile,
    buildingsGone: zeros(BUILDINGS.length),
    events,
    eventPile,
    eventsGone: [],
    work: NONE,
    worksAhead: works.slice(1),
    worksDone: [],
    workRemoved: at(works, 0),
    election: { votes: range(players).map(() => NOT_NAMED), best: NONE, leader: NONE },
    sale: { offers: 0, seller: NONE, place: NONE, best: 0, leader: NONE },
    tokensOwed: 0,
    revenue: { temples: 0, taverns: 0, moved: VIRTUES.map(() => false) },
    fight: { cubes: range(OPEN_EVENTS).map(() => zeros(players)), prevented: [], flipping: NONE },
    scores: [],
  };
}

function newPlayer(): Player {
  return {
    prestige: STARTING_PRESTIGE,
    purse: { money: 0, tokens: zeros(VIRTUES.length) },
    upright: zeros(CARDS.length),
    sideways: zeros(CARDS.length),
    faceDown: zeros(CARDS.length),
    faceDownSideways: zeros(CARDS.length),
    buildings: zeros(LASTING_BUILDINGS.length),
    buildingsDown: zeros(LASTING_BUILDINGS.length),
    cubes: zeros(CUBES.length),
    decided: false,
    choice: [],
    stake: 0,
    build: false,
  };
}
