import { sylla } from '../../game/sylla';
import * as box from '../../game/sylla/components';
import { setUp } from '../../game/sylla/setup';
import { NONE, type Player, type SyllaState, type SyllaView } from '../../game/sylla/state';
import { at, zeros } from '../../game/table/lists';
import { fastRandom } from '../../game/table/random';
import { Scenery } from './scenery';

/** Sets a scene of Sylla in a line or two, and plays on from it by the real rules. */

const CARD_NAMES = {
  senator: box.SENATOR,
  christianSenator: box.CHRISTIAN_SENATOR,
  merchant: box.MERCHANT,
  christianMerchant: box.CHRISTIAN_MERCHANT,
  legionary: box.LEGIONARY,
  vestal: box.VESTAL,
  slave: box.SLAVE,
  christianSlave: box.CHRISTIAN_SLAVE,
  crane: box.CRANE,
} as const;

const BUILDING_NAMES = {
  stall: box.STALL,
  field: box.FIELD,
  temple: box.PRIVATE_TEMPLE,
  tavern: box.TAVERN,
} as const;

export type Hand = Partial<Record<keyof typeof CARD_NAMES, number>>;
export type Estate = Partial<Record<keyof typeof BUILDING_NAMES, number>>;

/** The players of the rulebook's examples, as they sit clockwise. */
export const BLUE = 0;
export const RED = 1;
export const WHITE = 2;
export const BLACK = 3;

/** How many of each card, as moves and state count them: `cards({ senator: 2 })`. */
export function cards(hand: Hand): number[] {
  return tally(hand, CARD_NAMES, box.CARDS.length);
}

/** The same for lasting buildings: `estate({ field: 1 })`. */
export function estate(buildings: Estate): number[] {
  return tally(buildings, BUILDING_NAMES, box.LASTING_BUILDINGS.length);
}

function tally<Name extends string>(
  counts: Partial<Record<Name, number>>,
  names: Record<Name, number>,
  length: number,
): number[] {
  const counted = zeros(length);
  for (const name of Object.keys(counts) as Name[]) counted[names[name]] = counts[name] ?? 0;
  return counted;
}

export interface SeatScene {
  prestige?: number;
  money?: number;
  /** Civic Spirit, Health, Leisure. */
  tokens?: [number, number, number];
  /** Cards face up and upright. */
  has?: Hand;
  sideways?: Hand;
  faceDown?: Hand;
  faceDownSideways?: Hand;
  buildings?: Estate;
  buildingsDown?: Estate;
}

type Phase =
  | 'startingCharacters'
  | 'firstConsul'
  | 'recruitment'
  | 'buildings'
  | 'revenue'
  | 'events'
  | 'greatWork'
  | 'famineAndCrisis'
  | 'ecclesia';

export interface Scene {
  /** The phase that begins. */
  phase: Phase;
  /** One entry a seat; three or four of them. */
  seats: SeatScene[];
  /** Any other part of the state, as it stands before the phase begins. */
  table?: Partial<SyllaState>;
}

export class SyllaScenery extends Scenery<SyllaState, SyllaView> {
  private readonly prestigeBefore: number[];

  constructor(scene: Scene) {
    super(sylla, scene.phase, scene.seats.length, stateOf(scene));
    this.prestigeBefore = scene.seats.map((seat) => seat.prestige ?? box.STARTING_PRESTIGE);
  }

  player(seat: number): Player {
    return at(this.G.players, seat);
  }

  get prestige(): number[] {
    return this.G.players.map(({ prestige }) => prestige);
  }

  /** What each seat's prestige has gained or lost since the scene began. */
  get gained(): number[] {
    return this.prestige.map((prestige, seat) => prestige - at(this.prestigeBefore, seat));
  }

  get money(): number[] {
    return this.G.players.map(({ purse }) => purse.money);
  }

  /** Tokens of a seat: Civic Spirit, Health, Leisure. */
  tokens(seat: number): number[] {
    return this.player(seat).purse.tokens;
  }
}

export function given(scene: Scene): SyllaScenery {
  return new SyllaScenery(scene);
}

/** Seats without anything special. */
export function players(count: number, each: SeatScene = {}): SeatScene[] {
  return Array.from({ length: count }, () => ({ ...each }));
}

function stateOf({ seats, table, phase }: Scene): SyllaState {
  const G = setUp(fastRandom(1), seats.length);
  if (phase !== 'startingCharacters') {
    G.consul = 0;
    G.display = new Array<number>(box.factsFor(seats.length).display).fill(box.SLAVE);
    G.characterPile = new Array<number>(24).fill(box.MERCHANT);
  }
  Object.assign(G, table);
  seats.forEach((seat, i) => {
    const player = at(G.players, i);
    player.prestige = seat.prestige ?? player.prestige;
    player.purse.money = seat.money ?? 0;
    player.purse.tokens = [...(seat.tokens ?? [0, 0, 0])];
    player.upright = cards(seat.has ?? {});
    player.sideways = cards(seat.sideways ?? {});
    player.faceDown = cards(seat.faceDown ?? {});
    player.faceDownSideways = cards(seat.faceDownSideways ?? {});
    player.buildings = estate(seat.buildings ?? {});
    player.buildingsDown = estate(seat.buildingsDown ?? {});
  });
  return G;
}

/** Six places for sale with one building on the place given, nothing elsewhere but Banks. */
export function sale(place: number, building: box.Building): number[] {
  const places = new Array<number>(box.SALE_PLACES.length).fill(box.BANK);
  places[place] = building;
  return places;
}

const QUIET_EVENTS = [box.IMPERIAL_CULT, box.EPIDEMIC, box.ERUPTION] as const;

/** Open events from the highest place, filled up with events that only move a marker, above Decadence. */
export function openEvents(...first: box.Event[]): Pick<SyllaState, 'events' | 'eventPile'> {
  const quiet = QUIET_EVENTS.filter((event) => !first.includes(event));
  const events: box.Event[] = [...first, ...quiet].slice(0, box.LOWEST_PLACE);
  events.push(box.DECADENCE);
  return { events, eventPile: box.EVENTS.filter((event) => !events.includes(event)) };
}

type Cubes = number | [number, number, number, number];

/** Cubes that already lie on the open events from the highest: by seat, or so many of the last seat. */
export function fought(...places: [Cubes, Cubes, Cubes, Cubes]): Pick<SyllaState, 'fight'> {
  const cubes = places.map((on) => (typeof on === 'number' ? [0, 0, 0, on] : on));
  return { fight: { cubes, prevented: [], flipping: NONE } };
}

export { box, NONE };
