import { add, at, combinations, sum } from '../../table/lists';
import type { Option } from '../../table/options';
import type { Refusal } from '../../table/refusal';
import { drawTiles, takeFromHand, tellDice } from '../changes';
import { DICE, factsFor, VALUES } from '../components';
import { countOf, lackedBy, pipsOf } from '../dice';
import { refuse } from '../refusals';
import type { AleaTable, AleaView } from '../state';

/**
 * I. Templum. With the new dice the placer has one more there than anybody, and a higher sum than whoever had most.
 * So whoever placed last leads.
 */
export function whyNotInTemplum(
  view: AleaView,
  seat: number,
  dice: readonly number[],
): Refusal | null {
  if (!factsFor(view.players.length).templum) return refuse('noTemplum');
  const { hand } = at(view.players, seat);
  const value = lackedBy(hand, dice);
  if (value > 0) return refuse('notInHand', { value, has: countOf(hand, value) });
  const needed = diceNeeded(view, seat);
  const given = sum(dice);
  if (given !== needed) return refuse('templumNumber', { needed, given });
  const least = pipsNeeded(view, seat);
  const pips = pipsOf(dice);
  return pips < least ? refuse('templumSum', { least, given: pips }) : null;
}

export function placeInTemplum(table: AleaTable, seat: number, dice: readonly number[]): void {
  const there = at(table.G.templum, seat);
  takeFromHand(table, seat, dice);
  for (let i = 0; i < dice.length; i++) add(there, i, at(dice, i));
  tellDice(table, 'inTemplum', seat, dice);
  drawTiles(table, seat, sum(dice));
}

/** The seat with most dice there; -1 if there are none. No two seats ever have equally many. */
export function templumLeader({ templum }: AleaView): number {
  let leader = -1;
  let most = 0;
  for (let seat = 0; seat < templum.length; seat++) {
    const dice = sum(at(templum, seat));
    if (dice <= most) continue;
    most = dice;
    leader = seat;
  }
  return leader;
}

/** How many dice the seat has to add. */
export function diceNeeded(view: AleaView, seat: number): number {
  const leader = templumLeader(view);
  if (leader < 0) return 1;
  return sum(at(view.templum, leader)) + 1 - sum(at(view.templum, seat));
}

/** What the added dice have to show together, at least. */
export function pipsNeeded(view: AleaView, seat: number): number {
  const leader = templumLeader(view);
  if (leader < 0) return 1;
  return pipsOf(at(view.templum, leader)) + 1 - pipsOf(at(view.templum, seat));
}

export function listTemplum(view: AleaView, seat: number, found: Option[]): void {
  if (!factsFor(view.players.length).templum) return;
  const { hand } = at(view.players, seat);
  const needed = diceNeeded(view, seat);
  if (needed > sum(hand)) return;
  const least = pipsNeeded(view, seat);
  const inHand = packed(hand) | GUARDS;
  for (const { pips, dice, option } of at(BY_NUMBER, needed)) {
    if (pips < least) break;
    if (((inHand - dice) & GUARDS) === GUARDS) found.push(option);
  }
}

/**
 * All sets of so many dice, the highest sum first. To see quickly which of them a hand has, counts are packed into five
 * bits each: the fifth is a guard that a subtraction of too many clears.
 */
const BITS = 5;
const GUARDS = VALUES.reduce<number>((bits, _, i) => bits | (1 << (i * BITS + BITS - 1)), 0);

function packed(dice: readonly number[]): number {
  let bits = 0;
  for (let i = 0; i < dice.length; i++) bits |= at(dice, i) << (i * BITS);
  return bits;
}

const ANY_DICE = VALUES.map(() => DICE);

const BY_NUMBER = Array.from({ length: DICE + 1 }, (_, number) =>
  combinations(ANY_DICE, number)
    .map((dice) => {
      const option: Option = { move: 'placeInTemplum', args: [dice] };
      return { pips: pipsOf(dice), dice: packed(dice), option };
    })
    .sort((a, b) => b.pips - a.pips),
);
