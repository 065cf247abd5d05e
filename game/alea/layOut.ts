import { factsFor } from './components';
import type { AleaTable } from './state';

/** Begins a round: the next seat leads it, and new provinces and patricians lie open. */
export function layOutRound({ G, ctx, chronicle }: AleaTable): void {
  G.startPlayer = G.round % ctx.numPlayers;
  G.round += 1;
  G.lap = 0;
  G.lastLap = false;
  chronicle.tell('roundBegins', G.round, G.startPlayer);
  for (let i = 0; i < ctx.numPlayers; i++) {
    const province = take(G.provincePile);
    G.openProvinces.push(province);
    chronicle.tell('provinceOpens', province);
  }
  for (let i = 0; i < factsFor(ctx.numPlayers).pillars; i++) {
    const patrician = take(G.patricianPile);
    G.openPatricians.push(patrician);
    chronicle.tell('patricianOpens', patrician);
  }
}

/** The box has enough for all rounds. */
function take(pile: number[]): number {
  const tile = pile.pop();
  if (tile === undefined) throw new Error('the pile is empty');
  return tile;
}
