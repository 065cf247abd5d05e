import {
  BLACK,
  BLUE,
  box,
  fought,
  given,
  openEvents,
  players,
  RED,
  type SeatScene,
  WHITE,
} from '../../support/sylla';

const { EPIDEMIC, ERUPTION, IMPERIAL_CULT, FAMINE, FLOOD, SLAVE_REVOLT } = box;
const { SENATE_PURGE, CHRISTIAN_PERSECUTION, PILLAGE, DECADENCE } = box;
const { LEGIONARY_CUBE: LEGIONARY, VESTAL_CUBE: VESTAL } = box;

function fight(seats: SeatScene[], table = {}) {
  return given({ phase: 'events', seats, table });
}

describe('V Events: the example', () => {
  const [FAMINE_PLACE, REVOLT_PLACE, DECADENCE_PLACE] = [0, 2, 3];

  const placed = () =>
    fight(
      [
        { has: { legionary: 2 } },
        { has: { legionary: 1, vestal: 1 } },
        { sideways: { vestal: 1, merchant: 2, slave: 1 } },
        { has: { legionary: 1, slave: 1, christianSlave: 1 } },
      ],
      { consul: BLACK, ...openEvents(FAMINE, IMPERIAL_CULT, SLAVE_REVOLT) },
    )
      .play(BLACK, 'placeCube', LEGIONARY, DECADENCE_PLACE)
      .play(BLUE, 'placeCube', LEGIONARY, DECADENCE_PLACE)
      .play(RED, 'placeCube', VESTAL, FAMINE_PLACE)
      .play(BLUE, 'placeCube', LEGIONARY, REVOLT_PLACE)
      .play(RED, 'placeCube', LEGIONARY, DECADENCE_PLACE);

  it('White has no cube, and Blue and Red go on when Black has none left', () => {
    expect(placed().G.fight.cubes).toEqual([
      [0, 1, 0, 0],
      [0, 0, 0, 0],
      [1, 0, 0, 0],
      [1, 1, 0, 1],
    ]);
  });

  // The German text gives Red the token for the Revolt; the cubes are Blue’s.
  it('Red earns Health, Blue Leisure, and all three 1 prestige for Decadence', () => {
    const scene = placed();
    expect([BLUE, RED, WHITE, BLACK].map((seat) => scene.tokens(seat))).toEqual([
      [0, 0, 1],
      [0, 1, 0],
      [0, 0, 0],
      [0, 0, 0],
    ]);
    expect(scene.gained).toEqual([1, 1, 0, 1]);
  });

  it('Black chooses between Famine and Revolt; Famine and the Imperial Cult occur', () => {
    const scene = placed();
    expect(scene.asked).toBe(`prevent ${BLACK}`);
    expect(scene.choices(BLACK, 'prevent')).toEqual([[FAMINE_PLACE], [REVOLT_PLACE]]);
    scene.play(BLACK, 'prevent', REVOLT_PLACE);
    expect(scene.G.famine).toBe(1);
    expect(scene.G.ladder).toEqual([3, 4, 4]);
    expect(scene.told('flippedCard')).toEqual([]);
  });

  it('the Revolt leaves in place of Decadence, and a new event lies where it lay', () => {
    const scene = placed().play(BLACK, 'prevent', REVOLT_PLACE);
    expect(scene.G.eventsGone).toEqual([SLAVE_REVOLT]);
    const [first, second, drawn, lowest] = scene.G.events;
    expect([first, second, lowest]).toEqual([FAMINE, IMPERIAL_CULT, DECADENCE]);
    expect(scene.told('newEvent')).toEqual([{ place: REVOLT_PLACE, event: drawn }]);
  });
});

