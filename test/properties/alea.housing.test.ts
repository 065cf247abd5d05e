import {
  COUPLES,
  EXILES,
  FREE_PROVINCE,
  FRONTIER,
  MANY_PROVINCES,
  PATRICIAN_FACTS,
  PATRICIANS,
  PROVINCE_FACTS,
  PROVINCES,
  VILLA,
} from '../../game/alea/components';
import { bestHousing } from '../../game/alea/housing';
import { score } from '../../game/alea/score';
import { setUp } from '../../game/alea/setup';
import { IN_VILLA, NOWHERE } from '../../game/alea/state';
import { at, range } from '../../game/table/lists';
import { fastRandom, type Random } from '../../game/table/random';

/** The search for the best housing against trying every single one. */

interface Holding {
  provinces: number[];
  patricians: number[];
  cards: number[];
}

const colourOf = (patrician: number): number => at(PATRICIAN_FACTS, patrician).colour;
const sexOf = (patrician: number): number => at(PATRICIAN_FACTS, patrician).sex;
const sumOf = (values: number[]): number => values.reduce((total, value) => total + value, 0);

/** Whether these may live together in a home: one of each sex, of one colour, and of its colour. */
function mayLive(home: number, dwellers: number[]): boolean {
  const joker = home === IN_VILLA || home === FREE_PROVINCE;
  const wanted = joker ? colourOf(dwellers[0] ?? 0) : at(PROVINCE_FACTS, home).colour;
  const sexes = new Set(dwellers.map(sexOf));
  return sexes.size === dwellers.length && dwellers.every((each) => colourOf(each) === wanted);
}

/** Points that depend on the housing, and the unhoused value: counted the slow way. */
function worthOf({ provinces, patricians, cards }: Holding, homes: number[]): [number, number] {
  const dwellersOf = (home: number) => patricians.filter((_, i) => homes[i] === home);
  const valuesWhere = (housed: boolean) =>
    patricians.flatMap((patrician, i) =>
      (homes[i] !== NOWHERE) === housed ? [at(PATRICIAN_FACTS, patrician).value] : [],
    );
  const empty = provinces.filter((province) => dwellersOf(province).length === 0).length;
  const couples = provinces.filter((province) => dwellersOf(province).length === 2).length;
  const exiles = valuesWhere(false).length;
  let points = sumOf(provinces.map((province) => at(PROVINCE_FACTS, province).value)) - empty;
  points += sumOf(valuesWhere(true));
  if (cards.includes(COUPLES)) points += Math.min(6, 2 * couples);
  if (cards.includes(FRONTIER)) points += Math.min(6, 3 * empty);
  if (cards.includes(EXILES)) points += Math.min(6, exiles);
  return [points, sumOf(valuesWhere(false))];
}

function bruteForce(holding: Holding): [number, number] {
  const { provinces, patricians, cards } = holding;
  const places = [...provinces, ...(cards.includes(VILLA) ? [IN_VILLA] : [])];
  const homes = patricians.map(() => NOWHERE);
  let best: [number, number] = [Number.NEGATIVE_INFINITY, 0];
  const settle = (i: number): void => {
    if (i === patricians.length) {
      const [points, unhoused] = worthOf(holding, homes);
      if (points > best[0] || (points === best[0] && unhoused > best[1])) best = [points, unhoused];
      return;
    }
    settle(i + 1);
    for (const home of places) {
      homes[i] = home;
      const dwellers = patricians.filter((_, k) => k <= i && homes[k] === home);
      if (mayLive(home, dwellers)) settle(i + 1);
    }
    homes[i] = NOWHERE;
  };
  settle(0);
  return best;
}

/** Few colours, so that the provinces are fought over; now and then the free one; any of the cards that matter. */
function randomHolding(chance: Random): Holding {
  const colours = chance.Shuffle(range(6)).slice(0, chance.Die(3));
  const some = (pool: number[], most: number): number[] =>
    chance.Shuffle(pool).slice(0, chance.Die(most + 1) - 1);
  const provinces = range(PROVINCES).filter((province) =>
    colours.includes(at(PROVINCE_FACTS, province).colour),
  );
  const patricians = range(PATRICIANS).filter((patrician) => colours.includes(colourOf(patrician)));
  return {
    provinces: [...some(provinces, 5), ...(chance.Die(2) === 1 ? [FREE_PROVINCE] : [])],
    patricians: some(patricians, 8),
    cards: some([COUPLES, FRONTIER, EXILES, VILLA, MANY_PROVINCES], 5),
  };
}

describe('The best housing', () => {
  it('is as good as the best of all housings, also in what it leaves unhoused', () => {
    for (let seed = 1; seed <= 500; seed++) {
      const holding = randomHolding(fastRandom(seed));
      const { homes } = bestHousing(holding.provinces, holding.patricians, holding.cards);
      expect([seed, worthOf(holding, homes)]).toEqual([seed, bruteForce(holding)]);
    }
  });

  it('is allowed, and its counts are what the cards count', () => {
    for (let seed = 1; seed <= 500; seed++) {
      const { provinces, patricians, cards } = randomHolding(fastRandom(seed));
      const housing = bestHousing(provinces, patricians, cards);
      const dwellersOf = (home: number) => patricians.filter((_, i) => housing.homes[i] === home);
      const allowed = [...provinces, NOWHERE, ...(cards.includes(VILLA) ? [IN_VILLA] : [])];
      expect([seed, housing.homes.filter((home) => !allowed.includes(home))]).toEqual([seed, []]);
      const crowded = [...provinces, IN_VILLA].filter((home) => !mayLive(home, dwellersOf(home)));
      expect([seed, crowded.filter((home) => dwellersOf(home).length > 0)]).toEqual([seed, []]);
      expect([seed, housing.couples, housing.empties, housing.exiles]).toEqual([
        seed,
        provinces.filter((home) => dwellersOf(home).length === 2).length,
        provinces.filter((home) => dwellersOf(home).length === 0).length,
        dwellersOf(NOWHERE).length,
      ]);
    }
  });

  it('is what the score is made of', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const holding = randomHolding(fastRandom(seed));
      const G = setUp(fastRandom(seed), 4);
      const player = at(G.players, 0);
      player.provinces = holding.provinces;
      player.patricians = holding.patricians;
      G.dealings = holding.cards.map((card) => ({ seats: [0], cards: [card], passedOn: [] }));
      const { total, unhoused, cards } = score(G, 0);
      const [points, left] = bruteForce(holding);
      const fixed = cards[holding.cards.indexOf(MANY_PROVINCES)] ?? 0;
      expect([seed, total, unhoused]).toEqual([seed, points + fixed, left]);
    }
  });
});
