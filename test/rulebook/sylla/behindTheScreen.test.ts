import { sylla } from '../../../game/sylla';
import { WHY } from '../../../game/sylla/events';
import { HIDDEN, type SyllaState } from '../../../game/sylla/state';
import { EVERYBODY } from '../../../game/table/asking';
import { playRandomly, silentRunner } from '../../support/play';
import {
  BLACK,
  BLUE,
  box,
  cards,
  fought,
  given,
  type Hand,
  openEvents,
  players,
  RED,
  type Scene,
  type SyllaScenery,
  sale,
  WHITE,
} from '../../support/sylla';

const HAND: Hand = { senator: 1, legionary: 1, vestal: 1, slave: 1 };
const RICH = players(4, { money: 7, tokens: [1, 2, 3] });

/** The scene as a seat sees it; null is a spectator. */
function seen(scene: Scene, seat: number | null) {
  return given(scene).seenBy(seat);
}

describe('Behind the screen: purses', () => {
  it('each sees the own money and tokens and nobody else’s', () => {
    const { players: table } = seen({ phase: 'firstConsul', seats: RICH }, RED);
    expect(table.map(({ purse }) => purse)).toEqual([
      null,
      { money: 7, tokens: [1, 2, 3] },
      null,
      null,
    ]);
  });

  it('a spectator sees no purse', () => {
    const { players: table } = seen({ phase: 'firstConsul', seats: RICH }, null);
    expect(table.map(({ purse }) => purse)).toEqual([null, null, null, null]);
  });

  it('of the others’ scores only the track and the Christians can be told', () => {
    const seats = players(4, { money: 4, has: { christianSlave: 1 } });
    const view = seen({ phase: 'firstConsul', seats }, BLUE);
    const hidden = { freedSlaves: null, tokens: null, total: null };
    expect(sylla.score(view, RED)).toEqual({ track: 10, christians: 2, ...hidden });
    expect(sylla.score(view, BLUE).total).toBe(15);
  });

  it('in a crisis all show the tokens of its colour and put them back', () => {
    const scene = given({ phase: 'famineAndCrisis', seats: RICH, table: { ladder: [1, 4, 4] } });
    expect(scene.told('showsTokens').map(({ tokens }) => tokens)).toEqual([1, 1, 1, 1]);
    expect(scene.seenBy(BLUE).players[RED]?.purse).toBeNull();
  });

  it('at the end all tokens are shown', () => {
    const view = seen({ phase: 'ecclesia', seats: RICH }, null);
    expect(view.players[BLACK]?.purse?.tokens).toEqual([1, 2, 3]);
    expect(sylla.score(view, BLACK).tokens).toEqual([2, 4, 6]);
  });
});

describe('Behind the screen: every gain and payment is made in public', () => {
  const temple = players(4, { money: 2, buildings: { temple: 1 } });
  const slave = players(4, { has: { slave: 1 } });
  const rows: [string, Scene, (scene: SyllaScenery) => SyllaScenery, string, object][] = [
    [
      'the token of the Consul',
      { phase: 'firstConsul', seats: RICH },
      (scene) => scene.idleUntil('offer'),
      'token',
      { seat: BLUE, virtue: box.CIVIC_SPIRIT, why: WHY.consulship },
    ],
    [
      'a token from an Insula',
      { phase: 'buildings', seats: slave, table: { places: sale(0, box.INSULA) } },
      (scene) =>
        scene.play(BLUE, 'offerBuilding', 0).play(RED, 'bid', 1).play(RED, 'takeInsulaToken', 2),
      'token',
      { seat: RED, virtue: box.LEISURE, why: WHY.building },
    ],
    [
      'a token from a Temple',
      { phase: 'revenue', seats: temple },
      (scene) => scene.play(BLUE, 'useTemple', 1),
      'token',
      { seat: BLUE, virtue: box.HEALTH, why: WHY.temple },
    ],
    [
      'a token from an event',
      {
        phase: 'events',
        seats: RICH,
        table: { ...openEvents(), ...fought([0, 0, 1, 0], 0, 0, 0) },
      },
      (scene) => scene,
      'token',
      { seat: WHITE, virtue: box.CIVIC_SPIRIT, why: WHY.event },
    ],
    [
      'the price of the consulship',
      { phase: 'firstConsul', seats: RICH },
      (scene) => scene.play(BLUE, 'nameVotes', 5).idleUntil('offer'),
      'money',
      { seat: BLUE, change: -5, why: WHY.consulship },
    ],
    [
      'the price of a token from a Temple',
      { phase: 'revenue', seats: temple },
      (scene) => scene.play(BLUE, 'useTemple', 1),
      'money',
      { seat: BLUE, change: -2, why: WHY.temple },
    ],
    [
      'the money of a Bank',
      { phase: 'buildings', seats: slave, table: { places: sale(0, box.BANK) } },
      (scene) => scene.play(BLUE, 'offerBuilding', 0).play(RED, 'bid', 1).idleUntil('offer'),
      'money',
      { seat: RED, change: 5, why: WHY.building },
    ],
    [
      'what was staked for the Work',
      { phase: 'greatWork', seats: RICH },
      (scene) => scene.play(RED, 'stake', 4, true).idleUntil('votes'),
      'money',
      { seat: RED, change: -4, why: WHY.greatWork },
    ],
  ];

  it.each(rows)('%s', (_what, scene, play, type, event) => {
    const { told } = play(given(scene)).chronicle;
    expect(told).toContainEqual({ type, args: event });
  });
});

