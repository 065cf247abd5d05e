import { at, sum } from '../../../game/table/lists';
import {
  BLUE,
  box,
  cards,
  type Estate,
  estate,
  fought,
  given,
  type Hand,
  openEvents,
  players,
  RED,
  type SeatScene,
  WHITE,
} from '../../support/sylla';

const { IMPERIAL_CULT, FLOOD, SLAVE_REVOLT, SENATE_PURGE, CHRISTIAN_PERSECUTION, PILLAGE } = box;
const FLIPPING = [FLOOD, SLAVE_REVOLT, SENATE_PURGE, CHRISTIAN_PERSECUTION, PILLAGE] as const;

type Totals = [number, number, number, number];

function events(totals: Totals, open: box.Event[] = [], seats = players(4), table = {}) {
  const events = { consul: RED, ...openEvents(...open), ...fought(...totals) };
  return given({ phase: 'events', seats, table: { ...events, ...table } });
}

describe('V Events: which one leaves the game', () => {
  it.each<[Totals, number]>([
    [[3, 1, 0, 0], 0],
    [[1, 3, 0, 0], 1],
    [[0, 1, 2, 0], 2],
  ])('%j: the prevented event with more cubes', (totals, place) => {
    expect(events(totals).told('eventLeaves')).toMatchObject([{ place, chosen: 0 }]);
  });

  it('at equal numbers the Consul chooses, when the other two have occurred', () => {
    const scene = events([0, 2, 2, 0]);
    expect(scene.told('occurs')).toHaveLength(2);
    expect(scene.asked).toBe(`remove ${RED}`);
    expect(scene.choices(RED, 'removeEvent')).toEqual([[1], [2]]);
    const chosen = scene.G.events[2];
    scene.play(RED, 'removeEvent', 2);
    expect(scene.G.eventsGone).toEqual([chosen]);
  });

  it.each<[Totals]>([[[1, 0, 0, 3]], [[2, 0, 0, 2]], [[3, 0, 0, 1]]])(
    '%j: Decadence never does; the other one leaves, and nobody is asked',
    (totals) => {
      const scene = events(totals);
      expect(scene.told('eventLeaves')).toMatchObject([{ place: 0, chosen: 0 }]);
      expect(scene.G.events.at(-1)).toBe(box.DECADENCE);
    },
  );

  it.each([{ turn: 1 }, { turn: 5, worksDone: [0, 1, 2, 3], worksAhead: [4] }])(
    'a new event takes the free place, in turn $turn',
    (table) => {
      const pile = { eventPile: [FLOOD, PILLAGE] };
      const scene = events([1, 2, 0, 0], [], players(4), { ...table, ...pile });
      const [first, left, third] = openEvents().events;
      expect(scene.G.events).toEqual([first, PILLAGE, third, box.DECADENCE]);
      expect(scene.G.eventsGone).toEqual([left]);
      expect(scene.G.eventPile).toEqual([FLOOD]);
    },
  );

  it('all cubes go back to their owners', () => {
    expect(sum(events([3, 1, 2, 0]).G.fight.cubes.flat())).toBe(0);
  });
});

describe('V Events: what holds a card face down', () => {
  const held: [string, SeatScene, box.Event[]][] = [
    ['Senator', { faceDown: { senator: 1 } }, [SENATE_PURGE]],
    [
      'Christian Senator',
      { faceDown: { christianSenator: 1 } },
      [SENATE_PURGE, CHRISTIAN_PERSECUTION],
    ],
    ['Christian Merchant', { faceDown: { christianMerchant: 1 } }, [CHRISTIAN_PERSECUTION]],
    ['Slave', { faceDown: { slave: 1 } }, [SLAVE_REVOLT]],
    ['Christian Slave', { faceDown: { christianSlave: 1 } }, [SLAVE_REVOLT, CHRISTIAN_PERSECUTION]],
    ['Crane', { faceDown: { crane: 1 } }, [FLOOD]],
    ['Stall', { buildingsDown: { stall: 1 } }, [FLOOD, PILLAGE]],
    ['Field', { buildingsDown: { field: 1 } }, [FLOOD]],
    ['Private Temple', { buildingsDown: { temple: 1 } }, [FLOOD]],
    ['Tavern', { buildingsDown: { tavern: 1 } }, [FLOOD]],
  ];

  /** Which of the flipping events keep it down, if another event leaves the highest place. */
  function holders(seat: SeatScene, cause: box.Event, totals: Totals) {
    return FLIPPING.filter((open) => {
      const leaving = open === cause ? IMPERIAL_CULT : cause;
      const scene = events(totals, [leaving, open], [seat, {}, {}, {}]);
      expect(scene.G.eventsGone).toEqual([leaving]);
      const { faceDown, buildingsDown } = scene.player(BLUE);
      return sum(faceDown) + sum(buildingsDown) === 1;
    });
  }

  it.each(held)(
    'an event that could flip a %s, though it was prevented',
    (_name, seat, expected) => {
      expect(holders(seat, at(expected, 0), [3, 1, 0, 0])).toEqual(expected);
    },
  );

  it.each(held)('an event that could flip a %s and has just occurred', (_name, seat, expected) => {
    expect(holders(seat, at(expected, 0), [3, 0, 1, 0])).toEqual(expected);
  });

  it('an event that was only now drawn holds nothing', () => {
    const seat: SeatScene = { faceDown: { christianSenator: 1 } };
    const pile = { eventPile: [CHRISTIAN_PERSECUTION] };
    const scene = events([3, 1, 0, 0], [SENATE_PURGE], [seat, {}, {}, {}], pile);
    expect(scene.G.events).toContain(CHRISTIAN_PERSECUTION);
    expect(scene.player(BLUE).upright).toEqual(cards({ christianSenator: 1 }));
  });
});

