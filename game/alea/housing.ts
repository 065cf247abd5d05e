import { at, range } from '../table/lists';
import {
  CARD_FACTS,
  COLOURS,
  COUPLES,
  EXILES,
  FREE_PROVINCE,
  FRONTIER,
  MOST_OF_A_CARD,
  VILLA,
} from './components';
import {
  type Family,
  FREE,
  familyOf,
  POINT,
  type Settlement,
  settlementsOf,
  VILLA_HOME,
} from './settlements';
import { IN_VILLA, NOWHERE } from './state';

/** Which patrician lives where, and what of it the Senate cards count. */
export interface Housing {
  /** The home of each patrician: the number of a province, IN_VILLA or NOWHERE. */
  readonly homes: number[];
  readonly couples: number;
  readonly empties: number;
  readonly exiles: number;
}

/**
 * The housing with the largest total, Senate cards included; among equals the one that leaves most value unhoused.
 *
 * Exact, and quick, because little matters: within a colour all provinces gain alike from being lived in, the free one
 * too once its colour is chosen. So a colour is settled by a few small numbers, and the colours only share the two homes
 * of free colour and the limits of three cards. A table over these, colour by colour, keeps the best way to each entry.
 */
export function bestHousing(
  provinces: readonly number[],
  patricians: readonly number[],
  cards: readonly number[],
): Housing {
  const shared = sharedBy(cards);
  const owned =
    (provinces.includes(FREE_PROVINCE) ? FREE : 0) | (cards.includes(VILLA) ? VILLA_HOME : 0);
  const families = COLOURS.map((colour) => familyOf(colour, provinces, patricians));
  let ways: (Way | undefined)[] = [NO_WAY_YET];
  for (const family of families) {
    const settlements = settlementsOf(family, owned);
    const longer: (Way | undefined)[] = [];
    ways.forEach((way, entry) => {
      if (!way) return;
      for (const settled of settlements) {
        const next = shared.after(entry, settled);
        const worth = way.worth + settled.worth;
        if (next >= 0 && worth > (longer[next]?.worth ?? Number.NEGATIVE_INFINITY))
          longer[next] = { worth, settled, before: way };
      }
    });
    ways = longer;
  }
  return movedIn(patricians, families, settledOn(shared.best(ways, owned)));
}

/** The best way to an entry of the table: the last colour settled, and the way before it. */
interface Way {
  readonly worth: number;
  readonly settled?: Settlement;
  readonly before?: Way;
}

const NO_WAY_YET: Way = { worth: 0 };

/** The settlements along a way, in the order of the colours. */
function settledOn(last: Way): Settlement[] {
  const settled: Settlement[] = [];
  for (let way: Way | undefined = last; way?.settled; way = way.before) settled.push(way.settled);
  return settled.reverse();
}

/** What the colours share. An entry: which homes of free colour are given away, and how much each card counts so far. */
interface Shared {
  /** The entry after settling one more colour; -1 if a home would be given away twice. */
  after(entry: number, settled: Settlement): number;
  /** The best way that gives away all homes of free colour. */
  best(ways: readonly (Way | undefined)[], owned: number): Way;
}

function sharedBy(cards: readonly number[]): Shared {
  const couplePoints = pointsPerCount(COUPLES, cards);
  const emptyPoints = pointsPerCount(FRONTIER, cards);
  const exilePoints = pointsPerCount(EXILES, cards);
  const mostCouples = mostCounted(couplePoints);
  const mostEmpties = mostCounted(emptyPoints);
  const mostExiles = mostCounted(exilePoints);
  // An entry is a number whose digits are the jokers, couples, empties and exiles.
  const perEmpty = mostExiles + 1;
  const perCouple = perEmpty * (mostEmpties + 1);
  const perJokers = perCouple * (mostCouples + 1);
  const couplesIn = (entry: number): number => Math.floor((entry % perJokers) / perCouple);
  const emptiesIn = (entry: number): number => Math.floor((entry % perCouple) / perEmpty);
  const exilesIn = (entry: number): number => entry % perEmpty;
  return {
    after(entry, settled) {
      const jokers = Math.floor(entry / perJokers);
      if ((jokers & settled.jokers) !== 0) return -1;
      return (
        (jokers | settled.jokers) * perJokers +
        Math.min(couplesIn(entry) + settled.couples, mostCouples) * perCouple +
        Math.min(emptiesIn(entry) + settled.empties, mostEmpties) * perEmpty +
        Math.min(exilesIn(entry) + settled.exiles, mostExiles)
      );
    },
    best(ways, owned) {
      let best: Way | undefined;
      let most = Number.NEGATIVE_INFINITY;
      for (const i of range(perJokers)) {
        const way = ways[owned * perJokers + i];
        if (!way) continue;
        const points =
          couplePoints * couplesIn(i) + emptyPoints * emptiesIn(i) + exilePoints * exilesIn(i);
        const worth = way.worth + points * POINT;
        if (worth <= most) continue;
        most = worth;
        best = way;
      }
      return best ?? NO_WAY_YET;
    },
  };
}

/** What a card pays for each of what it counts; nothing without the card. */
function pointsPerCount(card: number, cards: readonly number[]): number {
  return cards.includes(card) ? (at(CARD_FACTS, card).pays[0]?.points ?? 0) : 0;
}

/** How many of something a card pays for before it reaches its limit. */
function mostCounted(points: number): number {
  return points === 0 ? 0 : Math.ceil(MOST_OF_A_CARD / points);
}

function movedIn(
  patricians: readonly number[],
  families: readonly Family[],
  settlements: readonly Settlement[],
): Housing {
  const homes = patricians.map(() => NOWHERE);
  let [couples, empties, exiles] = [0, 0, 0];
  families.forEach((family, i) => {
    const settled = at(settlements, i);
    couples += settled.couples;
    empties += settled.empties;
    exiles += settled.exiles;
    const places = settled.jokers & FREE ? [...family.provinces, FREE_PROVINCE] : family.provinces;
    // Couples live in the first provinces, then women alone, then men alone.
    const placeOfMan = (k: number): number => (k < settled.couples ? k : k + lonelyWomen);
    const lonelyWomen = settled.women - settled.couples;
    for (let k = 0; k < settled.women; k++) homes[at(family.women, k)] = at(places, k);
    for (let k = 0; k < settled.men; k++) homes[at(family.men, k)] = at(places, placeOfMan(k));
    if (settled.villa & 1) homes[at(family.women, settled.women)] = IN_VILLA;
    if (settled.villa & 2) homes[at(family.men, settled.men)] = IN_VILLA;
  });
  return { homes, couples, empties, exiles };
}
