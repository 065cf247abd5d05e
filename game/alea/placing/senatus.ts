import { at } from '../../table/lists';
import type { Option } from '../../table/options';
import type { Refusal } from '../../table/refusal';
import { takeFromHand } from '../changes';
import { HIGHEST, LOWEST, VALUES } from '../components';
import { countOf } from '../dice';
import { refuse } from '../refusals';
import type { AleaTable, AleaView, Run } from '../state';

/**
 * II. Senatus. One run a player; it may grow at both ends at once. A move names the run as it will lie, and only that is
 * compared with the others: passing over a rival's run is allowed.
 */
export function whyNotInSenatus(
  view: AleaView,
  seat: number,
  low: number,
  high: number,
): Refusal | null {
  if (low > high) return refuse('notARun', { low, high });
  const own = at(view.senatus, seat);
  if (own.low > 0 && !extendsRun(own, low, high))
    return refuse('notExtended', { low: own.low, high: own.high });
  const { hand } = at(view.players, seat);
  for (let value = low; value <= high; value++) {
    if (!isIn(own, value) && countOf(hand, value) === 0)
      return refuse('notInHand', { value, has: 0 });
  }
  const rival = seatWithRun(view, low, high);
  return rival < 0 ? null : refuse('runLiesThere', { low, high, seat: rival });
}

export function placeInSenatus(table: AleaTable, seat: number, low: number, high: number): void {
  const run = at(table.G.senatus, seat);
  const isNew = (value: number) => value >= low && value <= high && !isIn(run, value);
  takeFromHand(
    table,
    seat,
    VALUES.map((value) => Number(isNew(value))),
  );
  run.low = low;
  run.high = high;
  table.chronicle.tell('inSenatus', seat, low, high);
}

export function lengthOf({ low, high }: Run): number {
  return low === 0 ? 0 : high - low + 1;
}

/** Longer first; of equally long ones the higher. */
export function isBetterRun(one: Run, other: Run): boolean {
  const longer = lengthOf(one) - lengthOf(other);
  return longer > 0 || (longer === 0 && one.high > other.high);
}

export function listSenatus(view: AleaView, seat: number, found: Option[]): void {
  const { hand } = at(view.players, seat);
  const own = at(view.senatus, seat);
  if (own.low > 0) return listExtensions(view, hand, own, found);
  for (let low = LOWEST; low <= HIGHEST; low++) {
    for (let high = low; high <= HIGHEST && countOf(hand, high) > 0; high++) {
      if (seatWithRun(view, low, high) < 0) found.push(runOption(low, high));
    }
  }
}

function listExtensions(view: AleaView, hand: readonly number[], own: Run, found: Option[]): void {
  let lowest = own.low;
  while (lowest > LOWEST && countOf(hand, lowest - 1) > 0) lowest--;
  let highest = own.high;
  while (highest < HIGHEST && countOf(hand, highest + 1) > 0) highest++;
  for (let low = own.low; low >= lowest; low--) {
    for (let high = own.high; high <= highest; high++) {
      // The own run as it lies is among those that lie there: it is no extension.
      if (seatWithRun(view, low, high) < 0) found.push(runOption(low, high));
    }
  }
}

function extendsRun(own: Run, low: number, high: number): boolean {
  const longer = high - low > own.high - own.low;
  return longer && low <= own.low && high >= own.high;
}

function isIn({ low, high }: Run, value: number): boolean {
  return value >= low && value <= high;
}

/** Whose run this is; -1 if it does not lie there. */
function seatWithRun({ senatus }: AleaView, low: number, high: number): number {
  for (let seat = 0; seat < senatus.length; seat++) {
    const run = at(senatus, seat);
    if (run.low === low && run.high === high) return seat;
  }
  return -1;
}

const RUNS = VALUES.map((low) =>
  VALUES.map((high): Option => ({ move: 'placeInSenatus', args: [low, high] })),
);

function runOption(low: number, high: number): Option {
  return at(at(RUNS, low - 1), high - 1);
}
