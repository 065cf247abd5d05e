import { at } from '../table/lists';
import { uprightOf } from './changes';
import {
  CRISIS_SQUARE,
  CRISIS_SWING,
  FIELD,
  FIELD_HARVEST,
  OPEN_EVENTS,
  PREVENTED_EVENTS,
  SENATORS,
  VIRTUES,
  VOTES_PER_PLEBEIAN_PRESTIGE,
  WORK_FACTS,
} from './components';
import { cubesOn, isTied } from './fight';
import type { SyllaView } from './state';

/** What would happen if nothing changed any more: for the screen and for whoever plans ahead. */

/** Prestige that famine costs the seat at the end of this turn. */
export function famineLoss(view: SyllaView, seat: number): number {
  const fields = at(at(view.players, seat).buildings, FIELD);
  return Math.max(0, view.famine - FIELD_HARVEST * fields);
}

export type Fate = 'prevented' | 'occurs' | 'tied';

/** What becomes of each open event if the cubes stay as they lie. */
export function fates(view: SyllaView): Fate[] {
  const { prevented } = view.fight;
  const all = Array.from({ length: OPEN_EVENTS }, (_, place) => cubesOn(view, place));
  const sorted = [...all].sort((a, b) => b - a);
  const second = at(sorted, PREVENTED_EVENTS - 1);
  const isOpen = second === at(sorted, PREVENTED_EVENTS);
  return all.map((cubes, place) => {
    if (prevented.includes(place)) return 'prevented';
    if (prevented.length === PREVENTED_EVENTS) return 'occurs';
    if (isTied(view, place)) return isOpen ? 'tied' : 'prevented';
    return cubes > second ? 'prevented' : 'occurs';
  });
}

export interface CrisisForecast {
  readonly virtue: number;
  /** What the seat gains or loses; null where tokens behind screens decide. */
  readonly change: number | null;
}

/** The crises that would break out at the end of this turn, for a seat whose tokens are known. */
export function crises(view: SyllaView, seat: number): CrisisForecast[] {
  return VIRTUES.filter((virtue) => view.ladder[virtue] === CRISIS_SQUARE).map((virtue) => {
    const tokens = view.players.map(({ purse }) => purse?.tokens[virtue]);
    const own = tokens[seat];
    if (own === undefined || tokens.includes(undefined)) return { virtue, change: null };
    const known = tokens.map((count) => count ?? 0);
    const most = Math.max(...known);
    const fewest = Math.min(...known);
    const change = (Number(own === most) - Number(own === fewest)) * CRISIS_SWING;
    return { virtue, change };
  });
}

/** Votes that the seat's Senators cast in the Great Work, before any denier. */
export function senatorVotes(view: SyllaView, seat: number): number {
  return uprightOf(at(view.players, seat), SENATORS);
}

/** Prestige from the Plebeians for so many votes. */
export function plebeianPrestige(votes: number): number {
  return Math.floor(votes / VOTES_PER_PLEBEIAN_PRESTIGE);
}

/** Prestige that so many votes for a Work earn in the first, second, … place; one entry if the place does not matter. */
export function workPrestige(work: number, votes: number): readonly number[] {
  const { rewards } = at(WORK_FACTS, work);
  if (votes === 0) return [0];
  if ('places' in rewards) return rewards.places;
  return [rewards.votes.find(({ least }) => votes >= least)?.prestige ?? 0];
}
