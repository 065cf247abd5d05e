import { writeFileSync } from 'node:fs';
import { mindOf } from '../../../game/bots/minds';
import { range } from '../../../game/table/lists';
import type { AnyMind, NamedWeights } from '../../../game/table/search/mind';
import { type Fit, fitValue } from './fitValue';
import { SelfPlay } from './selfPlay';
import { trainPolicy } from './trainPolicy';

/** Learns the weights of a game and writes them; `scripts/train.mjs` calls it with checked arguments. */
const [id = '', gamesWanted = '', minutes = '', seedWanted = '', commit = '', file = ''] =
  process.argv.slice(2);
const mind = mindOf(id);
const seed = Number(seedWanted);
const selfPlay = new SelfPlay(mind);
const budget = Number(gamesWanted);
const deadline = Date.now() + Number(minutes) * 60_000;
const goesOn = (games: number): boolean => (budget > 0 ? games < budget : Date.now() < deadline);

/** The value needs far fewer games than the policy. */
const VALUE_GAMES = 12_000;
const CHECK_GAMES = 2000;
const CHECK_SEED = 900_000_000;
const VALUE_SEED = 500_000_000;

const trained = trainPolicy(selfPlay, mind.firstGuess, seed, goesOn, (line) => console.log(line));
const policy = trained.policy.map(rounded);
const againstGuess = selfPlay.compare(policy, mind.firstGuess, CHECK_GAMES, CHECK_SEED);
console.log(`reward against the first guess: ${againstGuess.toFixed(3)}, where 1 is as good`);

const fits = new Map<number, Fit>();
const { least, most } = mind.game.seats;
for (const players of range(most - least + 1).map((i) => least + i)) {
  const fit = fitValue(selfPlay, policy, players, VALUE_GAMES, VALUE_SEED + seed);
  fits.set(players, fit);
  const losses = fit.losses.map(({ before, after }) => `${before.toFixed(3)}→${after.toFixed(3)}`);
  console.log(`value for ${players} players, cross entropy by stage: ${losses.join(' ')}`);
}

const made = {
  command: `npm run train -- --game ${id} --games ${trained.games} --seed ${seed}`,
  commit,
  policyGames: trained.games,
  generations: trained.generations,
  rewardAgainstFirstGuess: rounded(againstGuess),
  valueGamesEach: VALUE_GAMES,
};
writeFileSync(file, `${JSON.stringify({ made, ...named(mind) }, null, 2)}\n`);

function named({ moveFeatures, stateFeatures }: AnyMind): NamedWeights {
  const byName = (names: readonly string[], weights: readonly number[]) =>
    Object.fromEntries(names.map((name, i) => [name, rounded(weights[i] ?? 0)]));
  return {
    policy: byName(moveFeatures, policy),
    value: Object.fromEntries(
      [...fits].map(([players, { stages }]) => [
        players,
        stages.map((stage) => byName(stateFeatures, stage)),
      ]),
    ),
    sharpness: Object.fromEntries([...fits].map(([players, fit]) => [players, fit.sharpness])),
  };
}

function rounded(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
