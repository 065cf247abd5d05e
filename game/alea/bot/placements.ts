import { at, sum } from '../../table/lists';
import type { Choice, Option } from '../../table/options';
import type { Candidate } from '../../table/search/mind';
import { factsFor, HIGHEST } from '../components';
import { pipsOf } from '../dice';
import { lengthOf } from '../placing/senatus';
import type { AleaState } from '../state';
import { F } from './features';
import { type Outlook, outlookOf, runsAbove, setsAbove } from './outlook';
import { rerolls } from './rerolls';

/** Where to place which dice, and whether to roll again. */
export function placements(G: AleaState, seat: number, options: Option[]): Candidate[] {
  const outlook = outlookOf(G, seat);
  const found: Candidate[] = [];
  const templum: Choice[] = [];
  for (const option of options) {
    if (option.move === 'reroll') found.push(...rerolls(G, seat));
    else if (option.move === 'placeInTemplum') templum.push(option as Choice);
    else found.push(placed(G, seat, option as Choice, outlook));
  }
  for (const choice of representatives(templum)) found.push(placed(G, seat, choice, outlook));
  return found;
}

/** Of all dice that would do in the Templum: the highest, which are hard to beat, and the lowest, which spare the hand. */
function representatives(choices: readonly Choice[]): Choice[] {
  if (choices.length <= 2) return [...choices];
  return [at(choices, 0), at(choices, choices.length - 1)];
}

type Placing = (G: AleaState, seat: number, args: Choice['args'], outlook: Outlook) => Placement;

interface Placement {
  /** How many dice it takes from the hand. */
  readonly dice: number;
  readonly features: number[];
}

const PLACING: Readonly<Record<string, Placing>> = {
  placeInTemplum: inTemplum,
  placeInSenatus: inSenatus,
  placeInCastrum: inCastrum,
  placeInForum: inForum,
  placeInLatrina: (_G, _seat, args) => ({
    dice: 1,
    features: [F.latrinaHigh, (args[0] as number) / HIGHEST],
  }),
};

function placed(G: AleaState, seat: number, { move, args }: Choice, outlook: Outlook): Candidate {
  const place = PLACING[move];
  if (!place) throw new Error(`${move} is no placement`);
  const { dice, features } = place(G, seat, args, outlook);
  features.push(F.placeDice, dice);
  if (dice === outlook.hand) features.push(F.placeLast, 1, F.placeLastEarly, outlook.othersDice);
  return { move, args, features };
}

function inTemplum(G: AleaState, seat: number, args: Choice['args'], outlook: Outlook): Placement {
  const dice = args[0] as number[];
  const count = sum(dice);
  const features = [
    F.templumLead,
    1,
    F.templumDice,
    count,
    F.templumHeight,
    pipsOf(dice) / (HIGHEST * count),
    F.templumLate,
    outlook.lateness,
  ];
  if (sum(at(G.templum, seat)) > 0) features.push(F.templumAgain, 1);
  return { dice: count, features };
}

/** How a run is paid: the first chooses from three cards. */
function inSenatus(G: AleaState, seat: number, args: Choice['args']): Placement {
  const [low, high] = args as [number, number];
  const own = at(G.senatus, seat);
  const { rewarded } = factsFor(G.players.length);
  const before = lengthOf(own) > 0 ? runsAbove(G, seat, own) : rewarded;
  const after = runsAbove(G, seat, { low, high });
  const features = [F.senatusLength, high - low + 1, F.senatusHeight, high / HIGHEST];
  if (after === 0 && before > 0) features.push(F.senatusFirst, 1);
  if (after < rewarded && before >= rewarded) features.push(F.senatusRewarded, 1);
  if (after >= before) features.push(F.senatusNothing, 1);
  return { dice: high - low + 1 - lengthOf(own), features };
}

/** How a set is paid: as many as there are provinces, the largest first. */
function inCastrum(G: AleaState, seat: number, args: Choice['args'], outlook: Outlook): Placement {
  const [value, count] = args as [number, number];
  const owned = at(at(G.castrum, seat), value - 1);
  const open = G.openProvinces.length;
  const before = owned > 0 ? setsAbove(G, seat, value, owned) : open;
  const after = setsAbove(G, seat, value, owned + count);
  const features = [F.castrumSize, owned + count];
  if (after < open) {
    if (before >= open)
      features.push(F.castrumRewarded, 1, F.castrumBest, at(outlook.provinces, after));
    features.push(F.castrumPick, (Math.min(before, open) - after) / open);
  }
  if (after >= before || after >= open) features.push(F.castrumNothing, 1);
  else if (before >= open && outlook.sets >= open) features.push(F.castrumPushes, 1);
  return { dice: count, features };
}

function inForum(G: AleaState, seat: number, args: Choice['args'], outlook: Outlook): Placement {
  const dice = args[0] as number[];
  const { values, owners } = G.forum;
  const { pillars } = factsFor(G.players.length);
  const count = sum(dice);
  const value = dice.findIndex((each) => each > 0) + 1;
  let pillar = 0;
  while (pillar < values.length && at(values, pillar) < value) pillar++;
  const features = [
    F.forumPillar,
    pillar,
    F.forumSecondDie,
    count - 1,
    F.forumBest,
    at(outlook.patricians, Math.min(pillar, outlook.patricians.length - 1)),
    F.forumLate,
    outlook.lateness,
  ];
  const pushed = Math.max(0, values.length + count - pillars);
  for (let i = values.length - pushed; i < values.length; i++) {
    features.push(at(owners, i) === seat ? F.forumPushesOwn : F.forumPushesRival, 1);
  }
  return { dice: count, features };
}
