import { mindOf } from '../../game/bots/minds';
import { sample } from '../../game/sylla/bot/sample';
import type { SyllaState } from '../../game/sylla/state';
import { fastRandom } from '../../game/table/random';
import type { AnyMind, Knowledge } from '../../game/table/search/mind';
import { flawsOf } from '../support/flaws';
import { ALL_GAMES, secretsOf } from '../support/tables';
import { describePosition, walkGame } from './positions';

const GAMES_EACH = 30;

describe.each(ALL_GAMES)('What a bot of %s makes up', (id, game) => {
  const mind = mindOf(id);
  const { least, most } = game.seats;
  const playersOf = (seed: number): number => least + (seed % (most - least + 1));

  it('looks to its seat exactly as the truth does, and keeps every law of the table', () => {
    for (let seed = 1; seed <= GAMES_EACH; seed++) {
      const random = fastRandom(seed);
      walkGame(game, playersOf(seed), seed, (position) => {
        const { G, ctx, seat, events } = position;
        const view = game.view(G, ctx, seat);
        const before = JSON.stringify(view);
        const made = mind.sample(view, seat, random, { events, counts: true });
        const where = describePosition(game, seed, position);
        if (JSON.stringify(game.view(made, ctx, seat)) !== before)
          throw new Error(`looks different: ${where}`);
        if (JSON.stringify(view) !== before) throw new Error(`changed the view: ${where}`);
        const flaws = flawsOf(game, made, ctx);
        if (flaws.length > 0) throw new Error(`${flaws.join('; ')}: ${where}`);
      });
    }
  });

  it('differs from sample to sample where something is hidden', () => {
    let [states, varied] = [0, 0];
    walkGame(game, most, 3, ({ G, ctx, seat, events }) => {
      const view = game.view(G, ctx, seat);
      const made = [1, 2].map((seed) =>
        samplesAs(mind, view, seat, seed, { events, counts: true }),
      );
      states += 1;
      if (made[0] !== made[1]) varied += 1;
    });
    if (secretsOf(game).hides) expect(varied).toBeGreaterThan(0.7 * states);
    else expect(varied).toBe(0);
  });
});

function samplesAs(
  mind: AnyMind,
  view: Parameters<AnyMind['sample']>[0],
  seat: number,
  seed: number,
  knowledge: Knowledge,
): string {
  return JSON.stringify(mind.sample(view, seat, fastRandom(seed), knowledge));
}

describe('Whoever counts in Sylla', () => {
  const mind = mindOf('sylla');
  const purses = (state: unknown): string =>
    JSON.stringify((state as SyllaState).players.map(({ purse }) => purse));

  it('knows all purses from what was told in public', () => {
    for (let seed = 1; seed <= 10; seed++) {
      walkGame(mind.game, 4, seed, (position) => {
        const { G, ctx, seat, events } = position;
        const view = mind.game.view(G, ctx, seat);
        const made = mind.sample(view, seat, fastRandom(seed), { events, counts: true });
        if (purses(made) !== purses(G))
          throw new Error(`miscounted: ${describePosition(mind.game, seed, position)}`);
      });
    }
  });

  it('and who does not is wrong somewhere, without owing money', () => {
    let wrong = 0;
    walkGame(mind.game, 4, 5, ({ G, ctx, seat, events }) => {
      const view = mind.game.view(G, ctx, seat) as unknown as Parameters<typeof sample>[0];
      const knowledge = { events, counts: false };
      const made = sample(view, seat, fastRandom(seat), knowledge, mind.weights.policy);
      if (purses(made) !== purses(G)) wrong += 1;
      for (const { purse } of made.players) expect(purse.money).toBeGreaterThanOrEqual(0);
    });
    expect(wrong).toBeGreaterThan(20);
  });
});
