import { IN_VILLA, NOWHERE } from '../../../game/alea/state';
import {
  ANTONIUS as A,
  BRUTUS as B,
  box,
  CLAUDIUS as C,
  given,
  type SeatScene,
} from '../../support/alea';

const { RED, BLUE, GREEN, YELLOW, PURPLE, ORANGE, FREE_PROVINCE, province } = box;
const woman = (colour: box.Colour, value: number) => box.patrician(colour, box.WOMAN, value);
const man = (colour: box.Colour, value: number) => box.patrician(colour, box.MAN, value);

/** The last round of two players or more is paid with these possessions. */
function ended(...seats: SeatScene[]) {
  const all = seats.length > 1 ? seats : [...seats, {}];
  return given({ phase: 'latrina', seats: all, table: { round: 6 } });
}

const score = (seat: SeatScene) => ended(seat).score(A);

describe('The end of the game', () => {
  it('example: Antonius has 43 points', () => {
    const patricians = [
      woman(RED, 3),
      man(RED, 1),
      woman(BLUE, 3),
      man(BLUE, 3),
      woman(GREEN, 2),
      man(GREEN, 1),
      woman(YELLOW, 2),
      woman(YELLOW, 1),
      man(ORANGE, 1),
      man(BLUE, 1),
    ];
    const provinces = [province(RED, 3), province(BLUE, 4), FREE_PROVINCE, province(PURPLE, 1)];
    const cards = [box.MANY_PATRICIANS, box.MANY_FORTUNA_TILES, box.MANY_WOMEN, box.VILLA];
    const antonius = score({ provinces, patricians, cards, fortuna: '321', chips: 5 });
    expect(antonius).toMatchObject({
      provinces: 7,
      patricians: 15,
      cards: [5, 3, 5, 0],
      fortuna: 6,
      chips: 2,
      total: 43,
      unhoused: 3,
    });
    const [redWoman, redMan, blueWoman, blueMan, ...rest] = antonius.housing;
    expect([redWoman, redMan]).toEqual([province(RED, 3), province(RED, 3)]);
    expect([blueWoman, blueMan]).toEqual([province(BLUE, 4), province(BLUE, 4)]);
    const [greenWoman, greenMan, yellow, ...exiles] = rest;
    expect(new Set([greenWoman, yellow])).toEqual(new Set([FREE_PROVINCE, IN_VILLA]));
    expect(greenMan).toBe(greenWoman);
    expect(exiles).toEqual([NOWHERE, NOWHERE, NOWHERE]);
  });

  it('the score of each seat is told, with the cards it shows', () => {
    const scene = ended({ fortuna: '3', cards: [box.MANY_CHIPS], chips: 3 }, { chips: 2 });
    expect(scene.told('showsCard')).toEqual([{ seat: A, card: box.MANY_CHIPS, points: 2 }]);
    expect(scene.told('scored').map(({ seat, total }) => [seat, total])).toEqual([
      [A, 6],
      [B, 1],
    ]);
  });
});

