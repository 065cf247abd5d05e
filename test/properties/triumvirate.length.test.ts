import { triumvirate } from '../../game/triumvirate';
import { KINDS } from '../../game/triumvirate/components';
import { playRandomly, silentRunner } from '../support/play';

const GAMES = 1000;
const runner = silentRunner(triumvirate);

/** Moves after which no turn is under way. */
const BETWEEN_TURNS = ['endTurn', 'appointOfficial'];

it.each([
  [3, 32],
  [2, 21],
])('with %i players the game ends within %i turns, in each of the three ways', (players, most) => {
  const kinds = new Set<number>();
  let longest = 0;
  for (let seed = 1; seed <= GAMES; seed++) {
    let turns = 0;
    let last = '';
    const { G, ctx } = playRandomly(triumvirate, runner, players, seed, {
      after(_match, _turn, { move }) {
        if (move === 'endTurn') turns += 1;
        last = move;
      },
    }).match;
    if (!BETWEEN_TURNS.includes(last)) turns += 1;
    if (turns > most) throw new Error(`${turns} turns: seed ${seed}`);
    longest = Math.max(longest, turns);
    const winner = { winners: [G.winner], winner: String(G.winner), how: G.victory };
    expect([seed, ctx.gameover]).toEqual([seed, winner]);
    kinds.add(G.victory);
  }
  expect(longest).toBe(most);
  expect([...kinds].sort()).toEqual([...KINDS]);
});

it('the state is small and does not grow', () => {
  for (let seed = 1; seed <= 50; seed++) {
    playRandomly(triumvirate, runner, 3, seed, {
      after({ G }) {
        const bytes = JSON.stringify(G).length;
        if (bytes > 1200) throw new Error(`${bytes} bytes: seed ${seed}`);
      },
    });
  }
});
