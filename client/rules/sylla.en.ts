import * as box from '../../game/sylla/components';
import type { RulesText, Section } from './rulesText';
import { deniers, factsEn, phaseEn } from './sylla.en.facts';
import { referenceEn } from './sylla.en.reference';
import { turnEn } from './sylla.en.turn';
import { ALL_TILES, CARDS_IN_SET, placesOf, SEATS, UNSEEN_TILES } from './sylla.facts';
import { example, figure, list, p, ruling, say } from './textTags';

const goal: Section = {
  id: 'goal',
  title: 'What it is about',
  blocks: [
    p`Sylla leaves the stage, and Rome looks for its next great name. You are one of ${SEATS.least} or
      ${SEATS.most} politicians who would like it to be theirs.`,
    p`What you need is *prestige*. In ${box.TURNS} turns you gather people, buy buildings, fight off
      disasters and pay for monuments. Then comes a last reckoning, *Ecclesia*. Most prestige after it
      wins. If several are level at the top, they win together: there is no tie-break.`,
    list(
      say`*Tokens* of Civic Spirit, Health and Leisure count at the end, for most players more than
        anything else. What one is worth depends on how Rome is doing.`,
      '*Great Works* reward those who pay for them. The Plebeians thank the others, on a smaller scale.',
      '*Buildings* bring money, tokens or prestige.',
      '*Christians* and freed *Slaves* count at the end.',
      '*Famine* costs everybody prestige. A *crisis* punishes those who cared least.',
    ),
    ruling`A box like this one says how this table plays where the printed rules are silent or leave
      room. If your group is used to something else, look here first.`,
  ],
};

const table: Section = {
  id: 'table',
  title: 'What lies on the table',
  blocks: [
    figure(
      [
        'characters#senator',
        'characters#merchant',
        'characters#legionary',
        'characters#vestal',
        'characters#slave',
        'characters#crane',
        'characters#fish',
      ],
      'Senator, Merchant, Legionary, Vestal, Slave, the Crane, and the fish that marks a Christian.',
    ),
    p`*Characters* are your people. Each card has a power and one or more coloured hexagons. The power
      works in its phase; the hexagons pay for buildings. In one turn a card does one or the other.`,
    factsEn.characters,
    p`A Christian works like any other of the same calling. The fish matters in two places: the Christian
      Persecution looks for it, and Ecclesia rewards it.`,
    list(
      '*Upright and face up:* the card is ready. It can use its power, or pay.',
      say`*Sideways:* it has paid for a building. No power and no more paying in this turn. At the end of
        the turn it stands up again.`,
      say`*Face down:* an event has struck it. It does nothing and counts for nothing, but everybody still
        knows which card it is. Buildings can lie face down, too.`,
    ),
    figure(
      ['signs#civic-spirit', 'signs#health', 'signs#leisure', 'signs#famine-ear', 'signs#crisis'],
      'Civic Spirit, Health, Leisure, famine, crisis.',
    ),
    p`How Rome is doing can be read from the *Res Publica ladder*. It has ${box.LAST_SQUARE} squares and three
      markers: Civic Spirit (violet), Health (blue) and Leisure (green). Right is good, left is bad. Square
      ${box.CRISIS_SQUARE} is the *crisis zone*. Where a marker stands at the end decides what each token
      of its colour is worth.`,
    factsEn.ladder,
    p`The *famine* marker (yellow) runs along the same ladder, from 0 to ${box.MOST_FAMINE}. Here, right is
      bad.`,
    p`No marker ever leaves the ladder. A step that would lead beyond either end is lost.`,
    list(
      say`*Road to Glory:* everybody’s prestige, for all to see. It never falls below 0, whatever you
        lose.`,
      '*Display:* the characters you can recruit, and their pile.',
      say`*Sale places:* ${box.SALE_PLACES.length} places for buildings, ${placesOf(box.RED)} red,
        ${placesOf(box.YELLOW)} yellow, ${placesOf(box.GREY)} grey.`,
      say`*Events:* ${box.OPEN_EVENTS} lie open, one below the other. Decadence always has the lowest
        place.`,
      '*Great Works:* the one of this turn, and beside it the one that nobody will build.',
      '*Screens:* behind yours are your deniers and your tokens.',
    ),
    ruling`Tokens and deniers never run out.`,
    ruling`Some facts of the box are known to us only from descriptions: the hexagons, who is Christian, how
      many tiles of each building there are, the colours of the sale places, the numbers on the ladder, and
      the signs on the events. This text always says what the table plays with. If your box says otherwise,
      tell us.`,
  ],
};

