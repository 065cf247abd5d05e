import { en } from './en';
import type { SyllaSentences } from './sylla';

const { seat: who, virtues, cards, buildings, events, works, colours, cubes } = en;

const REASONS = [
  'to begin with',
  'for the consulship',
  'for an event',
  'for the open events',
  'for a building',
  'as income',
  'for the Private Temple',
  'by a Tavern',
  'for the Great Work',
  'from the Plebeians',
  'by famine',
  'in the crisis',
  'for Christians',
  'for freed Slaves',
  'for tokens',
];

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);
const forcedly = (forced: number): string => (forced ? ' (the only choice)' : '');
const way = (sideways: number): string => (sideways ? ' lying sideways' : '');

export const syllaEn: SyllaSentences = {
  chronicle: {
    prestige: ({ seat, change, why }) => `${who(seat)}: prestige ${signed(change)} ${REASONS[why]}`,
    money: ({ seat, change, why }) => `${who(seat)}: deniers ${signed(change)} ${REASONS[why]}`,
    token: ({ seat, virtue, why }) =>
      `${who(seat)} takes a token of ${virtues[virtue]} ${REASONS[why]}`,
    marker: ({ virtue, change, why }) =>
      `${virtues[virtue]} moves ${signed(change)} ${REASONS[why]}`,
    famine: ({ change, why }) => `Famine ${signed(change)} ${REASONS[why]}`,
    startsWith: ({ seat, card, count: n }) => `${who(seat)} begins with ${n} ${cards[card]}`,
    displayed: ({ card }) => `${cards[card]} joins the display`,
    recruited: ({ seat, card, forced }) =>
      `${who(seat)} recruits ${cards[card]}${forcedly(forced)}`,
    underThePile: ({ card }) => `${cards[card]} goes under the pile`,
    forSale: ({ building }) => `${buildings[building]} comes up for sale`,
    bought: ({ seat, building, price }) =>
      `${who(seat)} buys ${buildings[building]} for ${count(price, 'card', 'cards')}`,
    unsold: ({ building }) => `Nobody wants ${buildings[building]}; it is discarded`,
    leftOver: ({ building }) => `${buildings[building]} is left over and leaves the game`,
    turned: ({ seat, card, count: n }) => `${who(seat)} turns ${n} ${cards[card]} sideways`,
    flippedCard: ({ seat, card, sideways, forced }) =>
      `${who(seat)} turns ${cards[card]}${way(sideways)} face down${forcedly(forced)}`,
    flippedBuilding: ({ seat, building, forced }) =>
      `${who(seat)} turns ${buildings[building]} face down${forcedly(forced)}`,
    nothingToFlip: ({ seat, event }) => `${events[event]} finds nothing at ${who(seat)}`,
    cardComesUp: ({ seat, card, count: n }) => `${n} ${cards[card]} of ${who(seat)} comes up again`,
    buildingComesUp: ({ seat, building, count: n }) =>
      `${n} ${buildings[building]} of ${who(seat)} comes up again`,
    allUpright: () => 'All cards stand upright again',
    turnBegins: ({ turn }) => `Turn ${turn} begins`,
    decided: ({ seat }) => `${who(seat)} has decided`,
    votesOffered: ({ seat, votes }) => `${who(seat)} names ${count(votes, 'vote', 'votes')}`,
    votesPassed: ({ seat }) => `${who(seat)} names no votes`,
    elected: ({ seat, votes }) =>
      `${who(seat)} is First Consul with ${count(votes, 'vote', 'votes')}`,
    offered: ({ seat, building }) => `${who(seat)} offers ${buildings[building]}`,
    bid: ({ seat, cards: n }) => `${who(seat)} bids ${count(n, 'card', 'cards')}`,
    bidPassed: ({ seat, forced }) =>
      forced ? `${who(seat)} has too few cards to bid` : `${who(seat)} passes`,
    usedTemple: ({ seat }) => `${who(seat)} uses a Private Temple`,
    usedTavern: ({ seat, virtue, step }) =>
      `${who(seat)} uses a Tavern: ${virtues[virtue]} ${signed(step)}`,
    revenueDone: ({ seat }) => `${who(seat)} closes the books`,
    cubePlaced: ({ seat, kind, event, forced }) =>
      `${who(seat)}: ${cubes[kind]} on ${events[event]}${forcedly(forced)}`,
    prevented: ({ event, chosen }) =>
      chosen ? `The Consul has ${events[event]} prevented` : `${events[event]} is prevented`,
    occurs: ({ event }) => `${events[event]} strikes`,
    eventLeaves: ({ event, chosen }) =>
      chosen ? `The Consul has ${events[event]} removed` : `${events[event]} leaves the game`,
    newEvent: ({ event }) => `${events[event]} looms`,
    workBegins: ({ work }) => `Great Work: ${works[work]}`,
    workAhead: ({ work }) => `Next turn’s Great Work will be ${works[work]}`,
    staked: ({ seat, deniers, votes, build }) =>
      `${who(seat)} stakes ${count(deniers, 'denier', 'deniers')}, ${count(votes, 'vote', 'votes')} ${
        build ? 'for the Work' : 'for the Plebeians'
      }`,
    worked: ({ work, votes }) =>
      `${works[work]} has ${count(votes, 'vote', 'votes')} of its builders`,
    crisis: ({ virtue }) => `A crisis of ${virtues[virtue]}`,
    showsTokens: ({ seat, virtue, tokens }) =>
      `${who(seat)} shows ${count(tokens, 'token', 'tokens')} of ${virtues[virtue]}`,
    ecclesia: () => 'Ecclesia: the last reckoning',
    slavesFreed: ({ seat, count: n }) => `${who(seat)} frees ${count(n, 'Slave', 'Slaves')}`,
  },
  refusals: {
    gameOver: () => 'The game is over.',
    notSeated: () => 'You do not sit at this table.',
    unknownMove: () => 'This game knows no such move.',
    notYourTurn: ({ seat }) =>
      seat < 0 ? 'Nobody is asked anything now.' : `It is for ${who(seat)} to decide.`,
    notNow: () => 'This is not what you are asked now.',
    badArguments: () => 'This move is not complete.',
    wrongNumber: ({ needed, given }) =>
      `It takes ${count(needed, 'card', 'cards')}; these are ${given}.`,
    notInSet: ({ card }) => `Your set does not have that many of ${cards[card]}.`,
    oldConsulCannotPass: () => 'The old Consul cannot pass; he may name 0 votes.',
    votesTooLow: ({ least }) => `You must name at least ${count(least, 'vote', 'votes')}.`,
    votesTooHigh: ({ most }) =>
      `Your Senators and deniers make ${count(most, 'vote', 'votes')} at most.`,
    notDisplayed: ({ card }) => `No ${cards[card]} is on display.`,
    emptyPlace: () => 'Nothing is for sale on this place.',
    bidTooLow: ({ least }) => `You must bid at least ${count(least, 'card', 'cards')}.`,
    bidTooHigh: ({ most, colour }) =>
      `You have ${count(most, 'upright card', 'upright cards')} with a ${colours[colour]} hexagon.`,
    noHexagon: ({ card, colour }) => `${cards[card]} has no ${colours[colour]} hexagon.`,
    notUpright: ({ card }) => `You do not have that many of ${cards[card]} upright.`,
    noTemple: () => 'You have no Private Temple left to use.',
    tooPoor: ({ needed, money }) =>
      `It costs ${count(needed, 'denier', 'deniers')}; you have ${money}.`,
    noTavern: () => 'You have no Tavern left to use.',
    markerBlocked: ({ virtue }) => `A Tavern has already moved ${virtues[virtue]} this turn.`,
    noCube: ({ kind }) => `You have no ${cubes[kind]} left.`,
    notAdmitted: ({ event, kind }) => `A ${cubes[kind]} does nothing against ${events[event]}.`,
    notTied: ({ event }) => `${events[event]} is not among those you may choose from.`,
    notFlippable: ({ event }) => `${events[event]} does not strike this.`,
    cardNotFaceUp: ({ card }) => `You have no ${cards[card]} lying face up like this.`,
    buildingNotFaceUp: ({ building }) => `You have no ${buildings[building]} lying face up.`,
    notPrevented: ({ event }) => `${events[event]} was not prevented.`,
    stakeTooHigh: ({ money }) => `You have only ${count(money, 'denier', 'deniers')}.`,
  },
};
