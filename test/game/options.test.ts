import { allChoices, choiceOf, covers, type Option } from '../../game/table/options';
import { fastRandom } from '../../game/table/random';

const march: Option = { move: 'march', args: [7, { least: 0, most: 2 }, true] };
const pay: Option = { move: 'pay', args: [{ upTo: [2, 0, 1], least: 1, most: 2 }] };

describe('Options with ranges', () => {
  it('stand for every number of a range', () => {
    expect(allChoices([march]).map(({ args }) => args)).toEqual([
      [7, 0, true],
      [7, 1, true],
      [7, 2, true],
    ]);
  });

  it('stand for every tally within its limits', () => {
    const tallies = allChoices([pay]).map(({ args }) => JSON.stringify(args[0]));
    expect(tallies.sort()).toEqual(['[0,0,1]', '[1,0,0]', '[1,0,1]', '[2,0,0]']);
  });

  it.each<[boolean, Option, unknown[]]>([
    [true, march, [7, 2, true]],
    [false, march, [7, 3, true]],
    [false, march, [7, -0, true]],
    [false, march, [7, 1.5, true]],
    [false, march, [7, '1', true]],
    [false, march, [7, 1, false]],
    [false, march, [7, 1]],
    [true, pay, [[1, 0, 1]]],
    [false, pay, [[0, 0, 0]]],
    [false, pay, [[2, 0, 1]]],
    [false, pay, [[0, 1, 0]]],
    [false, pay, [[1, 0]]],
    [false, pay, [new Array(3)]],
    [false, pay, [{ length: 3 }]],
    [false, pay, [null]],
  ])('%p: %j covers %j', (isCovered, option, args) => {
    expect(covers(option, option.move, args)).toBe(isCovered);
    expect(covers(option, 'other', args)).toBe(false);
  });

  it('a choice by chance is always one of them, and each comes up', () => {
    const chance = fastRandom(1);
    const all = allChoices([pay]).map((choice) => JSON.stringify(choice));
    const seen = new Set<string>();
    for (let i = 0; i < 200; i++) {
      const choice = choiceOf(pay, chance);
      expect(covers(pay, choice.move, choice.args)).toBe(true);
      seen.add(JSON.stringify(choice));
    }
    expect([...seen].sort()).toEqual(all.sort());
  });

  it('an option without ranges is its own choice', () => {
    const pass: Option = { move: 'pass', args: [] };
    expect(choiceOf(pass, fastRandom(1))).toBe(pass);
    expect(allChoices([pass])).toEqual([pass]);
  });
});
