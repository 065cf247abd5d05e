import {
  BLACK,
  BLUE,
  box,
  cards,
  estate,
  given,
  type Hand,
  NONE,
  players,
  RED,
  type SeatScene,
  sale,
  WHITE,
} from '../../support/sylla';

const { FIELD, RED: RED_HEXAGON, YELLOW, GREY } = box;
const ON_RED = box.SALE_PLACES.indexOf(RED_HEXAGON);
const ON_YELLOW = box.SALE_PLACES.indexOf(YELLOW);
const ON_GREY = box.SALE_PLACES.indexOf(GREY);

function buildings(seats: SeatScene[], table = {}) {
  return given({ phase: 'buildings', seats, table });
}

describe('III Buildings: a sale', () => {
  it('example: Black offers a Field on grey, and White outbids Blue with three cards', () => {
    const grey: Hand = { merchant: 1, christianMerchant: 1, slave: 1, vestal: 1 };
    const seats = [{ has: { vestal: 2 } }, { has: { vestal: 3 } }, { has: grey }, { has: grey }];
    const scene = buildings(seats, { consul: BLACK, places: sale(ON_GREY, FIELD) })
      .play(BLACK, 'offerBuilding', ON_GREY)
      .play(BLUE, 'bid', 2)
      .play(RED, 'passBid')
      .play(WHITE, 'bid', 3)
      .play(BLACK, 'passBid')
      .play(WHITE, 'pay', cards({ slave: 1, merchant: 1, christianMerchant: 1 }));
    expect(scene.player(WHITE).buildings).toEqual(estate({ field: 1 }));
    expect(scene.player(WHITE).sideways).toEqual(
      cards({ slave: 1, merchant: 1, christianMerchant: 1 }),
    );
    expect(scene.player(WHITE).upright).toEqual(cards({ vestal: 1 }));
    expect(scene.player(BLUE).upright).toEqual(cards({ vestal: 2 }));
    expect(scene.asked).toBe(`offer ${WHITE}`);

    scene.play(WHITE, 'offerBuilding', ON_RED).play(BLACK, 'passBid');
    expect(scene.told('bidPassed').slice(-4)).toEqual([
      { seat: BLACK, forced: 0 },
      { seat: BLUE, forced: 1 },
      { seat: RED, forced: 1 },
      { seat: WHITE, forced: 1 },
    ]);
  });

  it('the Consul must offer one of the tiles that lie there', () => {
    const scene = buildings(players(4), { consul: RED });
    const offer = (place: number) => ({ move: 'offerBuilding', args: [place] });
    expect(scene.asked).toBe(`offer ${RED}`);
    expect(scene.options(RED)).toEqual([0, 1, 2, 3, 4, 5].map(offer));
    scene.play(RED, 'offerBuilding', 2);
    expect(scene.options(RED)).toEqual([0, 1, 3, 4, 5].map(offer));
  });

  it('each speaks once, from the seller’s left to the seller himself', () => {
    const scene = buildings(players(4, { has: { slave: 4 } }), { consul: WHITE });
    scene.play(WHITE, 'offerBuilding', 0);
    expect(scene.asked).toBe(`bid ${BLACK}`);
    expect(scene.play(BLACK, 'bid', 1).asked).toBe(`bid ${BLUE}`);
    expect(scene.play(BLUE, 'passBid').asked).toBe(`bid ${RED}`);
    expect(scene.play(RED, 'bid', 2).asked).toBe(`bid ${WHITE}`);
    expect(scene.play(WHITE, 'passBid').asked).toBe(`offer ${RED}`);
  });

  it('a bid is at least 1, and higher than the last', () => {
    const scene = buildings(players(4, { has: { slave: 4 } })).play(BLUE, 'offerBuilding', 0);
    expect(scene.refusal(RED, 'bid', 0)).toEqual({ code: 'bidTooLow', args: { least: 1 } });
    scene.play(RED, 'bid', 2);
    expect(scene.refusal(WHITE, 'bid', 2)).toEqual({ code: 'bidTooLow', args: { least: 3 } });
    expect(scene.choices(WHITE, 'bid')).toEqual([[3], [4]]);
  });

  it('the seller may buy his own offer', () => {
    const scene = buildings([{ has: { slave: 1 } }, {}, {}, {}], { places: sale(0, FIELD) });
    scene.play(BLUE, 'offerBuilding', 0).play(BLUE, 'bid', 1);
    expect(scene.player(BLUE).buildings).toEqual(estate({ field: 1 }));
    expect(scene.asked).toBe(`offer ${BLUE}`);
  });
});

