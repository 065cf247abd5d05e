import { isDeepStrictEqual } from 'node:util';
import { sylla } from '../../game/sylla';
import { range } from '../../game/table/lists';
import { fastRandom } from '../../game/table/random';
import { frameworkMatch } from '../support/framework';
import { HOSTILE_NAMES, HOSTILE_VALUES } from '../support/hostile';
import { pick, playRandomly, silentRunner } from '../support/play';

const runner = silentRunner(sylla);

function overTheWire(value: unknown): unknown {
  if (typeof value === 'bigint') return undefined;
  const text = JSON.stringify(value);
  return text === undefined ? undefined : JSON.parse(text);
}

describe('Whatever a client sends', () => {
  it('never throws, never changes the state, and gets a reason', () => {
    const names = [...HOSTILE_NAMES, 'chooseCharacters', 'nameVotes', 'pay', 'stake', 'flipCard'];
    for (let seed = 1; seed <= 20; seed++) {
      const chance = fastRandom(seed);
      playRandomly(sylla, runner, 4, seed, {
        before(match, { seat }) {
          const before = JSON.stringify(match.G);
          for (const move of names) {
            const args = range(Math.floor(chance.Number() * 4)).map(() =>
              pick(HOSTILE_VALUES, chance),
            );
            // Now and then chance makes a legal move, as stake(0, true): not hostile.
            const legal = sylla
              .options(match.G, match.ctx, seat)
              .some((option) => option.move === move);
            if (legal && args.every((arg) => typeof arg === 'boolean' || arg === 0)) continue;
            const said = [seed, move, sylla.whyNot(match.G, match.ctx, seat, move, args)?.code];
            expect(said).toEqual([seed, move, expect.any(String)]);
            expect(runner.move(match, seat, move, args)).toBe(false);
          }
          expect(JSON.stringify(match.G)).toBe(before);
        },
      });
    }
  });

  it.each(['0', -1, 4, 1e9, Number.NaN, 0.5])(
    'from a seat that does not exist (%p) is refused',
    (seat) => {
      const match = runner.begin({ numPlayers: 4, random: fastRandom(1) });
      const why = sylla.whyNot(match.G, match.ctx, seat as number, 'stake', [0, true]);
      expect(why).toEqual({ code: 'notSeated', args: {} });
    },
  );

  it('is refused by boardgame.io too', () => {
    const silence = jest.spyOn(console, 'error').mockImplementation(() => {});
    const match = frameworkMatch(sylla.game, 3, 'hostile');
    const before = JSON.stringify([match.G, match.ctx]);
    for (const move of HOSTILE_NAMES) match.move(0, move, []);
    // What no JSON carries never arrives; the framework itself stumbles over some of it when it logs the refusal.
    const sendable = HOSTILE_VALUES.filter((value) => isDeepStrictEqual(overTheWire(value), value));
    expect(sendable.length).toBeGreaterThan(10);
    for (const value of sendable) match.move(0, 'chooseCharacters', [value]);
    expect(JSON.stringify([match.G, match.ctx])).toBe(before);
    silence.mockRestore();
  });
});
