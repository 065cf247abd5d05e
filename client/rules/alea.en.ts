import * as box from '../../game/alea/components';
import { buildingsEn } from './alea.en.buildings';
import { chipsEn, factsEn, phaseEn } from './alea.en.facts';
import { referenceEn } from './alea.en.reference';
import { FORTUNA_TILES, SEATS, WITH_TEMPLUM, WITHOUT_TEMPLUM } from './alea.facts';
import type { RulesText, Section } from './rulesText';
import { example, list, p, ruling, say } from './textTags';

const { building, either } = factsEn;

const goal: Section = {
  id: 'goal',
  title: 'What it is about',
  blocks: [
    p`${SEATS.least} to ${SEATS.most} of you compete for fame in Rome, each with ${box.DICE} dice. Roll them, give
      some to a building, keep the rest for your next roll. When somebody has none left, the lap is played to its end, and the buildings pay everybody for the dice that lie there.`,
    p`That is a *round*. After ${box.factsFor(4).rounds} rounds (${box.factsFor(3).rounds} with
      ${either(WITHOUT_TEMPLUM)} players) you count your points. The highest total wins.`,
    list(
      say`*Provinces* count what is printed on them if somebody lives there, and 1 less if nobody does. The Castrum
        gives them.`,
      say`*Patricians* count what is printed on them, but only those who find a home in a province of their own
        colour. The Forum gives them.`,
      '*Senate cards* reward all kinds of things, and stay secret to the end. The Senatus gives them.',
      say`*Fortuna tiles* are points and nothing else. The Templum gives them, with ${either(WITH_TEMPLUM)} players.`,
      say`*Repete! chips* comfort those whose dice earned nothing. They buy a second roll, or at the end 1 point for
        every ${chipsEn(box.CHIPS_PER_POINT)}. The Latrina gives them.`,
    ),
    ruling`A box like this one says how this table plays where the printed rules are silent or leave room. If your
      group is used to something else, look here first.`,
  ],
};

const table: Section = {
  id: 'table',
  title: 'What lies on the table',
  blocks: [
    p`The *buildings*, in the order in which they pay:`,
    {
      table: {
        head: ['Building', 'Takes', 'Pays'],
        rows: [
          [building(box.TEMPLUM), 'one die more than anybody has there', 'Fortuna tiles'],
          [building(box.SENATUS), 'a run: dice in sequence', 'Senate cards'],
          [building(box.CASTRUM), 'sets: dice of one value', 'provinces'],
          [building(box.FORUM), `one die, or two that make ${box.FORUM_PAIR}`, 'patricians'],
          [building(box.LATRINA), 'dice that are left over', 'Repete! chips'],
        ],
      },
    },
    p`*Provinces and patricians.* There are ${box.PROVINCES} provinces and ${box.PATRICIANS} patricians, women and men,
      in ${box.COLOURS.length} colours. A patrician feels at home only in a land of the same colour.`,
    factsEn.colours,
    p`Grey is the *free province*. It is worth nothing itself, but a woman and a man of any one colour can live there.`,
    p`*Fortuna tiles.* There are ${FORTUNA_TILES}, face down:`,
    factsEn.fortuna,
    p`*Senate cards.* There are ${box.CARDS}. Each is explained below, under *Senate cards*.`,
    p`*Dice.* Yours have your colour, ${box.DICE} of them. They never leave the game: what lies in a building comes
      back to you when the round is paid.`,
  ],
};

const setUp: Section = {
  id: 'set-up',
  title: 'Before the first round',
  blocks: [
    p`The table lays everything out:`,
    list(
      say`*Buildings.* All five with ${either(WITH_TEMPLUM)} players. With ${either(WITHOUT_TEMPLUM)} there is no Templum,
        and so there are no Fortuna tiles; the Senate card that counts them (${factsEn.card(box.MANY_FORTUNA_TILES)}) is
        taken out as well.`,
      '*Forum.* The more players, the longer its row of pillars.',
      '*Piles.* Senate cards, Fortuna tiles, provinces and patricians are shuffled, each a pile face down.',
      say`*On offer.* At the beginning of every round, as many provinces as there are players, and as many patricians
        as there are pillars, are turned up.`,
      `*Players.* Each has ${box.DICE} dice, and nothing else yet.`,
    ),
    p`What the number of players changes:`,
    factsEn.players,
    ruling`Whoever has the first seat leads the first round. In the box it is the youngest player.`,
  ],
};

const turn: Section = {
  id: 'turn',
  title: phaseEn('laps'),
  phases: ['laps'],
  blocks: [
    p`A round is played in *laps*. In each lap everybody has one turn, the start player first, then clockwise. Most
      rounds take three to five laps. A turn goes like this:`,
    list(
      say`*Roll* all dice that are still in front of you. Those in buildings stay where they are.`,
      say`*Repete!* If you like, pay 1 chip and roll again as many of the dice before you as you want, at least one.
        You can do so as often as you have chips, and choose anew each time, also dice you left lying before.`,
      say`*Place* at least one die: in one building only, and in one of its ways only. You need not place all that
        would fit.`,
      say`*Confirm.* Until you end your turn you can take the placement back; the roll stands. Only the Templum lets
        you take nothing back, because there you draw tiles: your turn is over at once.`,
    ),
    p`What you do not place is rolled again in your next turn. It does not matter what it shows now.`,
    example`Aulus has 2 chips and rolls 1-2-2-3-3-6-6-6. For the first chip he rolls the three 6s again and gets 4-4-6.
      For the second he takes up a 2, a 3 and a 4, because he has another of each, and gets 1-1-5. Now he can place
      1-2-3-4-5-6 in the Senatus. Two 1s are left; in the next lap he rolls these two dice.`,
    p`Chips are paid when a round ends. So nobody has any in the first one.`,
    ruling`You never have to use a chip, not even if your dice fit nowhere but in the Latrina.`,
  ],
};

export const aleaRulesEn: RulesText = {
  title: 'Alea Iacta Est',
  sections: [goal, table, setUp, turn, ...buildingsEn, ...referenceEn],
};
