import { COLOURS, GREY, WOMAN } from '../../game/alea/components';
import {
  type AleaLanguage,
  aleaWords,
  numeral,
  runText,
  setText,
  tileNames,
  toldText,
} from './alea';
import { en } from './en';
import { count, signed } from './gameWords';

const colours = ['green', 'yellow', 'purple', 'blue', 'orange', 'red', 'grey'];
const lands = ['Germania', 'Hispania', 'Macedonia', 'Britannia', 'Aegyptus', 'Gallia'];

const names: AleaLanguage['names'] = {
  buildings: ['Templum', 'Senatus', 'Castrum', 'Forum Romanum', 'Latrina'],
  colours,
  cards: [
    'Many provinces',
    'Many patricians',
    'Many Senate cards',
    'Many Fortuna tiles',
    'Many Repete! chips',
    'Many women',
    'Many men',
    'Couples',
    'Far-flung empire',
    'Frontier',
    'Exiles',
    'Villa',
    'Great family',
    ...COLOURS.map((colour) => `Governor of ${lands[colour]}`),
  ],
  cardTexts: [
    '1 point for each province',
    '1 point for every two patricians',
    '2 points for each other Senate card',
    '1 point for each Fortuna tile',
    '1 point for each chip that earns nothing by itself',
    '1 point for each woman',
    '1 point for each man',
    '2 points for each province with a woman and a man',
    '1 point for each colour among your provinces',
    '3 points for each province where nobody lives',
    '1 point for each patrician without a home',
    'a home for a woman and a man of one colour',
    '1 point for each patrician of your largest colour',
    ...COLOURS.map(
      (colour) => `2 points for each ${colours[colour]} province, 1 for each patrician`,
    ),
  ],
  province: (colour, value) =>
    colour === GREY ? 'Free province 0' : `${lands[colour]} ${numeral(value)} (${colours[colour]})`,
  patrician: (colour, sex, value) =>
    `${colours[colour]} ${sex === WOMAN ? 'woman' : 'man'} ${value}`,
};
const { buildings, cards } = names;
const { provinceName, patricianName } = tileNames(names);

const prompts: AleaLanguage['prompts'] = {
  roll: 'Roll your dice',
  place: 'Place some of your dice in one building',
  confirm: 'End your turn, or take the placement back',
  keepTiles: 'Which of your Fortuna tiles do you keep?',
  keepCard: 'Which Senate card do you keep?',
  takeProvince: 'Your set conquers: take a province',
  takePatrician: 'Your die in the Forum pays: take a patrician',
};

const phases: AleaLanguage['phases'] = {
  laps: 'Rolling and placing',
  templum: 'The Templum pays',
  senatus: 'The Senatus pays',
  castrum: 'The Castrum pays',
  forum: 'The Forum pays',
  latrina: 'The Latrina pays',
};

const phrases: AleaLanguage['phrases'] = {
  roll: 'Roll',
  reroll: 'Roll again for 1 Repete! chip',
  endTurn: 'End the turn',
  keep: 'Keep',
  diceToReroll: 'dice to roll again',
  tilesToKeep: 'tiles to keep',
  round: 'Round',
  lap: 'Lap',
  lastLap: 'the last lap',
  startPlayer: 'Start player',
  fortunaPile: 'Hidden Fortuna tiles',
  fortunaDiscard: 'Open Fortuna tiles',
  senatePile: 'Senate cards in the pile',
  underThePile: 'Known under the pile',
  openProvinces: 'Provinces',
  openPatricians: 'Patricians',
  gone: 'Out of the game',
  dice: 'Dice',
  toRoll: 'to roll',
  chips: 'Repete! chips',
  provinces: 'Provinces',
  patricians: 'Patricians',
  fortuna: 'Fortuna tiles',
  drawn: 'Drawn this round',
  cards: 'Senate cards',
  passedOn: 'Cards passed on',
  faceDown: 'face down',
  now: 'now worth',
  unhoused: 'Unhoused value, for ties',
  total: 'Together',
  and: 'and',
  wins: 'wins',
  winTogether: 'win together',
};

const many = (n: number): string => count(n, 'die', 'dice');
const forcedly = (forced: number): string => (forced ? ' (the only choice)' : '');

