import { aleaEn } from '../locales/alea.en';
import { count } from '../locales/gameWords';
import { aleaFactsInWords, PLAYER_COUNTS } from './alea.facts';

const { names, phases } = aleaEn(String);

/** A phase by its name in the framework. */
export const phaseEn = (name: string): string => phases[name] ?? name;

export const points = (n: number): string => count(n, 'point', 'points');
export const diceEn = (n: number): string => count(n, 'die', 'dice');
export const chipsEn = (n: number): string => count(n, 'chip', 'chips');
export const tilesEn = (n: number): string => count(n, 'tile', 'tiles');

export const factsEn = aleaFactsInWords({
  names,
  or: 'or',
  yes: 'yes',
  nothing: '–',
  measures: {
    provinces: ['province', 'provinces'],
    patricians: ['patrician', 'patricians'],
    otherCards: ['other Senate card', 'other Senate cards'],
    fortunaTiles: ['Fortuna tile', 'Fortuna tiles'],
    unpaidChips: ['chip that earns nothing by itself', 'chips that earn nothing by themselves'],
    women: ['woman', 'women'],
    men: ['man', 'men'],
    couples: ['province with a woman and a man', 'provinces with a woman and a man'],
    provinceColours: ['colour among your provinces', 'colours among your provinces'],
    empties: ['province where nobody lives', 'provinces where nobody lives'],
    exiles: ['patrician without a home', 'patricians without a home'],
    largestFamily: ['patrician of your largest colour', 'patricians of your largest colour'],
  },
  provincesOf: (colour) => [`${colour} province`, `${colour} provinces`],
  patriciansOf: (colour) => [`${colour} patrician`, `${colour} patricians`],
  pays: (n, each, [one, many]) =>
    each === 1 ? `${points(n)} for each ${one}` : `${points(n)} for every ${each} ${many}`,
  home: 'a home for a woman and a man of one colour',
  rewarded: (runs, players) => `${runs} with ${players} players`,
  heads: {
    players: ['', ...PLAYER_COUNTS.map((n) => `${n} players`)],
    colours: ['Colour', 'Land', 'Provinces', 'Women', 'Men'],
    cards: ['No.', 'Senate card', 'At the end'],
    fortuna: 'Value',
    tiles: 'Tiles',
  },
  playerRows: {
    rounds: 'Rounds',
    templum: 'Templum in play',
    fortuna: 'Fortuna tiles',
    cards: 'Senate cards',
    rewarded: 'Runs that win a Senate card each round',
    provinces: 'Provinces laid out each round',
    pillars: 'Pillars of the Forum, and patricians laid out each round',
    unseenProvinces: 'Provinces that never come up',
    unseenPatricians: 'Patricians that never come up',
  },
});
