import { add, at } from '../table/lists';
import { CRISIS_SQUARE, LAST_SQUARE, MOST_FAMINE } from './components';
import type { Why } from './events';
import type { Player, SyllaTable } from './state';

/** Every figure of the table changes here and says so, so that the chronicle explains all of them. */

export function changePrestige(table: SyllaTable, seat: number, change: number, why: Why): void {
  const player = at(table.G.players, seat);
  const after = Math.max(0, player.prestige + change);
  const actual = after - player.prestige;
  if (actual === 0) return;
  player.prestige = after;
  table.chronicle.tell('prestige', seat, actual, why);
}

export function changeMoney(table: SyllaTable, seat: number, change: number, why: Why): void {
  if (change === 0) return;
  at(table.G.players, seat).purse.money += change;
  table.chronicle.tell('money', seat, change, why);
}

export function gainToken(table: SyllaTable, seat: number, virtue: number, why: Why): void {
  add(at(table.G.players, seat).purse.tokens, virtue, 1);
  table.chronicle.tell('token', seat, virtue, why);
}

/** Moves a Res Publica marker; at the end of the ladder it stays. */
export function moveMarker(table: SyllaTable, virtue: number, change: number, why: Why): void {
  const { ladder } = table.G;
  const before = at(ladder, virtue);
  const after = Math.min(LAST_SQUARE, Math.max(CRISIS_SQUARE, before + change));
  if (after === before) return;
  ladder[virtue] = after;
  table.chronicle.tell('marker', virtue, after - before, why);
}

export function changeFamine(table: SyllaTable, change: number, why: Why): void {
  const { G } = table;
  const after = Math.min(MOST_FAMINE, Math.max(0, G.famine + change));
  if (after === G.famine) return;
  table.chronicle.tell('famine', after - G.famine, why);
  G.famine = after;
}

/** How many of these cards lie face up and upright before the player. */
export function uprightOf(player: Player<unknown>, cards: readonly number[]): number {
  let count = 0;
  for (const card of cards) count += at(player.upright, card);
  return count;
}

/** How many lie face up, upright or sideways. */
export function faceUpOf(player: Player<unknown>, cards: readonly number[]): number {
  let count = 0;
  for (const card of cards) count += at(player.upright, card) + at(player.sideways, card);
  return count;
}
