import { add, at } from '../table/lists';
import { WHY, type Why } from './events';
import type { TriumvirateTable } from './state';

/** Every figure of the table changes here and says so, so that the chronicle explains all of them. */

/** Gold from the bank into a hand, or back. */
export function changeGold(table: TriumvirateTable, seat: number, change: number, why: Why): void {
  if (change === 0) return;
  table.G.bank -= change;
  at(table.G.players, seat).gold += change;
  table.chronicle.tell('gold', seat, change, why);
}

/** Gold from the bank into a province; where the owner's stone stands it goes to his hand. */
export function layGold(table: TriumvirateTable, province: number, amount: number): void {
  if (amount === 0) return;
  const { G } = table;
  const owner = at(G.owner, province);
  if (at(G.players, owner).stone === province) return changeGold(table, owner, amount, WHY.supply);
  G.bank -= amount;
  add(G.gold, province, amount);
  table.chronicle.tell('goldIn', province, amount, WHY.supply);
}

/** Whoever comes to a province takes the gold that lies there. */
export function collectGold(table: TriumvirateTable, seat: number, why: Why): void {
  const { G } = table;
  const player = at(G.players, seat);
  const found = at(G.gold, player.stone);
  if (found === 0) return;
  G.gold[player.stone] = 0;
  player.gold += found;
  table.chronicle.tell('goldIn', player.stone, -found, why);
  table.chronicle.tell('gold', seat, found, why);
}

/** Legions from the stock into a province, or back. */
export function changeLegions(
  table: TriumvirateTable,
  province: number,
  change: number,
  why: Why,
): void {
  if (change === 0) return;
  table.G.stock -= change;
  add(table.G.legions, province, change);
  table.chronicle.tell('legions', province, change, why);
}

/** Weapons from the own stock into the bag, as many as are left, or back. */
export function changeWeapons(
  table: TriumvirateTable,
  seat: number,
  change: number,
  why: Why,
): void {
  const player = at(table.G.players, seat);
  const actual = Math.min(change, player.weapons);
  if (actual === 0) return;
  player.weapons -= actual;
  add(table.G.bag, seat, actual);
  table.chronicle.tell('weapons', seat, actual, why);
}

/** Citizens from the neutral ones to a seat, or back. */
export function changeCitizens(
  table: TriumvirateTable,
  seat: number,
  change: number,
  why: Why,
): void {
  if (change === 0) return;
  table.G.neutral -= change;
  at(table.G.players, seat).citizens += change;
  table.chronicle.tell('citizens', seat, change, why);
}

export function changeCompetence(
  table: TriumvirateTable,
  seat: number,
  competence: number,
  change: number,
  why: Why,
): void {
  add(at(table.G.players, seat).competences, competence, change);
  table.chronicle.tell('competence', seat, competence, change, why);
}

export function moveGovernor(table: TriumvirateTable, province: number, onField: boolean): void {
  if (table.G.onField[province] === onField) return;
  table.G.onField[province] = onField;
  table.chronicle.tell('governor', province, Number(onField));
}

/**
 * How many of the officials in the stone's province stand under the governor; the others are with the stone. One is
 * enough to keep the governor off the field; when the last leaves he still stays off, until the next supply.
 */
export function placeOfficials(table: TriumvirateTable, seat: number, setDown: number): void {
  const { G } = table;
  const player = at(G.players, seat);
  player.carried += at(G.officials, player.stone) - setDown;
  G.officials[player.stone] = setDown;
  if (setDown > 0) moveGovernor(table, player.stone, false);
}
