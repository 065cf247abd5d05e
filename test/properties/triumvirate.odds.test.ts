import * as fc from 'fast-check';
import { triumvirate } from '../../game/triumvirate';
import { attackOdds, battleOdds } from '../../game/triumvirate/odds';
import { playRandomly, silentRunner } from '../support/play';
import { box, given } from '../support/triumvirate';

/** Every way to draw so many weapons, each as often as it occurs: all weapons are told apart. */
function allDraws(bag: readonly string[], count: number): string[][] {
  if (count === 0) return [[]];
  return bag.flatMap((weapon, i) =>
    allDraws(bag.slice(i + 1), count - 1).map((rest) => [weapon, ...rest]),
  );
}

/** A battle, step by step as the rulebook tells it. */
function fightOut(attackers: number, defenders: number, stone: boolean, drawn: readonly string[]) {
  let [a, d] = [attackers, defenders];
  for (const weapon of drawn) {
    if (weapon === 'attacker') d -= 1;
    if (weapon === 'defender') a -= 1;
  }
  for (let killed = 0; stone && killed < 2 && a > 0; killed++) a -= 1;
  while (a > 0 && d > 0) {
    a -= 1;
    d -= 1;
  }
  return { a, d };
}

const BATTLE = fc.record({
  attackers: fc.integer({ min: 1, max: 8 }),
  defenders: fc.integer({ min: 0, max: 8 }),
  stone: fc.boolean(),
  own: fc.integer({ min: 0, max: 8 }),
  theirs: fc.integer({ min: 0, max: 8 }),
  others: fc.integer({ min: 0, max: 4 }),
});

function expectClose(found: readonly number[], expected: readonly number[]): void {
  const rounded = (chances: readonly number[]) => chances.map((chance) => chance.toFixed(10));
  expect(rounded(found)).toEqual(rounded(expected));
}

it('The odds of a battle are those of all its draws, and the closed form’s', () => {
  fc.assert(
    fc.property(BATTLE, ({ attackers, defenders, stone, own, theirs, others }) => {
      const bag = [
        ...new Array<string>(own).fill('attacker'),
        ...new Array<string>(theirs).fill('defender'),
        ...new Array<string>(others).fill('other'),
      ];
      const draws = allDraws(bag, Math.min(3, attackers, defenders, bag.length));
      const attackersLost = new Array<number>(attackers + 1).fill(0);
      const defendersLost = new Array<number>(defenders + 1).fill(0);
      let won = 0;
      let closed = 0;
      for (const drawn of draws) {
        const { a, d } = fightOut(attackers, defenders, stone, drawn);
        attackersLost[attackers - a] = (attackersLost[attackers - a] ?? 0) + 1 / draws.length;
        defendersLost[defenders - d] = (defendersLost[defenders - d] ?? 0) + 1 / draws.length;
        if (a > 0) won += 1;
        const margin = attackers - defenders - (stone ? 2 : 0);
        const count = (side: string) => drawn.filter((weapon) => weapon === side).length;
        if (count('defender') - count('attacker') < margin) closed += 1;
      }
      expect(closed).toBe(won);
      const odds = battleOdds({ attackers, defenders }, stone, { own, theirs, others });
      expect(odds.conquest).toBeCloseTo(won / draws.length, 10);
      expectClose(odds.attackersLost, attackersLost);
      expectClose(odds.defendersLost, defendersLost);
    }),
    { seed: 56, numRuns: 400 },
  );
});

it.each([
  [2, 2, 33],
  [3, 2, 67],
  [4, 2, 93],
  [3, 3, 30],
  [4, 3, 70],
  [5, 3, 90],
])('at the start %i against %i is won in %i of 100', (attackers, defenders, percent) => {
  const scene = given({ provinces: { sicilia: { legions: defenders } } });
  const { conquest } = attackOdds(scene.G, box.CAESAR, box.SICILIA, attackers);
  expect(Math.round(100 * conquest)).toBe(percent);
});

it('the defender’s stone counts', () => {
  const scene = given({ crassus: { stone: box.SICILIA }, provinces: { sicilia: { legions: 0 } } });
  expect(attackOdds(scene.G, box.CAESAR, box.SICILIA, 2).conquest).toBe(0);
  expect(attackOdds(scene.G, box.CAESAR, box.SICILIA, 3).conquest).toBe(1);
});

it('in random games conquests come as often as foretold', () => {
  const runner = silentRunner(triumvirate);
  let foretold = 0;
  let variance = 0;
  let conquered = 0;
  for (let seed = 1; seed <= 1500; seed++) {
    let target = 0;
    playRandomly(triumvirate, runner, 3, seed, {
      before({ G }, { seat }, { move, args }) {
        if (move !== 'attack') return;
        const [province, legions] = args as number[];
        target = province ?? 0;
        const { conquest } = attackOdds(G, seat, target, legions ?? 0);
        foretold += conquest;
        variance += conquest * (1 - conquest);
      },
      after({ G }, { seat }, { move }) {
        if (move === 'attack' && G.owner[target] === seat) conquered += 1;
      },
    });
  }
  expect(variance).toBeGreaterThan(100);
  expect(Math.abs(conquered - foretold) / Math.sqrt(variance)).toBeLessThan(4);
});
