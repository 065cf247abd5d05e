import {
  BLACK,
  BLUE,
  box,
  cards,
  estate,
  fought,
  given,
  openEvents,
  players,
  RED,
  type SeatScene,
  WHITE,
} from '../../support/sylla';

const { EPIDEMIC, ERUPTION, IMPERIAL_CULT, FAMINE, FLOOD, SLAVE_REVOLT } = box;
const { SENATE_PURGE, CHRISTIAN_PERSECUTION, PILLAGE, HEALTH } = box;

/** These two events occur, the first one above the second. */
function occur(first: box.Event, second: box.Event, seats: SeatScene[] = players(4), table = {}) {
  const events = { ...openEvents(first, second), ...fought(0, 0, 1, 1) };
  return given({ phase: 'events', seats, table: { ...events, ...table } });
}

/** Decadence occurs, and an event that is without effect here unless another is named. */
function decadence(ladder: number[], above: box.Event = FLOOD) {
  const events = { ...openEvents(FAMINE, ERUPTION, above), ...fought(2, 1, 0, 0) };
  return given({ phase: 'events', seats: players(4), table: { ...events, ladder, famine: 2 } });
}

describe('V Events: effects on the ladder', () => {
  it.each<[string, box.Event, number[]]>([
    ['Epidemic: Health', EPIDEMIC, [4, 3, 4]],
    ['Eruption: Leisure', ERUPTION, [4, 4, 3]],
    ['Imperial Cult: Civic Spirit', IMPERIAL_CULT, [3, 4, 4]],
  ])('%s goes 1 to the left', (_name, event, ladder) => {
    expect(occur(event, FLOOD).G.ladder).toEqual(ladder);
  });

  it('a marker at the left end stays there', () => {
    expect(occur(EPIDEMIC, FLOOD, players(4), { ladder: [4, 1, 4] }).G.ladder[HEALTH]).toBe(1);
  });

  it.each([
    [2, 3],
    [6, 6],
  ])('Famine raises the famine by 1, to 6 at most: %i, %i', (famine, after) => {
    const scene = occur(FAMINE, FLOOD, players(4), { famine });
    expect(scene.G.famine).toBe(after);
    expect(scene.G.ladder).toEqual([4, 4, 4]);
  });

  it.each([
    [
      [5, 4, 3],
      [4, 4, 3],
    ],
    [
      [2, 6, 6],
      [2, 5, 5],
    ],
    [
      [4, 4, 4],
      [3, 3, 3],
    ],
    [
      [1, 1, 1],
      [1, 1, 1],
    ],
  ])('Decadence lowers every marker furthest to the right: %j, %j', (before, after) => {
    const scene = decadence(before);
    expect(scene.G.ladder).toEqual(after);
    expect(scene.G.famine).toBe(2);
  });

  it('the upper event occurs before the lower one', () => {
    expect(decadence([4, 5, 4], EPIDEMIC).G.ladder).toEqual([3, 3, 3]);
  });
});

describe('V Events: what each event turns face down', () => {
  const everything: SeatScene = {
    has: { senator: 1, christianSenator: 1, merchant: 1, christianMerchant: 1, slave: 1, crane: 1 },
    sideways: { legionary: 1, vestal: 1, christianSlave: 1 },
    buildings: { stall: 1, field: 1, temple: 1, tavern: 1 },
  };

  it.each<[string, box.Event, [number, boolean][]]>([
    [
      'Slave Revolt: Slaves',
      SLAVE_REVOLT,
      [
        [box.SLAVE, false],
        [box.CHRISTIAN_SLAVE, true],
      ],
    ],
    [
      'Senate Purge: Senators',
      SENATE_PURGE,
      [
        [box.SENATOR, false],
        [box.CHRISTIAN_SENATOR, false],
      ],
    ],
    [
      'Christian Persecution: Christians',
      CHRISTIAN_PERSECUTION,
      [
        [box.CHRISTIAN_SENATOR, false],
        [box.CHRISTIAN_MERCHANT, false],
        [box.CHRISTIAN_SLAVE, true],
      ],
    ],
  ])('%s, upright or on their side', (_name, event, flippable) => {
    const scene = occur(event, EPIDEMIC, [everything, {}, {}, {}]);
    expect(scene.asked).toBe(`flip ${BLUE}`);
    expect(scene.options(BLUE)).toEqual(flippable.map((args) => ({ move: 'flipCard', args })));
  });

  it('Flood: a lasting building or a Crane', () => {
    const scene = occur(FLOOD, EPIDEMIC, [everything, {}, {}, {}]);
    expect(scene.choices(BLUE, 'flipCard')).toEqual([[box.CRANE, false]]);
    expect(scene.choices(BLUE, 'flipBuilding')).toEqual([[0], [1], [2], [3]]);
    expect(scene.options(BLUE)).toHaveLength(5);
  });

  it('Pillage: a Stall', () => {
    const scene = occur(PILLAGE, EPIDEMIC, [everything, {}, {}, {}]);
    expect(scene.player(BLUE).buildings).toEqual(estate({ field: 1, temple: 1, tavern: 1 }));
    expect(scene.player(BLUE).buildingsDown).toEqual(estate({ stall: 1 }));
  });

  it('a flipped building leaves the face-up ones', () => {
    const scene = occur(FLOOD, EPIDEMIC, [everything, {}, {}, {}]).play(
      BLUE,
      'flipBuilding',
      box.FIELD,
    );
    expect(scene.player(BLUE).buildings).toEqual(estate({ stall: 1, temple: 1, tavern: 1 }));
    expect(scene.player(BLUE).buildingsDown).toEqual(estate({ field: 1 }));
  });

  it('no Flood takes the income of the revenue tile', () => {
    const characterPile = new Array<number>(6).fill(box.SLAVE);
    const scene = occur(FLOOD, EPIDEMIC, players(4), { characterPile }).idleUntil('votes');
    expect(scene.told('nothingToFlip')).toHaveLength(4);
    expect(scene.idleUntil('prevent').money).toEqual([3, 3, 3, 3]);
  });
});

