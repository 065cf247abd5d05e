import { at } from '../table/lists';
import { numbered, type Option } from '../table/options';
import { canImproveIn, citizenPrice, improvePrice, weaponsPrice } from './actionCosts';
import {
  COMPETENCES,
  HIGHEST_COMPETENCE,
  MILITARY,
  MOST_ACTIONS,
  POLITICAL,
  PROVINCES,
} from './components';
import { stepCost, typeOf } from './map';
import { romeLegions } from './phases/supply';
import { claims } from './production';
import { officialsAt, provincesOf } from './standing';
import { type Decision, NONE, type TriumvirateView } from './state';

/**
 * Every legal move of a seat, now. A step is one row a destination, with ranges for legions and officials. Nearly all
 * options are made once and shared, because a search asks for them at every move: treat them as read-only.
 */
export function options(view: TriumvirateView, seat: number): Option[] {
  return view.asked.seat === seat ? LISTED[view.asked.what](view, seat) : [];
}

type Lister = (view: TriumvirateView, seat: number) => Option[];

const nothing: Lister = () => [];

/** More legions or officials than can ever be in one place. */
const MANY_LEGIONS = 64;
const MANY_OFFICIALS = 8;

/** A step into a province with `least` to so many legions, and up to so many officials. */
function steps(move: string, least: number) {
  const made: Option[] = [];
  return (province: number, legions: number, officials: number): Option => {
    const key = (province * MANY_LEGIONS + legions) * MANY_OFFICIALS + officials;
    const option = made[key] ?? {
      move,
      args: [province, { least, most: legions }, { least: 0, most: officials }],
    };
    made[key] = option;
    return option;
  };
}

/** Officials set down, `least` to `most`. */
function placements(): (least: number, most: number) => Option {
  const made: Option[] = [];
  return (least, most) => {
    const key = least * MANY_OFFICIALS + most;
    const option = made[key] ?? { move: 'placeOfficials', args: [{ least, most }] };
    made[key] = option;
    return option;
  };
}

const march = steps('march', 0);
const attack = steps('attack', 1);
const placeOfficials = placements();
const improve = numbered('improve');
const unseatCitizen = numbered('unseatCitizen');
const flee = numbered('flee');
const takeCompensation = numbered('takeCompensation');
const appointOfficial = numbered('appointOfficial');
const WIN_CITIZEN: Option = { move: 'winCitizen', args: [] };
const FORGE_WEAPONS: Option = { move: 'forgeWeapons', args: [] };
const END_TURN: Option = { move: 'endTurn', args: [] };

const LISTED: Readonly<Record<Decision, Lister>> = {
  notYet: nothing,
  phaseOver: nothing,

  rome(view, seat) {
    const { least, most } = romeLegions(view);
    const upTo = view.owner.map((owner) => (owner === seat ? most : 0));
    return [{ move: 'takeFromRome', args: [{ upTo, least, most }] }];
  },

  spreadGold: (view, seat) => [spread('spreadGold', claims(view, seat, 'gold'), view.bank)],

  spreadLegions: (view, seat) => [
    spread('spreadLegions', claims(view, seat, 'legions'), view.stock),
  ],

  march(view, seat) {
    const found = [END_TURN];
    if (view.points > 0) listSteps(found, view, seat);
    listPlacements(found, view, seat);
    listActions(found, view, seat);
    return found;
  },

  actions(view, seat) {
    const found = [END_TURN];
    listActions(found, view, seat);
    return found;
  },

  flight: (view, seat) => ownProvinces(view, seat).map(flee),

  compensation: (view, seat) =>
    COMPETENCES.filter(
      (competence) => at(at(view.players, seat).competences, competence) < HIGHEST_COMPETENCE,
    ).map(takeCompensation),

  consul: (view, seat) => ownProvinces(view, seat).map(appointOfficial),
};

function spread(move: string, upTo: number[], amount: number): Option {
  return { move, args: [{ upTo, least: amount, most: amount }] };
}

function ownProvinces({ owner }: TriumvirateView, seat: number): number[] {
  return PROVINCES.filter((province) => owner[province] === seat);
}

function listSteps(found: Option[], view: TriumvirateView, seat: number): void {
  const { points, players } = view;
  const { stone } = at(players, seat);
  const legions = at(view.legions, stone);
  const officials = officialsAt(view, seat);
  // A bit for each seat that is down to its last province.
  let untouchable = 0;
  for (let rival = 0; rival < players.length; rival++) {
    if (provincesOf(view, rival) === 1) untouchable |= 1 << rival;
  }
  for (let province = 0; province < PROVINCES.length; province++) {
    const owner = at(view.owner, province);
    if (owner === NONE || stepCost(stone, province, false) > points) continue;
    const withLegions = legions > 0 && stepCost(stone, province, true) <= points;
    if (owner === seat) found.push(march(province, withLegions ? legions : 0, officials));
    else if (withLegions && (untouchable & (1 << owner)) === 0)
      found.push(attack(province, legions, officials));
  }
}

function listPlacements(found: Option[], view: TriumvirateView, seat: number): void {
  const there = officialsAt(view, seat);
  if (there === 0) return;
  const setDown = at(view.officials, at(view.players, seat).stone);
  if (setDown > 0) found.push(placeOfficials(0, setDown - 1));
  if (setDown < there && !view.takenUp) found.push(placeOfficials(setDown + 1, there));
}

function listActions(found: Option[], view: TriumvirateView, seat: number): void {
  const { gold, stone, competences, weapons } = at(view.players, seat);
  const price = improvePrice(view);
  if (view.actions === MOST_ACTIONS || gold < price) return;
  for (const competence of COMPETENCES) {
    if (canImproveIn(stone, competence) && at(competences, competence) < HIGHEST_COMPETENCE)
      found.push(improve(competence));
  }
  const type = typeOf(stone);
  if (type === MILITARY && weapons > 0 && gold >= weaponsPrice(view, seat))
    found.push(FORGE_WEAPONS);
  if (type !== POLITICAL || gold < citizenPrice(view, seat)) return;
  if (view.neutral > 0) found.push(WIN_CITIZEN);
  for (let rival = 0; rival < view.players.length; rival++) {
    if (rival !== seat && at(view.players, rival).citizens > 0) found.push(unseatCitizen(rival));
  }
}
