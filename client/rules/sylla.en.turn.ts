import * as box from '../../game/sylla/components';
import type { Section } from './rulesText';
import { deniers, factsEn, phaseEn, steps, votes } from './sylla.en.facts';
import { famineSymbolsOn, returningFor } from './sylla.facts';
import { example, figure, list, p, ruling, say } from './textTags';

/** The seven phases. In the examples Aulus, Livia, Marcus and Tullia sit clockwise in this order. */

const { factsFor } = box;

const OPEN = [box.PILLAGE, box.ERUPTION, box.FLOOD, box.DECADENCE];

const firstConsul: Section = {
  id: 'first-consul',
  title: phaseEn('firstConsul'),
  phases: ['firstConsul'],
  blocks: [
    figure(['signs#consul', 'signs#vote', 'signs#denier'], 'The consulship, a vote, a denier.'),
    p`There is an election in every turn, the first one included. The Consul so far opens it by naming a
      number of votes; in turn 1 that is the owner of revenue tile I. Then the others follow clockwise, each
      once: pass, or name a higher number than anybody before.`,
    list(
      'Each of your face-up Senators is 1 vote and costs nothing.',
      'Each denier is 1 vote, too.',
      'You cannot name more than your Senators and deniers together.',
    ),
    p`The highest number wins. The winner is *First Consul* for this turn and pays in deniers whatever
      the winner’s own Senators do not cover. Nobody else pays anything.`,
    p`The First Consul takes 1 token of any virtue; all see which. After that, famine rises: 1 step right for
      each ear on the ${box.OPEN_EVENTS} open events.`,
    example`Marcus was Consul. He has 1 Senator and names 2 votes. Tullia passes. Aulus has 2 Senators and
      names 4. Livia has 1 Senator and 3 deniers: 4 votes at most, which is not more than 4, so she passes.
      Aulus is First Consul and pays 4 − 2 = 2 deniers. He takes a Leisure token. Pillage, Eruption, Flood
      and Decadence lie open. Together they show ${famineSymbolsOn(OPEN)} ears: famine goes from 1 to
      ${Math.min(box.MOST_FAMINE, 1 + famineSymbolsOn(OPEN))}.`,
    p`What else the office brings:`,
    list(
      'the first choice in recruitment;',
      'the first building to sell, and so the last word on it;',
      'the first income, and the first use of Taverns;',
      'the decision whenever events are tied.',
    ),
    ruling`The old Consul cannot pass, but may name 0. If all others pass, the old Consul’s number wins, even
      if it is 0.`,
    ruling`You may name fewer votes than you have Senators. It costs you nothing, and you get nothing back.`,
    ruling`You are always asked, even if you could not go higher. A pass that came by itself would tell the
      others what is in your purse.`,
  ],
};

/** How many characters of the last display are old acquaintances. */
function returning(players: number): string {
  const { display } = factsFor(players);
  const known = returningFor(players);
  return known === display ? `all ${display}` : `${known} of the ${display}`;
}

const recruitment: Section = {
  id: 'recruitment',
  title: phaseEn('recruitment'),
  phases: ['recruitment'],
  blocks: [
    p`The First Consul begins, and clockwise each player takes one of the ${factsFor(4).display} displayed
      characters (${factsFor(3).display} with 3 players). You cannot refuse.`,
    p`Your recruit joins you face up and upright, and is of use in this very turn: to pay for a building, or
      for its power. A Merchant brings nothing on arrival; the denier comes in phase IV.`,
    p`The characters nobody took go under the pile.`,
    example`On display, from the left: Slave, Vestal, Vestal, Christian Merchant, Legionary, Senator. Tullia is
      Consul and takes the Christian Merchant. Aulus takes the Senator, Livia a Vestal, Marcus the Slave. The
      other Vestal goes under the pile, and the Legionary below her.`,
    ruling`What is left goes under the pile in the order of the display, the leftmost uppermost. The pile is
      never shuffled again, so everybody can know these cards. In the last turn they come back: with 4 players
      ${returning(4)} displayed characters are such cards, with 3 players ${returning(3)}.`,
  ],
};

