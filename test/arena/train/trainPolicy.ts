import { range } from '../../../game/table/lists';
import { fastRandom } from '../../../game/table/random';
import type { SelfPlay } from './selfPlay';
import { EvolutionStrategy } from './strategy';

/** Says whether there is budget left, given the games played so far. */
export type GoesOn = (games: number) => boolean;

interface Trained {
  readonly policy: number[];
  readonly games: number;
  readonly generations: number;
}

const POPULATION = 16;
const GAMES_A_CANDIDATE = 96;
const FIRST_STEP = 0.25;
/** Every so many generations the mean may become a champion. */
const GENERATIONS_A_TRIAL = 10;
const TRIAL_GAMES = 600;
/** So much better than the last champion, where 1 is as good. */
const GATE = 1.03;
const POOL = 4;

/** Weights of the policy by evolution: candidates play against the latest champions on common seeds. */
export function trainPolicy(
  selfPlay: SelfPlay,
  start: readonly number[],
  seed: number,
  goesOn: GoesOn,
  report: (line: string) => void,
): Trained {
  const strategy = new EvolutionStrategy(start, FIRST_STEP, POPULATION, seed);
  const chance = fastRandom(seed + 1);
  const champions: number[][] = [[...start]];
  let games = 0;
  let generations = 0;
  for (; goesOn(games); generations++) {
    const rival = champions[Math.floor(chance.Number() * champions.length)] ?? [];
    const firstSeed = Math.floor(chance.Number() * 2 ** 30);
    const attempts = strategy.attempts();
    const merits = attempts.map(({ weights }) =>
      selfPlay.compare(weights, rival, GAMES_A_CANDIDATE, firstSeed),
    );
    games += POPULATION * GAMES_A_CANDIDATE;
    const order = range(POPULATION).sort((a, b) => (merits[b] ?? 0) - (merits[a] ?? 0));
    strategy.learn(order.flatMap((i) => attempts[i] ?? []));
    if (generations % GENERATIONS_A_TRIAL !== GENERATIONS_A_TRIAL - 1) continue;
    const last = champions.at(-1) ?? [];
    const merit = selfPlay.compare(strategy.mean, last, TRIAL_GAMES, firstSeed + 7919);
    games += TRIAL_GAMES;
    report(`${games} games: ${merit.toFixed(3)} against champion ${champions.length}`);
    if (merit < GATE) continue;
    champions.push([...strategy.mean]);
    if (champions.length > POOL) champions.shift();
  }
  return { policy: strategy.mean, games, generations };
}
