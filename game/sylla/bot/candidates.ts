import { EVERYBODY } from '../../table/asking';
import { at } from '../../table/lists';
import { allChoices, type Option } from '../../table/options';
import type { Candidate } from '../../table/search/mind';
import { options } from '../options';
import type { Decision, SyllaState } from '../state';
import { bids, offers, payments } from './auction';
import { F } from './features';
import { cubes, flips, preventions, removals } from './fightMoves';
import { recruits } from './recruiting';
import { stakes } from './stakes';
import { revenueMoves, tokens, votes } from './treasury';

/** The moves worth a thought, by the question asked. */
export function candidates(G: SyllaState, seat: number): Candidate[] {
  const { what, seat: asked } = G.asked;
  if (asked !== seat && asked !== EVERYBODY) throw new Error(`seat ${seat} is not asked`);
  return WORTH_A_THOUGHT[what](G, seat, options(G, seat));
}

export type Lister = (G: SyllaState, seat: number, options: Option[]) => Candidate[];

const nothing: Lister = () => [];

/** By card number; the Crane is never in a set. */
const START_FEATURES = [
  F.startSenator,
  F.startChristianSenator,
  F.startMerchant,
  F.startChristianMerchant,
  F.startLegionary,
  F.startVestal,
  F.startSlave,
  F.startChristianSlave,
];

const startsMade = new Map<Option, Candidate[]>();

/** There are many, but always the same: they are made once. */
function starts(_G: SyllaState, _seat: number, [option]: Option[]): Candidate[] {
  if (!option) return [];
  const made =
    startsMade.get(option) ??
    allChoices([option]).map((choice) => ({
      ...choice,
      features: START_FEATURES.flatMap((feature, card) => [
        feature,
        at(choice.args[0] as number[], card),
      ]),
    }));
  startsMade.set(option, made);
  return made;
}

const WORTH_A_THOUGHT: Readonly<Record<Decision, Lister>> = {
  notYet: nothing,
  phaseOver: nothing,
  startingCharacters: starts,
  votes,
  consulToken: tokens,
  recruit: recruits,
  offer: offers,
  bid: bids,
  payment: payments,
  insulaToken: tokens,
  revenue: revenueMoves,
  cube: cubes,
  prevent: preventions,
  flip: flips,
  remove: removals,
  stake: stakes,
};
