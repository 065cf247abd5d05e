import * as box from '../../game/sylla/components';
import { at } from '../../game/table/lists';
import { deniers, factsEn, namesEn, steps, tokens } from '../rules/sylla.en.facts';
import { famineSymbolsOn, placesOf, say } from '../rules/sylla.facts';
import type { SyllaAbout } from './sylla.about';

const POWERS: Readonly<Record<box.Calling, string>> = {
  senator: 'Upright: 1 vote for First Consul (I) and 1 for the Great Work (VI).',
  merchant: 'Upright: 1 denier in phase IV.',
  legionary: 'Upright: 1 Legionary’s cube against the events (V).',
  vestal: 'Upright: 1 Vestal’s cube against the events (V).',
  slave: say`No power, but in Ecclesia ${deniers(box.PRICE_OF_FREEDOM)} set it free for
    ${box.PRESTIGE_PER_FREED_SLAVE} prestige.`,
  crane: 'Pays for buildings like a character. No vote, income or cube; only Flood can turn it.',
};

function card(number: box.Card): string {
  const { calling, christian } = box.CARD_FACTS[number];
  const faith = christian
    ? `Christian: ${box.PRESTIGE_PER_CHRISTIAN} prestige in Ecclesia if face up.`
    : '';
  return say`${POWERS[calling]} Hexagons: ${factsEn.hexagons(number)}. ${faith}`;
}

/** What a building gives once, before it is discarded. */
function gift(building: box.Building): string {
  const effect: box.Purchase = box.PURCHASES[building];
  if ('tokens' in effect)
    return `At once: ${tokens(effect.tokens)}, each of any virtue. Then it is discarded.`;
  if ('prestige' in effect) return `At once: ${effect.prestige} prestige. Then it is discarded.`;
  if ('money' in effect) return `At once: ${deniers(effect.money)}. Then it is discarded.`;
  return '';
}

function event(number: box.Event): string {
  const ears = famineSymbolsOn([number]);
  const hunger = ears > 0 ? `While it lies open, famine rises ${steps(ears)} in phase I.` : '';
  const { reward } = at(box.EVENT_FACTS, number);
  const prize = reward === 'prestige' ? '1 prestige' : `a ${factsEn.reward(number)} token`;
  return say`${factsEn.effect(number)}. Fought by: ${factsEn.fighters(number)}; most cubes take
    ${prize}. ${hunger}`;
}

function work(number: box.Work): string {
  const together = at(box.WORK_FACTS, number).benefit
    ? `Of all builders’ votes together: ${factsEn.benefit(number)}.`
    : '';
  return say`Thumb up: ${factsEn.rewards(number)}. ${together}`;
}

export const syllaAboutEn: SyllaAbout = {
  cards: box.CARDS.map(card),
  buildings: [
    `${deniers(box.STALL_INCOME)} in every phase IV.`,
    `You lose ${box.FIELD_HARVEST} prestige less to famine in every phase VII.`,
    `Once in every phase IV you may pay ${deniers(box.TEMPLE_PRICE)} for 1 token of any virtue.`,
    say`Once in every phase IV you may move one of the three markers 1 step, left or right. Not one
      that a Tavern has moved in this phase.`,
    say`At once: it becomes a Crane card among your characters, sideways. From the next turn on it
      pays in every colour of its hexagons: ${factsEn.hexagons(box.CRANE)}.`,
    ...([box.INSULA, box.TRIUMPHAL_ARCH, box.STATUE, box.BANK] as const).map(gift),
  ],
  events: box.EVENTS.map(event),
  works: box.WORKS.map(work),

  tokens: namesEn.virtues.map(
    (
      virtue,
    ) => say`At the end, each ${virtue} token is worth what its marker shows on the ladder. In
      a crisis of ${virtue} most tokens win ${box.CRISIS_SWING} prestige, fewest lose
      ${box.CRISIS_SWING}.`,
  ),
  markers: namesEn.virtues.map(
    (virtue) => say`The number at its square is what a ${virtue} token is worth at the end, from
      ${box.worthOf(1)} to ${box.worthOf(box.LAST_SQUARE)}. On square ${box.CRISIS_SQUARE} it is in
      crisis.`,
  ),
  salePlaces: namesEn.colours.map(
    (
      colour,
      i,
    ) => say`One of ${placesOf(i)} ${colour} places. What lies here is paid for with upright
      cards that bear a ${colour} hexagon.`,
  ),
  cubes: box.CUBES.map((kind) => {
    const open = box.EVENTS.filter((number) => at(box.EVENT_FACTS, number).admits.includes(kind));
    return say`From an upright ${at(['Legionary', 'Vestal'], kind)}. It must go onto an open event
      that admits it: ${open.map((number) => at(namesEn.events, number)).join(', ')}.`;
  }),

  famine: say`From 0 to ${box.MOST_FAMINE}. It rises in phase I by the ears on the open events. In
    phase VII you lose that much prestige, less ${box.FIELD_HARVEST} for each face-up Field.`,
  roadToGlory: `Everybody’s prestige. You begin at ${box.STARTING_PRESTIGE} and never fall below 0.`,
  crisisZone: say`A marker here in phase VII means a crisis: all show their tokens of that virtue.
    Most win ${box.CRISIS_SWING} prestige, fewest lose ${box.CRISIS_SWING}.`,
  firstConsul: say`Elected in phase I. Takes 1 token, leads the rest of the turn, sells the first
    building and decides ties among the events.`,
  screenMoney: say`Deniers are votes in phases I and VI, buy tokens in Private Temples and free Slaves
    at the end. Hidden from the others, unless the table plays with open purses.`,
  screenTokens: say`Kept behind the screen. Each gain is made in public; the total is shown in a
    crisis of that virtue and at the end.`,
  workNow: say`This turn’s Great Work. In phase VI all decide in secret: deniers, and thumb up to build
    or down for the Plebeians.`,
  workNext: 'The Great Work that comes after this one. What lies beneath is hidden.',
  workRemoved: 'This Great Work is out: nobody will build it in this game.',
  ecclesia: say`After turn ${box.TURNS}: ${box.PRESTIGE_PER_CHRISTIAN} prestige for each face-up
    Christian, ${box.PRESTIGE_PER_FREED_SLAVE} for each freed Slave, then the tokens.`,
  votes: say`Face-up, upright Senators and deniers, 1 vote each. For the Plebeians,
    ${box.VOTES_PER_PLEBEIAN_PRESTIGE} votes make 1 prestige.`,
  sideways: say`Has paid for a building, or is a Crane just bought. No power and no more paying until
    the turn is over; in Ecclesia it still counts.`,
  faceDown: say`Turned by an event: it does nothing and counts for nothing. It comes up again when no
    event that could turn it is left on the table.`,
};
