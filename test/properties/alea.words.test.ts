import { aleaDe } from '../../client/locales/alea.de';
import { aleaEn } from '../../client/locales/alea.en';
import { say } from '../../client/locales/gameWords';
import { alea } from '../../game/alea';
import { type ChronicleEvent, listen } from '../../game/table/chronicle';
import { at, range } from '../../game/table/lists';
import { createRunner } from '../../game/table/runner/runner';
import { playRandomly } from '../support/play';

const who = (seat: number): string => 'ABCDE'[seat] ?? `seat ${seat}`;

/** A name missing from a list, or a number from none. */
const BROKEN = /undefined|NaN|null|\[object|seat /;

describe.each([
  ['English', aleaEn(who)],
  ['German', aleaDe(who)],
])('Alea Iacta Est in %s', (_language, words) => {
  it.each([2, 4, 5])('has words for everything that happens among %i players', (players) => {
    for (let seed = 1; seed <= 8; seed++) {
      const whole = (what: string, said: string): void => {
        if (said === '' || BROKEN.test(said)) throw new Error(`${what}: «${said}», seed ${seed}`);
      };
      const chronicle = listen(alea.events);
      let heard = 0;
      const { match } = playRandomly(alea, createRunner(alea.game, { chronicle }), players, seed, {
        before({ G, ctx }, { seat, options }) {
          const view = alea.view(G, ctx, seat);
          whole('prompt', words.prompt(view, seat));
          whole('phase', words.phases[ctx.phase] ?? '');
          const deeds = options.map((option) => words.deed(view, option));
          for (const deed of deeds) whole('deed', deed);
          expect([seed, new Set(deeds).size]).toEqual([seed, deeds.length]);
          const lines = [
            ...words.commons(view),
            ...range(players).flatMap((each) => words.seat(view, each)),
            ...range(players).flatMap((each) => words.score(alea.score(view, each))),
          ];
          for (const { name, value } of lines) whole(name, `${name}: ${value}`);
          for (; heard < chronicle.told.length; heard++) {
            const { type, args }: ChronicleEvent = at(chronicle.told, heard);
            whole(type, say(words.chronicle, type, args));
          }
        },
      });
      whole('outcome', words.outcome(match.ctx.gameover));
    }
  });

  it('asks for what an option leaves open, kind by kind', () => {
    const match = createRunner(alea.game, { chronicle: listen(alea.events) });
    const { G } = match.begin({
      numPlayers: 4,
      random: { Number: () => 0, Die: () => 1, Shuffle: (l) => l },
    });
    const tally = { upTo: [1, 0, 0, 0, 0, 2], least: 1, most: 3 };
    const [reroll] = words.open(G, { move: 'reroll', args: [tally] });
    expect(reroll?.kinds).toEqual(['1', '2', '3', '4', '5', '6']);
    const [keep] = words.open(G, { move: 'keepTiles', args: [{ ...tally, upTo: [1, 1, 1] }] });
    expect(keep?.kinds).toEqual(['1', '2', '3']);
    expect(words.open(G, { move: 'takeProvince', args: [3] })).toEqual([]);
  });

  it('has a sentence for every refusal', () => {
    const figures = Object.fromEntries(
      Object.values(alea.refusals).flatMap((names) => names.map((name) => [name, 2])),
    );
    for (const code of Object.keys(alea.refusals)) {
      const said = say(words.refusals, code, figures);
      expect(said).not.toBe(code);
      expect(said).not.toMatch(BROKEN);
    }
  });
});
