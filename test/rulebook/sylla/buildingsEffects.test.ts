import { WHY } from '../../../game/sylla/events';
import { score } from '../../../game/sylla/score';
import {
  BLUE,
  box,
  cards,
  type Estate,
  estate,
  fought,
  given,
  openEvents,
  RED,
  type SeatScene,
  sale,
} from '../../support/sylla';

/** Red, who has one Slave, buys this building from Blue. */
function bought(building: box.Building, seat: SeatScene = {}, table = {}) {
  return given({
    phase: 'buildings',
    seats: [{}, { has: { slave: 1 }, ...seat }, {}, {}],
    table: { places: sale(0, building), ...table },
  })
    .play(BLUE, 'offerBuilding', 0)
    .play(RED, 'bid', 1);
}

describe('Buildings that stay', () => {
  it.each<[string, box.Building, Estate]>([
    ['Stall', box.STALL, { stall: 1 }],
    ['Field', box.FIELD, { field: 1 }],
    ['Private Temple', box.PRIVATE_TEMPLE, { temple: 1 }],
    ['Tavern', box.TAVERN, { tavern: 1 }],
  ])('a %s lies face up before its buyer and gives nothing yet', (_name, building, lies) => {
    const scene = bought(building);
    expect(scene.player(RED).buildings).toEqual(estate(lies));
    expect(scene.gained).toEqual([0, 0, 0, 0]);
    expect(scene.money[RED]).toBe(0);
    expect(scene.asked).toBe(`offer ${RED}`);
  });

  it('a Stall brings 2 deniers in phase IV, in the turn of the purchase too', () => {
    expect(bought(box.STALL).idleUntil('stake').money).toEqual([3, 5, 3, 3]);
  });

  it('a Private Temple or a Tavern can be used in phase IV of the same turn', () => {
    for (const building of [box.PRIVATE_TEMPLE, box.TAVERN] as const) {
      expect(bought(building).idleUntil('revenue').asked).toBe(`revenue ${RED}`);
    }
  });

  it('a Field feeds in phase VII of the same turn', () => {
    expect(bought(box.FIELD, {}, { famine: 3 }).idleUntil('votes').gained).toEqual([
      -3, -1, -3, -3,
    ]);
  });
});

describe('Crane', () => {
  it('it becomes a card among the characters, on its side for this turn', () => {
    const scene = bought(box.CRANE_TILE);
    expect(scene.player(RED).sideways).toEqual(cards({ slave: 1, crane: 1 }));
    expect(scene.player(RED).buildings).toEqual(estate({}));
    scene.play(RED, 'offerBuilding', 1);
    expect(scene.told('bidPassed').at(-1)).toEqual({ seat: RED, forced: 1 });
  });

  it('from the next turn on it helps to buy, like a character', () => {
    const scene = bought(box.CRANE_TILE).idleUntil('votes').idleUntil('offer');
    scene.play(BLUE, 'offerBuilding', box.SALE_PLACES.indexOf(box.RED));
    expect(scene.choices(RED, 'bid')).toEqual([[1], [2]]);
  });

  it('it has no vote, no income, no cube and no points', () => {
    const seats = [{ has: { crane: 3 } }, {}, {}, {}];
    const scene = given({ phase: 'revenue', seats }).idleUntil('stake');
    expect(scene.money[BLUE]).toBe(3);
    expect(scene.told('cubePlaced')).toEqual([]);
    expect(score(scene.G, BLUE)).toMatchObject({
      track: 10,
      christians: 0,
      freedSlaves: 0,
      total: 10,
    });
    scene.idleUntil('votes');
    expect(scene.told('staked')[0]).toMatchObject({ seat: BLUE, votes: 0 });
    expect(scene.choices(BLUE, 'nameVotes').at(-1)).toEqual([3]);
  });

  it('a Flood can turn it face down in the turn in which it was bought', () => {
    const flood = { ...openEvents(box.FLOOD), ...fought(0, 0, 1, 1) };
    const scene = bought(box.CRANE_TILE, {}, flood).idleUntil('stake');
    expect(scene.player(RED).faceDownSideways).toEqual(cards({ crane: 1 }));
  });
});

describe('Buildings that give something once and are discarded', () => {
  it('an Insula gives two tokens, each of any colour', () => {
    const scene = bought(box.INSULA);
    expect(scene.asked).toBe(`insulaToken ${RED}`);
    expect(scene.choices(RED, 'takeInsulaToken')).toEqual([[0], [1], [2]]);
    scene.play(RED, 'takeInsulaToken', box.LEISURE);
    expect(scene.asked).toBe(`insulaToken ${RED}`);
    scene.play(RED, 'takeInsulaToken', box.CIVIC_SPIRIT);
    expect(scene.tokens(RED)).toEqual([1, 0, 1]);
    expect(scene.asked).toBe(`offer ${RED}`);
  });

  it('both tokens of an Insula may have the same colour', () => {
    const scene = bought(box.INSULA)
      .play(RED, 'takeInsulaToken', box.HEALTH)
      .play(RED, 'takeInsulaToken', box.HEALTH);
    expect(scene.tokens(RED)).toEqual([0, 2, 0]);
  });

  it.each([
    ['Triumphal Arch', box.TRIUMPHAL_ARCH, 6],
    ['Statue', box.STATUE, 4],
  ] as const)('a %s gives prestige', (_name, building, prestige) => {
    const scene = bought(building);
    expect(scene.gained).toEqual([0, prestige, 0, 0]);
    expect(scene.told('prestige')).toEqual([{ seat: RED, change: prestige, why: WHY.building }]);
  });

  it('a Bank gives 5 deniers', () => {
    expect(bought(box.BANK, { money: 1 }).money).toEqual([0, 6, 0, 0]);
  });

  it.each([
    ['Insula', box.INSULA],
    ['Triumphal Arch', box.TRIUMPHAL_ARCH],
    ['Statue', box.STATUE],
    ['Bank', box.BANK],
  ] as const)('a %s does not stay with its buyer', (_name, building) => {
    const scene = bought(building);
    expect(scene.G.buildingsGone[building]).toBe(1);
    expect(scene.player(RED).buildings).toEqual(estate({}));
  });
});
