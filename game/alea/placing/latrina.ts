import { add, at } from '../../table/lists';
import type { Option } from '../../table/options';
import type { Refusal } from '../../table/refusal';
import { VALUES } from '../components';
import { countOf } from '../dice';
import { refuse } from '../refusals';
import type { AleaTable, AleaView } from '../state';
import { listCastrum } from './castrum';
import { listForum } from './forum';
import { listSenatus } from './senatus';
import { listTemplum } from './templum';

/** V. Latrina. Nobody goes there by choice: one die, and only if no die fits anywhere else. */
export function whyNotInLatrina(view: AleaView, seat: number, value: number): Refusal | null {
  if (listElsewhere(view, seat).length > 0) return refuse('fitsElsewhere');
  const has = countOf(at(view.players, seat).hand, value);
  return has === 0 ? refuse('notInHand', { value, has }) : null;
}

export function placeInLatrina(table: AleaTable, seat: number, value: number): void {
  const { G, chronicle } = table;
  add(at(G.players, seat).hand, value - 1, -1);
  add(G.latrina, seat, 1);
  chronicle.tell('inLatrina', seat, value);
}

/** Every placement that the hand allows. */
export function listPlacements(view: AleaView, seat: number): Option[] {
  const found = listElsewhere(view, seat);
  if (found.length > 0) return found;
  const { hand } = at(view.players, seat);
  for (const value of VALUES) if (countOf(hand, value) > 0) found.push(at(DICE_OUT, value - 1));
  return found;
}

function listElsewhere(view: AleaView, seat: number): Option[] {
  const found: Option[] = [];
  listTemplum(view, seat, found);
  listSenatus(view, seat, found);
  listCastrum(view, seat, found);
  listForum(view, seat, found);
  return found;
}

const DICE_OUT = VALUES.map((value): Option => ({ move: 'placeInLatrina', args: [value] }));
