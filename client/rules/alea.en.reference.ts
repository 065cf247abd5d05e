import * as box from '../../game/alea/components';
import { chipsEn, factsEn, points } from './alea.en.facts';
import { LIVIAS_POINTS } from './alea.facts';
import type { Section } from './rulesText';
import { example, list, p, ruling, say } from './textTags';

/** The end of a round and of the game, the Senate cards, and how this table deals with it all. */

const { card, province } = factsEn;

const lastLap: Section = {
  id: 'last-lap',
  title: 'The last lap',
  blocks: [
    p`As soon as somebody has placed the last die, the *last lap* has come. It is played to its end: everybody up to the
      player before the start player still has a turn. Those who have already had theirs in this lap do not get another. Several players can
      run out of dice in the same lap.`,
    p`Then the dice that nobody placed go to the Latrina, and the buildings pay in their order: Templum, Senatus, Castrum,
      Forum, Latrina.`,
    example`Aulus is start player. He has three dice and places one. Livia has two and places both: she is out of dice, and
      this is the last lap. Marcus and Tullia still have their turns. Then it is over, and the two dice Aulus has kept go
      to the Latrina, where they bring him 2 chips.`,
  ],
};

const nextRound: Section = {
  id: 'next-round',
  title: 'The next round',
  blocks: [
    p`When the Latrina has paid, everybody has ${box.DICE} dice again. The player to the left of the last start player
      leads the next round, and new provinces and patricians are turned up. What left the game stays where all can see
      it, and never comes back.`,
    p`What you have won you keep: provinces, patricians, Senate cards, Fortuna tiles, and chips until you spend them.`,
  ],
};

const end: Section = {
  id: 'end',
  title: 'The end of the game',
  blocks: [
    p`After the last round all Senate cards are shown. First the patricians find their homes:`,
    list(
      'A province takes one woman and one man of its colour at most.',
      'The free province takes one woman and one man of any one colour, the same for both.',
      `The Senate card ${card(box.VILLA)} is such a home as well.`,
      'Each patrician lives in one place, or nowhere.',
    ),
    p`Then you count:`,
    list(
      say`*Provinces:* the printed value if at least one patrician lives there, 1 less if nobody does. So an empty
        province of value I counts 0, and the empty free province −1.`,
      '*Patricians:* the printed value of everyone who has a home. The others count 0.',
      '*Senate cards:* see below.',
      '*Fortuna tiles:* the printed value.',
      `*Repete! chips:* 1 point for every ${chipsEn(box.CHIPS_PER_POINT)}. An odd one counts nothing.`,
    ),
    p`The highest total wins. Among those who are level, whoever has more printed value in patricians *without* a home
      wins. If that is equal, too, they win together.`,
    example`Livia has ${province(box.YELLOW, 3)}, ${province(box.RED, 1)}, ${province(box.BLUE, 2)} and the free province.
      Her patricians are a yellow woman 3, a yellow woman 1, a yellow man 2, a red man 2, a green woman 2, a green man 3
      and an orange man 1. The yellow woman 3 and the yellow man live in the yellow province, the red man in the red one,
      the green couple in the free province; in the blue one nobody lives. The provinces count 3 + 1 + 0 + 1 =
      ${LIVIAS_POINTS.provinces}, the patricians 3 + 2 + 2 + 2 + 3 = ${LIVIAS_POINTS.patricians}. Her Senate cards are
      ${card(box.COUPLES)}, with two couples ${points(LIVIAS_POINTS.couples)}, and ${card(box.MANY_MEN)}, with four men
      ${points(LIVIAS_POINTS.men)}. She has kept Fortuna tiles of 2 and 3, ${points(LIVIAS_POINTS.fortuna)}, and 5 chips,
      ${points(LIVIAS_POINTS.chips)}. Together ${points(LIVIAS_POINTS.total)}. The yellow woman 1 and the orange man 1 have
      no home; they would count 2 in a tie.`,
    ruling`The table houses your patricians for you, so that your total is as high as can be, Senate cards included. Of
      several such ways it takes the one that leaves most value without a home, because that breaks ties. A patrician may
      stay without a home although a place is free, if a Senate card makes that worthwhile.`,
  ],
};

