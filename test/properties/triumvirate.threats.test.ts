import type { Ctx } from 'boardgame.io';
import { allChoices, type Choice } from '../../game/table/options';
import { fastRandom } from '../../game/table/random';
import { triumvirate } from '../../game/triumvirate';
import { attackOdds, battleOdds } from '../../game/triumvirate/odds';
import { NONE, type TriumvirateState } from '../../game/triumvirate/state';
import { type Threat, threats, threatsOf } from '../../game/triumvirate/threats';
import { playRandomly, silentRunner } from '../support/play';
import { box, given, nearVictory, owns, type Scene } from '../support/triumvirate';

const runner = silentRunner(triumvirate);
const { CAESAR, POMPEIUS, CRASSUS, POLITICAL, MILITARY, COMPETENCE } = box;
const { ITALIA, SICILIA, GALLIA_CISALPINA } = box;

const of = (scene: Scene, seat: number = CAESAR): Threat[] => threatsOf(given(scene).G, seat);

describe('Threats by citizens', () => {
  const consul = { consulates: 1, citizens: 5 };

  it('a sixth citizen costs 3 gold where one does not lead, 1 where one does', () => {
    const threat = { seat: CAESAR, how: POLITICAL, province: ITALIA, chance: 1 };
    expect(of({ caesar: { ...consul, gold: 3 } })).toEqual([threat]);
    expect(of({ caesar: { ...consul, gold: 2 } })).toEqual([]);
    expect(of({ caesar: { ...consul, gold: 1, political: 2 } })).toEqual([threat]);
  });

  it('gold on the way counts, as far as points allow a return', () => {
    const lying = { galliaNarbonensis: { gold: 3 } };
    expect(of({ caesar: consul, provinces: lying })).toHaveLength(1);
    expect(of({ caesar: consul, provinces: lying, table: { points: 1 } })).toEqual([]);
    // Two points: there over the sea, and back.
    expect(of({ caesar: consul, provinces: lying, table: { points: 2 } })).toHaveLength(1);
  });

  it('the lead may be bought first', () => {
    // Two citizens: 3 + 4 without the lead, or 1 + 2 + 3 with it.
    const four = { consulates: 1, citizens: 4 };
    expect(of({ caesar: { ...four, gold: 6 } })).toHaveLength(1);
    expect(of({ caesar: { ...four, gold: 5 } })).toEqual([]);
  });

  it('a rival’s citizen is unseated first where none is neutral', () => {
    const crassus = { citizens: 4 };
    // 1 + 2 + 3 gold: the lead, the rival's citizen, and then one's own.
    expect(of({ caesar: { ...consul, gold: 6 }, crassus })).toHaveLength(1);
    expect(of({ caesar: { ...consul, gold: 5 }, crassus })).toEqual([]);
  });

  it('in the next turn supply and Rome come to it', () => {
    // Italia's official yields 2 gold, Rome gives 2.
    expect(of({ active: POMPEIUS, caesar: consul })).toHaveLength(1);
    expect(
      of({ active: POMPEIUS, caesar: consul, provinces: { italia: { officials: 0 } } }),
    ).toEqual([]);
    // An empty bank gives neither.
    expect(of({ active: POMPEIUS, caesar: consul, pompeius: { gold: 15 } })).toEqual([]);
    expect(of({ active: POMPEIUS, caesar: consul, pompeius: { gold: 12 } })).toHaveLength(1);
  });

  it('before the first consulate six citizens are no threat', () => {
    expect(of({ caesar: { citizens: 5, gold: 9 } })).toEqual([]);
  });

  it('at the end of the year a re-election is, with more citizens than anybody else', () => {
    const last = { calendar: 1 };
    const three = { consulates: 1, citizens: 3 };
    expect(of({ caesar: three, table: last })).toHaveLength(1);
    expect(of({ caesar: three, table: { calendar: 2 } })).toEqual([]);
    expect(of({ caesar: three, crassus: { citizens: 3 }, table: last })).toEqual([]);
    expect(
      of({ caesar: { ...three, gold: 3 }, crassus: { citizens: 3 }, table: last }),
    ).toHaveLength(1);
    // It is Pompeius' turn: Caesar's next one ends the year if two are played before.
    expect(of({ active: POMPEIUS, caesar: three, table: { calendar: 3 } })).toHaveLength(1);
  });

  it('once actions have begun the stone stays where it is', () => {
    const scene = given({ caesar: { ...consul, gold: 4, stone: GALLIA_CISALPINA } });
    expect(threatsOf(scene.G, CAESAR)).toHaveLength(1);
    scene.play(CAESAR, 'improve', MILITARY);
    expect(threatsOf(scene.G, CAESAR)).toEqual([]);
  });
});

