import { add, at } from '../table/lists';
import { citizenPrice, improvePrice } from './actionCosts';
import { HIGHEST_COMPETENCE, IMPROVABLE, MOST_ACTIONS, POLITICAL } from './components';
import type { TriumvirateView } from './state';

/** The part of the table that actions of competence and citizens change. */
export type Forum = Pick<TriumvirateView, 'players' | 'neutral' | 'actions'>;

/** A forum to try actions on. */
export function forumOf({ players, neutral }: Forum, actions: number): Forum {
  const copy = players.map((player) => ({ ...player, competences: [...player.competences] }));
  return { players: copy, neutral, actions };
}

/** The least gold for which actions in a province of this type reach the goal this turn; Infinity if none do. */
export function leastGold(
  forum: Forum,
  seat: number,
  type: number,
  goal: (forum: Forum) => boolean,
): number {
  if (goal(forum)) return 0;
  if (forum.actions === MOST_ACTIONS) return Number.POSITIVE_INFINITY;
  let least = Number.POSITIVE_INFINITY;
  const own = at(forum.players, seat);
  const attempt = (price: number, change: (sign: 1 | -1) => void): void => {
    change(1);
    forum.actions += 1;
    least = Math.min(least, price + leastGold(forum, seat, type, goal));
    forum.actions -= 1;
    change(-1);
  };

  for (const competence of at(IMPROVABLE, type)) {
    if (at(own.competences, competence) === HIGHEST_COMPETENCE) continue;
    attempt(improvePrice(forum), (sign) => add(own.competences, competence, sign));
  }
  if (type !== POLITICAL) return least;
  const price = citizenPrice(forum, seat);
  const move = (player: { citizens: number }, change: number): void => {
    player.citizens += change;
    forum.neutral -= change;
  };
  if (forum.neutral > 0) attempt(price, (sign) => move(own, sign));
  for (const rival of forum.players) {
    if (rival !== own && rival.citizens > 0) attempt(price, (sign) => move(rival, -sign));
  }
  return least;
}
