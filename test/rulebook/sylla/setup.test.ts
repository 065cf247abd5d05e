import { sylla } from '../../../game/sylla';
import { setUp } from '../../../game/sylla/setup';
import { at, range, sum } from '../../../game/table/lists';
import { fastRandom } from '../../../game/table/random';
import {
  BLACK,
  BLUE,
  box,
  cards,
  given,
  type Hand,
  players,
  RED,
  WHITE,
} from '../../support/sylla';

const tables = range(60).map((seed) => setUp(fastRandom(seed), 4));

const HAND: Hand = { senator: 1, legionary: 1, vestal: 1, slave: 1 };

function choosing() {
  return given({ phase: 'startingCharacters', seats: players(4) });
}

/** All four choose; Blue as given, the others the usual hand. */
function chosen(blue: Hand = HAND) {
  return choosing()
    .play(BLUE, 'chooseCharacters', cards(blue))
    .play(RED, 'chooseCharacters', cards(HAND))
    .play(WHITE, 'chooseCharacters', cards(HAND))
    .play(BLACK, 'chooseCharacters', cards(HAND));
}

function tiles(...stack: [box.Building, number][]): number[] {
  return stack.flatMap(([building, count]) => new Array<number>(count).fill(building));
}

describe('Preparation: players', () => {
  it.each([
    [2, false],
    [3, true],
    [4, true],
    [5, false],
  ])('a table for %i players: %s', (count, can) => {
    expect(sylla.whyNoTable(undefined, count) === undefined).toBe(can);
  });
});

describe('Preparation: buildings', () => {
  const { STALL, FIELD, PRIVATE_TEMPLE, TAVERN, CRANE_TILE, INSULA } = box;
  const { TRIUMPHAL_ARCH, STATUE, BANK } = box;
  const stacks: [string, number, number[]][] = [
    ['A on top', 0, tiles([STALL, 4], [FIELD, 3], [PRIVATE_TEMPLE, 2], [CRANE_TILE, 3])],
    ['B below', 12, tiles([STALL, 2], [FIELD, 3], [PRIVATE_TEMPLE, 2], [TAVERN, 3], [INSULA, 2])],
    ['C last', 24, tiles([INSULA, 2], [TRIUMPHAL_ARCH, 2], [STATUE, 2], [BANK, 2])],
  ];

  it.each(stacks)('the tiles of one letter come up together: %s', (_letter, from, stack) => {
    for (const { places, buildingPile } of tables) {
      const drawn = [...places, ...buildingPile.toReversed()].slice(from, from + stack.length);
      expect(drawn.sort()).toEqual(stack);
    }
  });

  it.each(stacks)('each letter is shuffled for itself: %s', (_letter, from, stack) => {
    const first = tables.map(({ places, buildingPile }) =>
      at([...places, ...buildingPile.toReversed()], from),
    );
    expect(new Set(first)).toEqual(new Set(stack));
  });

  it('six tiles lie on two red, two yellow and two grey places', () => {
    for (const { places } of tables) expect(places).toHaveLength(6);
    expect(box.SALE_PLACES.toSorted()).toEqual([0, 0, 1, 1, 2, 2]);
  });
});

describe('Preparation: events, Great Works, ladder', () => {
  it('three of the nine other events lie above Decadence, which has the lowest place', () => {
    for (const { events, eventPile } of tables) {
      expect(events).toHaveLength(4);
      expect(events.at(-1)).toBe(box.DECADENCE);
      expect([...events, ...eventPile].sort()).toEqual([...box.EVENTS]);
    }
    expect(new Set(tables.flatMap(({ events }) => events)).size).toBe(10);
  });

  it('one of the six Works is out, any of them; the other five will be built', () => {
    for (const { workRemoved, worksAhead } of tables) {
      expect([workRemoved, ...worksAhead].sort()).toEqual([...box.WORKS]);
    }
    expect(new Set(tables.map(({ workRemoved }) => workRemoved)).size).toBe(6);
    expect(new Set(tables.map(({ worksAhead }) => worksAhead[0])).size).toBe(6);
  });

  it('the three markers start in the middle of the ladder, where a token is worth 2', () => {
    const { ladder, famine } = choosing().G;
    expect(ladder).toEqual([4, 4, 4]);
    expect(ladder.map(box.worthOf)).toEqual([2, 2, 2]);
    expect(famine).toBe(0);
  });
});

describe('Preparation: revenue tiles', () => {
  it('each player draws a different tile, and whoever has number I is the first Consul', () => {
    for (const { revenueTiles, consul } of tables) {
      expect(revenueTiles.toSorted()).toEqual([1, 2, 3, 4]);
      expect(revenueTiles[consul]).toBe(1);
    }
    expect(new Set(tables.map(({ consul }) => consul)).size).toBe(4);
  });
});

