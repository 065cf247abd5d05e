import * as box from '../../game/alea/components';
import { diceEn, factsEn, phaseEn, tilesEn } from './alea.en.facts';
import { FORUM_PAIRS, rewarding, WITH_TEMPLUM } from './alea.facts';
import type { Section } from './rulesText';
import { example, list, p, ruling, say } from './textTags';

/**
 * The five buildings: how dice come there, and what they bring. In the examples Aulus, Livia, Marcus and Tullia sit
 * clockwise in this order.
 */

const { building, either } = factsEn;
const { factsFor } = box;

const templum: Section = {
  id: 'templum',
  title: building(box.TEMPLUM),
  phases: ['templum'],
  blocks: [
    p`The Templum is in play with ${either(WITH_TEMPLUM)} players. Here Fortuna tiles are drawn, and the last to place
      leads.`,
    p`*Placing.* Whoever comes first in a round places exactly 1 die, whatever it shows. After that, each placement must
      take the lead. Count all dice you then have there, those that lay there before included:`,
    list(
      'they must be exactly one more than the leader has;',
      'together they must show more than those of the leader.',
    ),
    p`For each die you have just placed you draw a hidden Fortuna tile. Look at it and keep it face down.`,
    example`Aulus places a 2 and draws a tile. Livia needs two dice that show 3 or more: she places 1-3 and draws two
      tiles. Marcus needs three dice with 5 or more: he places 1-2-2 and draws three. In the next lap Livia wants the
      lead back. It takes four dice, and two of hers lie there; it takes 6, and hers show 4. So two more dice with 2 or
      more will do: 1-1. She draws two more tiles.`,
    p`*Paying.* The leader keeps ${tilesEn(box.LEADER_KEEPS)} of those drawn in this round, everybody else who is there
      keeps ${box.OTHERS_KEEP}. They lie open from now on. All other tiles of the round are laid open beside the Templum.
      The dice go back to their owners, all of them: from here nobody goes to the Latrina.`,
    p`If just a single die lies in the whole Templum, its owner draws one more tile and keeps both.`,
    example`Livia leads with four dice. She has drawn 1, 2, 3 and 3 and keeps the two 3s. Marcus has drawn 1, 1 and 2 and
      keeps the 2. Aulus has only one tile, and keeps it.`,
    p`When a tile has to be drawn and no hidden one is left, the open ones beside the Templum are shuffled and turned
      face down.`,
    ruling`The leader may go further, too: by exactly 1 die.`,
    ruling`Alone there with two or more dice, you lead and keep ${box.LEADER_KEEPS}; there is no extra tile.`,
    ruling`Whoever has most dice there chooses first, whoever has fewest last.`,
    ruling`Should there be neither hidden nor open tiles, you may place all the same. You just draw nothing.`,
  ],
};

const senatus: Section = {
  id: 'senatus',
  title: building(box.SENATUS),
  phases: ['senatus'],
  blocks: [
    p`*Placing.* Here you build a *run*: dice whose values follow one another, like 2-3-4. A single die is a run, too;
      the longest goes from ${box.LOWEST} to ${box.HIGHEST}, and after ${box.HIGHEST} it does not begin again. Each
      player has at most one run. In later turns you can lengthen it, below, above or at both ends at once, by as many
      dice as fit.`,
    p`No two runs in the Senatus may be alike. Runs of the same length are fine, and so are runs that overlap.`,
    example`Marcus has 2-3 in the Senatus. Livia rolls 1-2-3-4-6-6-6-6. She cannot place 2-3, but 2-3-4, for instance, or
      only the 3. She places 2-3-4. Then Marcus rolls 1-4-5-5-5-5. Adding only the 4 would make his run 2-3-4, like
      Livia’s: not allowed. With the 1 it would be 1-2-3, with the 1 and the 4 it is 1-2-3-4. He adds both.`,
    p`*Paying.* Longer runs come first; of equally long ones, the one that reaches higher. How many of them win a Senate
      card depends on the number of players: ${factsEn.rewarded}. The winners take their dice back.`,
    list(
      say`The *first* looks at the top ${box.CARDS_OFFERED} cards of the pile and keeps 1, face down.`,
      say`The *second* gets the other ${box.CARDS_OFFERED - 1}, keeps 1 of them, too, and puts the last one under the
        pile, face down.`,
      say`With ${either(rewarding(3))} players that last card goes to the *third* instead, without a choice.`,
    ),
    p`Where there is no second, because only ${either(rewarding(1))} play or only one run lies there, the first puts the other
      ${box.CARDS_OFFERED - 1} under the pile. What is under the pile does not come up again in this game. All other runs
      go to the Latrina. If there is no run at all, no card is drawn.`,
    example`Four players. Marcus has 1-2-3-4, Livia 2-3-4, Tullia 3-4-5, Aulus a 6. Marcus is first: he looks at
      ${box.CARDS_OFFERED} cards and keeps one. Livia and Tullia have equally long runs, but Tullia’s reaches higher: she
      chooses from the other ${box.CARDS_OFFERED - 1}. ${factsFor(4).rewarded} runs are rewarded, so the ${diceEn(3)} of
      Livia and the 6 of Aulus go to the Latrina.`,
    ruling`Only the result is compared with the other runs. You may lengthen yours past one that lies there, as Marcus
      did.`,
    ruling`With ${either(rewarding(3))} players and only two runs, the third card goes under the pile.`,
  ],
};

