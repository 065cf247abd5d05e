import { at } from '../table/lists';
import { factsFor, SALE_PLACES } from './components';
import { NONE, type SyllaTable } from './state';

/** Lays out new characters: from the pile, then the known cards that went under it. */
export function dealCharacters(table: SyllaTable): void {
  const { G, ctx, chronicle } = table;
  const { display } = factsFor(ctx.numPlayers);
  G.display.length = 0;
  for (let i = 0; i < display; i++) {
    const card = G.characterPile.pop() ?? G.returned.shift() ?? NONE;
    G.display.push(card);
    chronicle.tell('displayed', card);
  }
}

export function layOutBuildings(table: SyllaTable): void {
  const { G, chronicle } = table;
  for (let place = 0; place < SALE_PLACES.length; place++) {
    const building = G.buildingPile.pop() ?? NONE;
    G.places[place] = building;
    chronicle.tell('forSale', place, building);
  }
}

/** Cards turned sideways in this turn stand upright again, face down ones too. */
export function turnAllUpright(table: SyllaTable): void {
  for (const player of table.G.players) {
    for (let card = 0; card < player.upright.length; card++) {
      player.upright[card] = at(player.upright, card) + at(player.sideways, card);
      player.faceDown[card] = at(player.faceDown, card) + at(player.faceDownSideways, card);
      player.sideways[card] = 0;
      player.faceDownSideways[card] = 0;
    }
  }
  table.chronicle.tell('allUpright');
}
