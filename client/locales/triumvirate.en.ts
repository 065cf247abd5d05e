import { en } from './en';
import { count, signed } from './gameWords';
import { roman, type TriumvirateLanguage, triumvirateWords } from './triumvirate';

const names: TriumvirateLanguage['names'] = {
  provinces: [
    'Hispania Ulterior',
    'Hispania Citerior',
    'Gallia Comata',
    'Gallia Narbonensis',
    'Gallia Cisalpina',
    'Italia',
    'Illyricum',
    'Macedonia',
    'Achaea',
    'Asia',
    'Syria',
    'Aegyptus',
    'Cyrenaica',
    'Africa',
    'Sicilia',
  ],
  types: ['political', 'military', 'competence'],
  competences: ['political competence', 'military competence'],
  victories: ['a political victory', 'a military victory', 'a victory by competence'],
  colours: ['red', 'blue', 'black'],
};
const { provinces, types, competences, victories, colours } = names;

const prompts: TriumvirateLanguage['prompts'] = {
  rome: 'Supply: Rome gives you two pieces. How many are legions, and where? The rest is gold',
  spreadGold: 'The bank is short: which provinces get the gold that is left?',
  spreadLegions: 'The stock is short: which provinces get the legions that are left?',
  march: 'March, attack, place officials, or act; the first action ends your movement',
  actions: 'Act again, or end your turn',
  flight: 'You have lost the province where you stood: where do you flee to?',
  compensation: 'Compensation for your loss: which competence do you improve?',
  consul: 'You are consul: where do you set down your new official?',
};

const phases: TriumvirateLanguage['phases'] = {
  year: 'The year',
  election: 'Elegio: the election of the consul',
};

const phrases: TriumvirateLanguage['phrases'] = {
  takeFromRome: 'Take from Rome',
  romeLegions: 'legions, the rest in gold',
  spreadGold: 'Share out the gold',
  spreadLegions: 'Share out the legions',
  march: 'March to',
  attack: 'Attack',
  placeOfficials: 'Take officials up: how many stay set down?',
  setDown: 'Set officials down: how many in all?',
  improve: 'Improve',
  winCitizen: 'Win over a citizen',
  unseatCitizen: 'Turn away a citizen of',
  forgeWeapons: 'Put weapons into the bag',
  endTurn: 'End the turn',
  legions: 'legions',
  officials: 'officials',
  year: 'Year',
  calendar: 'Calendar',
  turnOf: 'Turn of',
  points: 'Movement points',
  actions: 'Actions',
  bank: 'Gold in the bank',
  stock: 'Legions in stock',
  neutral: 'Neutral citizens',
  bag: 'Weapons in the bag',
  card: 'Compensation card',
  nobody: 'nobody',
  gold: 'Gold',
  citizens: 'Citizens',
  consulates: 'Consulates',
  competences: 'Competences',
  weapons: 'Weapons in stock',
  stone: 'Stands in',
  carried: 'Officials with him',
  missing: 'missing',
  political: 'Political victory',
  military: 'Military victory',
  competence: 'Victory by competence',
};

const REASONS = [
  'as supply',
  'from Rome',
  'on the way',
  'by weapons drawn',
  'by the defender himself',
  'in the battle',
  'by conquest',
  'by flight',
  'as compensation',
  'for lost officials',
  'by an action',
  'in the election',
  'above the limit',
];

const gold = (n: number): string => `${n} gold`;
const legions = (n: number): string => count(n, 'legion', 'legions');
const officials = (n: number): string => count(n, 'official', 'officials');
const points = (n: number): string => count(n, 'point', 'points');
const forcedly = (forced: number): string => (forced ? ' (the only choice)' : '');
const withOfficials = (n: number): string => (n > 0 ? ` and ${officials(n)}` : '');

