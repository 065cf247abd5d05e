import { at, range } from './lists';

/** Seats are numbers from 0; clockwise is ascending. boardgame.io's player id is the seat as a string. */

export function nextSeat(seat: number, seats: number): number {
  return seat + 1 === seats ? 0 : seat + 1;
}

const MOST_SEATS = 5;

const CLOCKWISE = range(MOST_SEATS + 1).map((seats) =>
  range(seats).map((first) => range(seats).map((i) => (first + i) % seats)),
);

const PLAY_ORDERS = CLOCKWISE.map((byFirst) => byFirst.map((order) => order.map(String)));

/** All seats clockwise, beginning with `first`. Shared and never changed. */
export function clockwiseFrom(first: number, seats: number): readonly number[] {
  return at(at(CLOCKWISE, seats), first);
}

/** The same as boardgame.io's play order. */
export function playOrderFrom(first: number, seats: number): string[] {
  return at(at(PLAY_ORDERS, seats), first);
}
