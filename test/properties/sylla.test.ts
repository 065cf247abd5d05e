import { sylla } from '../../game/sylla';
import { TURNS } from '../../game/sylla/components';
import { playRandomly, silentRunner } from '../support/play';
import { checkGame } from './checkedGame';

const GAMES = 1000;
const runner = silentRunner(sylla);

describe.each([3, 4])('Sylla with %i players, in a thousand random games', (players) => {
  it('keeps every invariant, refuses no option and accepts nothing else', () => {
    for (let seed = 1; seed <= GAMES; seed++) checkGame(sylla, runner, players, seed);
  });

  it('ends after five turns', () => {
    for (let seed = 1; seed <= GAMES; seed++) {
      const { match } = playRandomly(sylla, runner, players, seed);
      const { turn, worksDone, scores } = match.G;
      expect([seed, turn, worksDone.length, scores.length]).toEqual([seed, TURNS, TURNS, players]);
    }
  });

  it('is the same game for the same seed and moves', () => {
    for (let seed = 1; seed <= 50; seed++) {
      const [once, again, other] = [seed, seed, seed + 1].map((s) =>
        JSON.stringify(playRandomly(sylla, runner, players, s).match.G),
      );
      expect(again).toBe(once);
      expect(other).not.toBe(once);
    }
  });
});