const castrum: Section = {
  id: 'castrum',
  title: building(box.CASTRUM),
  phases: ['castrum'],
  blocks: [
    p`*Placing.* Here you build *sets*: dice of one value, one die or as many as you like. You can have several sets, each
      of another value. In one turn you place dice of one value only. If you already have a set of it, they join it; a
      second set of the same value is not possible.`,
    p`No two sets in the Castrum may be alike. 4-4 and 4-4-4 can lie side by side, 4-4 and 5-5 as well, but never twice
      4-4.`,
    example`Livia has 6-6 in the Castrum, Marcus a single 1. Livia rolls 1-1-1-6-6-6. She could make her 6s three, four or
      five. Or she begins a set of 1s, with two or three dice; a single 1 already lies there. But not both in one turn.
      She places 1-1-1.`,
    p`*Paying.* Larger sets come first; of equally large ones, the higher value. For each set, its owner takes the dice
      back and chooses one of the open provinces. If two of your sets are among the best, you take two.`,
    p`This goes on until the provinces or the sets have run out. Sets that get nothing go to the Latrina. Provinces that
      nobody took leave the game.`,
    example`Four players, so four provinces. The order is 5-5-5 (Livia), 2-2-2 (Aulus), 6-6 (Marcus), 4-4 (Livia again),
      and then a single 6 of Aulus. The first three choose, Livia’s 4-4 gets the province that is left, and the 6 goes
      to the Latrina.`,
    ruling`Only the result is compared with the other sets. If a rival has 3-3-3, your 3-3 can grow to four, but not to
      three.`,
  ],
};

const forum: Section = {
  id: 'forum',
  title: building(box.FORUM),
  phases: ['forum'],
  blocks: [
    p`*Placing.* In one turn you place either one die, whatever it shows, or exactly two that make ${box.FORUM_PAIR}
      together: ${FORUM_PAIRS.join(' or ')}. In later turns you can place more in the same way.`,
    p`The dice stand on the pillars in a row, from the left, without gaps, low before high. A new die goes to the left of
      those that show the same, and pushes them and all higher ones to the right.`,
    p`What is pushed past the last pillar falls into the Latrina, be it somebody else’s or your own. A die you are just
      placing may not fall: if it finds no pillar, you cannot place it, and a pair only if both find one.`,
    example`Four players, ${factsFor(4).pillars} pillars: 1 (Tullia), 2 (Aulus), 3 (Livia), 4 (Livia), 5 (Marcus), 6
      (Tullia). Marcus places 1-4. Now the row is 1 (Marcus), 1 (Tullia), 2 (Aulus), 3 (Livia), 4 (Marcus), 4 (Livia).
      Tullia’s 6 and his own 5 have fallen into the Latrina. From here on no 5 and no 6 can be placed in the Forum in this
      round: all pillars hold lower dice.`,
    p`*Paying.* From the left, each die takes one of the open patricians, and goes back to its owner. There are as many
      patricians as pillars, so each die gets one; the last may have no choice. Patricians that nobody took leave the
      game.`,
  ],
};

const latrina: Section = {
  id: 'latrina',
  title: building(box.LATRINA),
  phases: ['latrina'],
  blocks: [
    p`*Placing.* Nobody goes here of their own free will. Only if not a single one of your rolled dice can be placed in any
      other building, you place exactly 1 of them here. Which one is up to you.`,
    p`More often dice end here without being placed:`,
    list(
      'pushed out of the Forum;',
      'still unplaced when the last lap is over;',
      'in the Senatus or the Castrum, but too weak to win anything.',
    ),
    example`Tullia has one die left and rolls a 6. Her run in the Senatus is 2-3; a 6 does not fit. In the Castrum lies
      a single 6 of Aulus. In the Forum lower dice stand on all ${factsFor(4).pillars} pillars. The Templum would take
      more than one die. So her 6 goes to the Latrina. It was her last die: this is the last lap.`,
    p`*Paying.* For each of your dice here you get 1 Repete! chip. Then all dice are back with their owners.`,
    p`What chips are good for: rolling again, see *${phaseEn('laps')}*, or points at the end.`,
    ruling`The chips never run out.`,
  ],
};

export const buildingsEn: readonly Section[] = [templum, senatus, castrum, forum, latrina];