const setUp: Section = {
  id: 'set-up',
  title: 'Before the first turn',
  phases: ['startingCharacters'],
  blocks: [
    p`The table lays everything out. You only choose your first characters.`,
    list(
      say`*Buildings:* the ${ALL_TILES} tiles are shuffled by letter and stacked: A on top, then B, then C.
        The first ${box.SALE_PLACES.length} go on the sale places. ${UNSEEN_TILES} tiles at the bottom will
        never be seen.`,
      say`*Events:* Decadence goes to its place, ${box.OPEN_EVENTS - 1} others above it. The rest is the
        pile.`,
      say`*Great Works:* one of the ${box.WORKS.length} is taken out, and all see which. The other
        ${box.WORKS.length - 1} will come, one a turn. Only the next one is visible.`,
      say`*Ladder:* the three markers stand on square ${box.STARTING_SQUARE}, where a token is worth
        ${box.worthOf(box.STARTING_SQUARE)}. Famine is 0.`,
      say`*Revenue tiles* are dealt at random. The number on yours says which set of characters is yours.
        Whoever has tile I begins as Consul.`,
      `*Prestige:* everybody begins with ${box.STARTING_PRESTIGE}.`,
    ),
    p`Now choose ${box.factsFor(4).startingCharacters} of the ${CARDS_IN_SET} characters in your set
      (${box.factsFor(3).startingCharacters} with 3 players). All choose at the same time, in secret. You can
      change your mind until the last player has chosen. Then all are shown together.`,
    p`You receive ${deniers(box.STARTING_MONEY)}, and 1 more for each Merchant you chose. All characters that
      nobody chose are shuffled into one pile, and the first are displayed. With 3 players the whole fourth
      set goes into the pile as well.`,
    example`Livia begins with a Senator, two Merchants and a Vestal. She receives
      ${box.STARTING_MONEY} + 2 = ${deniers(box.STARTING_MONEY + 2)}.`,
    p`The number of players changes this, and nothing else:`,
    factsEn.players,
    ruling`With 3 players the revenue tiles I to III are dealt. Turn order is the order of the seats,
      whatever the tiles say.`,
  ],
};

const glance: Section = {
  id: 'turn',
  title: 'The turn at a glance',
  blocks: [
    p`The game has ${box.TURNS} turns. Each has seven phases:`,
    {
      table: {
        head: ['Phase', 'In short'],
        rows: [
          [
            phaseEn('firstConsul'),
            'Votes decide who leads. The Consul takes a token; famine rises.',
          ],
          [phaseEn('recruitment'), 'Each takes one new character.'],
          [
            phaseEn('buildings'),
            'Buildings are sold one by one. You pay by turning cards sideways.',
          ],
          [phaseEn('revenue'), 'Deniers come in. Private Temples and Taverns are used.'],
          [phaseEn('events'), 'Cubes fight the events. Two are prevented, two occur, one leaves.'],
          [phaseEn('greatWork'), 'In secret: deniers, and thumb up or down.'],
          [phaseEn('famineAndCrisis'), 'The hungry and the angry cost prestige.'],
        ],
      },
    },
    p`Every card you turn sideways in phase III is missing in IV, V and VI. That is the heart of the game:
      a building now, or a denier, a cube, a vote later.`,
    p`Where it goes round the table, it goes clockwise, and from phase II on the First Consul begins.`,
  ],
};

export const syllaRulesEn: RulesText = {
  title: 'Sylla',
  sections: [goal, table, setUp, glance, ...turnEn, ...referenceEn],
};
