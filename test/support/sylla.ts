import type { Ctx, Game } from 'boardgame.io';
import { sylla } from '../../game/sylla';
import * as box from '../../game/sylla/components';
import { SYLLA_EVENTS } from '../../game/sylla/events';
import { setUp } from '../../game/sylla/setup';
import {
  type Decision,
  NONE,
  type Player,
  type SyllaState,
  type SyllaView,
} from '../../game/sylla/state';
import { type ChronicleEvent, listen } from '../../game/table/chronicle';
import { at, range, zeros } from '../../game/table/lists';
import type { Choice, Option } from '../../game/table/options';
import { fastRandom } from '../../game/table/random';
import type { Refusal } from '../../game/table/refusal';
import { createRunner, type Match, type Runner } from '../../game/table/runner/runner';

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

export class Scenery {
  readonly chronicle = listen(SYLLA_EVENTS);
  private readonly runner: Runner<SyllaState>;
  private readonly match: Match<SyllaState>;
  private readonly prestigeBefore: number[];

  constructor(scene: Scene) {
    this.prestigeBefore = scene.seats.map((seat) => seat.prestige ?? box.STARTING_PRESTIGE);
    const phases = Object.fromEntries(
      Object.entries(sylla.game.phases ?? {}).map(([name, phase]) => [
        name,
        { ...phase, start: name === scene.phase },
      ]),
    );
    const game: Game<SyllaState> = { ...sylla.game, phases, setup: () => stateOf(scene) };
    this.runner = createRunner(game, { chronicle: this.chronicle });
    this.match = this.runner.begin({ numPlayers: scene.seats.length, random: fastRandom(1) });
  }

  get G(): SyllaState {
    return this.match.G;
  }

  get ctx(): Ctx {
    return this.match.ctx;
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

  /** What a seat may know; null is a spectator. */
  seenBy(seat: number | null): SyllaView {
    return sylla.view(this.G, this.ctx, seat);
  }

  /** `what seat`, e.g. `bid 2`; the seat of a question to everybody is -1. */
  get asked(): string {
    return `${this.G.asked.what} ${this.G.asked.seat}`;
  }

  /** Makes moves that must be legal: `play(0, 'nameVotes', 3)`. */
  play(seat: number, move: string, ...args: Choice['args']): this {
    const refusal = sylla.whyNot(this.G, this.ctx, seat, move, args);
    if (refusal || !this.runner.move(this.match, seat, move, args))
      throw new Error(
        `${move}(${JSON.stringify(args)}) of seat ${seat}: ${JSON.stringify(refusal)}`,
      );
    return this;
  }

  /** The reason why a move is refused. Also tries it, and sees that nothing changes. */
  refusal(seat: number, move: string, ...args: unknown[]): Refusal {
    const refusal = sylla.whyNot(this.G, this.ctx, seat, move, args);
    const before = JSON.stringify([this.G, this.ctx]);
    const accepted = this.runner.move(this.match, seat, move, args);
    if (!refusal || accepted || JSON.stringify([this.G, this.ctx]) !== before)
      throw new Error(`${move}(${JSON.stringify(args)}) of seat ${seat} was not refused`);
    return refusal;
  }

  options(seat: number): Option[] {
    return sylla.options(this.G, this.ctx, seat);
  }

  /** The arguments of all options of one kind. */
  choices(seat: number, move: string): Option['args'][] {
    return this.options(seat).flatMap((option) => (option.move === move ? [option.args] : []));
  }

  /** Everybody answers with the first option listed, the most modest one, until this is asked. */
  idleUntil(question: Decision | 'theEnd'): this {
    const over = () => this.ctx.gameover !== undefined;
    while (question === 'theEnd' ? !over() : this.G.asked.what !== question) {
      if (over()) throw new Error(`the game ended before ${question} was asked`);
      const seats = range(this.ctx.numPlayers);
      const seat = seats.find((each) => sylla.awaits(this.G, this.ctx, each)) ?? NONE;
      const { move, args } = at(this.options(seat), 0);
      this.play(seat, move, ...(args as Choice['args']));
    }
    return this;
  }

  /** All events of one type told since the scene began. */
  told(type: keyof typeof SYLLA_EVENTS): ChronicleEvent['args'][] {
    return this.chronicle.told.filter((event) => event.type === type).map((event) => event.args);
  }
}

export function given(scene: Scene): Scenery {
  return new Scenery(scene);
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
