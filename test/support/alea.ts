import { alea } from '../../game/alea';
import { cardsOf } from '../../game/alea/cards';
import * as box from '../../game/alea/components';
import { lengthOf } from '../../game/alea/placing/senatus';
import { setUp } from '../../game/alea/setup';
import type { AleaState, AleaView, Player, Score } from '../../game/alea/state';
import { add, at, sum, zeros } from '../../game/table/lists';
import type { Choice } from '../../game/table/options';
import { fastRandom, type Random } from '../../game/table/random';
import { Scenery } from './scenery';

/** Sets a scene of Alea Iacta Est in a line or two, and plays on from it by the real rules. */

/** The players of the rulebook's examples and one more, as they sit clockwise. */
export const ANTONIUS = 0;
export const BRUTUS = 1;
export const CLAUDIUS = 2;
export const DARIUS = 3;
export const EMILIUS = 4;
const INITIALS = 'ABCDE';

/** Dice as they are written down, `'446'`, as moves and state count them. Blanks are for the reader. */
export function dice(written: string): number[] {
  const counts = zeros(box.VALUES.length);
  for (const value of valuesOf(written)) add(counts, value - 1, 1);
  return counts;
}

function valuesOf(written: string): number[] {
  return [...written.replaceAll(' ', '')].map(Number);
}

/** Fortuna tiles by their values, `'122'`, as moves and state count them. */
export function tiles(written: string): number[] {
  const counts = zeros(box.TILES.length);
  for (const value of valuesOf(written)) add(counts, value - 1, 1);
  return counts;
}

/** A row of the Forum from the left, `'1C 2A'`: value and owner of each die. */
export function row(written: string): AleaState['forum'] {
  const standing = written === '' ? [] : written.split(' ');
  return {
    values: standing.map((die) => Number(die[0])),
    owners: standing.map((die) => INITIALS.indexOf(die[1] ?? '')),
  };
}

export interface SeatScene {
  chips?: number;
  provinces?: number[];
  patricians?: number[];
  /** Values of Fortuna tiles kept, and of those drawn this round. */
  fortuna?: string;
  drawn?: string;
  /** Senate cards, each from a payment of its own. */
  cards?: number[];
  /** Dice that lie in buildings; what is left of the eight waits to be rolled. */
  templum?: string;
  run?: [low: number, high: number];
  castrum?: string;
  latrina?: number;
  /** Dice that wait to be rolled, if not all that are left. */
  unrolled?: number;
}

export interface Scene {
  /** The phase that begins; a round begins if none is given. */
  phase?: 'laps' | 'templum' | 'senatus' | 'castrum' | 'forum' | 'latrina';
  /** One entry a seat, two to five of them. */
  seats: SeatScene[];
  /** What the dice will show, roll after roll. Then chance decides. */
  rolls?: string[];
  forum?: string;
  /** Any other part of the state, as it stands before the phase begins. */
  table?: Partial<AleaState>;
}

export class AleaScenery extends Scenery<AleaState, AleaView> {
  constructor(scene: Scene) {
    const { phase = 'laps', seats, rolls = [] } = scene;
    super(alea, phase, seats.length, stateOf(scene), loaded(rolls.flatMap(valuesOf)));
  }

  player(seat: number): Player {
    return at(this.G.players, seat);
  }

  cards(seat: number): number[] {
    return cardsOf(this.G, seat);
  }

  score(seat: number): Score {
    return alea.score(this.G, seat);
  }

  get chips(): number[] {
    return this.G.players.map(({ chips }) => chips);
  }

  /** The row of the Forum as it is written: `1C 2A`. */
  get row(): string {
    const { values, owners } = this.G.forum;
    return values.map((value, i) => `${value}${INITIALS[at(owners, i)]}`).join(' ');
  }

  /** A whole turn: rolls, makes this placement, and ends the turn where that is asked. */
  turn(seat: number, placement: string, ...args: Choice['args']): this {
    this.play(seat, 'roll').play(seat, placement, ...args);
    const asked = this.G.asked.what === 'confirm' && this.G.asked.seat === seat;
    return asked ? this.play(seat, 'endTurn') : this;
  }

  /** Turns of seats one after the other, each with the first placement that is listed. */
  idleTurns(...seats: number[]): this {
    for (const seat of seats) {
      this.play(seat, 'roll');
      const { move, args } = at(this.options(seat), 0);
      this.play(seat, move, ...(args as Choice['args']));
      if (this.G.asked.what === 'confirm') this.play(seat, 'endTurn');
    }
    return this;
  }
}

export function given(scene: Scene): AleaScenery {
  return new AleaScenery(scene);
}

/** Seats without anything special. */
export function players(count: number, each: SeatScene = {}): SeatScene[] {
  return Array.from({ length: count }, () => ({ ...each }));
}

/** Dice that show what was wished, one after the other, before chance takes over. Shuffles are by chance. */
function loaded(wished: number[]): Random {
  const chance = fastRandom(1);
  return { ...chance, Die: (sides) => wished.shift() ?? chance.Die(sides) };
}

function stateOf({ phase = 'laps', seats, forum = '', table }: Scene): AleaState {
  const G = setUp(fastRandom(1), seats.length);
  if (phase !== 'laps') G.round = 1;
  G.forum = row(forum);
  seats.forEach((seat, i) => {
    const player = at(G.players, i);
    player.chips = seat.chips ?? 0;
    player.provinces = [...(seat.provinces ?? [])];
    player.patricians = [...(seat.patricians ?? [])];
    player.fortuna = tiles(seat.fortuna ?? '');
    player.drawn = valuesOf(seat.drawn ?? '');
    for (const card of seat.cards ?? [])
      G.dealings.push({ seats: [i], cards: [card], passedOn: [] });
    G.templum[i] = dice(seat.templum ?? '');
    const [low, high] = seat.run ?? [0, 0];
    G.senatus[i] = { low, high };
    G.castrum[i] = dice(seat.castrum ?? '');
    G.latrina[i] = seat.latrina ?? 0;
    player.unrolled = seat.unrolled ?? box.DICE - placed(G, i);
  });
  return Object.assign(G, table);
}

function placed(G: AleaState, seat: number): number {
  return (
    sum(at(G.templum, seat)) +
    lengthOf(at(G.senatus, seat)) +
    sum(at(G.castrum, seat)) +
    G.forum.owners.filter((owner) => owner === seat).length +
    at(G.latrina, seat)
  );
}

export { box };
