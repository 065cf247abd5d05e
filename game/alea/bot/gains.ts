import { at } from '../../table/lists';
import {
  CARD_FACTS,
  MAN,
  type Measure,
  PATRICIAN_FACTS,
  PROVINCE_FACTS,
  WOMAN,
} from '../components';
import type { Player } from '../state';

/** What a province or a patrician adds for a player, by a look at its own colour: `bestHousing` knows better, but is slow. */

export interface Gain {
  /** Points at once. */
  readonly now: number;
  /** Points that wait for a home or for somebody who lives there. */
  readonly later: number;
  /** Points of the player's Senate cards. */
  readonly cards: number;
}

export function provinceGain(player: Player, province: number, cards: readonly number[]): Gain {
  const { colour, value } = at(PROVINCE_FACTS, province);
  const homes = homesOf(player, colour);
  const woman = nthValue(player, colour, WOMAN, homes);
  const man = nthValue(player, colour, MAN, homes);
  const livedIn = woman + man > 0 ? 1 : 0;
  return {
    now: value - 1 + livedIn + woman + man,
    later: (woman > 0 ? 0 : 1) + (man > 0 ? 0 : 1),
    cards: paidBy(
      cards,
      (of) =>
        of === 'provinces' ||
        (typeof of === 'object' && 'provincesOf' in of && of.provincesOf === colour),
    ),
  };
}

export function patricianGain(player: Player, patrician: number, cards: readonly number[]): Gain {
  const { colour, sex, value } = at(PATRICIAN_FACTS, patrician);
  const homes = homesOf(player, colour);
  // The last of those who have a home moves out for somebody worth more.
  const leaves = homes > 0 ? nthValue(player, colour, sex, homes - 1) : value;
  const now = Math.max(0, value - leaves);
  return {
    now,
    later: value - now,
    cards: paidBy(cards, (of) => {
      if (typeof of === 'object') return 'patriciansOf' in of && of.patriciansOf === colour;
      return (
        of === 'patricians' || of === 'largestFamily' || of === (sex === WOMAN ? 'women' : 'men')
      );
    }),
  };
}

export function worthOf({ now, later, cards }: Gain): number {
  return now + 0.3 * later + cards;
}

function homesOf({ provinces }: Player, colour: number): number {
  let homes = 0;
  for (const province of provinces) if (at(PROVINCE_FACTS, province).colour === colour) homes += 1;
  return homes;
}

/** The value of the n-th best patrician of this colour and sex; 0 if there are fewer. */
function nthValue({ patricians }: Player, colour: number, sex: number, n: number): number {
  const values: number[] = [];
  for (const patrician of patricians) {
    const facts = at(PATRICIAN_FACTS, patrician);
    if (facts.colour === colour && facts.sex === sex) values.push(facts.value);
  }
  if (values.length <= n) return 0;
  return at(
    values.sort((a, b) => b - a),
    n,
  );
}

function paidBy(cards: readonly number[], counts: (of: Measure) => boolean): number {
  let points = 0;
  for (const card of cards) {
    for (const payment of at(CARD_FACTS, card).pays) {
      if (counts(payment.of)) points += payment.points / payment.each;
    }
  }
  return points;
}