describe('Preparation: starting characters', () => {
  it('all players choose at the same time, each from ten cards', () => {
    const scene = choosing();
    expect(scene.asked).toBe('startingCharacters -1');
    const most = (card: number) =>
      Math.max(
        ...scene.choices(RED, 'chooseCharacters').map(([hand]) => at(hand as number[], card)),
      );
    const set: Hand = { legionary: 2, vestal: 2, senator: 1, christianSenator: 1 };
    const rest: Hand = { merchant: 1, christianMerchant: 1, slave: 1, christianSlave: 1 };
    expect(box.CARDS.map(most)).toEqual(cards({ ...set, ...rest }));
  });

  it('each takes exactly four of them', () => {
    const scene = choosing();
    expect(
      scene.refusal(BLUE, 'chooseCharacters', cards({ legionary: 2, vestal: 1 })).args,
    ).toEqual({
      needed: 4,
      given: 3,
    });
    expect(scene.refusal(BLUE, 'chooseCharacters', cards({ ...HAND, merchant: 1 })).code).toBe(
      'wrongNumber',
    );
  });

  it('a choice can be changed until the last player has made his', () => {
    const scene = choosing()
      .play(BLUE, 'chooseCharacters', cards(HAND))
      .play(RED, 'chooseCharacters', cards(HAND))
      .play(WHITE, 'chooseCharacters', cards(HAND))
      .play(BLUE, 'chooseCharacters', cards({ legionary: 2, vestal: 2 }))
      .play(BLACK, 'chooseCharacters', cards(HAND));
    expect(scene.player(BLUE).upright).toEqual(cards({ legionary: 2, vestal: 2 }));
    expect(scene.G.asked.what).toBe('votes');
  });

  it('until then no card, no money and no display lies on the table', () => {
    const scene = choosing()
      .play(BLUE, 'chooseCharacters', cards(HAND))
      .play(RED, 'chooseCharacters', cards(HAND))
      .play(WHITE, 'chooseCharacters', cards(HAND));
    expect(scene.G.players.map(({ upright }) => sum(upright))).toEqual([0, 0, 0, 0]);
    expect(scene.money).toEqual([0, 0, 0, 0]);
    expect([...scene.G.display, ...scene.G.characterPile]).toEqual([]);
  });

  it('then all are shown together, face up and upright', () => {
    const scene = chosen({ merchant: 1, vestal: 2, christianSlave: 1 });
    expect(scene.player(BLUE).upright).toEqual(
      cards({ merchant: 1, vestal: 2, christianSlave: 1 }),
    );
    expect(scene.player(BLACK).upright).toEqual(cards(HAND));
    expect(sum(scene.player(BLUE).sideways)).toBe(0);
  });

  it('what nobody chose is shuffled into the pile, and six of it are displayed', () => {
    const { G } = chosen({ merchant: 1, vestal: 2, christianSlave: 1 });
    expect(G.display).toHaveLength(6);
    expect(G.characterPile).toHaveLength(18);
    const dealt = [...G.display, ...G.characterPile.toReversed()];
    const held = G.players.flatMap(({ upright }) =>
      upright.flatMap((count, card) => new Array<number>(count).fill(card)),
    );
    const inBox = box.CARDS.flatMap((card) =>
      new Array<number>(4 * box.CARD_FACTS[card].inSet).fill(card),
    );
    expect([...dealt, ...held].sort()).toEqual(inBox);
    expect([dealt.toSorted(), dealt.toSorted().reverse()]).not.toContainEqual(dealt);
  });

  it.each<[Hand, number]>([
    [{ legionary: 2, vestal: 2 }, 3],
    [{ merchant: 1, legionary: 2, vestal: 1 }, 4],
    [{ christianMerchant: 1, legionary: 2, vestal: 1 }, 4],
    [{ merchant: 1, christianMerchant: 1, vestal: 2 }, 5],
  ])('starting money is 3 and 1 more for each Merchant: %j', (hand, money) => {
    expect(chosen(hand).money).toEqual([money, 3, 3, 3]);
  });

  it('everybody starts with 10 prestige and no tokens', () => {
    const scene = chosen();
    expect(scene.prestige).toEqual([10, 10, 10, 10]);
    expect(scene.tokens(WHITE)).toEqual([0, 0, 0]);
  });

  it('turn 1 begins with an election in which the owner of tile I speaks first', () => {
    const scene = chosen();
    expect(scene.G.turn).toBe(1);
    expect(scene.asked).toBe(`votes ${scene.G.revenueTiles.indexOf(1)}`);
  });
});
