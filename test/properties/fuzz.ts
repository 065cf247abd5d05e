import { gameById } from '../../game';
import { silentRunner } from '../support/play';
import { checkGame } from './checkedGame';

/** Random games with all invariants; `scripts/fuzz.mjs` calls it with checked arguments. */
const [id = '', from = '', to = '', games = '', seed = ''] = process.argv.slice(2);
const game = gameById(id);
const runner = silentRunner(game);
const counts = Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => Number(from) + i);
const last = Number(seed) + Number(games) - 1;
for (let s = Number(seed); s <= last; s++) {
  for (const players of counts) checkGame(game, runner, players, s);
  const done = s - Number(seed) + 1;
  if (done % 1000 === 0 && s !== last) console.log(`${done} of ${games} …`);
}
console.log(
  `${game.title}: ${games} games each for ${counts.join(' and ')} players, seeds ${seed} to ${last}: no flaw found`,
);
