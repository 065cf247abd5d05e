import '../support/production';
import { Client } from 'boardgame.io/client';
import type { ThinkingWorker } from '../../client/bots/Thinker';
import { Thinker } from '../../client/bots/Thinker';
import { type ReviewableDeed, reviewableDeeds } from '../../client/review/pastDeeds';
import { isDone, type Progress, Reviewer } from '../../client/review/Reviewer';
import { chancesOverTime, costliest, fortuneOf, verdictOf } from '../../client/review/summary';
import type { Match, Seen } from '../../client/table/match';
import { gameById } from '../../game';
import { createBrain } from '../../game/bots/brain';
import type { Reply, Request } from '../../game/bots/messages';
import type { Review } from '../../game/bots/review';
import { fastRandom } from '../../game/table/random';
import { nextToAct, pickMove } from '../support/play';
import { ALL_GAMES } from '../support/tables';

afterEach(() => jest.restoreAllMocks());

describe.each(ALL_GAMES)('A game of %s that is over', (_id, game) => {
  /** Every moment of a random game in which some moves are taken back. */
  function playedWithUndo(seed: number): { moments: Seen[]; undone: number } {
    const chance = fastRandom(seed);
    const numPlayers = game.seats.least;
    const client = Client({ game: { ...game.game, seed: `${seed}` }, numPlayers, debug: false });
    client.start();
    const states: { G: Seen['view']; ctx: Seen['ctx']; _stateID: number }[] = [];
    let undone = 0;
    const note = (): void => {
      const { G, ctx, _stateID } = client.store.getState();
      if (states.at(-1)?._stateID !== _stateID) states.push({ G, ctx, _stateID });
    };
    note();
    while (client.store.getState().ctx.gameover === undefined) {
      const { G, ctx } = client.store.getState();
      const { seat, options } = nextToAct(game, G, ctx, chance);
      const { move, args } = pickMove(options, chance);
      client.updatePlayerID(String(seat));
      client.moves[move]?.(...args);
      note();
      if (!game.isUndoable(move) || chance.Number() < 0.6) continue;
      const before = states.length;
      client.undo();
      note();
      if (states.length > before) undone += 1;
    }
    const { log = [] } = client;
    const moments = states.map(({ G, ctx, _stateID }) => ({
      view: G,
      ctx,
      log: log.filter((entry) => entry._stateID < _stateID),
    }));
    return { moments, undone };
  }

  it('is reviewed deed by deed, without those that were taken back', () => {
    jest.spyOn(console, 'error').mockImplementation();
    const { moments, undone } = playedWithUndo(4);
    expect(undone).toBeGreaterThan(0);
    const deeds = reviewableDeeds(moments);
    expect(deeds[0]?.isFirst).toBe(true);
    expect(deeds.slice(1).some(({ isFirst }) => isFirst)).toBe(false);
    expect(deeds[0]?.before.G).toEqual(moments[0]?.view);
    expect(deeds.at(-1)?.after.ctx.gameover).toBeDefined();
    deeds.forEach(({ before, seat, choice, events }, i) => {
      const where = [i, choice.move];
      const why = game.whyNot(before.G, before.ctx, seat, choice.move, choice.args);
      expect([...where, why]).toEqual([...where, null]);
      const last = deeds[i - 1];
      if (!last) return;
      expect([...where, before.G]).toEqual([...where, last.after.G]);
      expect(events.length).toBeGreaterThanOrEqual(last.events.length);
    });
  });
});

it('A choice that was changed before the last one was in is judged by what it became', () => {
  const game = gameById('sylla');
  if (!game) throw new Error('there is no Sylla');
  const client = Client({ game: { ...game.game, seed: '1' }, numPlayers: 3, debug: false });
  client.start();
  const states = [client.store.getState()];
  const chance = fastRandom(1);
  for (const seat of [0, 1, 0, 1, 2]) {
    const { G, ctx } = client.store.getState();
    const { move, args } = pickMove(game.options(game.view(G, ctx, seat), ctx, seat), chance);
    client.updatePlayerID(`${seat}`);
    client.moves[move]?.(...args);
    states.push(client.store.getState());
  }
  const moments = states.map(({ G, ctx }) => ({ view: G, ctx, log: client.log ?? [] }));
  const deeds = reviewableDeeds(moments);
  const [start, second] = deeds.map(({ before }) => before);
  expect(deeds.map(({ firstAsked }) => firstAsked)).toEqual([null, null, start, second, undefined]);
  const brain = createBrain('sylla');
  const mistakes = deeds.map((deed) => brain.review(deed).mistake);
  expect(mistakes.slice(0, 2)).toEqual([undefined, undefined]);
});

const REVIEW: Review = {
  chances: [0.5, 0.5],
  luck: [
    { amount: 0, variance: 0 },
    { amount: 0, variance: 0 },
  ],
};

/** A review in which so much happened: seat by seat. */
function reviewOf(chances: number[], luck: number[] = [0, 0], cost = 0): Review {
  const mistake = { better: { move: 'pass', args: [] }, cost, why: [] };
  return {
    chances,
    luck: luck.map((amount) => ({ amount, variance: amount === 0 ? 0 : 0.0001 })),
    ...(cost > 0 && { mistake }),
  };
}

