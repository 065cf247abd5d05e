import { add, at } from '../table/lists';
import { changeMoney, changePrestige, gainToken } from './changes';
import { PURCHASES, type Purchase } from './components';
import { WHY } from './events';
import type { SyllaTable } from './state';

/** What a building does for its buyer. Tokens of an Insula are only owed here: the buyer chooses their colours. */
export function purchase(table: SyllaTable, seat: number, building: number): void {
  const player = at(table.G.players, seat);
  const effect: Purchase = at<Purchase>(PURCHASES, building);
  if ('stays' in effect) return add(player.buildings, effect.stays, 1);
  // A Crane comes sideways: it helps to build from the next turn on.
  if ('card' in effect) return add(player.sideways, effect.card, 1);
  add(table.G.buildingsGone, building, 1);
  if ('tokens' in effect) table.G.tokensOwed = effect.tokens;
  else if ('prestige' in effect) changePrestige(table, seat, effect.prestige, WHY.building);
  else changeMoney(table, seat, effect.money, WHY.building);
}

export function takeInsulaToken(table: SyllaTable, seat: number, virtue: number): void {
  gainToken(table, seat, virtue, WHY.building);
  table.G.tokensOwed -= 1;
}
