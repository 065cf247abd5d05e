import { at, sum } from '../table/lists';
import { type Outcome, outcomeOf } from '../table/module';
import { cardsOf, pointsOfCards } from './cards';
import { CHIPS_PER_POINT, PATRICIAN_FACTS, PROVINCE_FACTS, TILE_VALUES } from './components';
import { bestHousing } from './housing';
import {
  type AleaState,
  type AleaTable,
  type AleaView,
  HIDDEN,
  NOWHERE,
  type Player,
  type Score,
} from './state';

/** The score of a seat by source, as if the game ended now. Hidden Senate cards are left out, and then so is the total. */
export function score(view: AleaView, seat: number): Score {
  const final = view.scores[seat];
  if (final) return final;
  const player = at(view.players, seat);
  const cards = cardsOf(view, seat);
  const hidden = cards.includes(HIDDEN);
  const known = hidden ? [] : cards;
  const housing = bestHousing(player.provinces, player.patricians, known);
  const points = pointsOfCards(known, player, housing);
  const provinces = provincePoints(player, housing.homes);
  const { housed, unhoused } = patricianPoints(player, housing.homes);
  const fortuna = sum(TILE_VALUES.map((value, i) => value * at(player.fortuna, i)));
  const chips = Math.floor(player.chips / CHIPS_PER_POINT);
  return {
    provinces,
    patricians: housed,
    fortuna,
    chips,
    cards: hidden ? cards.map(() => null) : points,
    total: hidden ? null : provinces + housed + fortuna + chips + sum(points),
    unhoused,
    housing: housing.homes,
  };
}

/** A province where nobody lives is worth one less. */
function provincePoints({ provinces }: Player, homes: readonly number[]): number {
  let points = 0;
  for (const province of provinces) {
    points += at(PROVINCE_FACTS, province).value - (homes.includes(province) ? 0 : 1);
  }
  return points;
}

function patricianPoints({ patricians }: Player, homes: readonly number[]) {
  let [housed, unhoused] = [0, 0];
  for (let i = 0; i < patricians.length; i++) {
    const { value } = at(PATRICIAN_FACTS, at(patricians, i));
    if (at(homes, i) === NOWHERE) unhoused += value;
    else housed += value;
  }
  return { housed, unhoused };
}

/** All show their cards and are counted. */
export function finalScores({ G, chronicle }: AleaTable): Score[] {
  return G.players.map((_, seat) => {
    const counted = score(G, seat);
    cardsOf(G, seat).forEach((card, i) => {
      chronicle.tell('showsCard', seat, card, counted.cards[i] ?? 0);
    });
    const { provinces, patricians, fortuna, chips, total, unhoused } = counted;
    const cards = sum(counted.cards.map((points) => points ?? 0));
    const figures = [provinces, patricians, fortuna, chips, cards, total ?? 0, unhoused] as const;
    chronicle.tell('scored', seat, ...figures);
    return counted;
  });
}

/** The highest total wins; among equals whoever left more value unhoused; still equal, they win together. */
export function outcome({ scores }: AleaState): Outcome | undefined {
  if (scores.length === 0) return undefined;
  const totals = scores.map(({ total }) => total ?? 0);
  const most = Math.max(...totals);
  const tied = scores.filter(({ total }) => total === most);
  const mostUnhoused = Math.max(...tied.map(({ unhoused }) => unhoused));
  const winners = scores.flatMap(({ total, unhoused }, seat) =>
    total === most && unhoused === mostUnhoused ? [seat] : [],
  );
  return { ...outcomeOf(winners), totals };
}
