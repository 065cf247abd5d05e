import { add, at, sum } from '../table/lists';
import { VALUES } from './components';
import type { Why } from './events';
import type { AleaTable } from './state';

/** Dice, chips and tiles change hands here and say so, so that the chronicle explains all of them. */

export function changeChips(table: AleaTable, seat: number, change: number, why: Why): void {
  if (change === 0) return;
  at(table.G.players, seat).chips += change;
  table.chronicle.tell('chips', seat, change, why);
}

/** Throws all dice that wait before the player. */
export function rollDice(table: AleaTable, seat: number): void {
  const player = at(table.G.players, seat);
  const rolled = new Array<number>(VALUES.length).fill(0);
  for (; player.unrolled > 0; player.unrolled--) {
    const i = table.random.Die(VALUES.length) - 1;
    add(rolled, i, 1);
    add(player.hand, i, 1);
  }
  tellDice(table, 'rolled', seat, rolled);
}

/** Takes rolled dice up again, to throw them once more. */
export function takeUp(table: AleaTable, seat: number, dice: readonly number[]): void {
  takeFromHand(table, seat, dice);
  at(table.G.players, seat).unrolled += sum(dice);
  tellDice(table, 'takesUp', seat, dice);
}

/** Whoever calls this tells where the dice went. */
export function takeFromHand(table: AleaTable, seat: number, dice: readonly number[]): void {
  const { hand } = at(table.G.players, seat);
  for (let i = 0; i < dice.length; i++) add(hand, i, -at(dice, i));
}

/** Dice that earned something, or need not, return to their owner. */
export function giveBack(
  { G, chronicle }: AleaTable,
  seat: number,
  building: number,
  value: number,
  count: number,
): void {
  at(G.players, seat).unrolled += count;
  chronicle.tell('diceBack', seat, building, value, count);
}

/** Dice that earned nothing where they lay end in the Latrina. */
export function leaveUnrewarded(
  { G, chronicle }: AleaTable,
  seat: number,
  building: number,
  value: number,
  count: number,
): void {
  add(G.latrina, seat, count);
  chronicle.tell('unrewarded', seat, building, value, count);
}

/** Draws hidden Fortuna tiles. When none is left the open ones are shuffled; when these are gone too, there is none. */
export function drawTiles(table: AleaTable, seat: number, count: number): void {
  const { G, chronicle } = table;
  const { drawn } = at(G.players, seat);
  const before = drawn.length;
  for (let i = 0; i < count; i++) {
    if (G.fortunaPile.length === 0) shuffleDiscard(table);
    const tile = G.fortunaPile.pop();
    if (tile !== undefined) drawn.push(tile);
  }
  const got = drawn.length - before;
  if (got > 0) chronicle.tell('drawsTiles', seat, got);
  if (got < count) chronicle.tell('noTileLeft', seat, count - got);
}

function shuffleDiscard({ G, random, chronicle }: AleaTable): void {
  const tiles = G.fortunaDiscard.flatMap((count, i) => new Array<number>(count).fill(i + 1));
  if (tiles.length === 0) return;
  G.fortunaPile = random.Shuffle(tiles);
  G.fortunaDiscard.fill(0);
  chronicle.tell('fortunaShuffled', tiles.length);
}

export function tellDice(
  { chronicle }: AleaTable,
  type: 'rolled' | 'takesUp' | 'inTemplum',
  seat: number,
  dice: readonly number[],
): void {
  const [ones = 0, twos = 0, threes = 0, fours = 0, fives = 0, sixes = 0] = dice;
  chronicle.tell(type, seat, ones, twos, threes, fours, fives, sixes);
}