export const aleaEn = aleaWords({
  names,
  phrases,
  prompts,
  phases,
  sentences: (who) => ({
    chronicle: {
      roundBegins: ({ round, seat }) => `Round ${round} begins with ${who(seat)}`,
      provinceOpens: ({ province }) => `${provinceName(province)} can be conquered`,
      patricianOpens: ({ patrician }) => `New in the Forum: ${patricianName(patrician)}`,
      lapBegins: ({ lap }) => `Lap ${lap}`,
      lastLap: ({ seat }) => `${who(seat)} is out of dice: this is the last lap`,
      turnEnds: ({ seat }) => `${who(seat)} is done`,
      lapsOver: () => 'The laps are over',
      rolled: ({ seat, ...six }) => `${who(seat)} rolls ${toldText(six)}`,
      takesUp: ({ seat, ...six }) => `${who(seat)} takes up ${toldText(six)} to roll again`,
      chips: ({ seat, change }) => `${who(seat)}: Repete! chips ${signed(change)}`,
      inTemplum: ({ seat, ...six }) => `${who(seat)} places ${toldText(six)} in the Templum`,
      inSenatus: ({ seat, low, high }) => `${who(seat)} has ${runText(low, high)} in the Senatus`,
      inCastrum: ({ seat, value, count: n, size }) =>
        n === size
          ? `${who(seat)} places ${setText(value, n)} in the Castrum`
          : `${who(seat)} adds ${setText(value, n)} in the Castrum, now ${setText(value, size)}`,
      inForum: ({ seat, value, pillar }) =>
        `${who(seat)} places a ${value} on pillar ${pillar + 1} of the Forum`,
      pushedOut: ({ seat, value }) => `A ${value} of ${who(seat)} is pushed into the Latrina`,
      inLatrina: ({ seat, value }) => `${who(seat)} has to place a ${value} in the Latrina`,
      drawsTiles: ({ seat, count: n }) =>
        `${who(seat)} draws ${count(n, 'Fortuna tile', 'Fortuna tiles')}`,
      fortunaShuffled: ({ tiles }) =>
        `${count(tiles, 'open Fortuna tile is', 'open Fortuna tiles are')} shuffled again`,
      noTileLeft: ({ seat, missing }) =>
        `There ${missing === 1 ? 'is no tile' : `are ${missing} tiles too few`} for ${who(seat)}`,
      pays: ({ building }) => `${buildings[building]} pays`,
      diceBack: ({ seat, building, count: n }) =>
        `${who(seat)} takes ${many(n)} back from ${buildings[building]}`,
      unrewarded: ({ seat, building, count: n }) =>
        `${many(n)} of ${who(seat)} earned nothing in ${buildings[building]}: to the Latrina`,
      notPlaced: ({ seat, count: n }) => `${many(n)} of ${who(seat)} not placed: to the Latrina`,
      keepsTiles: ({ seat, forced, ...tiles }) =>
        `${who(seat)} keeps Fortuna ${toldText(tiles)}${forcedly(forced)}`,
      discardsTiles: ({ seat, ...tiles }) => `${who(seat)} gives up Fortuna ${toldText(tiles)}`,
      looksAtCards: ({ seat, cards: n }) =>
        `${who(seat)} looks at ${count(n, 'Senate card', 'Senate cards')}`,
      keepsCard: ({ seat, forced }) =>
        forced ? `${who(seat)} gets the last Senate card` : `${who(seat)} keeps a Senate card`,
      underThePile: ({ cards: n }) =>
        `${count(n, 'Senate card goes', 'Senate cards go')} under the pile`,
      takesProvince: ({ seat, province, forced }) =>
        `${who(seat)} takes ${provinceName(province)}${forcedly(forced)}`,
      provinceLeaves: ({ province }) => `${provinceName(province)} leaves the game`,
      takesPatrician: ({ seat, patrician, forced }) =>
        `${who(seat)} takes the ${patricianName(patrician)}${forcedly(forced)}`,
      patricianLeaves: ({ patrician }) => `Out of the game: ${patricianName(patrician)}`,
      showsCard: ({ seat, card, points }) =>
        `${who(seat)} shows ${cards[card]}: ${count(points, 'point', 'points')}`,
      scored: ({ seat, total, provinces, patricians, fortuna, chips, cards: inCards, unhoused }) =>
        `${who(seat)} has ${count(total, 'point', 'points')}: provinces ${provinces}, patricians ${patricians}, Senate cards ${inCards}, Fortuna ${fortuna}, chips ${chips}; unhoused ${unhoused}`,
    },

    refusals: {
      ...en.refusals(who),
      noChip: () => 'You have no Repete! chip.',
      noDie: () => 'It takes at least one die.',
      notInHand: ({ value, has }) =>
        has === 0
          ? `You have not rolled a ${value}.`
          : `Of the value ${value} you have only ${has}.`,
      noTemplum: () => 'There is no Templum with two or three players.',
      templumNumber: ({ needed, given }) =>
        `The Templum needs ${many(needed)} of you now; this is ${given}.`,
      templumSum: ({ least, given }) =>
        `These dice must show at least ${least} together to take the lead; they show ${given}.`,
      notARun: ({ low, high }) => `A run goes upwards, not from ${low} to ${high}.`,
      notExtended: ({ low, high }) =>
        `Your run ${runText(low, high)} can only be made longer at its ends.`,
      runLiesThere: ({ low, high, seat }) =>
        `The run ${runText(low, high)} of ${who(seat)} already lies in the Senatus.`,
      setLiesThere: ({ value, size, seat }) =>
        `The set ${setText(value, size)} of ${who(seat)} already lies in the Castrum.`,
      notForForum: () => 'The Forum takes one die, or two that make five.',
      noPillar: ({ value, pillars }) =>
        `Lower dice stand on all ${pillars} pillars that a ${value} could reach.`,
      fitsElsewhere: () => 'The Latrina is only for those whose dice fit nowhere else.',
      tileNotDrawn: ({ value, has }) =>
        `Of the value ${value} you drew ${has === 0 ? 'no tile' : count(has, 'tile', 'tiles')}.`,
      tilesNumber: ({ needed, given }) =>
        `You keep ${count(needed, 'tile', 'tiles')}; these are ${given}.`,
      notOffered: ({ card }) => `${cards[card]} is not among the cards you look at.`,
      provinceNotOpen: ({ province }) => `${provinceName(province)} is not to be had now.`,
      patricianNotOpen: ({ patrician }) => `The ${patricianName(patrician)} is not in the Forum.`,
    },
  }),
});