describe('III Buildings: hexagons', () => {
  const bearers: [keyof Hand, number, number, number][] = [
    ['senator', 1, 1, 0],
    ['christianSenator', 1, 1, 0],
    ['merchant', 0, 1, 1],
    ['christianMerchant', 0, 1, 1],
    ['legionary', 1, 0, 0],
    ['vestal', 0, 0, 1],
    ['slave', 1, 1, 1],
    ['christianSlave', 1, 1, 1],
    ['crane', 1, 1, 1],
  ];
  const most = (seat: SeatScene, place: number) => {
    const scene = buildings([{}, seat, {}, {}]).play(BLUE, 'offerBuilding', place);
    return scene.choices(RED, 'bid').length;
  };

  it.each(bearers)('a %s helps %i on red, %i on yellow, %i on grey', (card, ...helps) => {
    const found = [ON_RED, ON_YELLOW, ON_GREY].map((place) => most({ has: { [card]: 1 } }, place));
    expect(found).toEqual(helps);
  });

  it.each(box.SALE_PLACES.map((colour, place) => [place, colour]))(
    'the hexagon needed on place %i is its colour: %i',
    (place, colour) => {
      const only = [{ legionary: 1 }, { senator: 1 }, { vestal: 1 }][colour];
      const seats = [{}, { has: only }, {}, {}];
      const scene = buildings(seats).play(BLUE, 'offerBuilding', place);
      expect(scene.choices(RED, 'bid')).toEqual([[1]]);
    },
  );

  it('a card counts 1, however many colours it bears', () => {
    expect(most({ has: { slave: 1, crane: 1, christianSlave: 1 } }, ON_RED)).toBe(3);
  });

  it('cards on their side or face down buy nothing', () => {
    expect(
      most({ has: { slave: 1 }, sideways: { slave: 2 }, faceDown: { slave: 1 } }, ON_RED),
    ).toBe(1);
  });
});

describe('III Buildings: payment', () => {
  const sold = (has: Hand, price: number) =>
    buildings([{ has }, {}, {}, {}]).play(BLUE, 'offerBuilding', ON_GREY).play(BLUE, 'bid', price);

  it('the buyer turns exactly as many cards as he bid, of that colour, upright until now', () => {
    const scene = sold({ slave: 2, vestal: 1, legionary: 1 }, 2);
    expect(scene.asked).toBe(`payment ${BLUE}`);
    expect(scene.refusal(BLUE, 'pay', cards({ slave: 1 })).code).toBe('wrongNumber');
    expect(scene.refusal(BLUE, 'pay', cards({ slave: 2, vestal: 1 })).code).toBe('wrongNumber');
    expect(scene.refusal(BLUE, 'pay', cards({ slave: 1, legionary: 1 })).code).toBe('noHexagon');
    expect(scene.refusal(BLUE, 'pay', cards({ vestal: 2 })).code).toBe('notUpright');
    expect(scene.choices(BLUE, 'pay')).toEqual([
      [cards({ slave: 1, vestal: 1 })],
      [cards({ slave: 2 })],
    ]);
  });

  it('cards turned once buy nothing more in this turn', () => {
    const scene = sold({ slave: 2 }, 2).play(BLUE, 'offerBuilding', ON_RED);
    expect(scene.player(BLUE).sideways).toEqual(cards({ slave: 2 }));
    expect(scene.told('bidPassed').at(-1)).toEqual({ seat: BLUE, forced: 1 });
  });

  it('turned Merchants, Legionaries and Senators have no power for the rest of the turn', () => {
    const has: Hand = { merchant: 1, legionary: 1, senator: 1 };
    const scene = buildings([{ has }, {}, {}, {}], { places: sale(ON_RED, box.STATUE) })
      .play(BLUE, 'offerBuilding', ON_RED)
      .play(BLUE, 'bid', 2)
      .play(BLUE, 'offerBuilding', ON_GREY)
      .play(BLUE, 'bid', 1)
      .idleUntil('votes');
    // A Bank and the bare income.
    expect(scene.money[BLUE]).toBe(8);
    expect(scene.told('cubePlaced')).toEqual([]);
    expect(scene.told('staked')[0]).toMatchObject({ seat: BLUE, votes: 0 });
  });

  it.each<[string, Hand, number, Hand]>([
    ['all his cards are needed', { slave: 1, vestal: 2, senator: 1 }, 3, { slave: 1, vestal: 2 }],
    ['they are all alike', { vestal: 3, senator: 1 }, 2, { vestal: 2 }],
  ])('nobody asks the buyer which cards when %s', (_why, has, price, turned) => {
    const scene = sold(has, price);
    expect(scene.asked).toBe(`offer ${BLUE}`);
    expect(scene.player(BLUE).sideways).toEqual(cards(turned));
  });

  it('a Christian and a pagan are not alike: then he is asked', () => {
    expect(sold({ slave: 1, christianSlave: 1 }, 1).asked).toBe(`payment ${BLUE}`);
  });
});