const UNPAID = 5 - Math.floor(5 / box.CHIPS_PER_POINT);

const senateCards: Section = {
  id: 'senate-cards',
  title: 'Senate cards',
  blocks: [
    p`Each card pays its owner at the end, for what the owner then has. No card pays more than
      ${points(box.MOST_OF_A_CARD)}.`,
    factsEn.cards,
    list(
      say`*Province* means each tile you own, the free one included, lived in or not. Grey is a colour of its own for
        ${card(box.FAR_FLUNG_EMPIRE)}, but no governor has it.`,
      '*Patricians, women, men* mean each tile you own, with a home or without.',
      say`*${card(box.MANY_SENATE_CARDS)}* does not count itself.`,
      say`*${card(box.MANY_CHIPS)}* pays for the chips that bring nothing by the usual count. With 5 chips that is
        ${UNPAID}, on top of the usual ${5 - UNPAID}.`,
      say`*${card(box.FRONTIER)}* changes nothing about the point that an empty province loses.`,
      say`*${card(box.VILLA)}* is no province: it counts for no other card, and costs nothing if it is empty. Its guests
        count their printed values, and are not without a home.`,
      say`*${card(box.GREAT_FAMILY)}* looks at the colours of your patricians, not at the colour of your dice.`,
    ),
    p`If one of these cards is yours, the table tells you, and only you, what it would be worth now.`,
    ruling`The sheet that explains the cards in the box is lost to us. We know how many cards there are, what number IV
      counts, and what some of them paid in one example; the rest we have put together to fit. If your sheet says
      otherwise, tell us.`,
  ],
};

const secrets: Section = {
  id: 'secrets',
  title: 'What is secret',
  blocks: [
    p`Hidden from the others:`,
    list(
      'the Fortuna tiles you have drawn in this round, until the Templum pays;',
      'your Senate cards, until the end of the game;',
      'from everybody: the order of all piles.',
    ),
    p`Everything else is open: all dice and rolls, chips, provinces, patricians, kept and discarded Fortuna tiles, what has
      left the game, and how many cards and tiles everybody holds.`,
    p`What you have once seen in the Senatus you may know for ever, and the table keeps it in mind for you. The first
      knows all ${box.CARDS_OFFERED} cards, but not who has which of those that were passed on. The second knows where the
      last card is: under the pile, or with the third.`,
    p`The score of others is shown without their Senate cards; your own is complete.`,
  ],
};

const byItself: Section = {
  id: 'by-itself',
  title: 'What the table does by itself',
  blocks: [
    p`Where there is nothing to decide, you are not asked. The chronicle says what was done for you.`,
    list(
      'In the Templum: tiles are kept for you if you drew no more than you may keep, or if all are equal.',
      'In the Senatus: a last card is handed to the third.',
      'In the Castrum and the Forum: a last province or patrician goes to whoever is next.',
      'At the end of the last lap: dice left over go to the Latrina. The Latrina pays without asking.',
      'At the end of the game: patricians are housed, and everything is counted.',
    ),
    p`Rolling and placing are never done for you, even if there is only one way.`,
  ],
};

const rulings: Section = {
  id: 'rulings',
  title: 'How we read the rules',
  blocks: [
    p`Readings that belong to one building or phase stand there. These concern the whole game:`,
    ruling`Your turn ends when you say so. So a slip can be mended, as long as nothing hidden has been seen.`,
    ruling`In our box the lands have names. Which name goes with which colour is our choice, and changes nothing.`,
    ruling`Whoever watches sees what all players see, and no more.`,
  ],
};

export const referenceEn: readonly Section[] = [
  lastLap,
  nextRound,
  end,
  senateCards,
  secrets,
  byItself,
  rulings,
];