describe('Behind the screen: secret choices', () => {
  const choosing = () =>
    given({ phase: 'startingCharacters', seats: players(4) }).play(
      BLUE,
      'chooseCharacters',
      cards(HAND),
    );

  it('only two questions go to everybody at once; all others are answered one by one', () => {
    const atOnce = new Set<string>();
    const before = ({ G: { asked } }: { G: SyllaState }) => {
      if (asked.seat === EVERYBODY) atOnce.add(asked.what);
    };
    playRandomly(sylla, silentRunner(sylla), 4, 79, { before });
    expect(atOnce).toEqual(new Set(['startingCharacters', 'stake']));
  });

  it('nobody else sees the characters chosen, only that they are', () => {
    const scene = choosing();
    expect(scene.seenBy(BLUE).players[BLUE]?.choice).toEqual(cards(HAND));
    expect(scene.seenBy(RED).players[BLUE]).toMatchObject({ choice: [], decided: true });
    expect(scene.seenBy(null).players[BLUE]).toMatchObject({ choice: [], decided: true });
    expect(scene.chronicle.told).toEqual([{ type: 'decided', args: { seat: BLUE } }]);
  });

  it('nobody else sees a stake or a thumb before the last player has decided', () => {
    const scene = given({ phase: 'greatWork', seats: RICH }).play(BLUE, 'stake', 5, true);
    expect(scene.seenBy(BLUE).players[BLUE]).toMatchObject({ stake: 5, build: true });
    expect(scene.seenBy(RED).players[BLUE]).toMatchObject({ stake: 0, build: false, purse: null });
    expect(scene.told('staked')).toEqual([]);
    expect(scene.told('money')).toEqual([]);
  });

  it('then all stakes and thumbs are open', () => {
    const scene = given({ phase: 'greatWork', seats: RICH }).play(BLUE, 'stake', 5, false);
    scene.idleUntil('votes');
    expect(scene.told('staked')).toHaveLength(4);
    expect(scene.told('staked')[0]).toEqual({ seat: BLUE, deniers: 5, votes: 5, build: 0 });
  });
});

describe('Behind the screen: piles', () => {
  const scene: Scene = { phase: 'firstConsul', seats: players(4) };

  it.each(['characterPile', 'buildingPile', 'eventPile'] as const)(
    'the %s shows how many cards are in it, but not which',
    (pile) => {
      const known = seen(scene, BLUE)[pile];
      expect(known).toHaveLength(given(scene).G[pile].length);
      expect(new Set(known)).toEqual(new Set([HIDDEN]));
    },
  );

  it('of the Works to come only the uppermost is known, and the one that was removed', () => {
    const table = { worksAhead: [5, 4, 3, 2, 1], workRemoved: 0 };
    const view = seen({ ...scene, table }, RED);
    expect(view.worksAhead).toEqual([5, HIDDEN, HIDDEN, HIDDEN, HIDDEN]);
    expect(view.workRemoved).toBe(0);
  });

  it('cards and tiles face down on the table are known to all', () => {
    const seats = [{ faceDown: { senator: 2 }, buildingsDown: { field: 1 } }, {}, {}, {}];
    const known = seen({ phase: 'firstConsul', seats }, null).players[BLUE];
    expect(known?.faceDown).toEqual(cards({ senator: 2 }));
    expect(known?.buildingsDown).toEqual([0, 1, 0, 0]);
  });
});
