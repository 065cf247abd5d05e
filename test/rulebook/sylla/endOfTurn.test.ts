import { WHY } from '../../../game/sylla/events';
import { sum } from '../../../game/table/lists';
import { BLUE, cards, given, NONE, players, RED, WHITE } from '../../support/sylla';

/** The last phase of a turn, and what follows it by itself. */
function turnEnds(seats = players(4), table = {}) {
  return given({ phase: 'famineAndCrisis', seats, table });
}

const FOUR_WORKS_DONE = { turn: 4, worksDone: [0, 1, 2, 3] };
const FIVE_WORKS_DONE = { turn: 5, worksDone: [0, 1, 2, 3, 4] };

describe('A turn', () => {
  it('has seven phases in this order', () => {
    const scene = given({ phase: 'firstConsul', seats: players(4), table: { famine: 1 } });
    const { told } = scene.idleUntil('prevent').idleUntil('votes').chronicle;
    const signs = told.map(({ type, args }) => ('why' in args ? `${type} ${args.why}` : type));
    const order = [
      signs.indexOf('votesOffered'),
      signs.indexOf('recruited'),
      signs.indexOf('offered'),
      signs.indexOf(`money ${WHY.income}`),
      signs.indexOf('occurs'),
      signs.indexOf('workBegins'),
      signs.indexOf(`prestige ${WHY.famine}`),
      signs.indexOf('turnBegins'),
    ];
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });
});

describe('End of a turn', () => {
  it.each([{ turn: 1 }, FOUR_WORKS_DONE])(
    'after turn $turn six new characters are displayed from the pile',
    (table) => {
      const characterPile = [4, 4, 6, 5, 4, 3, 2, 1, 0];
      const { G } = turnEnds(players(4), { ...table, characterPile, display: [7, 7] });
      expect(G.display).toEqual([0, 1, 2, 3, 4, 5]);
      expect(G.characterPile).toEqual([4, 4, 6]);
    },
  );

  it('six new buildings lie on the sale places', () => {
    const buildingPile = [8, 8, 5, 4, 3, 2, 1, 0];
    const places = new Array<number>(6).fill(NONE);
    const { G } = turnEnds(players(4), { buildingPile, places });
    expect(G.places).toEqual([0, 1, 2, 3, 4, 5]);
    expect(G.buildingPile).toEqual([8, 8]);
  });

  it('all cards stand upright again; what lies face down does too, but stays face down', () => {
    const seat = {
      has: { slave: 1 },
      sideways: { slave: 1, crane: 1 },
      faceDown: { senator: 1 },
      faceDownSideways: { senator: 1 },
    };
    const player = turnEnds([{}, seat, {}, {}]).player(RED);
    expect(player.upright).toEqual(cards({ slave: 2, crane: 1 }));
    expect(player.faceDown).toEqual(cards({ senator: 2 }));
    expect(sum([...player.sideways, ...player.faceDownSideways])).toBe(0);
  });

  it('the next turn begins with an election that the Consul opens', () => {
    const scene = turnEnds(players(4), { consul: WHITE, turn: 2 });
    expect(scene.G.turn).toBe(3);
    expect(scene.asked).toBe(`votes ${WHITE}`);
  });

  it('buildings stay with their owners', () => {
    const seat = { buildings: { stall: 1, field: 2 }, buildingsDown: { temple: 1 } };
    const player = turnEnds([seat, {}, {}, {}]).player(BLUE);
    expect([player.buildings, player.buildingsDown]).toEqual([
      [1, 2, 0, 0],
      [0, 0, 1, 0],
    ]);
  });
});

describe('End of the last turn', () => {
  it('nothing is dealt and nobody is asked: the game ends with Ecclesia', () => {
    const empty = { display: [], places: new Array<number>(6).fill(NONE) };
    const scene = turnEnds(players(4), { ...FIVE_WORKS_DONE, ...empty });
    expect(scene.G.display).toEqual([]);
    expect(scene.G.places).toEqual(empty.places);
    expect(scene.G.turn).toBe(5);
    expect(scene.told('ecclesia')).toHaveLength(1);
    expect(scene.ctx.gameover).toBeDefined();
  });

  it('a whole game has five turns, five Works and five events that leave', () => {
    const scene = given({ phase: 'startingCharacters', seats: players(4) }).idleUntil('theEnd');
    expect(scene.told('turnBegins').map(({ turn }) => turn)).toEqual([1, 2, 3, 4, 5]);
    expect(scene.G.worksDone).toHaveLength(5);
    expect(scene.G.eventsGone).toHaveLength(5);
    expect(scene.told('ecclesia')).toHaveLength(1);
    expect(scene.G.worksDone).not.toContain(scene.G.workRemoved);
  });

  it('a seat then holds its four starting characters and one for each turn', () => {
    const scene = given({ phase: 'startingCharacters', seats: players(4) }).idleUntil('theEnd');
    for (const { upright, sideways, faceDown, faceDownSideways } of scene.G.players) {
      expect(sum([upright, sideways, faceDown, faceDownSideways].flat())).toBe(9);
    }
    expect(scene.told('displayed')).toHaveLength(30);
    expect(scene.told('recruited')).toHaveLength(20);
  });
});