describe('V Events: the exceptions of the events page', () => {
  const christians: Hand = { christianSenator: 1, christianMerchant: 1, christianSlave: 1 };

  it.each<[string, box.Event, box.Event[], Hand, Hand]>([
    [
      'Persecution leaves, Purge is open: Christian Senators',
      CHRISTIAN_PERSECUTION,
      [SENATE_PURGE],
      christians,
      { christianSenator: 1 },
    ],
    [
      'Persecution leaves, Revolt is open: Christian Slaves',
      CHRISTIAN_PERSECUTION,
      [SLAVE_REVOLT],
      christians,
      { christianSlave: 1 },
    ],
    [
      'Persecution leaves, both are open: both',
      CHRISTIAN_PERSECUTION,
      [SENATE_PURGE, SLAVE_REVOLT],
      christians,
      { christianSenator: 1, christianSlave: 1 },
    ],
    [
      'Purge leaves, Persecution is open: Christian Senators',
      SENATE_PURGE,
      [CHRISTIAN_PERSECUTION],
      { senator: 1, christianSenator: 1 },
      { christianSenator: 1 },
    ],
    [
      'Revolt leaves, Persecution is open: Christian Slaves',
      SLAVE_REVOLT,
      [CHRISTIAN_PERSECUTION],
      { slave: 1, christianSlave: 1 },
      { christianSlave: 1 },
    ],
  ])('%s stay face down', (_title, leaving, open, faceDown, stays) => {
    const scene = events([3, 1, 0, 0], [leaving, ...open], [{ faceDown }, {}, {}, {}]);
    expect(scene.player(BLUE).faceDown).toEqual(cards(stays));
    const up = cards(faceDown).map((count, card) => count - at(cards(stays), card));
    expect(scene.player(BLUE).upright).toEqual(up);
  });

  it.each<[string, box.Event, box.Event, Estate]>([
    ['Flood leaves, Pillage is open', FLOOD, PILLAGE, { field: 1, temple: 1, tavern: 1 }],
    ['Pillage leaves, Flood is open', PILLAGE, FLOOD, {}],
  ])('%s: Stalls stay face down', (_title, leaving, open, comesUp) => {
    const buildingsDown: Estate = { ...comesUp, stall: 2 };
    const scene = events([3, 1, 0, 0], [leaving, open], [{ buildingsDown }, {}, {}, {}]);
    expect(scene.player(BLUE).buildingsDown).toEqual(estate({ stall: 2 }));
    expect(scene.player(BLUE).buildings).toEqual(estate(comesUp));
  });
});

describe('V Events: what comes up again', () => {
  it('everything the event held, of all players, by itself', () => {
    const seats = [{ faceDown: { senator: 2 } }, {}, { faceDown: { christianSenator: 1 } }, {}];
    const scene = events([3, 1, 0, 0], [SENATE_PURGE], seats);
    expect(scene.player(BLUE).upright).toEqual(cards({ senator: 2 }));
    expect(scene.player(WHITE).upright).toEqual(cards({ christianSenator: 1 }));
    expect(scene.told('cardComesUp')).toHaveLength(2);
    expect(scene.ctx.phase).toBe('greatWork');
  });

  it('a Senator who comes up upright votes in phase VI, one on his side does not', () => {
    const seat: SeatScene = { faceDown: { senator: 1 }, faceDownSideways: { senator: 1 } };
    const scene = events([3, 1, 0, 0], [SENATE_PURGE], [seat, {}, {}, {}], { consul: BLUE });
    expect(scene.player(BLUE).sideways).toEqual(cards({ senator: 1 }));
    scene.idleUntil('votes');
    expect(scene.told('staked')[0]).toMatchObject({ seat: BLUE, votes: 1 });
  });

  it('a Field that comes up feeds in phase VII', () => {
    const seats = [{ buildingsDown: { field: 1 } }, {}, {}, {}];
    const scene = events([3, 1, 0, 0], [FLOOD], seats, { famine: 3 }).idleUntil('votes');
    expect(scene.gained).toEqual([-1, -3, -3, -3]);
  });
});
