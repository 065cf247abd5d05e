import { createBrain } from '../../game/bots/brain';
import type { OpenMoment, PastDeed } from '../../game/bots/review';
import { SILENCE } from '../../game/table/chronicle';
import { at, range, sum } from '../../game/table/lists';
import type { Outcome } from '../../game/table/module';
import type { Choice } from '../../game/table/options';
import { fastRandom } from '../../game/table/random';
import { createRunner } from '../../game/table/runner/runner';
import { ALL_GAMES, secretsOf } from '../support/tables';
import { box, given, type Scene } from '../support/triumvirate';
import { pastDeeds } from './positions';

/** Reviews are slow: the last deed of each kind stands for all, and a few more. */
const MORE_DEEDS = 2;

describe.each(ALL_GAMES)('The review of a game of %s', (id, game) => {
  const brain = createBrain(id);
  const deeds = pastDeeds(game, game.seats.most, 31);
  const some = deeds.filter(
    ({ choice }, i) =>
      i % Math.ceil(deeds.length / MORE_DEEDS) === 0 ||
      deeds.findLastIndex((each) => each.choice.move === choice.move) === i,
  );
  const reviews = some.map((deed) => brain.review(deed));

  it('begins with the chances at the beginning, and ends with those who won', () => {
    const [first] = deeds;
    const last = deeds.at(-1);
    if (!first || !last) throw new Error('nothing was done');
    expect(sum(brain.review(first).chancesAtFirst ?? [])).toBeCloseTo(1);
    const { chances, chancesAtFirst } = brain.review(last);
    expect(chancesAtFirst).toBeUndefined();
    const { winners } = last.after.ctx.gameover as Outcome;
    chances.forEach((chance, seat) => {
      expect(chance).toBe(winners.includes(seat) ? 1 / winners.length : 0);
    });
  });

  it('shares the chances out, and takes from some in luck what it gives to others', () => {
    for (const { chances, luck } of reviews) {
      expect(sum(chances)).toBeCloseTo(1);
      expect(sum(luck.map(({ amount }) => amount))).toBeCloseTo(0);
    }
  });

  it('finds luck only where something was rolled, drawn or shown', () => {
    const { reveals } = secretsOf(game);
    for (const [i, deed] of some.entries()) {
      if (reviews[i]?.luck.every(({ variance }) => variance === 0)) continue;
      const next = deeds[deeds.indexOf(deed) + 1];
      const told = next?.events.slice(deed.events.length) ?? [];
      const shown = told.some(({ type }) => reveals.includes(type));
      expect([deed.choice.move, shown]).toEqual([deed.choice.move, true]);
    }
  });

  it('is the same for the same deed and seed, and leaves the deed as it is', () => {
    for (const [i, deed] of some.slice(0, 4).entries()) {
      const before = JSON.stringify(deed);
      expect(brain.review(deed)).toEqual(reviews[i]);
      expect(JSON.stringify(deed)).toBe(before);
    }
  });

  it('judges a choice by what the seat could know', () => {
    const chance = fastRandom(5);
    for (const [i, deed] of some.entries()) {
      const G = secretsOf(game).scramble(deed.before.G, deed.seat, chance);
      expect(brain.review(elsewhere(deed, G)).mistake).toEqual(reviews[i]?.mistake);
    }
  });

  /** The same choice in another world that looks the same to its seat. */
  function elsewhere(deed: PastDeed, G: OpenMoment['G']): PastDeed {
    const runner = createRunner(game.game, { chronicle: SILENCE });
    const match = runner.resume(structuredClone({ ...deed.before, G }), fastRandom(1));
    runner.move(match, deed.seat, deed.choice.move, deed.choice.args);
    return { ...deed, before: { ...deed.before, G }, after: { G: match.G, ctx: match.ctx } };
  }
});

describe('In the Triumvirate the review', () => {
  const brain = createBrain('triumvirate');
  const { CAESAR, POMPEIUS, CRASSUS, SICILIA } = box;

  /** Something that Caesar does in a scene. */
  function deedOf(scene: Scene, move: string, ...args: Choice['args']): PastDeed {
    const table = given(scene);
    const now = (): OpenMoment => structuredClone({ G: table.G, ctx: table.ctx });
    const before = now();
    table.play(CAESAR, move, ...args);
    const choice = { move, args };
    return { before, after: now(), seat: CAESAR, choice, events: [], seed: 1, isFirst: false };
  }

  /** Caesar can win now; Pompeius is next, and could too. */
  const victory: Scene = {
    caesar: { citizens: 5, consulates: 1, gold: 9 },
    pompeius: { citizens: 5, consulates: 1, gold: 5 },
    crassus: { citizens: 0 },
  };

  it('says what a victory left on the board cost, and that nothing was luck', () => {
    const { mistake, luck } = brain.review(deedOf(victory, 'endTurn'));
    expect(mistake).toMatchObject({ better: { move: 'winCitizen', args: [] } });
    expect(mistake?.cost).toBeGreaterThan(0.5);
    expect(luck.every(({ amount }) => amount === 0)).toBe(true);
  });

  it('has nothing to say against taking it', () => {
    const { mistake, chances } = brain.review(deedOf(victory, 'winCitizen'));
    expect(mistake).toBeUndefined();
    expect(chances).toEqual([1, 0, 0]);
  });

  /** Caesar owns eight provinces and attacks a ninth, and draws these weapons. */
  const battle = (...drawn: number[]): PastDeed => {
    const provinces = {
      italia: { legions: 3 },
      sicilia: { legions: 2 },
      macedonia: { owner: CAESAR },
      achaea: { owner: CAESAR },
      asia: { owner: CAESAR, officials: 0 },
    };
    return deedOf({ crassus: { stone: SICILIA }, provinces, drawn }, 'attack', SICILIA, 3, 0);
  };

  it('calls it luck what weapons are drawn in the battle for the ninth province', () => {
    const { chances, luck } = brain.review(battle(CAESAR, CAESAR));
    expect(chances).toEqual([1, 0, 0]);
    expect(at(luck, CAESAR).amount).toBeGreaterThan(0.2);
    for (const other of [POMPEIUS, CRASSUS]) expect(at(luck, other).amount).toBeLessThan(0);
  });

  it('finds good and bad luck in equal parts when the same battle is fought again and again', () => {
    const lucks = range(12).map((i) => {
      const chance = fastRandom(i);
      const drawn = range(2).map(() => chance.Die(3) - 1);
      return at(brain.review(battle(...drawn)).luck, CAESAR).amount;
    });
    const mean = sum(lucks) / lucks.length;
    const spread = Math.sqrt(sum(lucks.map((luck) => (luck - mean) ** 2))) / lucks.length;
    expect(spread).toBeGreaterThan(0.01);
    expect(Math.abs(mean)).toBeLessThan(3 * spread);
  });
});
