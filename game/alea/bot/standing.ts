import { at, sum } from '../../table/lists';
import { numbersOf } from '../../table/search/mind';
import { score } from '../score';
import { type AleaState, IN_VILLA } from '../state';

/** How a seat stands between two rounds, in figures that a sum of weights can judge. */
export const STATE_FEATURES = [
  'provincePoints',
  'patricianPoints',
  'fortunaPoints',
  'cardPoints',
  'chips',
  'unhoused',
  'provinces',
  'patricians',
  'emptyProvinces',
  'cards',
  'leadsNext',
  'followsNext',
] as const;

const S = numbersOf(STATE_FEATURES);

export function standing(G: AleaState, seat: number): number[] {
  const player = at(G.players, seat);
  const { provinces, patricians, fortuna, cards, unhoused, housing } = score(G, seat);
  const figures = new Array<number>(STATE_FEATURES.length).fill(0);
  figures[S.provincePoints] = provinces;
  figures[S.patricianPoints] = patricians;
  figures[S.fortunaPoints] = fortuna;
  figures[S.cardPoints] = sum(cards.map((points) => points ?? 0));
  figures[S.chips] = player.chips;
  figures[S.unhoused] = unhoused;
  figures[S.provinces] = player.provinces.length;
  figures[S.patricians] = player.patricians.length;
  const livedIn = new Set(housing.filter((home) => home >= 0 && home !== IN_VILLA));
  figures[S.emptyProvinces] = player.provinces.length - livedIn.size;
  figures[S.cards] = cards.length;
  figures[S.leadsNext] = Number(G.startPlayer === seat);
  figures[S.followsNext] = Number((G.startPlayer + 1) % G.players.length === seat);
  return figures;
}
