import * as box from '../../game/triumvirate/components';
import { roman } from '../locales/triumvirate';
import type { Section } from './rulesText';
import { example, list, p, ruling, say } from './textTags';
import { factsEn, gold, phaseEn, weapons } from './triumvirate.en.facts';
import { citizensFor, priceOf, priceOfAll } from './triumvirate.facts';

/** Actions, the end of the turn and the election. */

const { province } = factsEn;
const { HIGHEST_COMPETENCE, MOST_ACTIONS } = box;

const actions: Section = {
  id: 'actions',
  title: 'III Actions',
  blocks: [
    p`When you have moved, you may act, up to ${MOST_ACTIONS} times, and the same action more than once. What you can do
      depends on the type of the province where your stone stands:`,
    list(
      say`*Political province:* raise your political competence by 1. Or bring over one citizen: a neutral one to your side,
        or one from a rival’s side to the neutral ones. Never straight from a rival to you.`,
      say`*Military province:* raise your military competence by 1. Or put ${weapons(box.FORGED_WEAPONS)} of your stock into
        the bag.`,
      '*Competence province:* raise either competence by 1.',
    ),
    p`Each action costs more than the one before. Citizens and weapons are dearer for those who do not *lead*, citizens in
      the political competence, weapons in the military one:`,
    factsEn.prices,
    p`You pay with gold from your hand, to the bank. What lies in provinces does not count.`,
    example`Pompeius stands in ${province(box.AEGYPTUS)} with 6 gold. Politically Caesar is on ${roman(3)}, Pompeius and
      Crassus are on ${roman(2)}. A citizen would cost Pompeius ${priceOf(1, false)} now. So he first raises his political
      competence, for ${priceOf(1)}: with ${roman(3)} he leads, together with Caesar. Then he wins over a neutral citizen
      for ${priceOf(2)}, and turns away one of Caesar’s for ${priceOf(3)}. Together that is ${gold(priceOfAll(3))}.`,
    p`A competence on ${roman(HIGHEST_COMPETENCE)} cannot rise any further.`,
    ruling`With a single weapon in stock you put in that one, at the full price. Without any the action is not possible.`,
    ruling`Whether you lead is judged for each action by itself, when you pay it.`,
  ],
};

const leading: Section = {
  id: 'leading',
  title: 'Who leads',
  blocks: [
    p`You *lead* in a competence if nobody is higher than you and somebody is lower. So several can lead together, but not
      all. At the start nobody leads.`,
    p`It matters in two places: citizens and weapons are cheaper for who leads, and who leads falls back when he has to
      flee.`,
    example`Politically Caesar and Pompeius are on ${roman(4)}, Crassus is on ${roman(2)}: Caesar and Pompeius lead.
      Militarily all three are on ${roman(2)}: nobody leads. If Crassus rises to ${roman(3)}, he leads alone.`,
    ruling`On ${roman(HIGHEST_COMPETENCE)} you always lead, even if all are there.`,
  ],
};

const endOfTurn: Section = {
  id: 'end-of-turn',
  title: 'The end of a turn',
  blocks: [
    p`When you end your turn,`,
    list(
      say`each of your provinces with more than ${box.LEGION_LIMIT} legions is cut to ${box.LEGION_LIMIT}; the others go to
        the stock;`,
      say`the calendar moves one step towards Elegio.`,
    ),
    p`From ${roman(box.factsFor(3).calendar)} it takes ${box.factsFor(3).calendar} turns to get there. If Elegio is reached, a
      consul is elected. Otherwise the next in order has his turn.`,
    p`Only your own provinces are cut, and only now. With too many legions in one place, use them or move them before.`,
  ],
};

const election: Section = {
  id: 'election',
  title: phaseEn('election'),
  phases: ['election'],
  blocks: [
    p`Whoever has most citizens on his side is elected consul. If several have equally many, it is the one of them whose last
      turn is longest ago, that is, who will be on soonest.`,
    p`*For the second time:* he has won.`,
    p`*For the first time:*`,
    list(
      'He takes a consul card and keeps it: it says that he has been consul.',
      say`He sets down a new official in any of his provinces. The governor there steps off the supply field. Where an
        official is set down already, that has no effect for now.`,
      `${box.CONSUL_LOSES_CITIZENS} of his citizens become neutral.`,
      'The calendar goes back to the beginning, and the next year begins with whoever is on.',
    ),
    p`From now on ${box.CITIZENS_TO_WIN} citizens are enough for him to win, also if another has become consul since. Before
      the first consulate, ${box.CITIZENS_TO_WIN} citizens do nothing by themselves.`,
    example`Second year. The last turn was Caesar’s, so Pompeius is next. Caesar and Crassus have 4 citizens each, Pompeius 3:
      all ${citizensFor(3)}. Of the two who are level, Crassus will be on before Caesar, so he is elected. It is his first
      time. He sends his new official to ${province(box.SYRIA)}, and ${box.CONSUL_LOSES_CITIZENS} of his citizens become
      neutral: 1 is left. Pompeius, who was consul before, begins the third year.`,
    ruling`A new consul has to set down his official. A consul with fewer than ${box.CONSUL_LOSES_CITIZENS} citizens loses all
      of them.`,
    ruling`If ${box.CITIZENS_TO_WIN} or more are left after that, he wins right away.`,
  ],
};

export const politicsEn: readonly Section[] = [actions, leading, endOfTurn, election];
