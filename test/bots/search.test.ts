import { createBrain, type Question } from '../../game/bots/brain';
import { LEVEL_NAMES } from '../../game/bots/levels';
import { mindOf } from '../../game/bots/minds';
import { fastRandom } from '../../game/table/random';
import { copyOf } from '../../game/table/search/copy';
import { pickByShare, softmax } from '../../game/table/search/policy';
import { Bandit, isProven } from '../../game/table/search/tree';
import { rewardsOf } from '../../game/table/search/value';
import { triumvirate } from '../../game/triumvirate';
import { threatsByActions, threatsOf } from '../../game/triumvirate/threats';
import { playRandomly, silentRunner } from '../support/play';
import { ALL_GAMES } from '../support/tables';
import { box, given, nearVictory, type Scene } from '../support/triumvirate';
import { walkGame } from './positions';

describe.each(ALL_GAMES)('A copy of a state of %s', (_id, game) => {
  it('is equal, and shares nothing with it', () => {
    walkGame(game, game.seats.most, 21, ({ G, ctx }) => {
      for (const original of [G, ctx]) {
        const copy = copyOf<object>(original);
        expect(copy).toEqual(original);
        expect(sharedParts(original, copy)).toEqual([]);
      }
    });
  });
});

function sharedParts(one: object, other: object, path = ''): string[] {
  if (one === other) return [path];
  return Object.entries(one).flatMap(([key, part]) => {
    const twin: unknown = (other as Record<string, unknown>)[key];
    if (typeof part !== 'object' || part === null) return [];
    return sharedParts(part, twin as object, `${path}.${key}`);
  });
}

describe('Shares', () => {
  it('of a softmax add up to one, however large the figures are', () => {
    expect(softmax([1000, 1000])).toEqual([0.5, 0.5]);
    expect(softmax([0, Math.log(3)])[1]).toBeCloseTo(0.75);
  });

  it('are picked as often as they are large', () => {
    const random = fastRandom(1);
    let second = 0;
    for (let i = 0; i < 10_000; i++) second += pickByShare([0.2, 0.7, 0.1], random) === 1 ? 1 : 0;
    expect(second / 10_000).toBeCloseTo(0.7, 1);
  });

  it('of a game: half for the victory, half for how clear it is; ties share', () => {
    expect(rewardsOf({ winners: [1] }, 3, 5)).toEqual([0, 1, 0]);
    const [first = 0, second = 0] = rewardsOf({ winners: [0, 1], totals: [20, 20, 0] }, 3, 5);
    expect(first).toBeCloseTo(second);
    const clear = rewardsOf({ winners: [0], totals: [30, 10] }, 2, 5);
    const close = rewardsOf({ winners: [0], totals: [30, 29] }, 2, 5);
    expect(clear[0]).toBeGreaterThan(close[0] ?? 0);
    expect((clear[0] ?? 0) + (clear[1] ?? 0)).toBeCloseTo(1);
  });
});

describe('A bandit', () => {
  const curiosity = { exploration: 0.6, widening: 1.2 };
  const candidates = [0, 1, 2, 3].map((i) => ({ move: 'go', args: [i], features: [] }));
  const priors = [0.1, 0.5, 0.3, 0.1];

  it('looks at the likeliest moves first, and at more of them in time', () => {
    const bandit = new Bandit();
    for (let i = 0; i < 200; i++) {
      const edge = bandit.select(candidates, priors, curiosity);
      if (i === 0) expect([edge.candidate.args, bandit.edges.size]).toEqual([[1], 2]);
      const reward = edge.candidate.args[0] === 2 ? 1 : 0;
      bandit.learn(edge, reward, reward);
    }
    expect(bandit.edges.size).toBe(4);
    const visits = [...bandit.edges.values()].map((edge) => edge.visits);
    const best = bandit.edges.get('go 2');
    expect(best?.visits).toBe(Math.max(...visits));
  });

  it('takes a move that has always won at once, until it does not', () => {
    const bandit = new Bandit();
    const edge = bandit.select(candidates, priors, curiosity);
    edge.victories += 1;
    bandit.learn(edge, 1, 1);
    expect(isProven(edge)).toBe(true);
    for (let i = 0; i < 5; i++) expect(bandit.select(candidates, priors, curiosity)).toBe(edge);
    bandit.learn(edge, 0, 0);
    expect(isProven(edge)).toBe(false);
  });
});

