import { PRESTIGE_PER_FREED_SLAVE, PRICE_OF_FREEDOM } from '../../game/sylla/components';
import { count } from '../locales/gameWords';
import { syllaEn } from '../locales/sylla.en';
import { factsInWords, PLAYER_COUNTS } from './sylla.facts';

const ORDINALS = ['first', 'second', 'third', 'fourth'];

export const { names: namesEn, phases } = syllaEn(String);

/** A phase by its name in the framework. */
export const phaseEn = (name: string): string => phases[name] ?? name;

export const deniers = (n: number): string => count(n, 'denier', 'deniers');
export const tokens = (n: number): string => count(n, 'token', 'tokens');
export const votes = (n: number): string => count(n, 'vote', 'votes');
export const steps = (n: number): string => count(n, 'step', 'steps');

export const factsEn = factsInWords({
  names: namesEn,
  callings: {
    senator: 'Senator',
    merchant: 'Merchant',
    legionary: 'Legionary',
    vestal: 'Vestal',
    slave: 'Slave',
    crane: 'Crane',
  },
  powers: {
    senator: '1 vote in phases I and VI',
    merchant: '1 denier in phase IV, and 1 when the game begins',
    legionary: '1 cube in phase V',
    vestal: '1 cube in phase V',
    slave: `no power; set free at the end for ${deniers(PRICE_OF_FREEDOM)}, worth ${PRESTIGE_PER_FREED_SLAVE} prestige`,
    crane: 'no power; it only helps to pay for buildings',
  },
  or: 'or',
  nothing: '–',
  inSet: (cards, christians) =>
    cards === 0
      ? 'none: bought as a building'
      : christians === 0
        ? String(cards)
        : `${cards}, of them ${christians} Christian`,
  fighters: ['Legionary', 'Vestal'],
  onePrestige: '1 prestige',
  lowers: (virtue) => `The ${virtue} marker goes 1 step left`,
  raisesFamine: (n) => `Famine goes ${steps(n)} right`,
  lowersHighest:
    'Whichever of the three markers is furthest right goes 1 step left; if several are level there, all of them do',
  flips: (what) => `At every seat one of these goes face down: ${what}`,
  places: (prestige) =>
    prestige.map((n, i) => `${n} prestige for the ${ORDINALS[i] ?? `${i + 1}th`}`).join(', '),
  reaching: (prestige, least, most) =>
    `${prestige} prestige for everyone with ${most === null ? `${least} votes or more` : `${least} to ${most} votes`}`,
  benefit: (n, virtue) =>
    virtue === null
      ? `Famine 1 step left for every ${votes(n)}`
      : `${virtue} 1 step right for every ${votes(n)}`,
  heads: {
    players: ['', ...PLAYER_COUNTS.map((n) => `${n} players`)],
    characters: ['Card', 'Hexagons', 'In each set', 'Power'],
    buildings: ['Building', 'A', 'B', 'C', 'What it does'],
    events: ['Event', 'Majority takes', 'Fought by', 'Famine ears', 'If it occurs'],
    works: ['Great Work', 'Its builders', 'All builders’ votes together'],
    square: 'Square',
    worth: 'One token is worth',
  },
  playerRows: {
    start: 'Characters you begin with',
    pile: 'Characters in the pile at first',
    display: 'Characters on display each turn',
    left: 'Left over after recruitment',
    offers: 'Buildings offered each turn',
    thrownOut: 'Not offered and out of the game',
  },
});
