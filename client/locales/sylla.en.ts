import { factsFor, SALE_PLACES, TEMPLE_PRICE } from '../../game/sylla/components';
import { NONE, type SyllaView } from '../../game/sylla/state';
import { en } from './en';
import { count, signed } from './gameWords';
import { type SyllaLanguage, syllaWords } from './sylla';

const names: SyllaLanguage['names'] = {
  virtues: ['Civic Spirit', 'Health', 'Leisure'],
  colours: ['red', 'yellow', 'grey'],
  cards: [
    'Senator',
    'Christian Senator',
    'Merchant',
    'Christian Merchant',
    'Legionary',
    'Vestal',
    'Slave',
    'Christian Slave',
    'Crane',
  ],
  buildings: [
    'Stall',
    'Field',
    'Private Temple',
    'Tavern',
    'Crane',
    'Insula',
    'Triumphal Arch',
    'Statue',
    'Bank',
  ],
  events: [
    'Epidemic',
    'Eruption',
    'Imperial Cult',
    'Famine',
    'Flood',
    'Slave Revolt',
    'Senate Purge',
    'Christian Persecution',
    'Pillage',
    'Decadence',
  ],
  works: ['Pantheon', 'Temple', 'Granary', 'Public Baths', 'Colosseum', 'Senate'],
  cubes: ['Legionary’s cube', 'Vestal’s cube'],
};
const { virtues, cards, buildings, events, works, colours, cubes } = names;

const onSale = (view: SyllaView): string => buildings[view.places[view.sale.place] ?? NONE] ?? '';
const saleColourName = (view: SyllaView): string =>
  colours[SALE_PLACES[view.sale.place] ?? 0] ?? '';

const prompts: SyllaLanguage['prompts'] = {
  startingCharacters: ({ players }) =>
    `Choose ${factsFor(players.length).startingCharacters} of your ten characters to begin with, in secret`,
  votes: ({ election, consul, asked }, who) => {
    if (asked.seat === consul) return 'You hold the office: name a number of votes, 0 will do';
    const { leader, best } = election;
    return `${who(leader)} has named ${count(best, 'vote', 'votes')}: name more to become First Consul, or pass`;
  },
  consulToken: () => 'You are First Consul: take a token of any virtue',
  recruit: () => 'Each must take one character: choose yours from the display',
  offer: () => 'You sell: put one of the buildings up; each may bid once, you last',
  bid: (view, who) => {
    const { seller, best } = view.sale;
    const more = best === 0 ? 'bid cards' : `bid more than ${count(best, 'card', 'cards')}`;
    return `${who(seller)} sells ${onSale(view)} for ${saleColourName(view)} hexagons: ${more}, or pass`;
  },
  payment: (view) =>
    `${onSale(view)} is yours for ${count(view.sale.best, 'card', 'cards')}: which do you turn sideways?`,
  insulaToken: ({ tokensOwed }) =>
    `Your Insula still owes you ${count(tokensOwed, 'token', 'tokens')}: take one of any virtue`,
  revenue: () => 'Your income is in: use your Temples and Taverns as you like, then go on',
  cube: () => 'Fight the events: place one of your cubes',
  prevent: () => 'Equally many cubes: as Consul, say which event is prevented',
  flip: (view) =>
    `${events[view.events[view.fight.flipping] ?? NONE]} strikes: choose what of yours is turned face down`,
  remove: () => 'Equally many cubes: as Consul, say which prevented event leaves the game',
  stake: ({ work }) => `${works[work]}: lay out deniers and show a thumb, in secret`,
};

const phases: SyllaLanguage['phases'] = {
  startingCharacters: 'Starting characters',
  firstConsul: 'I First Consul',
  recruitment: 'II Recruitment',
  buildings: 'III Buildings',
  revenue: 'IV Revenue',
  events: 'V Events',
  greatWork: 'VI Great Work',
  famineAndCrisis: 'VII Famine and crisis',
  ecclesia: 'Ecclesia',
};

const phrases: SyllaLanguage['phrases'] = {
  upright: 'Cards',
  sideways: 'Sideways',
  faceDown: 'Face down',
  estate: 'Buildings',
  lyingSideways: 'sideways',
  choose: 'Begin with',
  nameVotes: 'Name votes',
  bid: 'Bid',
  pay: 'Pay with',
  pass: 'Pass',
  temple: `Temple: ${TEMPLE_PRICE} deniers for a token of`,
  tavern: 'Tavern',
  done: 'Nothing more',
  stakeForWork: 'Stake for the Work',
  stakeForPlebeians: 'Stake for the Plebeians',
  deniers: 'deniers',
  cardsToTurn: 'cards',
  votes: 'votes',
  turn: 'Turn',
  consul: 'First Consul',
  ladder: 'Res Publica',
  famine: 'Famine',
  work: 'Great Work',
  display: 'Characters',
  forSale: 'For sale',
  openEvents: 'Events',
  prestige: 'Prestige',
  money: 'Deniers',
  tokens: 'Tokens',
  hidden: 'behind the screen',
  track: 'Road to Glory',
  christians: 'Christians',
  freedSlaves: 'Freed Slaves',
  total: 'Together',
  and: 'and',
  wins: 'wins',
  winTogether: 'win together',
};

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

const forcedly = (forced: number): string => (forced ? ' (the only choice)' : '');
const way = (sideways: number): string => (sideways ? ' lying sideways' : '');

export const syllaEn = syllaWords({
  names,
  phrases,
  prompts,
  phases,
  sentences: (who) => ({
    chronicle: {
      prestige: ({ seat, change, why }) =>
        `${who(seat)}: prestige ${signed(change)} ${REASONS[why]}`,
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
      cardComesUp: ({ seat, card, count: n }) =>
        `${n} ${cards[card]} of ${who(seat)} comes up again`,
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
      ...en.refusals(who),
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
  }),
});
