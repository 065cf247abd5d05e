import { at, range } from '../table/lists';
import { type Forum, forumOf, leastGold } from './actionPlans';
import { campaign } from './campaign';
import {
  CITIZENS_TO_WIN,
  COMPETENCE,
  CONSUL_LOSES_CITIZENS,
  HIGHEST_COMPETENCE,
  type Kind,
  MILITARY,
  POLITICAL,
  PROVINCES,
} from './components';
import { stepCost, typeOf } from './map';
import { type Prospect, prospectOf } from './prospect';
import { NONE, type TriumvirateView } from './state';

/** A victory that a seat can reach in one turn. */
export interface Threat {
  readonly seat: number;
  readonly how: Kind;
  /** Where the actions are to be done, or the first province to be attacked. */
  readonly province: number;
  /** 1 is certain, whatever is drawn. */
  readonly chance: number;
}

/** The victories within reach of every seat. */
export function threats(view: TriumvirateView): Threat[] {
  return range(view.players.length).flatMap((seat) => threatsOf(view, seat));
}

/**
 * The victories that a seat can reach in its next turn, or in the rest of the one that runs, on the table as it stands
 * now: governors flip, supply comes, the others do nothing before.
 *
 * By citizens, by re-election at the end of that turn, and by competence: exact for all turns without an attack. They
 * reckon with gold in hand, gold collected on the way, supply (also from a short bank), the price of every action and
 * the lead at that moment. By provinces: the chance of the best plan, as `campaign` defines it.
 */
export function threatsOf(view: TriumvirateView, seat: number): Threat[] {
  if (view.winner !== NONE) return [];
  const { chance, target } = campaign(view, seat, prospectOf(view, seat));
  const found = threatsByActions(view, seat);
  if (chance > 0) found.push({ seat, how: MILITARY, province: target, chance });
  return found.sort((one, other) => one.how - other.how);
}

/** The certain ones among them, by citizens, re-election and competence: quick to reckon, unlike a campaign. */
export function threatsByActions(view: TriumvirateView, seat: number): Threat[] {
  const prospect = prospectOf(view, seat);
  const purses = richest(view, seat, prospect);
  const found: Threat[] = [];
  const byActions = (how: Kind, goal: (forum: Forum) => boolean): void => {
    const province = placeFor(view, seat, prospect, purses, goal);
    if (province !== NONE) found.push({ seat, how, province, chance: 1 });
  };

  byActions(POLITICAL, (forum) => winsPolitically(forum, seat, prospect.lastOfYear));
  byActions(COMPETENCE, ({ players }) =>
    at(players, seat).competences.every((level) => level === HIGHEST_COMPETENCE),
  );
  return found;
}

/** Six citizens of one who was consul, or an election in which he has more than anybody else: of ties he wins none. */
function winsPolitically({ players }: Forum, seat: number, lastOfYear: boolean): boolean {
  const { citizens, consulates } = at(players, seat);
  if (consulates > 0 && citizens >= CITIZENS_TO_WIN) return true;
  const elected =
    lastOfYear && players.every((other, each) => each === seat || other.citizens < citizens);
  return elected && (consulates > 0 || citizens - CONSUL_LOSES_CITIZENS >= CITIZENS_TO_WIN);
}

/** A province that the stone can reach with enough gold to act there as the goal needs, or NONE. */
function placeFor(
  view: TriumvirateView,
  seat: number,
  { actions }: Prospect,
  purses: readonly number[],
  goal: (forum: Forum) => boolean,
): number {
  const needed = new Map<number, number>();
  for (const province of PROVINCES) {
    const purse = at(purses, province);
    if (purse === NONE) continue;
    const type = typeOf(province);
    const gold = needed.get(type) ?? leastGold(forumOf(view, actions), seat, type, goal);
    needed.set(type, gold);
    if (gold <= purse) return province;
  }
  return NONE;
}

/** By province, the most gold with which the stone can arrive there through own provinces; NONE if it cannot. */
function richest(view: TriumvirateView, seat: number, prospect: Prospect): number[] {
  const { stone, gold: hand } = at(view.players, seat);
  const purses = PROVINCES.map(() => NONE as number);

  // A short bank is spread by its receiver: so whatever lies on the way is served first, after Rome.
  const walk = (here: number, points: number, visited: number, lying: number, coming: number) => {
    const purse = hand + lying + Math.min(view.bank, prospect.rome + coming);
    purses[here] = Math.max(at(purses, here), purse);
    for (const next of PROVINCES) {
      const left = points - stepCost(here, next, false);
      if (left < 0 || view.owner[next] !== seat) continue;
      const bit = 1 << next;
      const fresh = (visited & bit) === 0;
      walk(
        next,
        left,
        visited | bit,
        lying + (fresh ? at(view.gold, next) : 0),
        coming + (fresh ? at(prospect.gold, next) : 0),
      );
    }
  };
  walk(stone, prospect.points, 1 << stone, 0, at(prospect.gold, stone));
  return purses;
}