describe('Provinces and patricians', () => {
  it.each([1, 2, 3, 4])('a province of %i where somebody lives counts in full', (value) => {
    const seat = { provinces: [province(RED, value)], patricians: [woman(RED, 1)] };
    expect(score(seat)).toMatchObject({ provinces: value, patricians: 1, total: value + 1 });
  });

  it.each([1, 2, 3, 4])('an empty province of %i counts one less', (value) => {
    expect(score({ provinces: [province(RED, value)] }).total).toBe(value - 1);
  });

  it('the empty free province costs a point, a lived-in one counts nothing', () => {
    expect(score({ provinces: [FREE_PROVINCE] }).total).toBe(-1);
    const lived = score({ provinces: [FREE_PROVINCE], patricians: [man(GREEN, 2)] });
    expect(lived).toMatchObject({ provinces: 0, patricians: 2 });
  });

  it('a province houses one woman and one man at most', () => {
    const patricians = [woman(RED, 2), woman(RED, 3), man(RED, 1), man(RED, 3)];
    const counted = score({ provinces: [province(RED, 2)], patricians });
    expect(counted).toMatchObject({ provinces: 2, patricians: 6, unhoused: 3 });
  });

  it('only patricians of its colour', () => {
    const counted = score({ provinces: [province(RED, 2)], patricians: [woman(BLUE, 3)] });
    expect(counted).toMatchObject({ provinces: 1, patricians: 0, unhoused: 3, housing: [NOWHERE] });
  });

  it('several provinces of a colour house several couples', () => {
    const patricians = [woman(RED, 1), woman(RED, 2), woman(RED, 3), man(RED, 1)];
    const counted = score({ provinces: [province(RED, 1), province(RED, 4)], patricians });
    expect(counted).toMatchObject({ provinces: 5, patricians: 6, unhoused: 1 });
  });

  it('each patrician is worth the same wherever, so two provinces are lived in rather than one', () => {
    const patricians = [woman(RED, 1), man(RED, 1)];
    const counted = score({ provinces: [province(RED, 1), province(RED, 2)], patricians });
    expect(counted).toMatchObject({ provinces: 3, patricians: 2 });
    expect(new Set(counted.housing).size).toBe(2);
  });

  it('the free province takes a woman and a man of one colour, the best one', () => {
    const patricians = [woman(RED, 3), man(BLUE, 3), woman(GREEN, 2), man(GREEN, 2)];
    const counted = score({ provinces: [FREE_PROVINCE], patricians });
    expect(counted).toMatchObject({ provinces: 0, patricians: 4, unhoused: 6 });
  });

  it('the free province may take the second couple of a colour that has its own province', () => {
    const patricians = [woman(RED, 3), woman(RED, 2), man(RED, 3), man(RED, 2), woman(BLUE, 3)];
    const counted = score({ provinces: [FREE_PROVINCE, province(RED, 1)], patricians });
    expect(counted.patricians).toBe(10);
  });

  it('patricians without a home count nothing', () => {
    expect(score({ patricians: [woman(RED, 3), man(RED, 3)] })).toMatchObject({
      total: 0,
      unhoused: 6,
    });
  });

  it('somebody may stay outside although there is room, where a card pays for it', () => {
    // Exiles pays 1 for the man outside, which is what he is worth inside: equal, so outside for the tie.
    const seat = {
      provinces: [province(RED, 2)],
      patricians: [woman(RED, 3), man(RED, 1)],
      cards: [box.EXILES],
    };
    expect(score(seat)).toMatchObject({ total: 2 + 3 + 1, unhoused: 1, cards: [1] });
  });

  it('among equal totals the housing with more unhoused value is taken, for it breaks ties', () => {
    // Frontier pays 3 for the empty province: 0 + 3 outside is as good as 1 + 2 inside.
    const seat = {
      provinces: [province(RED, 1)],
      patricians: [woman(RED, 2)],
      cards: [box.FRONTIER],
    };
    expect(score(seat)).toMatchObject({ total: 3, unhoused: 2, housing: [NOWHERE] });
  });
});

describe('Fortuna tiles and Repete! chips', () => {
  it('a tile counts what is printed on it', () => {
    expect(score({ fortuna: '1223' }).fortuna).toBe(8);
  });

  it.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [5, 2],
    [6, 3],
  ])('%i chips are %i points', (chips, points) => {
    expect(score({ chips })).toMatchObject({ chips: points, total: points });
  });

  it('tiles drawn but not kept count nothing', () => {
    expect(score({ drawn: '333' }).total).toBe(0);
  });
});

describe('Who wins', () => {
  it('whoever has most points', () => {
    expect(ended({ chips: 4 }, { chips: 8 }).ctx.gameover).toEqual({
      winners: [B],
      winner: '1',
      totals: [2, 4],
    });
  });

  it('of those who tie, whoever has more printed value unhoused', () => {
    const scene = ended(
      { chips: 4, patricians: [woman(RED, 1)] },
      { chips: 4, patricians: [woman(RED, 3)] },
      { chips: 2, patricians: [woman(BLUE, 3), man(BLUE, 3)] },
    );
    expect(scene.ctx.gameover).toEqual({ winners: [B], winner: '1', totals: [2, 2, 1] });
  });

  it('who lives in the Villa is housed', () => {
    const villa = { cards: [box.VILLA], patricians: [woman(RED, 2)] };
    const scene = ended(villa, { chips: 4, patricians: [man(RED, 1)] });
    expect(scene.ctx.gameover).toMatchObject({ winners: [B], totals: [2, 2] });
  });

  it('if that is equal too, they win together', () => {
    const scene = ended({ chips: 4 }, { chips: 1 }, { chips: 5 });
    expect(scene.ctx.gameover).toEqual({ winners: [A, C], totals: [2, 0, 2] });
  });

  it('the score is the same at any time before', () => {
    const seat = { provinces: [province(RED, 4)], chips: 3, cards: [box.MANY_PROVINCES] };
    const during = given({ seats: [seat, {}] }).score(A);
    expect(during).toEqual(score(seat));
    expect(during.total).toBe(3 + 1 + 1);
  });
});
