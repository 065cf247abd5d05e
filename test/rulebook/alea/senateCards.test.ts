import { IN_VILLA, NOWHERE } from '../../../game/alea/state';
import { ANTONIUS as A, box, given, type SeatScene } from '../../support/alea';

const { RED, BLUE, GREEN, YELLOW, PURPLE, ORANGE, COLOURS, FREE_PROVINCE, province } = box;
const woman = (colour: box.Colour, value: number) => box.patrician(colour, box.WOMAN, value);
const man = (colour: box.Colour, value: number) => box.patrician(colour, box.MAN, value);
const women = (colour: box.Colour) => [1, 2, 3].map((value) => woman(colour, value));
const men = (colour: box.Colour) => [1, 2, 3].map((value) => man(colour, value));
const allOf = (colour: box.Colour) => [1, 2, 3, 4].map((value) => province(colour, value));

const score = (seat: SeatScene) => given({ seats: [seat, {}, {}, {}] }).score(A);

/** What the first of the cards pays. */
const pays = (card: number, seat: SeatScene) =>
  score({ ...seat, cards: [card, ...(seat.cards ?? [])] }).cards[0];

type Row = [string, SeatScene, number];

describe('I Many provinces: 1 each', () => {
  it.each<Row>([
    ['none', {}, 0],
    ['three, the free one too', { provinces: [1, 6, FREE_PROVINCE] }, 3],
    ['six', { provinces: [...allOf(RED), 0, 1] }, 6],
    ['eight, no more than the limit', { provinces: [...allOf(RED), ...allOf(BLUE)] }, 6],
  ])('%s', (_name, seat, points) => {
    expect(pays(box.MANY_PROVINCES, seat)).toBe(points);
  });
});

describe('II Many patricians: 1 for two', () => {
  it.each<Row>([
    ['one', { patricians: women(RED).slice(0, 1) }, 0],
    ['five', { patricians: [...women(RED), 0, 1] }, 2],
    ['twelve', { patricians: COLOURS.flatMap((c) => [woman(c, 1), man(c, 1)]) }, 6],
    [
      'fifteen',
      { patricians: [...women(RED), ...men(RED), ...women(BLUE), ...men(BLUE), ...women(GREEN)] },
      6,
    ],
  ])('%s, housed or not', (_name, seat, points) => {
    expect(pays(box.MANY_PATRICIANS, seat)).toBe(points);
  });
});

describe('III Many Senate cards: 2 for every other one', () => {
  it.each<Row>([
    ['no other', {}, 0],
    ['the Villa counts', { cards: [box.VILLA] }, 2],
    ['three others', { cards: [box.VILLA, box.EXILES, box.COUPLES] }, 6],
    ['four others', { cards: [box.VILLA, box.EXILES, box.COUPLES, box.FRONTIER] }, 6],
  ])('%s', (_name, seat, points) => {
    expect(pays(box.MANY_SENATE_CARDS, seat)).toBe(points);
  });
});

describe('IV Many Fortuna tiles: 1 each, whatever its value', () => {
  it.each<Row>([
    ['none kept', { drawn: '33' }, 0],
    ['three', { fortuna: '133' }, 3],
    ['six', { fortuna: '112233' }, 6],
    ['eight', { fortuna: '11223333' }, 6],
  ])('%s', (_name, seat, points) => {
    expect(pays(box.MANY_FORTUNA_TILES, seat)).toBe(points);
  });
});

describe('V Many Repete! chips: 1 for every chip that has earned nothing', () => {
  it.each<Row>([
    ['none', {}, 0],
    ['one', { chips: 1 }, 1],
    ['five', { chips: 5 }, 3],
    ['twelve', { chips: 12 }, 6],
    ['twenty', { chips: 20 }, 6],
  ])('%s', (_name, seat, points) => {
    expect(pays(box.MANY_CHIPS, seat)).toBe(points);
  });

  it('on top of what the chips count anyway', () => {
    expect(score({ chips: 5, cards: [box.MANY_CHIPS] })).toMatchObject({ chips: 2, total: 5 });
  });
});