const sales: Section = {
  id: 'sales',
  title: phaseEn('buildings'),
  phases: ['buildings'],
  blocks: [
    figure(['signs#hexagon'], 'A hexagon: its colour says what the card can pay for.'),
    p`${factsFor(4).offers} of the ${box.SALE_PLACES.length} buildings are offered, one after the other
      (${factsFor(3).offers} with 3 players). A sale goes like this:`,
    list(
      say`*Offer.* The seller must put up one of the tiles that lie there. The colour of its place, red,
        yellow or grey, is the colour of this sale. The First Consul is the first seller.`,
      say`*Bids.* The player to the seller’s left speaks first, then clockwise; the seller speaks last and may
        bid, too. Each speaks once: pass, or bid more cards than anybody before. You can bid from 1 up to the
        number of your upright, face-up cards with a hexagon of that colour. A card counts 1, however many
        hexagons it has.`,
      say`*Payment.* The highest bidder turns exactly that many such cards sideways. Which ones is the buyer’s
        choice. Nobody else turns anything.`,
      say`*Purchase.* The building takes effect: see *Buildings* below. Then its buyer is the next seller.`,
    ),
    p`If everybody passes, the tile leaves the game. The offer counts all the same. After the last offer, the
      tiles that were not offered leave the game, too.`,
    example`Marcus offers a Tavern on a yellow place. Tullia has two upright cards with a yellow hexagon and
      bids 1. Aulus has three and bids 2. Livia has two: she cannot bid 3 and is passed over. Marcus, the
      seller, has four. He bids 3 and wins his own offer. Of his four yellow cards he turns three, and keeps
      the one upright whose power he will miss most. Then he sells again.`,
    ruling`When an offer finds no buyer, whoever bought last in this turn sells again. If nobody has bought
      yet, it is the Consul.`,
    ruling`What you buy now is yours at once. A Stall pays in phase IV of this turn, a Field feeds in phase
      VII. Only the Crane has to wait for the next turn.`,
  ],
};

const INCOME_OF_LIVIA = box.INCOME + 1 + box.STALL_INCOME;

const revenue: Section = {
  id: 'revenue',
  title: phaseEn('revenue'),
  phases: ['revenue'],
  blocks: [
    p`From the First Consul clockwise, each player first receives the income, then uses buildings. The next
      player follows only when you are done.`,
    list(
      `${deniers(box.INCOME)} from your revenue tile, always;`,
      '1 denier for each upright, face-up Merchant;',
      `${deniers(box.STALL_INCOME)} for each face-up Stall.`,
    ),
    p`Then, in any order and only if you like:`,
    list(
      say`*Private Temple:* pay ${deniers(box.TEMPLE_PRICE)}, take 1 token of any virtue. Once for each
        face-up Temple.`,
      say`*Tavern:* move one of the three markers 1 step, left or right. Once for each face-up Tavern. A
        marker that any Tavern has moved is closed to all Taverns until the phase is over. Famine is not for
        Taverns.`,
    ),
    example`Livia has a Merchant upright and one sideways, a Stall, a Private Temple and a Tavern. She receives
      ${box.INCOME} + 1 + ${box.STALL_INCOME} = ${deniers(INCOME_OF_LIVIA)}. Her Tavern moves Leisure to the
      right. She pays ${box.TEMPLE_PRICE} of her deniers in the Temple and takes a Leisure token. Marcus, next
      in line, has a Tavern as well. He may move Civic Spirit or Health with it, but not Leisure.`,
    ruling`Income comes first, so you can spend it in your Temple right away.`,
    ruling`A Tavern may push a marker against the end of the ladder. It stays where it is, and is closed like
      one that moved. Your own second Tavern cannot move it either.`,
    p`Events and Great Works may still move a closed marker later in the turn.`,
  ],
};

