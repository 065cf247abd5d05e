import { triumvirate } from '../../game/triumvirate';
import { KINDS } from '../../game/triumvirate/components';
import { playRandomly, silentRunner } from '../support/play';

const GAMES = 1000;
const runner = silentRunner(triumvirate);

/** Turns begun, as the calendar and the years tell. */
it.each([
  [3, 32, 8],
  [2, 21, 7],
])('with %i players the game ends within %i turns', (players, most, year) => {
  const kinds = new Set<number>();
  for (let seed = 1; seed <= GAMES; seed++) {
    const { G, ctx } = playRandomly(triumvirate, runner, players, seed).match;
    const turns = year * (G.year - 1) + (year - G.calendar);
    if (turns > most) throw new Error(`${turns} turns: seed ${seed}`);
    expect([seed, ctx.gameover]).toMatchObject([seed, { winners: [G.winner], how: G.victory }]);
    kinds.add(G.victory);
  }
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
