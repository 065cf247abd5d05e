import * as box from '../../game/sylla/components';
import { syllaAboutEn } from '../locales/sylla.about.en';
import type { Section } from './rulesText';
import { deniers, factsEn, phaseEn } from './sylla.en.facts';
import { UNSEEN_TILES } from './sylla.facts';
import { example, figure, list, p, ruling, say } from './textTags';

/** The last reckoning, what is in the box, and how this table deals with it. */

const CIVIC = 4 * box.worthOf(5);
const HEALTHY = 3 * box.worthOf(box.LAST_SQUARE);
const LEISURELY = 2 * box.worthOf(2);
const FREED = Math.min(2, Math.floor(5 / box.PRICE_OF_FREEDOM));
const FREEDOM = FREED * box.PRESTIGE_PER_FREED_SLAVE;
const FAITH = 2 * box.PRESTIGE_PER_CHRISTIAN;

const ecclesia: Section = {
  id: 'ecclesia',
  title: phaseEn('ecclesia'),
  phases: ['ecclesia'],
  blocks: [
    figure(['works#ecclesia', 'characters#fish', 'signs#prestige'], 'The last building of all.'),
    p`After turn ${box.TURNS} the last reckoning is made, in this order. Face-up cards count, upright or sideways;
      face-down cards do not.`,
    list(
      `*Christians:* ${box.PRESTIGE_PER_CHRISTIAN} prestige for each Christian.`,
      say`*Slaves:* ${deniers(box.PRICE_OF_FREEDOM)} set one of your Slaves free, which is worth
        ${box.PRESTIGE_PER_FREED_SLAVE} prestige. A Christian Slave counts for both.`,
      say`*Tokens:* all are shown. Each is worth the number at the square where its marker stands, the crisis
        zone included.`,
    ),
    p`Money that is left is worth nothing. Most prestige wins; who is level at the top shares the victory.`,
    example`Tullia has a Christian Senator lying sideways, a Christian Slave, a Slave, and a second Slave face
      down. Her two face-up Christians bring ${FAITH}. With 5 deniers she frees ${FREED} face-up Slaves, which
      brings ${FREEDOM}. Civic Spirit stands on square 5, and her 4 tokens of it bring ${CIVIC}. Health stands on
      square ${box.LAST_SQUARE}: 3 tokens, ${HEALTHY}. Leisure stands on square 2: 2 tokens, ${LEISURELY}.
      Together ${FAITH + FREEDOM + CIVIC + HEALTHY + LEISURELY} prestige on top of what she had.`,
    ruling`You may free any number of your Slaves. As money is good for nothing else now, the table frees as many
      as you can pay for, and says so.`,
  ],
};

const buildings: Section = {
  id: 'buildings',
  title: 'Buildings',
  blocks: [
    figure(
      ['buildings#stall', 'buildings#field', 'buildings#private-temple', 'buildings#tavern'],
      'They stay with you: Stall, Field, Private Temple, Tavern.',
    ),
    figure(
      [
        'buildings#crane-tile',
        'buildings#insula',
        'buildings#triumphal-arch',
        'buildings#statue',
        'buildings#bank',
      ],
      'They work once, when you buy them: Crane, Insula, Triumphal Arch, Statue, Bank.',
    ),
    p`The columns A, B and C tell how many tiles lie in each stack. A comes first, C last; ${UNSEEN_TILES} tiles
      stay unseen at the bottom.`,
    factsEn.buildings(syllaAboutEn.buildings),
    p`A face-down building does nothing until it comes up again. You can own several of a kind; each works by
      itself.`,
    p`A Crane cannot be used in the turn in which you buy it, but a Flood can already strike it then.`,
  ],
};

const events: Section = {
  id: 'event-list',
  title: 'Events',
  blocks: [
    figure(
      [
        'events#epidemic',
        'events#eruption',
        'events#imperial-cult',
        'events#famine',
        'events#flood',
        'events#slave-revolt',
        'events#senate-purge',
        'events#christian-persecution',
        'events#pillage',
        'events#decadence',
      ],
      factsEn.names.events.join(', '),
    ),
    p`The majority of cubes takes a token of the virtue in the second column. Each ear raises famine by 1 step in
      phase I, as long as the event lies open.`,
    factsEn.events,
    p`Decadence looks at the three markers only; famine stays where it is.`,
  ],
};

const works: Section = {
  id: 'works',
  title: 'Great Works',
  blocks: [
    figure(
      [
        'works#pantheon',
        'works#temple',
        'works#granary',
        'works#public-baths',
        'works#colosseum',
        'works#senate-house',
      ],
      factsEn.names.works.join(', '),
    ),
    factsEn.works,
    p`Only full groups of votes move a marker. At the Temple you receive one reward, the higher one you have
      reached, and it does not matter what the others do.`,
    p`Instead of building, anybody may give to the Plebeians: 1 prestige for every
      ${box.VOTES_PER_PLEBEIAN_PRESTIGE} votes.`,
  ],
};

const secrets: Section = {
  id: 'secrets',
  title: 'Behind the screen',
  blocks: [
    p`Hidden from the others:`,
    list(
      'how many deniers you have;',
      'how many tokens you have, and of which virtue;',
      'the characters you choose to begin with, until all have chosen;',
      'your deniers and your thumb in phase VI, until all have decided;',
      'from everybody: the order of the piles, and the Great Works beneath the next one.',
    ),
    p`Everything else is open: cards and buildings, face down or not; prestige; which characters went under the
      pile; which event, which Work and which tiles are out. In a crisis all show their tokens of one virtue, at
      the end all of them.`,
    ruling`Whatever you gain or pay is seen by all when it happens, tokens with their colour. Who keeps count can
      know a lot; the record of the game helps.`,
  ],
};

const byItself: Section = {
  id: 'by-itself',
  title: 'What the table does by itself',
  blocks: [
    p`Where there is nothing to decide, you are not asked. The record says what was done for you.`,
    list(
      'In recruitment: when only one kind of card is left, you receive it.',
      'In a sale: when you have too few cards of the colour to go higher, you pass.',
      'In payment: when it takes all your cards of that colour, or they are all alike, they are turned.',
      'In revenue: the income comes by itself. Without a Temple or a Tavern to use, the next player follows.',
      'Among the events: a cube that can go to one event only goes there. A single possible victim is turned.',
      'Phase VII, the end of the turn and Ecclesia ask nobody anything.',
    ),
    p`Cards are alike when they are of the same kind, of the same faith, and lie the same way.`,
    p`Three answers are always left to you, since a silent table would tell what is in your purse: the pass in the
      election, the Private Temple you cannot pay, and the stake for the Great Work.`,
  ],
};

const openPurses: Section = {
  id: 'open-purses',
  title: 'Table option: open purses',
  blocks: [
    p`A house rule for those who do not want to keep count. Everybody, spectators too, sees everybody’s deniers and
      tokens all the time, and so the full score. All else stays as it is: first characters, stakes, thumbs and
      piles are still secret. Without the option, purses are closed.`,
  ],
};

export const referenceEn: readonly Section[] = [
  ecclesia,
  buildings,
  events,
  works,
  secrets,
  byItself,
  openPurses,
];
