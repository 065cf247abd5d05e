import { setUp } from '../../../game/sylla/setup';
import { range, sum } from '../../../game/table/lists';
import { fastRandom } from '../../../game/table/random';
import {
  BLUE,
  box,
  cards,
  given,
  type Hand,
  NONE,
  players,
  RED,
  sale,
  WHITE,
} from '../../support/sylla';

const HAND: Hand = { senator: 1, merchant: 1, legionary: 2, vestal: 1, christianSlave: 1 };

const choosing = () => given({ phase: 'startingCharacters', seats: players(3) });

describe('Three players: preparation', () => {
  it('the revenue tiles I to III are dealt, and I is the first Consul', () => {
    for (const { revenueTiles, consul } of range(20).map((seed) => setUp(fastRandom(seed), 3))) {
      expect(revenueTiles.toSorted()).toEqual([1, 2, 3]);
      expect(revenueTiles[consul]).toBe(1);
    }
  });

  it('each chooses six characters', () => {
    const four = cards({ legionary: 2, vestal: 2 });
    expect(choosing().refusal(BLUE, 'chooseCharacters', four).args).toEqual({
      needed: 6,
      given: 4,
    });
    const chosen = choosing()
      .play(BLUE, 'chooseCharacters', cards(HAND))
      .play(RED, 'chooseCharacters', cards(HAND))
      .play(WHITE, 'chooseCharacters', cards(HAND));
    expect(chosen.player(RED).upright).toEqual(cards(HAND));
    expect(chosen.money).toEqual([4, 4, 4]);
  });

  it('the other 22 cards, a whole fourth set among them, make the pile; five are displayed', () => {
    const { G } = choosing().idleUntil('votes');
    expect(G.display).toHaveLength(5);
    expect(G.characterPile).toHaveLength(17);
    const held = G.players.flatMap(({ upright }) => upright);
    const dealt = [...G.display, ...G.characterPile];
    expect(sum(held) + dealt.length).toBe(40);
    for (const card of box.CARDS) {
      const inPlay = sum(G.players.map(({ upright }) => upright[card] ?? 0));
      const inPile = dealt.filter((each) => each === card).length;
      expect(inPlay + inPile).toBe(4 * box.CARD_FACTS[card].inSet);
    }
  });
});

describe('Three players: the turn', () => {
  it('each recruits one of five cards, and two are left', () => {
    const table = { display: [0, 1, 2, 3, 4], consul: WHITE };
    const scene = given({ phase: 'recruitment', seats: players(3), table })
      .play(WHITE, 'recruit', 4)
      .play(BLUE, 'recruit', 0)
      .play(RED, 'recruit', 2);
    expect(scene.G.returned).toEqual([1, 3]);
  });

  it('four buildings are offered, and the last two leave the game', () => {
    const seats = players(3);
    const scene = given({ phase: 'buildings', seats, table: { places: sale(5, box.FIELD) } });
    for (const place of [0, 1, 2, 3]) {
      expect(scene.asked).toBe(`offer ${BLUE}`);
      scene.play(BLUE, 'offerBuilding', place);
    }
    expect(scene.told('leftOver')).toEqual([
      { place: 4, building: box.BANK },
      { place: 5, building: box.FIELD },
    ]);
    expect(scene.G.places).toEqual(new Array(6).fill(NONE));
  });

  it('five new characters and six new buildings come at the end of it', () => {
    const table = { characterPile: [4, 3], returned: [0, 1, 2, 5] };
    const { G } = given({ phase: 'famineAndCrisis', seats: players(3), table });
    expect(G.display).toEqual([3, 4, 0, 1, 2]);
    expect(G.places).toHaveLength(6);
    expect(G.places).not.toContain(NONE);
  });

  it('the seat after the third is the first', () => {
    const scene = given({ phase: 'firstConsul', seats: players(3), table: { consul: RED } });
    scene.play(RED, 'nameVotes', 0).play(WHITE, 'passVotes');
    expect(scene.asked).toBe(`votes ${BLUE}`);
  });

  it('a whole game has five turns and ends with six starting and five recruited cards each', () => {
    const scene = choosing().idleUntil('theEnd');
    expect(scene.told('turnBegins')).toHaveLength(5);
    expect(scene.told('recruited')).toHaveLength(15);
    for (const { upright, sideways, faceDown, faceDownSideways } of scene.G.players) {
      expect(sum([upright, sideways, faceDown, faceDownSideways].flat())).toBe(11);
    }
  });
});
