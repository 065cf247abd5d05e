import { fought, given, openEvents, players, RED } from '../../support/sylla';

type Totals = [number, number, number, number];

/** Red is Consul; so many cubes lie on the four events from the highest to Decadence. */
function settled(...totals: Parameters<typeof fought>) {
  const table = { consul: RED, ...openEvents(), ...fought(...totals) };
  return given({ phase: 'events', seats: players(4), table });
}

const places = (events: { readonly place?: number }[]) => events.map(({ place }) => place);

describe('V Events: which two are prevented', () => {
  it.each<[Totals, number[]]>([
    [
      [3, 2, 1, 0],
      [0, 1],
    ],
    [
      [0, 1, 2, 3],
      [2, 3],
    ],
    [
      [4, 0, 0, 1],
      [0, 3],
    ],
    [
      [2, 2, 1, 1],
      [0, 1],
    ],
    [
      [0, 1, 1, 0],
      [1, 2],
    ],
    [
      [1, 2, 0, 0],
      [0, 1],
    ],
  ])('%j: those with most cubes, and nobody is asked', (totals, prevented) => {
    const scene = settled(...totals);
    expect(places(scene.told('prevented')).sort()).toEqual(prevented);
    expect(scene.told('prevented').map(({ chosen }) => chosen)).toEqual([0, 0]);
    const others = [0, 1, 2, 3].filter((place) => !prevented.includes(place));
    expect(places(scene.told('occurs'))).toEqual(others);
  });

  it('cubes count whosever they are', () => {
    const scene = settled([1, 1, 1, 0], [0, 0, 0, 2], [0, 1, 0, 0], 0);
    expect(places(scene.told('prevented'))).toEqual([0, 1]);
  });

  it.each<[Totals, number[]]>([
    [
      [3, 1, 1, 0],
      [1, 2],
    ],
    [
      [1, 3, 0, 1],
      [0, 3],
    ],
    [
      [2, 1, 1, 1],
      [1, 2, 3],
    ],
    [
      [1, 0, 0, 0],
      [1, 2, 3],
    ],
  ])('%j: the Consul fills the open place from the events that tie', (totals, tied) => {
    const scene = settled(...totals);
    expect(scene.asked).toBe(`prevent ${RED}`);
    expect(scene.choices(RED, 'prevent')).toEqual(tied.map((place) => [place]));
    scene.play(RED, 'prevent', tied[0] ?? 0);
    expect(scene.told('prevented')).toMatchObject([{ chosen: 0 }, { place: tied[0], chosen: 1 }]);
  });

  it.each<[Totals, number[]]>([
    [
      [2, 2, 2, 0],
      [0, 1, 2],
    ],
    [
      [0, 1, 1, 1],
      [1, 2, 3],
    ],
    [
      [1, 1, 1, 1],
      [0, 1, 2, 3],
    ],
    [
      [0, 0, 0, 0],
      [0, 1, 2, 3],
    ],
  ])('%j: the Consul fills both places from the events that tie', (totals, tied) => {
    const scene = settled(...totals);
    expect(scene.choices(RED, 'prevent')).toEqual(tied.map((place) => [place]));
    scene.play(RED, 'prevent', tied[1] ?? 0);
    const rest = tied.filter((place) => place !== tied[1]);
    expect(scene.choices(RED, 'prevent')).toEqual(rest.map((place) => [place]));
    scene.play(RED, 'prevent', rest[0] ?? 0);
    expect(places(scene.told('prevented'))).toEqual([tied[1], rest[0]]);
    expect(scene.told('occurs')).toHaveLength(2);
  });

  it('an event with fewer cubes cannot be chosen', () => {
    expect(settled(3, 1, 1, 0).refusal(RED, 'prevent', 3).code).toBe('notTied');
  });
});
