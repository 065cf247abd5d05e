import { ask, NOBODY, NOT_YET } from '../table/asking';
import { at } from '../table/lists';
import {
  CITIZENS_TO_WIN,
  COMPETENCE,
  CONSULATES_TO_WIN,
  HIGHEST_COMPETENCE,
  MILITARY,
  POLITICAL,
  PROVINCES,
  PROVINCES_TO_WIN,
} from './components';
import { NONE, type Player, type TriumvirateTable, type TriumvirateView } from './state';

/** How the seats stand: provinces, lead, victory. */

export function provincesOf({ owner }: TriumvirateView, seat: number): number {
  let count = 0;
  for (let province = 0; province < PROVINCES.length; province++) {
    if (owner[province] === seat) count += 1;
  }
  return count;
}

/** The only province of a seat, or NONE if there are more. */
export function onlyProvince(view: TriumvirateView, seat: number): number {
  return provincesOf(view, seat) === 1 ? view.owner.indexOf(seat) : NONE;
}

/** Officials in the province of the stone, with it or set down. */
export function officialsAt({ players, officials }: TriumvirateView, seat: number): number {
  const { stone, carried } = at(players, seat);
  return carried + at(officials, stone);
}

/** Nobody is higher, and somebody is lower; on the last square everybody leads. */
export function leads(
  { players }: { readonly players: readonly Pick<Player, 'competences'>[] },
  seat: number,
  competence: number,
): boolean {
  const own = at(at(players, seat).competences, competence);
  let somebodyLower = own === HIGHEST_COMPETENCE;
  for (const { competences } of players) {
    const other = at(competences, competence);
    if (other > own) return false;
    if (other < own) somebodyLower = true;
  }
  return somebodyLower;
}

/** The kind of victory that a seat has reached, or NONE. */
export function victoryOf(view: TriumvirateView, seat: number): number {
  const { citizens, consulates, competences } = at(view.players, seat);
  if (consulates >= CONSULATES_TO_WIN) return POLITICAL;
  if (consulates > 0 && citizens >= CITIZENS_TO_WIN) return POLITICAL;
  if (provincesOf(view, seat) >= PROVINCES_TO_WIN) return MILITARY;
  return competences.every((level) => level === HIGHEST_COMPETENCE) ? COMPETENCE : NONE;
}

/** Ends the game if the seat has reached a victory. Asked after each change that could bring one. */
export function hasWon({ G, chronicle }: TriumvirateTable, seat: number): boolean {
  const victory = victoryOf(G, seat);
  if (victory === NONE) return false;
  G.winner = seat;
  G.victory = victory;
  ask(G, NOT_YET, NOBODY);
  chronicle.tell('victory', seat, victory);
  return true;
}