describe('V Events: placing cubes', () => {
  it('each upright Legionary and Vestal brings a cube; those on their side or face down do not', () => {
    const scene = fight([
      {
        has: { legionary: 2, vestal: 1, senator: 1, merchant: 1, slave: 1, crane: 1 },
        sideways: { legionary: 1, vestal: 1 },
        faceDown: { vestal: 1 },
      },
      {},
      {},
      {},
    ]);
    expect(scene.player(BLUE).cubes).toEqual([2, 1]);
  });

  it('from the Consul clockwise, one cube at a time, until all are placed', () => {
    const seats = [{ has: { vestal: 3 } }, {}, { has: { vestal: 1 } }, { has: { vestal: 1 } }];
    const scene = fight(seats, { consul: WHITE, ...openEvents() });
    for (const seat of [WHITE, BLACK, BLUE, BLUE]) scene.play(seat, 'placeCube', VESTAL, 0);
    expect(scene.asked).toBe(`cube ${BLUE}`);
    scene.play(BLUE, 'placeCube', VESTAL, 1);
    expect(scene.G.asked.what).not.toBe('cube');
  });

  it('a cube cannot be kept back', () => {
    const scene = fight([{ has: { vestal: 1 } }, {}, {}, {}], openEvents(FLOOD));
    expect(new Set(scene.options(BLUE).map(({ move }) => move))).toEqual(new Set(['placeCube']));
  });

  it.each<[string, string, box.Event]>([
    ['Epidemic', 'Vestals', EPIDEMIC],
    ['Eruption', 'Vestals', ERUPTION],
    ['Imperial Cult', 'both', IMPERIAL_CULT],
    ['Famine', 'Vestals', FAMINE],
    ['Flood', 'Vestals', FLOOD],
    ['Slave Revolt', 'Legionaries', SLAVE_REVOLT],
    ['Senate Purge', 'Legionaries', SENATE_PURGE],
    ['Christian Persecution', 'Legionaries', CHRISTIAN_PERSECUTION],
    ['Pillage', 'Legionaries', PILLAGE],
    ['Decadence', 'both', DECADENCE],
  ])('%s admits %s', (_name, who, event) => {
    const open = event === DECADENCE ? openEvents() : openEvents(event, IMPERIAL_CULT);
    const scene = fight([{ has: { legionary: 1, vestal: 1 } }, {}, {}, {}], open);
    const place = scene.G.events.indexOf(event);
    const found = scene
      .choices(BLUE, 'placeCube')
      .flatMap(([kind, on]) => (on === place ? [kind] : []));
    expect(found).toEqual(
      { Legionaries: [LEGIONARY], Vestals: [VESTAL], both: [LEGIONARY, VESTAL] }[who],
    );
  });

  it.each([
    ['Vestals', { vestal: 2 }, VESTAL, [SLAVE_REVOLT, SENATE_PURGE, PILLAGE]],
    ['Legionaries', { legionary: 2 }, LEGIONARY, [EPIDEMIC, FLOOD, FAMINE]],
  ] as const)('%s whom only Decadence admits go there unasked', (_who, has, kind, events) => {
    const scene = fight([{ has }, {}, {}, {}], openEvents(...events));
    const cube = { seat: BLUE, kind, place: 3, event: DECADENCE, forced: 1 };
    expect(scene.told('cubePlaced')).toEqual([cube, cube]);
  });

  it('who has a choice of cube or of event is asked', () => {
    const seats = [{ has: { legionary: 1, vestal: 1 } }, {}, {}, {}];
    const scene = fight(seats, openEvents(EPIDEMIC, FLOOD, FAMINE));
    expect(scene.asked).toBe(`cube ${BLUE}`);
    scene.play(BLUE, 'placeCube', VESTAL, 1);
    expect(scene.told('cubePlaced').map(({ forced }) => forced)).toEqual([0, 1]);
  });
});

describe('V Events: rewards', () => {
  it.each<[string, string, box.Event, number[]]>([
    ['Epidemic', 'Health', EPIDEMIC, [0, 1, 0]],
    ['Eruption', 'Leisure', ERUPTION, [0, 0, 1]],
    ['Imperial Cult', 'Civic Spirit', IMPERIAL_CULT, [1, 0, 0]],
    ['Famine', 'Health', FAMINE, [0, 1, 0]],
    ['Flood', 'Health', FLOOD, [0, 1, 0]],
    ['Slave Revolt', 'Leisure', SLAVE_REVOLT, [0, 0, 1]],
    ['Senate Purge', 'Civic Spirit', SENATE_PURGE, [1, 0, 0]],
    ['Christian Persecution', 'Leisure', CHRISTIAN_PERSECUTION, [0, 0, 1]],
    ['Pillage', 'Civic Spirit', PILLAGE, [1, 0, 0]],
  ])('%s gives whoever has most cubes on it a token of %s', (_name, _virtue, event, tokens) => {
    const scene = fight(players(4), { ...openEvents(event), ...fought([1, 2, 0, 0], 0, 0, 0) });
    expect(scene.tokens(RED)).toEqual(tokens);
    expect(scene.told('token')).toHaveLength(1);
    expect(scene.gained).toEqual([0, 0, 0, 0]);
  });

  it('all who tie for most cubes take a token each', () => {
    const scene = fight(players(4), { ...openEvents(FLOOD), ...fought([2, 1, 2, 0], 0, 0, 0) });
    expect(scene.told('token').map(({ seat }) => seat)).toEqual([BLUE, WHITE]);
  });

  it('on Decadence they take 1 prestige each instead', () => {
    const scene = fight(players(4), { ...openEvents(), ...fought(0, 0, 0, [2, 2, 0, 1]) });
    expect(scene.gained).toEqual([1, 1, 0, 0]);
    expect(scene.told('token')).toEqual([]);
  });

  it('an event without cubes rewards nobody', () => {
    const scene = fight(players(4), { ...openEvents(), ...fought(0, 0, 0, 0) });
    expect(scene.told('token')).toEqual([]);
    expect(scene.gained).toEqual([0, 0, 0, 0]);
  });
});
