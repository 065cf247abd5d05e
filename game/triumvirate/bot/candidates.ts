import { at } from '../../table/lists';
import type { Choice, Option } from '../../table/options';
import type { Candidate } from '../../table/search/mind';
import type { Competence } from '../components';
import { options } from '../options';
import { production } from '../production';
import type { Decision, TriumvirateState } from '../state';
import {
  citizenUnseated,
  citizenWon,
  compensations,
  improvement,
  officialsPlaced,
  turnEnded,
  weaponsForged,
} from './deeds';
import { F } from './features';
import { isFront } from './ground';
import { attacks, marches } from './steps';
import { romeChoices, spreads } from './supply';

/** The moves worth a thought, by the question asked. */
export function candidates(G: TriumvirateState, seat: number): Candidate[] {
  if (G.asked.seat !== seat) throw new Error(`seat ${seat} is not asked`);
  return WORTH_A_THOUGHT[G.asked.what](G, seat, options(G, seat));
}

type Lister = (G: TriumvirateState, seat: number, options: Option[]) => Candidate[];

/** By move: the candidates that an option stands for. */
const OF_OPTION: Readonly<
  Record<string, (G: TriumvirateState, seat: number, option: Option) => Candidate[]>
> = {
  march: marches,
  attack: attacks,
  placeOfficials: officialsPlaced,
  improve: (G, seat, { args }) => [improvement(G, seat, args[0] as Competence)],
  winCitizen: (G, seat) => [citizenWon(G, seat)],
  unseatCitizen: (G, seat, { args }) => [citizenUnseated(G, seat, args[0] as number)],
  forgeWeapons: (G, seat) => [weaponsForged(G, seat)],
  endTurn: (G, seat) => [turnEnded(G, seat)],
};

const turn: Lister = (G, seat, listed) =>
  listed.flatMap((option) => OF_OPTION[option.move]?.(G, seat, option) ?? []);

const flights: Lister = (G, _seat, listed) =>
  listed.map((option) => {
    const { move, args } = option as Choice;
    const province = args[0] as number;
    const features = [F.fleeToArmy, at(G.legions, province), F.fleeToGold, at(G.gold, province)];
    if (!isFront(G, province)) features.push(F.fleeFromFront, 1);
    return { move, args, features };
  });

/** An official keeps the field of his province free, in every turn. */
const appointments: Lister = (G, _seat, listed) => {
  const coming = production(G);
  return listed.map((option) => {
    const { move, args } = option as Choice;
    const province = args[0] as number;
    const { gold } = at(coming, province);
    const features = [F.appointRich, gold, F.appointGuarded, at(G.legions, province)];
    if (!G.onField[province] && at(G.officials, province) === 0) features.push(F.appointOnField, 1);
    return { move, args, features };
  });
};

const WORTH_A_THOUGHT: Readonly<Record<Decision, Lister>> = {
  notYet: () => [],
  phaseOver: () => [],
  rome: romeChoices,
  spreadGold: spreads,
  spreadLegions: spreads,
  march: turn,
  actions: turn,
  flight: flights,
  compensation: compensations,
  consul: appointments,
};
