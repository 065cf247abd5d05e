import * as box from '../../game/triumvirate/components';
import type { Section } from './rulesText';
import { example, list, p, ruling, say } from './textTags';
import { factsEn } from './triumvirate.en.facts';
import { percent } from './triumvirate.facts';

/** The odds, and how this table deals with it all. */

const odds: Section = {
  id: 'odds',
  title: 'Odds',
  blocks: [
    p`The bag is open to all, so the odds of an attack are known, and the table shows them before you decide. To reckon
      yourself: your *margin* is your legions, less those of the defender, less ${box.STONE_KILLS} if the defender’s stone
      stands there. You conquer exactly if your margin is greater than the weapons drawn of the defender, less yours.`,
    p`With the bag of the start, and no stone defending:`,
    factsEn.odds,
    p`Each weapon of yours in the bag makes the next battle easier, each drawn one is gone until you put it in again.`,
    example`The margin of 5 legions against 3 is 2. Three weapons are drawn; only two of the defender’s and none of yours
      would bring the attack down. With the bag of the start it succeeds with ${percent(5, 3)}. If the defender’s stone
      stands there, the margin is 0, and it is ${percent(5, 3, true)}.`,
  ],
};

const byItself: Section = {
  id: 'by-itself',
  title: 'What the table does by itself',
  blocks: [
    p`Where there is nothing to decide, you are not asked. The chronicle says what was done for you.`,
    list(
      say`Supply: governors change sides, and provinces get what they claim if there is enough for all. Rome does not
        ask if there is only one answer.`,
      'Movement: gold is taken up where you arrive. Battles are fought to the end.',
      say`After a conquest: a stone with only one province left flees there. Weapons of compensation go into the bag.
        If one competence is on the last step, the card raises the other.`,
      say`End of the turn: legions above the limit, calendar, election. A new consul with only one province is not
        asked where.`,
      'Victory: it is looked for after each single change, and the game stops there.',
    ),
    p`Your turn ends only when you say so, even if there is nothing left to do.`,
    p`Until then you can take back what you did, as far as your last attack: what was drawn from the bag stands.`,
  ],
};

const rulings: Section = {
  id: 'rulings',
  title: 'How we read the rules',
  blocks: [
    p`Readings that belong to one phase stand there. These concern the whole game:`,
    ruling`The characters are given to the seats in their order: the first seat is Caesar.`,
    ruling`What the printed rules allow a loser or a new consul to do is always done here: weapons, competence, official. You are asked only which, and where.`,
  ],
};

export const referenceEn: readonly Section[] = [odds, byItself, rulings];
