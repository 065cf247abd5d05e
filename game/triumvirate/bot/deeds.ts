import { at } from '../../table/lists';
import type { Choice, Option } from '../../table/options';
import type { Candidate } from '../../table/search/mind';
import { citizenPrice, improvePrice, weaponsPrice } from '../actionCosts';
import {
  CITIZENS_TO_WIN,
  COMPETENCES,
  type Competence,
  HIGHEST_COMPETENCE,
  MILITARY,
  POLITICAL,
} from '../components';
import { leads } from '../standing';
import type { TriumvirateState } from '../state';
import { F } from './features';
import { actionsFor } from './ground';

/** III. Actions, and when enough is done. */

export function improvement(G: TriumvirateState, seat: number, competence: Competence): Candidate {
  const { competences } = at(G.players, seat);
  const level = at(competences, competence);
  const other = at(competences, competence === POLITICAL ? MILITARY : POLITICAL);
  const features = [
    F.improve,
    1,
    F.improveHigh,
    (level / HIGHEST_COMPETENCE) ** 2,
    F.improveOther,
    other / HIGHEST_COMPETENCE,
    F.actionPrice,
    improvePrice(G),
  ];
  if (!leads(G, seat, competence) && takesLead(G, seat, competence))
    features.push(F.improveLead, 1);
  if (level + 1 === HIGHEST_COMPETENCE && other === HIGHEST_COMPETENCE) features.push(F.wins, 1);
  return { move: 'improve', args: [competence], features };
}

/** One level more would be the highest of all. */
export function takesLead(G: TriumvirateState, seat: number, competence: Competence): boolean {
  const level = at(at(G.players, seat).competences, competence) + 1;
  return G.players.every((each, i) => i === seat || at(each.competences, competence) <= level);
}

export function citizenWon(G: TriumvirateState, seat: number): Candidate {
  const { citizens, consulates } = at(G.players, seat);
  const features = [
    F.winCitizen,
    1,
    F.citizenElects,
    electionNeeds(G, seat, citizens),
    F.citizenNearsSix,
    consulates > 0 ? citizens / CITIZENS_TO_WIN : 0,
    F.actionPrice,
    citizenPrice(G, seat),
  ];
  if (consulates > 0 && citizens + 1 >= CITIZENS_TO_WIN) features.push(F.wins, 1);
  return { move: 'winCitizen', args: [], features };
}

/** How much a citizen decides the election: more the nearer it is and the closer the race. */
function electionNeeds({ players, calendar }: TriumvirateState, seat: number, own: number): number {
  let most = 0;
  players.forEach(({ citizens }, other) => {
    if (other !== seat) most = Math.max(most, citizens);
  });
  const behind = Math.abs(most - own);
  return behind > 2 ? 0 : (3 - behind) / (2 + calendar);
}

export function citizenUnseated(G: TriumvirateState, seat: number, rival: number): Candidate {
  const { citizens, consulates } = at(G.players, rival);
  const features = [
    F.unseatCitizen,
    1,
    F.unseatElects,
    electionNeeds(G, seat, at(G.players, seat).citizens) *
      Number(citizens >= at(G.players, seat).citizens),
    F.unseatDanger,
    consulates > 0 ? citizens / CITIZENS_TO_WIN : 0,
    F.actionPrice,
    citizenPrice(G, seat),
  ];
  return { move: 'unseatCitizen', args: [rival], features };
}

export function weaponsForged(G: TriumvirateState, seat: number): Candidate {
  const share =
    at(G.bag, seat) /
    Math.max(
      1,
      G.bag.reduce((all, count) => all + count, 0),
    );
  const features = [F.forge, 1, F.forgeShare, share, F.actionPrice, weaponsPrice(G, seat)];
  return { move: 'forgeWeapons', args: [], features };
}

export function turnEnded(G: TriumvirateState, seat: number): Candidate {
  const { gold } = at(G.players, seat);
  const idle = G.asked.what === 'march' ? G.points : 0;
  const features = [F.endTurn, 1, F.endIdle, idle, F.endRich, actionsFor(gold, G.actions)];
  return { move: 'endTurn', args: [], features };
}

/** Officials do something only when they are set down. */
export function officialsPlaced(G: TriumvirateState, seat: number, option: Option): Candidate[] {
  const arg = option.args[0];
  if (typeof arg !== 'object' || !('most' in arg)) return [];
  const setDown = at(G.officials, at(G.players, seat).stone);
  if (arg.most > setDown)
    return [
      {
        move: 'placeOfficials',
        args: [arg.most],
        features: [F.setDownOfficials, arg.most - setDown],
      },
    ];
  return [{ move: 'placeOfficials', args: [0], features: [F.takeUpOfficials, setDown] }];
}

export function compensations(G: TriumvirateState, seat: number, options: Option[]): Candidate[] {
  return options.map((option) => {
    const { move, args } = option as Choice;
    const competence = args[0] as Competence;
    const level = at(at(G.players, seat).competences, competence);
    const features = [F.compensationHigh, level / HIGHEST_COMPETENCE];
    if (takesLead(G, seat, competence)) features.push(F.compensationLead, 1);
    const wins = COMPETENCES.every(
      (each) =>
        at(at(G.players, seat).competences, each) + Number(each === competence) ===
        HIGHEST_COMPETENCE,
    );
    if (wins) features.push(F.wins, 1);
    return { move, args, features };
  });
}
