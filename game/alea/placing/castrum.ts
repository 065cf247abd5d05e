import { add, at, range } from '../../table/lists';
import type { Option } from '../../table/options';
import type { Refusal } from '../../table/refusal';
import { DICE, VALUES } from '../components';
import { countOf } from '../dice';
import { refuse } from '../refusals';
import type { AleaTable, AleaView } from '../state';

/**
 * III. Castrum. Dice of one value join the player's set of it or begin one. Only the set as it will lie is compared with
 * the others: passing over a rival's set is allowed.
 */
export function whyNotInCastrum(
  view: AleaView,
  seat: number,
  value: number,
  count: number,
): Refusal | null {
  if (count === 0) return refuse('noDie');
  const has = countOf(at(view.players, seat).hand, value);
  if (count > has) return refuse('notInHand', { value, has });
  const size = countOf(at(view.castrum, seat), value) + count;
  const rival = seatWithSet(view, value, size);
  return rival < 0 ? null : refuse('setLiesThere', { value, size, seat: rival });
}

export function placeInCastrum(table: AleaTable, seat: number, value: number, count: number): void {
  const { G, chronicle } = table;
  const sets = at(G.castrum, seat);
  add(at(G.players, seat).hand, value - 1, -count);
  add(sets, value - 1, count);
  chronicle.tell('inCastrum', seat, value, count, countOf(sets, value));
}

export function listCastrum(view: AleaView, seat: number, found: Option[]): void {
  const { hand } = at(view.players, seat);
  const sets = at(view.castrum, seat);
  for (const value of VALUES) {
    const size = countOf(sets, value);
    for (let count = 1; count <= countOf(hand, value); count++) {
      if (seatWithSet(view, value, size + count) < 0) found.push(setOption(value, count));
    }
  }
}

/** Whose set this is; -1 if it does not lie there. */
export function seatWithSet({ castrum }: AleaView, value: number, size: number): number {
  for (let seat = 0; seat < castrum.length; seat++) {
    if (countOf(at(castrum, seat), value) === size) return seat;
  }
  return -1;
}

const SETS = VALUES.map((value) =>
  range(DICE).map((i): Option => ({ move: 'placeInCastrum', args: [value, i + 1] })),
);

function setOption(value: number, count: number): Option {
  return at(at(SETS, value - 1), count - 1);
}