export const triumvirateEn = triumvirateWords({
  names,
  phrases,
  prompts,
  phases,
  gold,
  legions,
  officials,
  yields: (coins, men) =>
    `next: ${[coins > 0 ? gold(coins) : '', men > 0 ? legions(men) : ''].filter(Boolean).join(' + ')}`,
  odds: (percent, men) => `${percent} % with ${legions(men)}`,
  wins: (name, victory) => `${name} wins ${victory}`,
  sentences: (who) => ({
    chronicle: {
      gold: ({ seat, change, why }) => `${who(seat)}: gold ${signed(change)} ${REASONS[why]}`,
      goldIn: ({ province, change, why }) =>
        `${provinces[province]}: gold ${signed(change)} ${REASONS[why]}`,
      legions: ({ province, change, why }) =>
        `${provinces[province]}: legions ${signed(change)} ${REASONS[why]}`,
      weapons: ({ seat, change, why }) =>
        `${who(seat)}: weapons in the bag ${signed(change)} ${REASONS[why]}`,
      citizens: ({ seat, change, why }) =>
        `${who(seat)}: citizens ${signed(change)} ${REASONS[why]}`,
      competence: ({ seat, competence, change, why }) =>
        `${who(seat)}: ${competences[competence]} ${signed(change)} ${REASONS[why]}`,
      governor: ({ province, onField }) =>
        onField
          ? `${provinces[province]}: the governor covers the supply field`
          : `${provinces[province]}: the supply field is free`,
      turnBegins: ({ seat }) => `The turn of ${who(seat)} begins`,
      rome: ({ seat, gold: coins, legions: men, forced }) =>
        `${who(seat)} takes ${gold(coins)} and ${legions(men)} from Rome${forcedly(forced)}`,
      forgone: ({ seat, gold: coins, legions: men, forced }) =>
        `${who(seat)} has to do without ${coins > 0 ? gold(coins) : legions(men)}${forcedly(forced)}`,
      marched: ({ seat, province, legions: men, officials: taken, points: cost }) =>
        `${who(seat)} marches to ${provinces[province]} with ${legions(men)}${withOfficials(taken)} (${points(cost)})`,
      officialsPlaced: ({ seat, province, setDown, carried }) =>
        `${who(seat)} in ${provinces[province]}: ${officials(setDown)} set down, ${carried} with him`,
      acted: ({ seat, number, price }) =>
        `${who(seat)} pays ${gold(price)} for action ${number} of the turn`,
      turnEnds: ({ seat }) => `The turn of ${who(seat)} ends`,
      calendar: ({ left }) => (left > 0 ? `The calendar moves to ${roman(left)}` : 'Elegio!'),
      attacked: ({ seat, rival, province, legions: men, defenders, points: cost }) =>
        `${who(seat)} attacks ${who(rival)} in ${provinces[province]}: ${men} against ${legions(defenders)} (${points(cost)})`,
      drawn: ({ colour, count: n }) =>
        `Drawn: ${count(n, 'weapon', 'weapons')}, ${colours[colour]}`,
      stoneDefends: ({ seat, killed }) =>
        `${who(seat)} defends in person: ${count(killed, 'attacker falls', 'attackers fall')}`,
      repelled: ({ seat, from, province }) =>
        `${who(seat)} is thrown back from ${provinces[province]} to ${provinces[from]}`,
      conquered: ({ seat, rival, province, legions: men }) =>
        `${who(seat)} takes ${provinces[province]} from ${who(rival)}; ${legions(men)} left`,
      fled: ({ seat, province, forced }) =>
        `${who(seat)} flees to ${provinces[province]}${forcedly(forced)}`,
      compensated: ({ seat, side }) =>
        `${who(seat)} has the compensation card, side ${roman(side)}`,
      elected: ({ seat, citizens, consulates }) =>
        `${who(seat)} is elected consul with ${count(citizens, 'citizen', 'citizens')}, consulate ${roman(consulates)}`,
      appointed: ({ seat, province, forced }) =>
        `${who(seat)} sends a new official to ${provinces[province]}${forcedly(forced)}`,
      yearBegins: ({ year }) => `Year ${roman(year)} begins`,
      victory: ({ seat, how }) => `${who(seat)} wins ${victories[how]}`,
    },

    refusals: {
      ...en.refusals(who),
      romeGives: ({ least, most, given }) =>
        `Rome gives ${least} to ${legions(most)} now; these are ${given}.`,
      notClaimed: ({ province, claim, given }) =>
        `${provinces[province]} may get ${claim} at most, not ${given}.`,
      wrongSum: ({ needed, given }) =>
        `Exactly ${needed} are to be shared out; these are ${given}.`,
      notInPlay: ({ province }) => `${provinces[province]} is not in this game.`,
      notOwn: ({ province, owner }) => `${provinces[province]} belongs to ${who(owner)}.`,
      ownProvince: ({ province }) => `${provinces[province]} is yours: march there.`,
      alreadyThere: ({ province }) => `You stand in ${provinces[province]} already.`,
      noWay: ({ from, province }) =>
        `No step leads from ${provinces[from]} to ${provinces[province]}.`,
      tooFar: ({ needed, points: left, legions: men }) =>
        `${men > 0 ? 'With legions this step costs' : 'This step costs'} ${needed}; you have ${points(left)}.`,
      attackNeedsLegion: () => 'An attack needs at least one legion.',
      tooFewLegions: ({ province, there, given }) =>
        `${provinces[province]} has ${legions(there)}, not ${given}.`,
      tooFewOfficials: ({ there, given }) => `You have ${officials(there)} here, not ${given}.`,
      lastProvince: ({ rival }) =>
        `${who(rival)} has only one province left and cannot be attacked.`,
      officialsUnchanged: ({ setDown }) =>
        `${count(setDown, 'official is', 'officials are')} set down here already.`,
      takenUpHere: () =>
        'You have taken officials up here; you can set them down again in the next province.',
      noActionLeft: ({ most }) => `You have done your ${most} actions.`,
      wrongPlace: ({ province, type }) =>
        `${provinces[province]} is a ${types[type]} province: this action is not done there.`,
      highest: ({ competence }) => `Your ${competences[competence]} is on VII already.`,
      noNeutralCitizen: () => 'No citizen is neutral now.',
      notARival: ({ seat }) => `${who(seat)} is no rival of yours.`,
      noCitizen: ({ rival }) => `${who(rival)} has no citizens.`,
      noWeapon: () => 'All your weapons are in the bag.',
      tooPoor: ({ needed, gold: coins }) => `This action costs ${gold(needed)}; you have ${coins}.`,
    },
  }),
});
