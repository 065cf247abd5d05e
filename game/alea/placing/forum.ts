import { add, at, sum } from '../../table/lists';
import type { Option } from '../../table/options';
import type { Refusal } from '../../table/refusal';
import { takeFromHand } from '../changes';
import { FORUM_PAIR, factsFor, VALUES } from '../components';
import { countOf, lackedBy, pipsOf, singleDie } from '../dice';
import { refuse } from '../refusals';
import type { AleaTable, AleaView } from '../state';

/**
 * IV. Forum Romanum. One die, or two that make five. A new die stands right of all lower ones and pushes the rest on;
 * what is pushed past the last pillar goes to the Latrina, but no new die may.
 */
export function whyNotInForum(
  view: AleaView,
  seat: number,
  dice: readonly number[],
): Refusal | null {
  const { hand } = at(view.players, seat);
  const lacked = lackedBy(hand, dice);
  if (lacked > 0) return refuse('notInHand', { value: lacked, has: countOf(hand, lacked) });
  const number = sum(dice);
  const pips = pipsOf(dice);
  if (number !== 1 && (number !== 2 || pips !== FORUM_PAIR))
    return refuse('notForForum', { sum: pips });
  const value = highestOf(dice);
  const { pillars } = factsFor(view.players.length);
  const standing = lowerThan(view, value) + number - 1;
  return standing < pillars ? null : refuse('noPillar', { value, pillars });
}

export function placeInForum(table: AleaTable, seat: number, dice: readonly number[]): void {
  const { G, chronicle } = table;
  const { values, owners } = G.forum;
  takeFromHand(table, seat, dice);
  for (const value of VALUES) {
    if (countOf(dice, value) === 0) continue;
    const pillar = lowerThan(G, value);
    values.splice(pillar, 0, value);
    owners.splice(pillar, 0, seat);
    chronicle.tell('inForum', seat, value, pillar);
  }
  const { pillars } = factsFor(G.players.length);
  while (values.length > pillars) pushOut(table);
}

function pushOut({ G, chronicle }: AleaTable): void {
  const value = G.forum.values.pop() ?? 0;
  const owner = G.forum.owners.pop() ?? 0;
  add(G.latrina, owner, 1);
  chronicle.tell('pushedOut', owner, value);
}

/** How many dice stand left of where a die of this value would. */
export function lowerThan({ forum: { values } }: AleaView, value: number): number {
  let lower = 0;
  while (lower < values.length && at(values, lower) < value) lower++;
  return lower;
}

export function listForum(view: AleaView, seat: number, found: Option[]): void {
  const { hand } = at(view.players, seat);
  const { pillars } = factsFor(view.players.length);
  for (const value of VALUES) {
    if (countOf(hand, value) > 0 && lowerThan(view, value) < pillars)
      found.push(at(SINGLE_DICE, value - 1));
  }
  for (const { low, high, option } of PAIRS) {
    const inHand = countOf(hand, low) > 0 && countOf(hand, high) > 0;
    if (inHand && lowerThan(view, high) + 1 < pillars) found.push(option);
  }
}

function highestOf(dice: readonly number[]): number {
  let highest = 0;
  for (const value of VALUES) if (countOf(dice, value) > 0) highest = value;
  return highest;
}

const SINGLE_DICE = VALUES.map(
  (value): Option => ({ move: 'placeInForum', args: [singleDie(value)] }),
);

const PAIRS = VALUES.filter((low) => low < FORUM_PAIR - low).map((low) => {
  const high = FORUM_PAIR - low;
  const dice = VALUES.map((value) => Number(value === low || value === high));
  const option: Option = { move: 'placeInForum', args: [dice] };
  return { low, high, option };
});
