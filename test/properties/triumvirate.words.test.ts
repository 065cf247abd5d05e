import { say } from '../../client/locales/gameWords';
import { triumvirateDe } from '../../client/locales/triumvirate.de';
import { triumvirateEn } from '../../client/locales/triumvirate.en';
import { listen } from '../../game/table/chronicle';
import { at, range } from '../../game/table/lists';
import { createRunner } from '../../game/table/runner/runner';
import { triumvirate } from '../../game/triumvirate';
import { PROVINCES } from '../../game/triumvirate/components';
import { playRandomly } from '../support/play';
import { box, given } from '../support/triumvirate';

const who = (seat: number): string => ['Caesar', 'Pompeius', 'Crassus'][seat] ?? `seat ${seat}`;

/** A name missing from a list, or a number from none. */
const BROKEN = /undefined|NaN|null|\[object|seat /;

describe.each([
  ['English', triumvirateEn(who)],
  ['German', triumvirateDe(who)],
])('The End of the Triumvirate in %s', (_language, words) => {
  it.each([2, 3])('has words for everything that happens among %i players', (players) => {
    for (let seed = 1; seed <= 8; seed++) {
      const whole = (what: string, said: string): void => {
        if (said === '' || BROKEN.test(said)) throw new Error(`${what}: «${said}», seed ${seed}`);
      };
      const chronicle = listen(triumvirate.events);
      const runner = createRunner(triumvirate.game, { chronicle });
      let heard = 0;
      const { match } = playRandomly(triumvirate, runner, players, seed, {
        before({ G, ctx }, { seat, options }) {
          whole('prompt', words.prompt(G, seat));
          whole('phase', words.phases[ctx.phase] ?? '');
          const deeds = options.map((option) => words.deed(G, option));
          for (const deed of deeds) whole('deed', deed);
          expect([seed, new Set(deeds).size]).toEqual([seed, deeds.length]);
          const lines = [
            ...words.commons(G),
            ...range(players).flatMap((each) => words.seat(G, each)),
            ...range(players).flatMap((each) => words.score(triumvirate.score(G, each))),
          ];
          for (const { name, value } of lines) whole(name, `${name}: ${value}`);
          for (; heard < chronicle.told.length; heard++) {
            const { type, args } = at(chronicle.told, heard);
            const said = say(words.chronicle, type, args);
            whole(type, said);
            expect(said).not.toBe(type);
          }
        },
      });
      whole('outcome', words.outcome(match.ctx.gameover));
    }
  });

  it('names every province, and asks for what an option leaves open', () => {
    expect(new Set(words.names.provinces).size).toBe(PROVINCES.length);
    const { G } = given();
    for (const option of triumvirate.options(G, given().ctx, box.CAESAR)) {
      const open = words.open(G, option);
      const ranges = option.args.map((arg) => typeof arg === 'object');
      expect(ranges.map((isOpen, i) => isOpen === Boolean(open[i]))).not.toContain(false);
    }
    const rome = { move: 'takeFromRome', args: [{ upTo: G.legions, least: 0, most: 2 }] };
    expect(words.open(G, rome)[0]?.kinds).toEqual(words.names.provinces);
  });

  it('has a sentence for every event and every refusal', () => {
    const figuresOf = (names: readonly string[]) =>
      Object.fromEntries(names.map((name) => [name, 1]));
    const tables = [
      [triumvirate.events, words.chronicle],
      [triumvirate.refusals, words.refusals],
    ] as const;
    for (const [table, sentences] of tables) {
      for (const [code, names] of Object.entries(table)) {
        const said = say(sentences, code, figuresOf(names));
        expect(said).not.toBe(code);
        expect(said).not.toMatch(BROKEN);
      }
    }
  });
});

it('says why a last province is safe, and what a crossing costs', () => {
  const { refusals } = triumvirateEn(who);
  expect(refusals.lastProvince({ rival: box.CRASSUS })).toBe(
    'Crassus has only one province left and cannot be attacked.',
  );
  expect(refusals.tooFar({ needed: 3, points: 2, legions: 4 })).toBe(
    'With legions this step costs 3; you have 2 points.',
  );
});

it('a button for an attack tells its odds', () => {
  const scene = given({ provinces: { italia: { legions: 4 } } });
  const attack = scene
    .options(box.CAESAR)
    .find(({ move, args }) => move === 'attack' && args[0] === box.SICILIA);
  expect(attack && triumvirateEn(who).deed(scene.G, attack)).toBe(
    'Attack Sicilia (Crassus): 93 % with 4 legions',
  );
});