describe('VI Many women, Many men: 1 each', () => {
  it.each<Row>([
    ['none', { patricians: men(RED) }, 0],
    ['three', { patricians: [...women(RED), ...men(RED).slice(0, 2)] }, 3],
    ['six', { patricians: [...women(RED), ...women(BLUE)] }, 6],
    ['nine', { patricians: [...women(RED), ...women(BLUE), ...women(GREEN)] }, 6],
  ])('women: %s', (_name, seat, points) => {
    expect(pays(box.MANY_WOMEN, seat)).toBe(points);
  });

  it.each<Row>([
    ['none', { patricians: women(RED) }, 0],
    ['two', { patricians: [...women(RED), ...men(RED).slice(0, 2)] }, 2],
    ['six', { patricians: [...men(RED), ...men(BLUE)] }, 6],
    ['nine', { patricians: [...men(RED), ...men(BLUE), ...men(GREEN)] }, 6],
  ])('men: %s', (_name, seat, points) => {
    expect(pays(box.MANY_MEN, seat)).toBe(points);
  });
});

describe('VII Couples: 2 for a province with a woman and a man', () => {
  const couple = (colour: box.Colour) => [woman(colour, 1), man(colour, 1)];

  it.each<Row>([
    ['none', { provinces: [province(RED, 1)], patricians: [woman(RED, 3), man(BLUE, 3)] }, 0],
    ['one', { provinces: [province(RED, 1)], patricians: couple(RED) }, 2],
    ['the free province counts', { provinces: [FREE_PROVINCE], patricians: couple(RED) }, 2],
    ['three', { provinces: allOf(RED).slice(1), patricians: [...women(RED), ...men(RED)] }, 6],
    [
      'four',
      {
        provinces: [...allOf(RED).slice(1), province(BLUE, 1)],
        patricians: [...women(RED), ...men(RED), ...couple(BLUE)],
      },
      6,
    ],
  ])('%s', (_name, seat, points) => {
    expect(pays(box.COUPLES, seat)).toBe(points);
  });

  it('a couple in the Villa does not count', () => {
    const seat = { patricians: couple(RED), cards: [box.VILLA] };
    expect(pays(box.COUPLES, seat)).toBe(0);
    expect(score({ ...seat, cards: [box.COUPLES, box.VILLA] }).patricians).toBe(2);
  });

  it('so two live together rather than apart: 2 is more than the point of a second province', () => {
    const provinces = [province(RED, 1), province(RED, 2)];
    const counted = score({ provinces, patricians: couple(RED), cards: [box.COUPLES] });
    expect(counted).toMatchObject({ cards: [2], provinces: 2, total: 6 });
  });
});

describe('VIII Far-flung empire: 1 for every colour of province, grey included', () => {
  it.each<Row>([
    ['none', {}, 0],
    ['two of one colour', { provinces: allOf(RED).slice(0, 2) }, 1],
    ['red, blue and grey', { provinces: [province(RED, 1), province(BLUE, 1), FREE_PROVINCE] }, 3],
    ['all six', { provinces: COLOURS.map((c) => province(c, 1)) }, 6],
    ['all seven', { provinces: [...COLOURS.map((c) => province(c, 1)), FREE_PROVINCE] }, 6],
  ])('%s', (_name, seat, points) => {
    expect(pays(box.FAR_FLUNG_EMPIRE, seat)).toBe(points);
  });
});

describe('IX Frontier: 3 for a province where nobody lives', () => {
  it.each<Row>([
    ['none', { provinces: [province(RED, 1)], patricians: [woman(RED, 3)] }, 0],
    ['one', { provinces: [province(RED, 1)] }, 3],
    ['two', { provinces: [province(RED, 1), province(BLUE, 1)] }, 6],
    ['three', { provinces: [province(RED, 1), province(BLUE, 1), province(BLUE, 2)] }, 6],
  ])('%s', (_name, seat, points) => {
    expect(pays(box.FRONTIER, seat)).toBe(points);
  });

  it('the free province counts, and still costs its point', () => {
    const counted = score({ provinces: [FREE_PROVINCE], cards: [box.FRONTIER] });
    expect(counted).toMatchObject({ provinces: -1, cards: [3], total: 2 });
  });

  it('the Villa is no province', () => {
    expect(pays(box.FRONTIER, { cards: [box.VILLA] })).toBe(0);
  });

  it('the free province stays empty for it if that is better', () => {
    const seat = { provinces: [FREE_PROVINCE], patricians: [woman(RED, 1)], cards: [box.FRONTIER] };
    expect(score(seat)).toMatchObject({ total: 2, housing: [NOWHERE] });
  });

  it('at its limit it no longer keeps people out', () => {
    const provinces = [province(RED, 1), province(BLUE, 1), province(GREEN, 1)];
    const counted = score({ provinces, patricians: [woman(RED, 1)], cards: [box.FRONTIER] });
    expect(counted).toMatchObject({ cards: [6], provinces: 1, patricians: 1, total: 8 });
  });
});

