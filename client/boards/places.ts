import type { ChronicleEvent } from '../../game/table/chronicle';
import type { Sheet } from '../ui/Icon';
import { syllaFlight, syllaPlace } from './sylla/places';

/** A piece that flies over the board from one place to another; places are marked with `data-place`. */
export interface Flight {
  readonly from: string;
  readonly to: string;
  readonly sheet: Sheet;
  readonly name: string;
}

interface BoardPlaces {
  /** Where on the board an event happened. */
  placeOf(event: ChronicleEvent): string | null;
  /** What moved, and from where to where. */
  flightOf(event: ChronicleEvent): Flight | null;
}

/** Whoever did something, if the board knows nothing better. */
const BY_SEAT: BoardPlaces = {
  placeOf: ({ args }) => (args.seat === undefined ? null : `seat-${args.seat}`),
  flightOf: () => null,
};

const PLACES: Readonly<Record<string, BoardPlaces>> = {
  sylla: {
    placeOf: (event) => syllaPlace(event) ?? BY_SEAT.placeOf(event),
    flightOf: syllaFlight,
  },
};

export function placesOf(game: string): BoardPlaces {
  return PLACES[game] ?? BY_SEAT;
}

export function elementAt(place: string): HTMLElement | null {
  return document.querySelector(`[data-place="${place}"]`);
}