describe('Threats by competence', () => {
  it('up to three steps, in a province that allows them', () => {
    const near = { political: 6, military: 5 };
    const threat = { seat: CAESAR, how: COMPETENCE, province: GALLIA_CISALPINA, chance: 1 };
    expect(of({ caesar: { ...near, gold: 6 } })).toEqual([threat]);
    expect(of({ caesar: { ...near, gold: 5 } })).toEqual([]);
    expect(of({ caesar: { political: 5, military: 5, gold: 9 } })).toEqual([]);
  });

  it('one competence alone can be raised in its own kind of province too', () => {
    const stuck = { points: 0 };
    expect(of({ caesar: { political: 6, military: 7, gold: 1 }, table: stuck })).toHaveLength(1);
    expect(of({ caesar: { political: 7, military: 6, gold: 1 }, table: stuck })).toEqual([]);
  });
});

/** The moves that matter in a turn without an attack: nothing is carried, and Rome gives gold. */
function peacefulMoves(G: TriumvirateState, ctx: Ctx): Choice[] {
  const choices = allChoices(triumvirate.options(G, ctx, G.asked.seat));
  switch (G.asked.what) {
    case 'rome':
    case 'spreadLegions':
    case 'consul':
      return choices.slice(0, 1);
    case 'spreadGold':
      return choices;
    default:
      return choices.filter(({ move, args }) => {
        if (move === 'march') return args[1] === 0 && args[2] === 0;
        return !['attack', 'placeOfficials', 'forgeWeapons'].includes(move);
      });
  }
}

/** The kinds of victory that some turn without an attack brings the seat, found by trying them all. */
function tried(start: TriumvirateState, startCtx: Ctx, seat: number): number[] {
  const found = new Set<number>();
  const seen = new Set<string>();
  const visit = (G: TriumvirateState, ctx: Ctx): void => {
    const key = JSON.stringify(G);
    if (seen.has(key)) return;
    seen.add(key);
    for (const { move, args } of peacefulMoves(G, ctx)) {
      const match = runner.resume(
        { G: structuredClone(G), ctx: structuredClone(ctx) },
        fastRandom(1),
      );
      expect(runner.move(match, G.asked.seat, move, args)).toBe(true);
      if (match.G.winner === seat) found.add(match.G.victory);
      if (move !== 'endTurn' && match.G.asked.seat === seat) visit(match.G, match.ctx);
    }
  };
  visit(start, startCtx);
  return [...found].sort();
}

const peacefulKinds = (G: TriumvirateState, seat: number): number[] =>
  threatsOf(G, seat).flatMap(({ how }) => (how === MILITARY ? [] : [how]));

