import { createBrain, type Question } from '../../game/bots/brain';
import { LEVEL_NAMES, type LevelName } from '../../game/bots/levels';
import { createThinker } from '../../game/bots/messages';
import { mindOf } from '../../game/bots/minds';
import { covers } from '../../game/table/options';
import { ALL_GAMES, TABLES } from '../support/tables';
import { describePosition, type TestPosition, walkGame } from './positions';

const GAMES_EACH = 2;
const ITERATIONS = 10;

function questionOf(id: string, position: TestPosition, level: LevelName, seed: number): Question {
  const { G, ctx, seat, events } = position;
  const view = mindOf(id).game.view(G, ctx, seat);
  return { view, ctx, seat, events, level, seed, iterations: ITERATIONS };
}

describe.each(TABLES)('A bot of %s with %i players', (id, players, game) => {
  const brain = createBrain(id);

  it.each(LEVEL_NAMES)('plays only legal moves, and offers no others: %s', (level) => {
    for (let seed = 1; seed <= GAMES_EACH; seed++) {
      walkGame(game, players, seed, (position) => {
        const { choice, alternatives } = brain.think(questionOf(id, position, level, seed));
        for (const { move, args } of [choice, ...alternatives.map((each) => each.choice)]) {
          if (!position.options.some((option) => covers(option, move, args)))
            throw new Error(
              `${move}(${JSON.stringify(args)}): ${describePosition(game, seed, position)}`,
            );
        }
      });
    }
  });

  it('has something to say for every move it can choose from, in names that the game knows', () => {
    const names = new Set<string>(mindOf(id).moveFeatures);
    let reasons = 0;
    walkGame(game, players, 7, (position) => {
      const { alternatives } = brain.think(questionOf(id, position, 'hard', 7));
      for (const { why } of alternatives) {
        reasons += why.length;
        for (const { feature, weight } of why) {
          expect(names.has(feature)).toBe(true);
          expect(weight).toBeGreaterThan(0);
        }
      }
    });
    expect(reasons).toBeGreaterThan(0);
  });
});

describe.each(ALL_GAMES)('Thought in %s', (id, game) => {
  const brain = createBrain(id);

  it('is the same for the same view, seed and iterations, also in a thinker that is asked by messages', () => {
    const thinker = createThinker(() => 0);
    walkGame(game, game.seats.most, 11, (position) => {
      const question = questionOf(id, position, 'hard', 11);
      const answer = brain.think(question);
      expect(brain.think(question)).toEqual(answer);
      const request = JSON.parse(JSON.stringify({ id: 5, game: id, question }));
      expect(thinker(request)).toEqual({ id: 5, answer: JSON.parse(JSON.stringify(answer)) });
    });
  });

  it('leaves view, ctx and events as they are', () => {
    walkGame(game, game.seats.least, 12, (position) => {
      const question = questionOf(id, position, 'hard', 12);
      const before = JSON.stringify(question);
      brain.think(question);
      expect(JSON.stringify(question)).toBe(before);
    });
  });

  it('is not spent on forced moves and sure victories, and stops when the clock says so', () => {
    let [forced, cut] = [0, 0];
    walkGame(game, game.seats.most, 13, (position) => {
      // A clock on which every look takes a millisecond.
      let time = 0;
      const question = {
        ...questionOf(id, position, 'hard', 13),
        iterations: 1e6,
        milliseconds: 3,
      };
      const { iterations, alternatives } = brain.think(question, () => time++);
      if (alternatives.length === 1 && iterations === 0) forced += 1;
      else if (iterations === 0) expect(alternatives[0]?.chance).toBe(1);
      else {
        cut += 1;
        expect(iterations).toBeLessThan(50);
      }
    });
    expect(cut).toBeGreaterThan(20);
    if (id === 'alea') expect(forced).toBeGreaterThan(20);
  });
});

it('a thinker says what is wrong instead of dying of it', () => {
  const thinker = createThinker(() => 0);
  walkGame(mindOf('sylla').game, 3, 1, (position) => {
    const question = questionOf('sylla', position, 'easy', 1);
    expect(thinker({ id: 1, game: 'halma', question })).toMatchObject({
      id: 1,
      error: expect.stringContaining('halma'),
    });
  });
});
