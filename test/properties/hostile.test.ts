import { isDeepStrictEqual } from 'node:util';
import { range } from '../../game/table/lists';
import { covers } from '../../game/table/options';
import { fastRandom } from '../../game/table/random';
import { frameworkMatch } from '../support/framework';
import { HOSTILE_NAMES, HOSTILE_VALUES } from '../support/hostile';
import { pick, playRandomly, silentRunner } from '../support/play';
import { ALL_GAMES } from '../support/tables';

function overTheWire(value: unknown): unknown {
  if (typeof value === 'bigint') return undefined;
  const text = JSON.stringify(value);
  return text === undefined ? undefined : JSON.parse(text);
}

describe.each(ALL_GAMES)('Whatever a client sends to %s', (_id, game) => {
  const runner = silentRunner(game);
  const { most } = game.seats;

  it('never throws, never changes the state, and gets a reason', () => {
    const known = new Set<string>();
    for (let seed = 1; seed <= 20; seed++) {
      const chance = fastRandom(seed);
      playRandomly(game, runner, most, seed, {
        before(match, { seat, options }) {
          for (const { move } of options) known.add(move);
          const before = JSON.stringify(match.G);
          for (const move of [...HOSTILE_NAMES, ...known]) {
            const args = range(Math.floor(chance.Number() * 4)).map(() =>
              pick(HOSTILE_VALUES, chance),
            );
            // Now and then chance makes a legal move, as stake(0, true): not hostile.
            if (options.some((option) => covers(option, move, args))) continue;
            const said = [seed, move, game.whyNot(match.G, match.ctx, seat, move, args)?.code];
            expect(said).toEqual([seed, move, expect.any(String)]);
            expect(runner.move(match, seat, move, args)).toBe(false);
          }
          expect(JSON.stringify(match.G)).toBe(before);
        },
      });
    }
    expect(known.size).toBeGreaterThan(5);
  });

  it.each(['0', -1, most, 1e9, Number.NaN, 0.5])(
    'from a seat that does not exist (%p) is refused',
    (seat) => {
      const match = runner.begin({ numPlayers: most, random: fastRandom(1) });
      const asked = match.G.asked.seat < 0 ? 0 : match.G.asked.seat;
      const [option] = game.options(match.G, match.ctx, asked);
      const why = game.whyNot(match.G, match.ctx, seat as number, option?.move ?? '', []);
      expect(why).toEqual({ code: 'notSeated', args: {} });
    },
  );

  it('is refused by boardgame.io too', () => {
    const silence = jest.spyOn(console, 'error').mockImplementation(() => {});
    const match = frameworkMatch(game.game, most, 'hostile');
    const before = JSON.stringify([match.G, match.ctx]);
    for (const move of HOSTILE_NAMES) match.move(0, move, []);
    // What no JSON carries never arrives; the framework itself stumbles over some of it when it logs the refusal.
    const sendable = HOSTILE_VALUES.filter((value) => isDeepStrictEqual(overTheWire(value), value));
    expect(sendable.length).toBeGreaterThan(10);
    const asked = match.G.asked.seat < 0 ? 0 : match.G.asked.seat;
    const options = game.options(match.G, match.ctx, asked);
    for (const { move } of options) {
      for (const value of sendable) {
        // Two arguments too many: nothing that any move takes.
        match.move(asked, move, [value, value, value, value]);
      }
    }
    expect(JSON.stringify([match.G, match.ctx])).toBe(before);
    silence.mockRestore();
  });
});