const events: Section = {
  id: 'events',
  title: phaseEn('events'),
  phases: ['events'],
  blocks: [
    figure(
      ['signs#cube-legionary', 'signs#cube-vestal'],
      'A Legionary’s cube and a Vestal’s cube: not every event admits both.',
    ),
    p`*Cubes.* Each upright, face-up Legionary and Vestal gives you a cube. From the First Consul clockwise,
      place one cube at a time on an open event that admits its kind, until all are placed. You cannot keep
      one back. Who has none is skipped; who has more than the others places the last ones in a row.`,
    p`*Thanks of the people.* Whoever has most cubes on an event takes the token it shows; on Decadence, 1
      prestige. All who tie for most receive it. No cubes, no reward.`,
    p`*What is prevented.* Now only the number of cubes counts, not whose they are. The
      ${box.PREVENTED_EVENTS} events with most cubes are prevented, the others occur. Where a tie leaves this
      open, the First Consul chooses among the events that tie. Decadence can be prevented like any other.`,
    p`*What occurs.* The upper event first, for all players from the First Consul clockwise; then the lower.
      Some move a marker. Others turn something face down: each player must choose one thing that fits, upright
      or sideways. Who has nothing that fits is spared. What already lies face down cannot be struck again;
      should the event occur once more, it strikes another card.`,
    p`*What leaves.* One of the prevented events leaves the game: the one with more cubes. If they are equal,
      the First Consul chooses. Decadence never leaves; when it is among the prevented ones, the other goes.`,
    p`*What comes up again.* A face-down card or tile comes up as soon as none of the events that remain could
      strike it. It does not matter which event struck it, nor whether the others ever occurred. As long as
      they lie open, these events keep down:`,
    factsEn.victims,
    p`The income of your revenue tile is safe from all of them.`,
    p`What comes up upright works at once: a Senator votes in phase VI, a Field feeds in phase VII.`,
    p`*What is new.* A new event takes the free place, in the last turn, too. It keeps nothing down that has
      just come up. All cubes go back.`,
    example`From the top: Epidemic, Pillage, Senate Purge, Decadence. Aulus is Consul. On the Epidemic lie two
      cubes of Livia and one of Tullia, on Pillage one of Aulus, on the Purge one of Marcus, on Decadence none.
      Rewards: Livia takes ${factsEn.reward(box.EPIDEMIC)}, Aulus ${factsEn.reward(box.PILLAGE)}, Marcus
      ${factsEn.reward(box.SENATE_PURGE)}. The Epidemic is prevented. Pillage and Purge tie for the second
      place, and Aulus, who owns a Stall, has Pillage prevented. So the Purge occurs first: Aulus, Livia, Marcus
      and Tullia each turn a Senator face down, if they have one. Then Decadence: Health and Leisure are level,
      Civic Spirit is behind them, so Health and Leisure both go 1 step left. The Epidemic had more cubes than
      Pillage and leaves. The Senators stay down, because the Purge is still there.`,
    example`Flood leaves, Pillage stays. Marcus has a Field and a Stall face down. The Field comes up; the Stall
      has to wait until Pillage is gone as well.`,
    ruling`You choose yourself which of your cards or tiles is struck.`,
    ruling`A card struck while sideways stays sideways under its back, also if it comes up in the same phase.
      At the end of the turn all cards are set upright, those face down as well.`,
  ],
};

const WORK = box.COLOSSEUM;
const HELPFUL = box.WORK_FACTS.filter(({ benefit }) => benefit).length;
const TULLIAS_VOTES = 5;
const STEPS = Math.floor(12 / (box.WORK_FACTS[WORK]?.benefit?.votes ?? 12));

