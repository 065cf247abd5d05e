import { alea } from '../../game/alea';
import { DICE, factsFor } from '../../game/alea/components';
import { playRandomly, silentRunner } from '../support/play';

const GAMES = 300;

it.each([2, 3, 4, 5])('Alea Iacta Est with %i players ends after its rounds', (players) => {
  const runner = silentRunner(alea);
  const { rounds, pillars } = factsFor(players);
  for (let seed = 1; seed <= GAMES; seed++) {
    const { G } = playRandomly(alea, runner, players, seed, {
      after: ({ G: { lap, asked } }) => {
        if (asked.what === 'place' && lap > DICE) throw new Error(`lap ${lap}, seed ${seed}`);
      },
    }).match;
    const laidOut = [25 - G.provincePile.length, 36 - G.patricianPile.length];
    expect([seed, G.round, G.scores.length]).toEqual([seed, rounds, players]);
    expect([seed, ...laidOut]).toEqual([seed, rounds * players, rounds * pillars]);
    expect([seed, G.dealings.length <= rounds]).toEqual([seed, true]);
  }
});
