import { sylla } from '../../game/sylla';
import { TURNS } from '../../game/sylla/components';
import { playRandomly, silentRunner } from '../support/play';

const GAMES = 1000;

it.each([3, 4])('Sylla with %i players ends after five turns', (players) => {
  const runner = silentRunner(sylla);
  for (let seed = 1; seed <= GAMES; seed++) {
    const { turn, worksDone, scores } = playRandomly(sylla, runner, players, seed).match.G;
    expect([seed, turn, worksDone.length, scores.length]).toEqual([seed, TURNS, TURNS, players]);
  }
});
