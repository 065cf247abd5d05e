import type { Game } from 'boardgame.io';
import { fastRandom } from '../../game/table/random';
import { createRunner } from '../../game/table/runner/runner';

/** What the runner does not mirror it says aloud, so that no game is played by other rules than the framework's. */
const begin = (game: Game) => createRunner(game).begin({ numPlayers: 2, random: fastRandom(1) });

const afterMove = (move: (events: Record<string, (arg: unknown) => void>) => void) => () => {
  const game: Game = { moves: { go: ({ events }) => move(events as never) } };
  const runner = createRunner(game);
  runner.move(runner.begin({ numPlayers: 2, random: fastRandom(1) }), 0, 'go', []);
};

it.each<[string, () => void]>([
  ['noLimit', () => begin({ moves: { go: { move: () => {}, noLimit: true } } })],
  ['moveLimit', () => begin({ turn: { moveLimit: 1 } as never })],
  ['activePlayers.revert', () => begin({ turn: { activePlayers: { all: 'a', revert: true } } })],
  ['stage limits', () => begin({ turn: { activePlayers: { all: { stage: 'a', maxMoves: 1 } } } })],
  ['remove', afterMove((events) => events.endTurn?.({ remove: true }))],
  ['no phase feast', afterMove((events) => events.setPhase?.('feast'))],
])('The runner refuses %s', (what, attempt) => {
  expect(attempt).toThrow(what);
});

it('The runner plays only matches it began or resumed', () => {
  const runner = createRunner<object>({ moves: { go: () => {} } });
  const match = runner.begin({ numPlayers: 2, random: fastRandom(1) });
  const copy = { G: structuredClone(match.G), ctx: structuredClone(match.ctx) };
  expect(() => runner.move(copy, 0, 'go', [])).toThrow('not begun or resumed');
  const resumed = runner.resume(copy, fastRandom(1));
  expect(runner.move(resumed, 0, 'go', [])).toBe(true);
  expect([match.ctx.numMoves, resumed.ctx.numMoves]).toEqual([0, 1]);
});