describe('V Events: who flips what', () => {
  const slaves: SeatScene = { has: { slave: 1, christianSlave: 1 } };

  it('each player one card, from the Consul clockwise, by his own choice', () => {
    const scene = occur(SLAVE_REVOLT, EPIDEMIC, players(4, slaves), { consul: WHITE });
    for (const seat of [WHITE, BLACK, BLUE, RED]) {
      expect(scene.asked).toBe(`flip ${seat}`);
      scene.play(seat, 'flipCard', seat === BLUE ? box.CHRISTIAN_SLAVE : box.SLAVE, false);
    }
    expect(scene.player(BLUE).faceDown).toEqual(cards({ christianSlave: 1 }));
    expect(scene.player(BLUE).upright).toEqual(cards({ slave: 1 }));
    expect(scene.player(BLACK).faceDown).toEqual(cards({ slave: 1 }));
    expect(scene.ctx.phase).toBe('greatWork');
  });

  it('who has none flips none', () => {
    const scene = occur(SLAVE_REVOLT, EPIDEMIC, [{ has: { senator: 2 } }, {}, {}, {}]);
    expect(scene.told('nothingToFlip')[0]).toEqual({ seat: BLUE, event: SLAVE_REVOLT });
    expect(scene.told('flippedCard')).toEqual([]);
  });

  it.each<[string, SeatScene, number]>([
    ['one card', { has: { senator: 1 } }, 0],
    ['two cards alike, of which one is flipped', { has: { senator: 2 } }, 0],
    ['one card on its side', { sideways: { senator: 1 }, has: { slave: 1 } }, 1],
  ])('a single possibility is flipped unasked: %s', (_what, seat, sideways) => {
    const scene = occur(SENATE_PURGE, EPIDEMIC, [{}, seat, {}, {}]);
    expect(scene.told('flippedCard')).toEqual([
      { seat: RED, card: box.SENATOR, sideways, forced: 1 },
    ]);
  });

  it('upright and sideways cards of one kind are two possibilities', () => {
    const seat: SeatScene = { has: { slave: 1 }, sideways: { slave: 1 } };
    const scene = occur(SLAVE_REVOLT, EPIDEMIC, [seat, {}, {}, {}]);
    expect(scene.choices(BLUE, 'flipCard')).toEqual([
      [box.SLAVE, false],
      [box.SLAVE, true],
    ]);
  });

  it('a card keeps its side under the flip', () => {
    const seat: SeatScene = { has: { slave: 1 }, sideways: { slave: 1 } };
    const scene = occur(SLAVE_REVOLT, EPIDEMIC, [seat, {}, {}, {}]).play(
      BLUE,
      'flipCard',
      box.SLAVE,
      true,
    );
    expect(scene.player(BLUE).faceDownSideways).toEqual(cards({ slave: 1 }));
    expect(scene.player(BLUE).faceDown).toEqual(cards({}));
  });

  it('what lies face down is not flipped again; another card is, when the event comes back', () => {
    const down = { faceDown: { senator: 1 } };
    const scene = occur(SENATE_PURGE, EPIDEMIC, [down, { ...down, has: { senator: 2 } }, {}, {}]);
    expect(scene.player(BLUE).faceDown).toEqual(cards({ senator: 1 }));
    expect(scene.player(RED).faceDown).toEqual(cards({ senator: 2 }));
    expect(scene.player(RED).upright).toEqual(cards({ senator: 1 }));
  });

  it('all flips of the upper event are made before the lower one looks', () => {
    const seats: SeatScene[] = [
      { has: { christianSenator: 1 } },
      { has: { christianSenator: 1, christianMerchant: 1 } },
      {},
      {},
    ];
    const scene = occur(CHRISTIAN_PERSECUTION, SENATE_PURGE, seats);
    expect(scene.asked).toBe(`flip ${RED}`);
    expect(scene.told('occurs')).toHaveLength(1);
    scene.play(RED, 'flipCard', box.CHRISTIAN_MERCHANT, false);
    expect(scene.player(RED).faceDown).toEqual(
      cards({ christianMerchant: 1, christianSenator: 1 }),
    );
    expect(scene.told('nothingToFlip')).toContainEqual({ seat: BLUE, event: SENATE_PURGE });
  });
});