describe('Threats by citizens and competence are exact for turns without an attack', () => {
  it('in the rest of a turn', () => {
    const kinds: number[] = [];
    for (let seed = 1; seed <= 60; seed++) {
      const chance = fastRandom(seed);
      playRandomly(triumvirate, runner, 2 + (seed % 2), seed, {
        before({ G, ctx }, { seat }) {
          if (!['march', 'actions'].includes(G.asked.what) || chance.Number() > 0.03) return;
          const start = { ...nearVictory(G, chance), points: chance.Die(3) - 1 };
          const expected = tried(start, ctx, seat);
          expect([seed, peacefulKinds(start, seat)]).toEqual([seed, expected]);
          kinds.push(...(expected.length === 0 ? [NONE] : expected));
        },
      });
    }
    for (const kind of [NONE, POLITICAL, COMPETENCE])
      expect(kinds.filter((each) => each === kind).length).toBeGreaterThan(10);
  });

  it('in the next turn, while the one before ends', () => {
    const kinds: number[] = [];
    for (let seed = 1; seed <= 30; seed++) {
      const chance = fastRandom(seed);
      playRandomly(triumvirate, runner, 3, seed, {
        before({ G, ctx }, { seat }) {
          if (G.asked.what !== 'march' || chance.Number() > 0.02) return;
          const start = { ...nearVictory(G, chance), calendar: 1 + chance.Die(2) };
          const next = (seat + 1) % 3;
          const copy = { G: structuredClone(start), ctx: structuredClone(ctx) };
          const match = runner.resume(copy, fastRandom(1));
          runner.move(match, seat, 'endTurn', []);
          const expected = tried(match.G, match.ctx, next);
          expect([seed, peacefulKinds(start, next)]).toEqual([seed, expected]);
          kinds.push(...(expected.length === 0 ? [NONE] : expected));
        },
      });
    }
    for (const kind of [NONE, POLITICAL, COMPETENCE])
      expect(kinds.filter((each) => each === kind).length).toBeGreaterThan(2);
  });
});

