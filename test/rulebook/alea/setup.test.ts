import { alea } from '../../../game/alea';
import { range } from '../../../game/table/lists';
import { box, given, players } from '../../support/alea';

describe('Setting up', () => {
  it.each([
    [2, 4, 6],
    [3, 5, 6],
    [4, 6, 5],
    [5, 7, 5],
  ])('%i players have %i pillars in the Forum and %i rounds', (count, pillars, rounds) => {
    expect(box.factsFor(count)).toMatchObject({ pillars, rounds });
    expect(given({ seats: players(count) }).G.openPatricians).toHaveLength(pillars);
  });

  it.each([2, 3, 4, 5])(
    '%i provinces lie open for as many players, the rest face down',
    (count) => {
      const { G } = given({ seats: players(count) });
      expect(G.openProvinces).toHaveLength(count);
      expect(G.provincePile).toHaveLength(25 - count);
    },
  );

  it.each([2, 3])('%i players have no Templum, no tiles and no card for tiles', (count) => {
    const scene = given({ seats: players(count) });
    expect(scene.G.fortunaPile).toEqual([]);
    expect(scene.G.senatePile).toHaveLength(18);
    expect(scene.G.senatePile).not.toContain(box.MANY_FORTUNA_TILES);
    scene.play(0, 'roll');
    expect(scene.choices(0, 'placeInTemplum')).toEqual([]);
  });

  it.each([4, 5])('%i players have the Templum with 30 tiles, and all 19 cards', (count) => {
    const { G } = given({ seats: players(count) });
    const ofValue = (value: number) => G.fortunaPile.filter((tile) => tile === value).length;
    expect([1, 2, 3].map(ofValue)).toEqual([8, 14, 8]);
    expect([...G.senatePile].sort((a, b) => a - b)).toEqual(range(19));
  });

  it('there are six colours of four provinces, and a free one worth nothing', () => {
    for (const colour of box.COLOURS) {
      const own = box.PROVINCE_FACTS.filter((facts) => facts.colour === colour);
      expect(own.map(({ value }) => value)).toEqual([1, 2, 3, 4]);
    }
    expect(box.PROVINCE_FACTS).toHaveLength(25);
    expect(box.PROVINCE_FACTS[box.FREE_PROVINCE]).toEqual({ colour: box.GREY, value: 0 });
    expect(box.PROVINCE_FACTS[box.province(box.RED, 3)]).toEqual({ colour: box.RED, value: 3 });
  });

  it('there are three women and three men of each colour', () => {
    expect(box.PATRICIAN_FACTS).toHaveLength(36);
    for (const colour of box.COLOURS) {
      for (const sex of [box.WOMAN, box.MAN] as const) {
        for (const value of [1, 2, 3]) {
          const facts = box.PATRICIAN_FACTS[box.patrician(colour, sex, value)];
          expect(facts).toEqual({ colour, sex, value });
        }
      }
    }
  });

  it('the Senate cards are nineteen of thirteen kinds', () => {
    expect(box.CARD_FACTS).toHaveLength(19);
    const cardsOfKind = (kind: number) =>
      box.CARD_FACTS.filter((facts) => facts.kind === kind).length;
    expect(range(13).map((i) => cardsOfKind(i + 1))).toEqual([
      1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 6,
    ]);
  });

  it('each player has eight dice and nothing else, and the first seat begins', () => {
    const scene = given({ seats: players(5) });
    for (const player of scene.G.players) {
      expect(player).toEqual({
        unrolled: 8,
        hand: [0, 0, 0, 0, 0, 0],
        chips: 0,
        provinces: [],
        patricians: [],
        fortuna: [0, 0, 0],
        drawn: [],
      });
    }
    expect(scene.asked).toBe('roll 0');
  });

  it('the game is for two to five', () => {
    expect(alea.whyNoTable({}, 1)).toMatch('2 to 5');
    expect(alea.whyNoTable({}, 6)).toMatch('2 to 5');
    expect([2, 3, 4, 5].map((count) => alea.whyNoTable({}, count))).toEqual(
      Array(4).fill(undefined),
    );
  });
});