const greatWork: Section = {
  id: 'great-work',
  title: phaseEn('greatWork'),
  phases: ['greatWork'],
  blocks: [
    figure(
      ['signs#thumb-up', 'signs#thumb-down'],
      'Thumb up: you build. Thumb down: you give to the Plebeians.',
    ),
    p`First, this turn’s Great Work is laid aside, so that all see what comes next turn. Then everybody decides
      at the same time, in secret: how many deniers, 0 or more, and thumb up or down. You can change your mind
      until the last player has decided. Then everything is shown.`,
    p`Your votes are your upright, face-up Senators plus the deniers you laid out. These deniers are gone,
      whatever they bring.`,
    list(
      say`*Thumb down, for the Plebeians:* 1 prestige for every ${votes(box.VOTES_PER_PLEBEIAN_PRESTIGE)}. What
        does not fill a group is lost.`,
      say`*Thumb up, for the Work:* you are one of its builders. Builders are compared with builders only. What
        they win stands under *Great Works* below.`,
    ),
    p`Your place among the builders is 1 plus the number of builders who have more votes. So a tie shares the
      better place, and the next place is left out: two firsts, then a third.`,
    p`${HELPFUL} of the ${box.WORKS.length} Works also help Rome: the votes of all builders are added up, and a marker moves 1 step for
      every full group of votes.`,
    p`Everybody has to decide, even without a single vote. If nobody builds, nothing moves, and the Work is lost.`,
    example`The ${factsEn.names.works[WORK] ?? ''}. Thumb up: Aulus with 2 Senators and 4 deniers, 6 votes; Livia
      with 3 deniers, 3 votes; Marcus with 1 Senator and 2 deniers, 3 votes. Thumb down: Tullia with 1 Senator
      and 4 deniers, ${TULLIAS_VOTES} votes, which bring her
      ${Math.floor(TULLIAS_VOTES / box.VOTES_PER_PLEBEIAN_PRESTIGE)} prestige. The Work gives
      ${factsEn.rewards(WORK)}: Aulus is first, Livia and Marcus are both second. The builders have 12 votes
      together: the marker moves ${steps(STEPS)}.`,
    ruling`It takes at least 1 vote to have a place among the builders.`,
  ],
};

const FAMINE = 5;
const left = (fields: number): number => Math.max(0, FAMINE - fields * box.FIELD_HARVEST);

const famineAndCrisis: Section = {
  id: 'famine-and-crisis',
  title: phaseEn('famineAndCrisis'),
  phases: ['famineAndCrisis'],
  blocks: [
    figure(['signs#famine-ear', 'buildings#field', 'signs#crisis'], 'Famine, a Field, a crisis.'),
    p`*Famine.* You lose as much prestige as the famine marker shows, but ${box.FIELD_HARVEST} less for each of
      your face-up Fields. More Fields than you need bring nothing. Nobody falls below 0.`,
    example`Famine stands at ${FAMINE}. Aulus has no Field and loses ${left(0)} prestige. Livia has two and
      loses ${left(2)}; Marcus has three and loses ${left(3)}. Tullia has no Field and only 4 prestige: she
      falls to ${Math.max(0, 4 - left(0))}.`,
    p`*Crisis.* Each marker that now stands in the crisis zone causes one. All show their tokens of that virtue.
      Everybody with most of them gains ${box.CRISIS_SWING} prestige, everybody with fewest loses
      ${box.CRISIS_SWING}. No token at all can well be the fewest. Then the tokens go back behind the screens;
      nobody loses any.`,
    example`Health is in crisis. Aulus and Livia show 3 tokens each, Marcus 1, Tullia none. Aulus and Livia gain
      ${box.CRISIS_SWING} prestige each, Tullia loses ${box.CRISIS_SWING}, Marcus stays where he is. If nobody
      moves the marker, next turn brings the next crisis of Health.`,
    ruling`Several crises are settled in the order Civic Spirit, Health, Leisure. In each, the gains come before
      the losses. If all have equally many, nothing changes.`,
    p`*End of the turn.* In turns 1 to ${box.TURNS - 1} the table now sets all cards upright, displays new
      characters and puts ${box.SALE_PLACES.length} new buildings on the sale places. The Consul stays in office
      until the next election. After turn ${box.TURNS} comes Ecclesia.`,
  ],
};

export const turnEn: readonly Section[] = [
  firstConsul,
  recruitment,
  sales,
  revenue,
  events,
  greatWork,
  famineAndCrisis,
];