describe('In the Triumvirate', () => {
  const brain = createBrain('triumvirate');
  const runner = silentRunner(triumvirate);
  const { CAESAR, POMPEIUS } = box;

  const ask = (scene: ReturnType<typeof given>, level: Question['level'], seed: number) => {
    const { G, ctx } = scene;
    const view = mindOf('triumvirate').game.view(G, ctx, CAESAR);
    return brain.think({ view, ctx, seat: CAESAR, events: [], level, seed, iterations: 200 });
  };

  it.each(LEVEL_NAMES)('a bot that plays %s does not leave a victory on the board', (level) => {
    const scenes: Scene[] = [
      { caesar: { citizens: 5, consulates: 1, gold: 9 } },
      { caesar: { political: 6, military: 7, gold: 9 } },
    ];
    for (const scene of scenes) {
      for (let seed = 1; seed <= 5; seed++) {
        const { move } = ask(given(scene), level, seed).choice;
        expect([seed, ['winCitizen', 'improve'].includes(move)]).toEqual([seed, true]);
      }
    }
  });

  it.each(LEVEL_NAMES)(
    'a bot that plays %s takes a sure victory, however many moves it takes',
    (level) => {
      let victories = 0;
      for (let seed = 1; seed <= 20; seed++) {
        const chance = fastRandom(seed);
        playRandomly(triumvirate, runner, 2 + (seed % 2), seed, {
          before({ G, ctx }, { seat }) {
            if (G.active !== seat || G.asked.what === 'consul' || chance.Number() > 0.03) return;
            const start = structuredClone({ G: nearVictory(G, chance), ctx });
            if (threatsByActions(start.G, seat).length === 0) return;
            victories += 1;
            const match = runner.resume(start, chance);
            while (match.G.winner < 0 && match.G.active === seat && match.G.asked.seat === seat) {
              const question = { view: match.G, ctx: match.ctx, seat, events: [], level, seed };
              const { move, args } = brain.think({ ...question, iterations: 5 }).choice;
              runner.move(match, seat, move, args);
            }
            expect([seed, G.asked.what, match.G.winner]).toEqual([seed, G.asked.what, seat]);
          },
        });
      }
      expect(victories).toBeGreaterThan(30);
    },
  );

  it('the search knows a victory for proven, and says so first', () => {
    const { alternatives } = ask(
      given({ caesar: { citizens: 5, consulates: 1, gold: 9 } }),
      'hard',
      1,
    );
    expect(alternatives[0]).toMatchObject({ choice: { move: 'winCitizen' }, chance: 1 });
  });

  it('a hard bot sees to it that the next one cannot win', () => {
    const politically = ({ how }: { how: number }): boolean => how === box.POLITICAL;
    for (let seed = 1; seed <= 3; seed++) {
      const scene = given({
        caesar: { citizens: 2, gold: 1, political: 5 },
        pompeius: { citizens: 5, consulates: 1, political: 1 },
        // No army to try its luck with.
        provinces: { italia: { legions: 0 } },
      });
      expect(threatsOf(scene.G, POMPEIUS).some(politically)).toBe(true);
      for (let moves = 0; moves < 20 && scene.G.active === CAESAR; moves++) {
        if (scene.G.asked.seat !== CAESAR) break;
        const { move, args } = ask(scene, 'hard', seed).choice;
        scene.play(CAESAR, move, ...args);
      }
      expect([seed, threatsOf(scene.G, POMPEIUS).filter(politically)]).toEqual([seed, []]);
    }
  });
});