describe('III Buildings: who passes unasked', () => {
  it('whoever has too few cards, as all can see; everybody else is asked', () => {
    const seats = [{}, { has: { legionary: 2 } }, { has: { legionary: 1 } }, {}];
    const scene = buildings(seats).play(BLUE, 'offerBuilding', ON_RED);
    expect(scene.asked).toBe(`bid ${RED}`);
    scene.play(RED, 'passBid');
    expect(scene.asked).toBe(`bid ${WHITE}`);
    scene.play(WHITE, 'bid', 1);
    expect(scene.told('bidPassed')).toEqual([
      { seat: RED, forced: 0 },
      { seat: BLACK, forced: 1 },
      { seat: BLUE, forced: 1 },
    ]);
  });
});

describe('III Buildings: the next sale', () => {
  it('the last buyer sells, also when his offer finds no buyer', () => {
    const scene = buildings([{}, {}, { has: { slave: 1 } }, {}])
      .play(BLUE, 'offerBuilding', 0)
      .play(WHITE, 'bid', 1);
    expect(scene.asked).toBe(`offer ${WHITE}`);
    expect(scene.play(WHITE, 'offerBuilding', 1).asked).toBe(`offer ${WHITE}`);
  });

  it('while nobody has bought, the Consul sells again', () => {
    const scene = buildings(players(4), { consul: BLACK }).play(BLACK, 'offerBuilding', 0);
    expect(scene.told('unsold')).toHaveLength(1);
    expect(scene.asked).toBe(`offer ${BLACK}`);
  });

  it('a tile nobody wants leaves the game and counts as offered', () => {
    const scene = buildings(players(4), { places: sale(3, FIELD) }).play(BLUE, 'offerBuilding', 3);
    expect(scene.told('unsold')).toEqual([{ place: 3, building: FIELD }]);
    expect(scene.G.buildingsGone[FIELD]).toBe(1);
    expect(scene.G.places[3]).toBe(NONE);
    expect(scene.G.sale.offers).toBe(1);
  });

  it('after five offers, sold or not, the last tile leaves the game', () => {
    const scene = buildings([{ has: { slave: 1 } }, {}, {}, {}], { places: sale(5, FIELD) });
    scene.play(BLUE, 'offerBuilding', 0).play(BLUE, 'bid', 1);
    for (const place of [1, 2, 3]) scene.play(BLUE, 'offerBuilding', place);
    expect(scene.asked).toBe(`offer ${BLUE}`);
    scene.play(BLUE, 'offerBuilding', 4);
    expect(scene.told('leftOver')).toEqual([{ place: 5, building: FIELD }]);
    expect(scene.G.places).toEqual(new Array(6).fill(NONE));
    expect(scene.ctx.phase).toBe('events');
  });
});
