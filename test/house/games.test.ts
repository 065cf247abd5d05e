import { GAMES } from '../../game';
import { games } from '../../scripts/games.mjs';

it('the command lines know the games and their seats', () => {
  const there = Object.values(GAMES).map(({ id, seats }) => [id, [seats.least, seats.most]]);
  expect(Object.entries(games)).toEqual(there);
});