function deedOf(seat: number, moment: number): ReviewableDeed {
  const nowhere = { G: {}, ctx: {} } as ReviewableDeed['before'];
  const choice = { move: 'bid', args: [1] };
  return {
    before: nowhere,
    after: nowhere,
    seat,
    choice,
    events: [],
    seed: 1,
    isFirst: moment === 0,
    moment,
    phase: 'sale',
  };
}

describe('A reviewer', () => {
  /** Workers that answer so many requests well, and fail at the next. */
  function reviewerWith(...goods: number[]) {
    const asked: number[] = [];
    const start = (): ThinkingWorker => {
      let left = goods.shift() ?? 0;
      const worker: ThinkingWorker = {
        onmessage: null,
        onerror: null,
        terminate: () => {},
        postMessage(request: Request) {
          if (!('deed' in request)) throw new Error('only reviews are asked for');
          asked.push(request.deed.seed);
          left -= 1;
          const { id } = request;
          const reply: Reply = left >= 0 ? { id, review: REVIEW } : { id, error: 'lost' };
          queueMicrotask(() => worker.onmessage?.({ data: reply } as MessageEvent<Reply>));
        },
      };
      return worker;
    };
    const moments = [{ view: {}, ctx: {}, log: [] }] as unknown as Seen[];
    const past = jest.fn(async () => moments);
    const match = { game: { id: 'sylla' }, past } as unknown as Match;
    const reviewer = new Reviewer(match, new Thinker(start));
    reviewer.progress = { ...reviewer.progress, deeds: [0, 1, 2].map((i) => deedOf(0, i)) };
    return { reviewer, asked };
  }

  const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

  it('goes through all deeds, and is not begun twice', async () => {
    const { reviewer, asked } = reviewerWith(9);
    reviewer.start();
    reviewer.start();
    await settled();
    expect(isDone(reviewer.progress)).toBe(true);
    reviewer.start();
    await settled();
    expect(asked).toHaveLength(3);
  });

  it('asks again when an answer fails', async () => {
    const { reviewer, asked } = reviewerWith(1);
    jest.spyOn(console, 'warn').mockImplementation();
    reviewer.start();
    await settled();
    expect(asked).toHaveLength(3);
    expect(reviewer.progress).toMatchObject({ hasFailed: true, reviews: [REVIEW] });
  });

  it('goes on where it failed when somebody wants it to', async () => {
    const { reviewer, asked } = reviewerWith(1, 9);
    jest.spyOn(console, 'warn').mockImplementation();
    reviewer.start();
    await settled();
    expect(reviewer.progress.hasFailed).toBe(true);
    reviewer.start();
    expect(reviewer.progress.hasFailed).toBe(false);
    await settled();
    expect(isDone(reviewer.progress)).toBe(true);
    expect(asked).toHaveLength(5);
  });
});

describe('The sum of a review', () => {
  const deeds = [deedOf(0, 0), deedOf(1, 1), deedOf(0, 2), deedOf(1, 3)];
  const reviews = [
    { ...reviewOf([0.4, 0.6], [-0.1, 0.1], 0.05), chancesAtFirst: [0.5, 0.5] },
    reviewOf([0.7, 0.3], [0, 0], 0.3),
    reviewOf([0.9, 0.1], [0.2, -0.2]),
    reviewOf([1, 0], [0, 0], 0.1),
  ];
  const progress: Progress = { deeds, reviews, hasFailed: false };

  it('has the chances from the beginning to the end', () => {
    expect(chancesOverTime(progress)).toEqual([
      [0.5, 0.5],
      [0.4, 0.6],
      [0.7, 0.3],
      [0.9, 0.1],
      [1, 0],
    ]);
  });

  it('counts luck for everybody, and choices for those who made them', () => {
    const first = fortuneOf(progress, 0);
    expect(first.luck).toBeCloseTo(0.1);
    expect(first.luckError).toBeCloseTo(2 * Math.sqrt(0.0002));
    expect(first).toMatchObject({ givenAway: 0.05, mistakes: 1 });
    expect(fortuneOf(progress, 1)).toMatchObject({ givenAway: 0.4, mistakes: 2 });
  });

  it('names the costliest deeds first, and no more than one wants', () => {
    expect(costliest(progress, 2).map(({ deed }) => deed.moment)).toEqual([1, 3]);
  });

  it.each([
    ['both', 0, reviews],
    ['luck', 1, [reviewOf([0, 1], [-0.1, 0.1], 0.01), reviewOf([0, 1], [0, 0], 0.2)]],
    ['play', 0, [reviewOf([1, 0], [-0.1, 0.1]), reviewOf([1, 0], [0, 0], 0.2)]],
    ['neither', 0, [reviewOf([1, 0], [-0.1, 0.1], 0.2), reviewOf([1, 0])]],
    ['unclear', 0, [reviewOf([1, 0], [0, 0], 0.2), reviewOf([1, 0])]],
  ] as const)('says what decided the game: %s', (verdict, winner, some) => {
    expect(verdictOf({ deeds, reviews: some, hasFailed: false }, [winner], 2)).toBe(verdict);
  });

  it('does not call luck what may as well be none', () => {
    const small = [reviewOf([1, 0], [0.015, -0.015], 0.2), reviewOf([1, 0])];
    expect(verdictOf({ deeds, reviews: small, hasFailed: false }, [0], 2)).toBe('unclear');
  });
});