describe('X Exiles: 1 for a patrician without a home', () => {
  it.each<Row>([
    ['none', { provinces: [province(RED, 1)], patricians: [woman(RED, 3)] }, 0],
    ['four', { patricians: [...women(RED), man(BLUE, 3)] }, 4],
    ['six', { patricians: [...women(RED), ...men(BLUE)] }, 6],
    ['nine', { patricians: [...women(RED), ...men(BLUE), ...women(GREEN)] }, 6],
  ])('%s', (_name, seat, points) => {
    expect(pays(box.EXILES, seat)).toBe(points);
  });

  it('who lives in the Villa is no exile', () => {
    expect(pays(box.EXILES, { patricians: [woman(RED, 3)], cards: [box.VILLA] })).toBe(0);
  });
});

describe('XI Villa: a home for a woman and a man of one colour, which pays nothing itself', () => {
  it('empty it costs nothing', () => {
    expect(score({ cards: [box.VILLA] })).toMatchObject({ cards: [0], total: 0 });
  });

  it('a woman and a man of one colour live there and count', () => {
    const seat = { patricians: [woman(RED, 3), man(RED, 2), man(BLUE, 3)], cards: [box.VILLA] };
    expect(score(seat)).toMatchObject({
      patricians: 5,
      cards: [0],
      provinces: 0,
      unhoused: 3,
      housing: [IN_VILLA, IN_VILLA, NOWHERE],
    });
  });

  it('two women do not', () => {
    expect(
      score({ patricians: [woman(RED, 3), woman(RED, 2)], cards: [box.VILLA] }).patricians,
    ).toBe(3);
  });

  it('it may be of the colour of the free province or of another', () => {
    const provinces = [FREE_PROVINCE];
    const one = { provinces, patricians: [woman(RED, 3), woman(RED, 2)], cards: [box.VILLA] };
    expect(score(one).patricians).toBe(5);
    const two = { provinces, patricians: [woman(RED, 3), woman(BLUE, 2)], cards: [box.VILLA] };
    expect(score(two).patricians).toBe(5);
  });

  it('it is no province for any card', () => {
    const seat = { patricians: [woman(RED, 3), man(RED, 3)] };
    for (const card of [box.MANY_PROVINCES, box.COUPLES, box.FAR_FLUNG_EMPIRE, box.FRONTIER])
      expect([card, pays(card, { ...seat, cards: [box.VILLA] })]).toEqual([card, 0]);
  });
});

describe('XII Great family: 1 for every patrician of the largest colour', () => {
  it.each<Row>([
    ['nobody', {}, 0],
    ['two and one', { patricians: [woman(RED, 1), man(RED, 1), woman(BLUE, 1)] }, 2],
    ['a tie changes nothing', { patricians: [...women(RED), ...men(BLUE)] }, 3],
    ['a whole family', { patricians: [...women(RED), ...men(RED), ...women(BLUE)] }, 6],
  ])('%s', (_name, seat, points) => {
    expect(pays(box.GREAT_FAMILY, seat)).toBe(points);
  });
});

describe('XIII Governor: 2 for a province, 1 for a patrician of the colour', () => {
  it.each([GREEN, YELLOW, PURPLE, BLUE, ORANGE, RED] as const)('of colour %i', (colour) => {
    const governor = box.governorOf(colour);
    const other = colour === RED ? BLUE : RED;
    expect(pays(governor, { provinces: [province(other, 4)], patricians: women(other) })).toBe(0);
    const some = {
      provinces: [province(colour, 1)],
      patricians: [woman(colour, 1), man(other, 1)],
    };
    expect(pays(governor, some)).toBe(3);
    expect(pays(governor, { provinces: allOf(colour).slice(1) })).toBe(6);
    expect(pays(governor, { provinces: allOf(colour), patricians: women(colour) })).toBe(6);
  });

  it('the free province never has the colour, whoever lives there', () => {
    const seat = { provinces: [FREE_PROVINCE], patricians: [woman(RED, 1)] };
    expect(pays(box.governorOf(RED), seat)).toBe(1);
  });
});

describe('Cards together', () => {
  it('all read the same housing', () => {
    // Both outside: 1 + 3, two empty provinces 6, two exiles 2. A couple in one: 1 + 4 + 2, 2 and 3. Equal, so outside.
    const seat = {
      provinces: [province(RED, 2), province(RED, 4)],
      patricians: [woman(RED, 1), man(RED, 1)],
      cards: [box.COUPLES, box.FRONTIER, box.EXILES],
    };
    const counted = score(seat);
    expect(counted).toMatchObject({ total: 12, cards: [0, 6, 2], patricians: 0, unhoused: 2 });
  });
});