describe('Threats by provinces', () => {
  /** Caesar owns eight provinces without a legion but in Italia; Pompeius and Crassus are away. */
  const eight = (italia: number, more: Scene = {}): Scene => {
    const provinces = owns(
      CAESAR,
      [
        'galliaComata',
        'galliaNarbonensis',
        'galliaCisalpina',
        'italia',
        'illyricum',
        'macedonia',
        'hispaniaCiterior',
        'hispaniaUlterior',
      ],
      CRASSUS,
    );
    for (const province of Object.values(provinces)) province.legions = 0;
    return {
      ...more,
      pompeius: { stone: box.CYRENAICA },
      crassus: { stone: box.SYRIA },
      provinces: {
        ...provinces,
        achaea: { owner: CRASSUS, legions: 6 },
        asia: { owner: CRASSUS, legions: 6 },
        syria: { owner: CRASSUS, legions: 6 },
        sicilia: { owner: CRASSUS, legions: 2 },
        africa: { owner: POMPEIUS, legions: 6 },
        italia: { owner: CAESAR, legions: italia },
        ...more.provinces,
      },
    };
  };
  const military = (scene: Scene, seat: number = CAESAR) =>
    of(scene, seat).find(({ how }) => how === MILITARY);

  const BAG = { own: 2, theirs: 2, others: 2 };

  it('the ninth: the chance of the one battle there is', () => {
    const threat = military(eight(4, { table: { points: 1 } }));
    const { conquest } = battleOdds({ attackers: 4, defenders: 2 }, false, BAG);
    expect(threat).toMatchObject({ seat: CAESAR, how: MILITARY, province: SICILIA });
    expect(threat?.chance).toBeCloseTo(conquest, 12);
  });

  it('certain where no draw can prevent it', () => {
    expect(military(eight(5, { table: { points: 1 } }))?.chance).toBe(1);
    const empty = { sicilia: { owner: CRASSUS, legions: 0 } };
    expect(military(eight(1, { table: { points: 1 }, provinces: empty }))?.chance).toBe(1);
  });

  it('legions are brought from where they stand, as far as the points last', () => {
    const behind = { galliaCisalpina: { owner: CAESAR, legions: 5 } };
    expect(military(eight(0, { table: { points: 2 }, provinces: behind }))).toBeUndefined();
    // To Gallia Cisalpina alone, back with five, and over to Sicilia.
    expect(military(eight(0, { table: { points: 3 }, provinces: behind }))?.chance).toBe(1);
  });

  it('a second attack after a failed one counts, with legions from elsewhere', () => {
    const once = military(eight(2, { table: { points: 1 } }))?.chance ?? 0;
    const reserves = { galliaCisalpina: { owner: CAESAR, legions: 2 } };
    const again = military(eight(2, { provinces: reserves }))?.chance ?? 0;
    expect(once).toBeCloseTo(1 / 3, 12);
    expect(again).toBeGreaterThan(once);
  });

  it('none in the last province of a rival, and none without legions', () => {
    expect(military(eight(0))).toBeUndefined();
    const last: Scene = {
      crassus: { stone: SICILIA },
      provinces: { ...owns(CRASSUS, ['sicilia'], POMPEIUS), italia: { legions: 9 } },
    };
    expect(military({ ...last, table: { points: 1 } })).toBeUndefined();
  });

  it('two missing provinces need two conquests, with the survivors of the first', () => {
    const seven = eight(6, {
      table: { points: 2 },
      provinces: {
        macedonia: { owner: CRASSUS, legions: 6 },
        africa: { owner: POMPEIUS, legions: 0 },
      },
    });
    // Sicilia with 6 against 2 is certain; Africa lies empty behind it.
    expect(military(seven)?.chance).toBe(1);
    expect(military({ ...seven, table: { points: 1 } })).toBeUndefined();
  });

  it('the stone that fled stands in the way of the second', () => {
    const scene = eight(5, {
      table: { points: 2 },
      provinces: {
        macedonia: { owner: CRASSUS, legions: 6 },
        sicilia: { owner: POMPEIUS, legions: 0 },
        africa: { owner: POMPEIUS, legions: 0 },
      },
    });
    expect(military(scene)?.chance).toBe(1);
    // Two of five fall to Pompeius in Sicilia, and two of three to him again in Africa.
    const pompeius = { stone: SICILIA };
    expect(military({ ...scene, pompeius })?.chance).toBe(1);
    const fewer = { ...scene.provinces, italia: { owner: CAESAR, legions: 4 } };
    expect(military({ ...scene, pompeius, provinces: fewer })).toBeUndefined();
  });

  it('a loser who wins by the compensation card spoils it', () => {
    const scene = eight(6, {
      table: { points: 2, card: { holder: CRASSUS, side: 1 } },
      provinces: {
        macedonia: { owner: CRASSUS, legions: 6 },
        africa: { owner: POMPEIUS, legions: 0 },
      },
    });
    expect(military(scene)?.chance).toBe(1);
    const crassus = { stone: box.SYRIA, political: 7, military: 6 };
    expect(military({ ...scene, crassus })).toBeUndefined();
  });

  it('Rome’s legions and supply come to it in the next turn', () => {
    const later = (scene: Scene): Scene => ({ ...scene, active: POMPEIUS });
    // Two of Rome against two, and whatever else the provinces send.
    const alone = eight(0, { table: { stock: 2 } });
    expect(military(later(alone))?.chance).toBeGreaterThan(0.3);
    expect(military(later(eight(0, { table: { stock: 0 } })))).toBeUndefined();
    expect(military(later(eight(3, { table: { stock: 2 } })))?.chance).toBe(1);
  });

  it('is never less than what one attack now would do, and never more than 1', () => {
    let compared = 0;
    for (let seed = 1; seed <= 400; seed++) {
      playRandomly(triumvirate, runner, 3, seed, {
        before({ G }, { seat, options }) {
          if (G.asked.what !== 'march' || triumvirate.score(G, seat).military.missing > 1) return;
          const now = options.flatMap(({ move, args }) => {
            const [province, legions] = args as [number, { most: number }];
            return move === 'attack' ? [attackOdds(G, seat, province, legions.most).conquest] : [];
          });
          const found = threatsOf(G, seat).find(({ how }) => how === MILITARY)?.chance ?? 0;
          if (found > 1 + 1e-9 || found < Math.max(0, ...now) - 1e-9)
            throw new Error(`${found} with ${now}: seed ${seed}`);
          compared += 1;
        },
      });
    }
    expect(compared).toBeGreaterThan(20);
  });
});

it('threats of the whole table name every seat, and after the end there are none', () => {
  const consul = { consulates: 1, citizens: 5, gold: 3 };
  const scene = given({ caesar: consul, pompeius: { political: 6, military: 7, gold: 1 } });
  expect(threats(scene.G).map(({ seat, how }) => [seat, how])).toEqual([
    [CAESAR, POLITICAL],
    [POMPEIUS, COMPETENCE],
  ]);
  expect(threats(scene.play(CAESAR, 'winCitizen').G)).toEqual([]);
});
