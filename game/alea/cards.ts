import { at, sum, zeros } from '../table/lists';
import {
  CARD_FACTS,
  CHIPS_PER_POINT,
  COLOURS,
  GREY,
  type Measure,
  MOST_OF_A_CARD,
  PATRICIAN_FACTS,
  PROVINCE_FACTS,
  WOMAN,
} from './components';
import type { Housing } from './housing';
import type { AleaView, Player } from './state';

/** The Senate cards of a seat in the order in which it got them; HIDDEN where the view does not show them. */
export function cardsOf({ dealings }: AleaView, seat: number): number[] {
  const found: number[] = [];
  for (const { seats, cards } of dealings) {
    const card = cards[seats.indexOf(seat)];
    if (card !== undefined) found.push(card);
  }
  return found;
}

/** All that cards can count. */
interface Counts extends Readonly<Record<Exclude<Measure, object>, number>> {
  readonly provincesOf: readonly number[];
  readonly patriciansOf: readonly number[];
}

/** What each of the cards pays their owner. */
export function pointsOfCards(
  cards: readonly number[],
  player: Player,
  housing: Housing,
): number[] {
  if (cards.length === 0) return [];
  const counts = countsOf(player, cards.length, housing);
  return cards.map((card) => pointsOf(card, counts));
}

function pointsOf(card: number, counts: Counts): number {
  let points = 0;
  for (const payment of at(CARD_FACTS, card).pays) {
    points += payment.points * Math.floor(measured(payment.of, counts) / payment.each);
  }
  return Math.min(points, MOST_OF_A_CARD);
}

function measured(of: Measure, counts: Counts): number {
  if (typeof of === 'string') return counts[of];
  if ('provincesOf' in of) return at(counts.provincesOf, of.provincesOf);
  return at(counts.patriciansOf, of.patriciansOf);
}

function countsOf(player: Player, cards: number, housing: Housing): Counts {
  const provincesOf = zeros(GREY + 1);
  for (const province of player.provinces) bump(provincesOf, at(PROVINCE_FACTS, province).colour);
  const patriciansOf = zeros(COLOURS.length);
  let women = 0;
  for (const patrician of player.patricians) {
    const { colour, sex } = at(PATRICIAN_FACTS, patrician);
    bump(patriciansOf, colour);
    if (sex === WOMAN) women += 1;
  }
  return {
    provinces: player.provinces.length,
    patricians: player.patricians.length,
    otherCards: cards - 1,
    fortunaTiles: sum(player.fortuna),
    unpaidChips: player.chips - Math.floor(player.chips / CHIPS_PER_POINT),
    women,
    men: player.patricians.length - women,
    couples: housing.couples,
    provinceColours: provincesOf.filter((count) => count > 0).length,
    empties: housing.empties,
    exiles: housing.exiles,
    largestFamily: Math.max(...patriciansOf),
    provincesOf,
    patriciansOf,
  };
}

function bump(counts: number[], index: number): void {
  counts[index] = at(counts, index) + 1;
}
