import { at, sum } from '../table/lists';
import { numbered, type Option } from '../table/options';
import { drawnOf } from './phases/templum';
import { listPlacements } from './placing/latrina';
import type { AleaView, Decision } from './state';

/**
 * Every legal move of a seat, now. Nearly all options are made once and shared, because a search asks for them at every
 * move: treat them as read-only.
 */
export function options(view: AleaView, seat: number): Option[] {
  const { asked } = view;
  return asked.seat === seat ? LISTED[asked.what](view, seat) : [];
}

type Lister = (view: AleaView, seat: number) => Option[];

const nothing: Lister = () => [];

const keepCard = numbered('keepCard');
const takeProvince = numbered('takeProvince');
const takePatrician = numbered('takePatrician');

const ROLL: readonly Option[] = [{ move: 'roll', args: [] }];
const END_TURN: readonly Option[] = [{ move: 'endTurn', args: [] }];

const LISTED: Readonly<Record<Decision, Lister>> = {
  notYet: nothing,
  phaseOver: nothing,

  roll: () => ROLL.slice(),

  place(view, seat) {
    const found = listPlacements(view, seat);
    const { chips, hand } = at(view.players, seat);
    if (chips > 0)
      found.push({ move: 'reroll', args: [{ upTo: hand.slice(), least: 1, most: sum(hand) }] });
    return found;
  },

  confirm: () => END_TURN.slice(),

  keepTiles(view, seat) {
    const { toKeep } = view;
    const drawn = drawnOf(at(view.players, seat));
    return [{ move: 'keepTiles', args: [{ upTo: drawn, least: toKeep, most: toKeep }] }];
  },

  keepCard: (view) => view.offered.map(keepCard),

  takeProvince: (view) => view.openProvinces.map(takeProvince),

  takePatrician: (view) => view.openPatricians.map(takePatrician),
};
