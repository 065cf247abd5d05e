import type { Game } from 'boardgame.io';
import { fastRandom } from '../../game/table/random';
import { createRunner } from '../../game/table/runner/runner';
import { frameworkMatch, frameworkRandom } from '../support/framework';
import { pick } from '../support/play';

/**
 * The part of the framework that the runner mirrors, in a game made for nothing else: every hook leaves a trace in
 * G, so that order and number of calls are compared, not only where they lead.
 */
interface Traced {
  trace: string[];
  coins: number;
}

const trace =
  (name: string) =>
  ({ G, ctx }: { G: Traced; ctx: { turn: number; phase: string } }): void => {
    G.trace.push(`${name} ${ctx.phase} ${ctx.turn}`);
    if (G.trace.length > 40) G.trace.splice(0, 20);
  };

const hooks = (name: string) => ({
  onBegin: trace(`${name} begins`),
  onEnd: trace(`${name} ends`),
});

const traced: Game<Traced> = {
  setup: ({ random }) => ({ trace: [], coins: random.Die(6) }),
  turn: { ...hooks('turn'), onMove: trace('move') },
  moves: {
    earn: ({ G, random }) => {
      G.coins += random.Die(3);
    },
    refuse: () => 'INVALID_MOVE',
    renew: ({ G }) => ({ ...G, coins: G.coins + 1 }),
    leave: ({ events }) => events.endTurn(),
    handOver: ({ events, ctx }) => events.endTurn({ next: ctx.playOrder[0] ?? '0' }),
    toMarket: ({ events }) => events.setPhase('market'),
    wake: ({ events }) => events.setActivePlayers({ all: 'awake' }),
    wakeOthers: ({ events, ctx }) =>
      events.setActivePlayers({
        currentPlayer: 'awake',
        value: { '1': 'awake', [ctx.currentPlayer]: 'awake' },
      }),
    twice: ({ events }) => {
      events.endTurn();
      events.endTurn();
      events.endPhase();
    },
    finish: ({ G, events }) => {
      if (G.coins > 25) events.endGame({ winner: '0' });
    },
  },
  phases: {
    market: {
      start: true,
      ...hooks('market'),
      next: 'forum',
      turn: { ...hooks('market turn'), minMoves: 1, maxMoves: 3 },
      endIf: ({ G }) => G.coins % 11 === 0,
    },
    forum: {
      ...hooks('forum'),
      next: ({ G }) => (G.coins % 2 === 0 ? 'market' : 'baths'),
      turn: {
        ...hooks('forum turn'),
        order: {
          playOrder: ({ ctx }) => [...ctx.playOrder].reverse(),
          first: () => 0,
          next: ({ ctx }) =>
            ctx.playOrderPos < ctx.playOrder.length - 1 ? ctx.playOrderPos + 1 : undefined,
        },
        endIf: ({ G }) => (G.coins % 7 === 0 ? { next: '1' } : G.coins % 5 === 0),
      },
    },
    baths: {
      ...hooks('baths'),
      turn: {
        ...hooks('baths turn'),
        activePlayers: { all: 'awake' },
        stages: {
          awake: {
            moves: {
              rest: ({ G }) => {
                G.coins += 1;
              },
              leave: ({ events }) => events.endPhase(),
            },
          },
        },
      },
    },
  },
  endIf: ({ G }) => (G.coins > 40 ? { coins: G.coins } : undefined),
  onEnd: trace('game ends'),
};

const MOVES = ['rest', 'none', ...Object.keys(traced.moves ?? {})];

beforeAll(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterAll(() => jest.restoreAllMocks());

it.each([2, 3, 5])(
  'The runner does what boardgame.io does between moves, %i players',
  (players) => {
    const runner = createRunner(traced);
    let ended = 0;
    for (let game = 1; game <= 60; game++) {
      const seed = `flow-${players}-${game}`;
      const chance = fastRandom(game);
      const theirs = frameworkMatch(traced, players, seed);
      const ours = runner.begin({ numPlayers: players, random: frameworkRandom(seed) });
      for (let i = 0; i < 300 && ours.ctx.gameover === undefined; i++) {
        const seat = Math.floor(chance.Number() * players);
        const move = pick(MOVES, chance);
        theirs.move(seat, move, []);
        runner.move(ours, seat, move, []);
        expect([seed, move, ours.G, ours.ctx]).toEqual([seed, move, theirs.G, theirs.ctx]);
      }
      if (ours.ctx.gameover !== undefined) ended += 1;
    }
    expect(ended).toBeGreaterThan(0);
  },
);
