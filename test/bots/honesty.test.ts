import { createBrain, type Question } from '../../game/bots/brain';
import { fastRandom } from '../../game/table/random';
import { ALL_GAMES, secretsOf } from '../support/tables';
import { describePosition, walkGame } from './positions';

const POSITIONS = 500;
/** Enough for a tree of some depth; what a search with more would see comes through the same sample. */
const ITERATIONS = 12;

describe.each(ALL_GAMES)('A bot of %s cannot cheat', (_id, game) => {
  it(`decides alike in ${POSITIONS} positions, whatever is hidden from it`, () => {
    const brain = createBrain(game.id);
    const { scramble, hides } = secretsOf(game);
    let positions = 0;
    let differing = 0;
    let caught = 0;
    for (let seed = 1; positions < POSITIONS; seed++) {
      const chance = fastRandom(seed);
      const { least, most } = game.seats;
      walkGame(game, least + (seed % (most - least + 1)), seed, (position) => {
        const { G, ctx, seat, events } = position;
        if (positions === POSITIONS || chance.Number() < 0.5) return;
        positions += 1;
        const other = scramble(G, seat, chance);
        if (JSON.stringify(other) !== JSON.stringify(G)) differing += 1;
        const question = (truth: typeof G): Question => ({
          view: game.view(truth, ctx, seat),
          ctx,
          seat,
          events,
          level: 'hard',
          seed: seed + positions,
          iterations: ITERATIONS,
        });
        const answer = JSON.stringify(brain.think(question(G)));
        if (JSON.stringify(brain.think(question(other))) !== answer)
          throw new Error(`sees more than it may: ${describePosition(game, seed, position)}`);
        const cheat = { ...question(G), view: other };
        if (positions % 5 === 0 && JSON.stringify(brain.think(cheat)) !== answer) caught += 1;
      });
    }
    // Otherwise the test above could not fail: the hidden differs, and a bot that were shown it would decide differently.
    if (!hides) return;
    expect(differing).toBeGreaterThan(0.9 * POSITIONS);
    expect(caught).toBeGreaterThan(10);
  });
});
