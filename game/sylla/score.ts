import { at, sum } from '../table/lists';
import { faceUpOf } from './changes';
import {
  CHRISTIANS,
  PRESTIGE_PER_CHRISTIAN,
  PRESTIGE_PER_FREED_SLAVE,
  PRICE_OF_FREEDOM,
  SLAVES,
  worthOf,
} from './components';
import type { Score, SyllaView } from './state';

/** The score of a seat by source, as if Ecclesia were now; the final one once it is over. */
export function score(view: SyllaView, seat: number): Score {
  const final = view.scores[seat];
  if (final) return final;
  const player = at(view.players, seat);
  const track = player.prestige;
  const christians = PRESTIGE_PER_CHRISTIAN * faceUpOf(player, CHRISTIANS);
  const { purse } = player;
  if (!purse) return { track, christians, freedSlaves: null, tokens: null, total: null };
  const payable = Math.floor(purse.money / PRICE_OF_FREEDOM);
  const freedSlaves = PRESTIGE_PER_FREED_SLAVE * Math.min(faceUpOf(player, SLAVES), payable);
  const tokens = purse.tokens.map((count, virtue) => count * worthOf(at(view.ladder, virtue)));
  return {
    track,
    christians,
    freedSlaves,
    tokens,
    total: track + christians + freedSlaves + sum(tokens),
  };
}
