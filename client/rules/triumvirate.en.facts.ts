import { count } from '../locales/gameWords';
import { triumvirateEn } from '../locales/triumvirate.en';
import { PLAYER_COUNTS, triumvirateFactsInWords } from './triumvirate.facts';

const { names, phases } = triumvirateEn(String);

/** A phase by its name in the framework. */
export const phaseEn = (name: string): string => phases[name] ?? name;

export const gold = (n: number): string => `${n} gold`;
export const legions = (n: number): string => count(n, 'legion', 'legions');
export const pointsEn = (n: number): string => count(n, 'point', 'points');
export const weapons = (n: number): string => count(n, 'weapon', 'weapons');

const ORDINALS = ['first', 'second', 'third'];

export const factsEn = triumvirateFactsInWords({
  names,
  and: 'and',
  or: 'or',
  nothing: '–',
  seas: { west: 'west', east: 'east' },
  gold,
  legions,
  raises: (competences) => `raise ${competences}`,
  alsoDone: ['win over a citizen, or turn one away', 'put weapons into the bag'],
  heads: {
    board: ['Province', 'Type', 'Borders on', 'Arrow to', 'Sea'],
    types: ['Type', 'Gives', 'Actions'],
    players: ['', ...PLAYER_COUNTS.map((n) => `${n} players`)],
    steps: ['Step', 'With legions', 'Without'],
    prices: 'Gold for the …',
    action: (number) => `${ORDINALS[number - 1] ?? `${number}th`} action`,
    attackers: 'Attackers',
    defenders: (n) => `${n} defending`,
  },
  startRows: {
    seat: 'Stone, and official set down',
    on: 'Governor on the supply field',
    off: 'Governor beside it',
  },
  playerRows: {
    characters: 'Characters',
    provinces: 'Provinces in play',
    gold: 'Gold',
    legions: 'Legions',
    stock: 'of them in stock at first',
    citizens: 'Citizens',
    calendar: 'The calendar begins on',
    years: 'Years at most',
    second: 'Begins the second year',
  },
  stepRows: {
    neighbour: 'To a neighbour, by border or arrow',
    oneSea: 'Over one sea: both provinces touch it',
    bothSeas: 'Over both seas',
  },
  priceRows: {
    improve: 'raising a competence',
    leading: 'citizen or weapons, if you lead',
    notLeading: 'citizen or weapons, if you do not',
  },
});
