import * as box from '../../game/triumvirate/components';
import { roman } from '../locales/triumvirate';
import type { RulesText, Section } from './rulesText';
import { example, list, p, ruling, say, series } from './textTags';
import { factsEn, gold, legions, phaseEn, weapons } from './triumvirate.en.facts';
import { politicsEn } from './triumvirate.en.politics';
import { referenceEn } from './triumvirate.en.reference';
import { turnEn } from './triumvirate.en.turn';
import { warEn } from './triumvirate.en.war';
import {
  beginsSecondYear,
  CHARACTERS,
  citizensFor,
  endsFirstYear,
  mostYears,
  outOfPlay,
  provincesFor,
  provincesOf,
} from './triumvirate.facts';

const { factsFor, HIGHEST_COMPETENCE } = box;

const goal: Section = {
  id: 'goal',
  title: 'What it is about',
  blocks: [
    p`56 BC: the pact of ${series(CHARACTERS, 'and')} is broken, and each of the three wants the republic for himself. You
      are one of them. There are three ways to win, and whoever is first on any of them wins at once, in the middle of a
      turn, even of somebody else’s.`,
    list(
      say`*Politically:* you are elected consul for the second time. Or you have been consul once, and
        ${box.CITIZENS_TO_WIN} citizens are on your side.`,
      say`*Militarily:* you own ${box.PROVINCES_TO_WIN} provinces.`,
      say`*By competence:* both your competences, political and military, are on ${roman(HIGHEST_COMPETENCE)}.`,
    ),
    p`The game is played in years. At the end of each the citizens elect a consul, so it is decided after
      ${mostYears(3)} years at the latest (${mostYears(2)} with 2 players). Nothing is hidden, and nothing is left to chance
      but the weapons drawn in battle.`,
    ruling`A box like this one says how this table plays where the printed rules are silent or leave room. If your group is
      used to something else, look here first.`,
  ],
};

const board: Section = {
  id: 'board',
  title: 'What lies on the table',
  blocks: [
    p`The *map* has ${box.PROVINCES.length} provinces of three types, and two seas that join. The type says what a
      province gives, and what can be done there:`,
    factsEn.types,
    p`Provinces with a common border are neighbours, and so are those that an arrow connects:`,
    factsEn.board,
    p`In the provinces:`,
    list(
      say`*Governors* show who owns a province. Each stands on its *supply field* or beside it. Only a province with a free
        field gives something.`,
      say`*Legions* belong to whoever owns the province. There may be none: the governor alone holds it.`,
      '*Gold* waits there until its owner fetches it, or a conqueror does.',
      say`*Officials* keep a governor off his field, so that the province gives something every time. They are either *set
        down*, or *with a stone*.`,
      say`Your *stone* is you. Only it moves; everything else must be taken along.`,
    ),
    p`Beside the map:`,
    list(
      say`*Forum:* citizens on the side of each character, and neutral ones.`,
      say`*Competences:* political and military, each from ${roman(box.LOWEST_COMPETENCE)} to
        ${roman(HIGHEST_COMPETENCE)}.`,
      say`*Battle bag:* weapons in the colours of the characters. Everybody may know how many of each are in it. Each
        character has ${weapons(box.WEAPONS)}; those not in the bag are in his own stock.`,
      say`*Gold:* some in hand, for all to see, the rest in the bank. *Legions* that stand nowhere are in stock. Both are
        limited.`,
      '*Calendar:* counts the turns down to the election, *Elegio*.',
      '*Compensation card:* it lies with whoever was the last to lose a province.',
    ),
    ruling`The map and the first positions were pictures that are lost to us. We have put them together from the text, from
      reports and from history: the types of the provinces, their borders and coasts, who owns what, and which governors
      stand on their fields. If your board says otherwise, tell us.`,
  ],
};

const setUp: Section = {
  id: 'set-up',
  title: 'The start',
  blocks: [
    p`The table sets everything up. ${series(CHARACTERS, 'and')} always play in this order, and Caesar begins.`,
    factsEn.start(3),
    list(
      `${legions(box.STARTING_LEGIONS)} in every province.`,
      `Both competences of everybody are on ${roman(box.LOWEST_COMPETENCE)}.`,
      `${weapons(box.STARTING_WEAPONS)} of each colour are in the bag, ${box.WEAPONS - box.STARTING_WEAPONS} of each in stock.`,
      say`${box.STARTING_CITIZENS} citizens are on everybody’s side, ${box.NEUTRAL_CITIZENS} are neutral:
        ${citizensFor(3)} in all.`,
      `All ${gold(factsFor(3).gold)} is in the bank.`,
      `The calendar is on ${roman(factsFor(3).calendar)}.`,
    ),
    ruling`Nobody has gold in hand at the start.`,
  ],
};

const TWO = factsFor(2);
const [CAESARS = 0, POMPEIUS_OWNS = 0] = TWO.starts.map(provincesOf);

const twoPlayers: Section = {
  id: 'two-players',
  title: 'Two players',
  blocks: [
    p`With two, Caesar and Pompeius play. Crassus is not there, nor are ${factsEn.provinces(outOfPlay(2))}, with all
      borders and arrows that lead there. Caesar begins with ${CAESARS} provinces, Pompeius with ${POMPEIUS_OWNS}:`,
    factsEn.start(2),
    p`What else is different:`,
    factsEn.players,
    list(
      say`The bag also holds ${weapons(box.STARTING_WEAPONS)} of Crassus. They are neutral: when drawn, they go back into
        the bag. His others are out of the game.`,
      say`A military victory still takes ${box.PROVINCES_TO_WIN} provinces, now of ${provincesFor(2)}.`,
      `A year has an odd number of turns, so ${beginsSecondYear(2)} begins the second one.`,
      `You lead in a competence only if you are higher than your rival, or both are on ${roman(HIGHEST_COMPETENCE)}.`,
    ),
  ],
};

const turn: Section = {
  id: 'turn',
  title: `${phaseEn('year')}, and a turn in it`,
  phases: ['year'],
  blocks: [
    p`A year has ${factsFor(3).calendar} turns (${TWO.calendar} with 2 players). You take them one after the other in the
      fixed order, and the next year goes on where the last one stopped. A turn has three phases and an end:`,
    {
      table: {
        head: ['Phase', 'In short'],
        rows: [
          ['I Supply', 'Your governors change sides. Provinces and Rome give gold and legions.'],
          ['II Movement', `Up to ${box.MOVEMENT_POINTS} points: march, sail, fetch gold, attack.`],
          ['III Actions', `Up to ${box.MOST_ACTIONS} for gold: competences, citizens, weapons.`],
          ['End', 'Too many legions go, the calendar moves on. Elegio brings the election.'],
        ],
      },
    },
    p`You are asked in somebody else’s turn only when you have to flee, when the compensation card lets you choose, and when
      you are elected.`,
    example`Three players, first year: Caesar, Pompeius, Crassus, Caesar, and so on. Turn ${factsFor(3).calendar} is
      ${endsFirstYear(3)}’s. Then comes the election, and ${beginsSecondYear(3)} begins the second year.`,
  ],
};

export const triumvirateRulesEn: RulesText = {
  title: 'The End of the Triumvirate',
  sections: [
    goal,
    board,
    setUp,
    twoPlayers,
    turn,
    ...turnEn,
    ...warEn,
    ...politicsEn,
    ...referenceEn,
  ],
};
