import { de } from './de';
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
  types: ['politische Provinz', 'militärische Provinz', 'Kompetenzprovinz'],
  competences: ['politische Kompetenz', 'militärische Kompetenz'],
  victories: ['politisch', 'militärisch', 'durch Kompetenz'],
  colours: ['rot', 'blau', 'schwarz'],
};
const { provinces, types, competences, victories, colours } = names;

const prompts: TriumvirateLanguage['prompts'] = {
  rome: 'Nachschub: Rom gibt dir zwei Stück. Wie viele Legionen, und wohin? Der Rest ist Gold',
  spreadGold: 'In der Bank fehlt Gold: Welche Provinzen bekommen, was da ist?',
  spreadLegions: 'Im Vorrat fehlen Legionen: Welche Provinzen bekommen, was da ist?',
  march: 'Ziehe, greife an, setze Beamte ein oder handle; mit der ersten Aktion endet die Bewegung',
  actions: 'Handle noch einmal, oder beende deinen Zug',
  flight: 'Du hast die Provinz verloren, in der du standest: Wohin fliehst du?',
  compensation: 'Entschädigung für deinen Verlust: Welche Kompetenz steigt?',
  consul: 'Du bist Konsul: Wo setzt du deinen neuen Beamten ein?',
};

const phases: TriumvirateLanguage['phases'] = {
  year: 'Das Jahr',
  election: 'Elegio: die Wahl des Konsuls',
};

const phrases: TriumvirateLanguage['phrases'] = {
  takeFromRome: 'Von Rom nehmen',
  romeLegions: 'Legionen, der Rest in Gold',
  spreadGold: 'Das Gold verteilen',
  spreadLegions: 'Die Legionen verteilen',
  march: 'Ziehen nach',
  attack: 'Angreifen:',
  placeOfficials: 'Beamte mitnehmen: Wie viele bleiben eingesetzt?',
  setDown: 'Beamte einsetzen: Wie viele insgesamt?',
  improve: 'Verbessern',
  winCitizen: 'Einen Bürger gewinnen',
  unseatCitizen: 'Einen Bürger neutral machen:',
  forgeWeapons: 'Waffen in den Beutel legen',
  endTurn: 'Zug beenden',
  legions: 'Legionen',
  officials: 'Beamte',
  year: 'Jahr',
  calendar: 'Kalender',
  turnOf: 'Am Zug',
  points: 'Bewegungspunkte',
  actions: 'Aktionen',
  bank: 'Gold in der Bank',
  stock: 'Legionen im Vorrat',
  neutral: 'Neutrale Bürger',
  bag: 'Waffen im Beutel',
  card: 'Entschädigungskarte',
  nobody: 'niemand',
  gold: 'Gold',
  citizens: 'Bürger',
  consulates: 'Konsulate',
  competences: 'Kompetenzen',
  weapons: 'Waffen im Vorrat',
  stone: 'Steht in',
  carried: 'Beamte bei ihm',
  missing: 'es fehlen',
  political: 'Politischer Sieg',
  military: 'Militärischer Sieg',
  competence: 'Kompetenzsieg',
};

const REASONS = [
  'als Nachschub',
  'von Rom',
  'auf dem Weg',
  'durch gezogene Waffen',
  'durch den Verteidiger selbst',
  'im Gefecht',
  'durch Eroberung',
  'durch Flucht',
  'als Entschädigung',
  'für verlorene Beamte',
  'durch eine Aktion',
  'bei der Wahl',
  'über der Grenze',
];

const gold = (n: number): string => `${n} Gold`;
const legions = (n: number): string => count(n, 'Legion', 'Legionen');
const officials = (n: number): string => count(n, 'Beamter', 'Beamte');
const points = (n: number): string => count(n, 'Punkt', 'Punkte');
const forcedly = (forced: number): string => (forced ? ' (einzige Möglichkeit)' : '');
const withOfficials = (n: number): string =>
  n > 0 ? ` und ${count(n, 'Beamten', 'Beamten')}` : '';

export const triumvirateDe = triumvirateWords({
  names,
  phrases,
  prompts,
  phases,
  gold,
  legions,
  officials,
  yields: (coins, men) =>
    `als Nächstes: ${[coins > 0 ? gold(coins) : '', men > 0 ? legions(men) : ''].filter(Boolean).join(' + ')}`,
  odds: (percent, men) => `${percent} % mit ${legions(men)}`,
  wins: (name, victory) => `${name} siegt ${victory}`,
  sentences: (who) => ({
    chronicle: {
      gold: ({ seat, change, why }) => `${who(seat)}: Gold ${signed(change)} ${REASONS[why]}`,
      goldIn: ({ province, change, why }) =>
        `${provinces[province]}: Gold ${signed(change)} ${REASONS[why]}`,
      legions: ({ province, change, why }) =>
        `${provinces[province]}: Legionen ${signed(change)} ${REASONS[why]}`,
      weapons: ({ seat, change, why }) =>
        `${who(seat)}: Waffen im Beutel ${signed(change)} ${REASONS[why]}`,
      citizens: ({ seat, change, why }) => `${who(seat)}: Bürger ${signed(change)} ${REASONS[why]}`,
      competence: ({ seat, competence, change, why }) =>
        `${who(seat)}: ${competences[competence]} ${signed(change)} ${REASONS[why]}`,
      governor: ({ province, onField }) =>
        onField
          ? `${provinces[province]}: Der Statthalter verdeckt das Nachschubfeld`
          : `${provinces[province]}: Das Nachschubfeld ist frei`,
      turnBegins: ({ seat }) => `${who(seat)} ist am Zug`,
      rome: ({ seat, gold: coins, legions: men, forced }) =>
        `${who(seat)} nimmt ${gold(coins)} und ${legions(men)} von Rom${forcedly(forced)}`,
      forgone: ({ seat, gold: coins, legions: men, forced }) =>
        `${who(seat)} muss verzichten auf ${coins > 0 ? gold(coins) : legions(men)}${forcedly(forced)}`,
      marched: ({ seat, province, legions: men, officials: taken, points: cost }) =>
        `${who(seat)} zieht nach ${provinces[province]} mit ${legions(men)}${withOfficials(taken)} (${points(cost)})`,
      officialsPlaced: ({ seat, province, setDown, carried }) =>
        `${who(seat)} in ${provinces[province]}: ${officials(setDown)} eingesetzt, ${carried} bei ihm`,
      acted: ({ seat, number, price }) =>
        `${who(seat)} zahlt ${gold(price)} für die ${number}. Aktion des Zuges`,
      turnEnds: ({ seat }) => `${who(seat)} beendet den Zug`,
      calendar: ({ left }) => (left > 0 ? `Der Kalender rückt auf ${roman(left)}` : 'Elegio!'),
      attacked: ({ seat, rival, province, legions: men, defenders, points: cost }) =>
        `${who(seat)} greift ${who(rival)} in ${provinces[province]} an: ${men} gegen ${legions(defenders)} (${points(cost)})`,
      drawn: ({ colour, count: n }) =>
        `Gezogen: ${count(n, 'Waffe', 'Waffen')}, ${colours[colour]}`,
      stoneDefends: ({ seat, killed }) =>
        `${who(seat)} verteidigt selbst: ${count(killed, 'Angreifer fällt', 'Angreifer fallen')}`,
      repelled: ({ seat, from, province }) =>
        `${who(seat)} scheitert an ${provinces[province]} und weicht nach ${provinces[from]} zurück`,
      conquered: ({ seat, rival, province, legions: men }) =>
        `${who(seat)} erobert ${provinces[province]} von ${who(rival)}; es bleiben ${legions(men)}`,
      fled: ({ seat, province, forced }) =>
        `${who(seat)} flieht nach ${provinces[province]}${forcedly(forced)}`,
      compensated: ({ seat, side }) =>
        `${who(seat)} hat die Entschädigungskarte, Seite ${roman(side)}`,
      elected: ({ seat, citizens, consulates }) =>
        `${who(seat)} wird mit ${count(citizens, 'Bürger', 'Bürgern')} Konsul, Konsulat ${roman(consulates)}`,
      appointed: ({ seat, province, forced }) =>
        `${who(seat)} schickt einen neuen Beamten nach ${provinces[province]}${forcedly(forced)}`,
      yearBegins: ({ year }) => `Jahr ${roman(year)} beginnt`,
      victory: ({ seat, how }) => `${who(seat)} siegt ${victories[how]}`,
    },

    refusals: {
      ...de.refusals(who),
      romeGives: ({ least, most, given }) =>
        `Rom gibt jetzt ${least} bis ${legions(most)}; das sind ${given}.`,
      notClaimed: ({ province, claim, given }) =>
        `${provinces[province]} bekommt höchstens ${claim}, nicht ${given}.`,
      wrongSum: ({ needed, given }) => `Genau ${needed} sind zu verteilen; das sind ${given}.`,
      notInPlay: ({ province }) => `${provinces[province]} ist nicht im Spiel.`,
      notOwn: ({ province, owner }) => `${provinces[province]} gehört ${who(owner)}.`,
      ownProvince: ({ province }) => `${provinces[province]} gehört dir: Zieh einfach hin.`,
      alreadyThere: ({ province }) => `Du stehst schon in ${provinces[province]}.`,
      noWay: ({ from, province }) =>
        `Von ${provinces[from]} führt kein Schritt nach ${provinces[province]}.`,
      tooFar: ({ needed, points: left, legions: men }) =>
        `${men > 0 ? 'Mit Legionen kostet der Schritt' : 'Der Schritt kostet'} ${needed}; du hast ${points(left)}.`,
      attackNeedsLegion: () => 'Ein Angriff braucht mindestens eine Legion.',
      tooFewLegions: ({ province, there, given }) =>
        `In ${provinces[province]}: ${legions(there)}, nicht ${given}.`,
      tooFewOfficials: ({ there, given }) => `Hier hast du ${officials(there)}, nicht ${given}.`,
      lastProvince: ({ rival }) =>
        `${who(rival)} hat nur noch eine Provinz und kann nicht angegriffen werden.`,
      officialsUnchanged: ({ setDown }) =>
        `Hier ist das schon so: ${officials(setDown)} eingesetzt.`,
      takenUpHere: () =>
        'Du hast hier Beamte mitgenommen; einsetzen kannst du sie wieder in der nächsten Provinz.',
      noActionLeft: ({ most }) => `Deine ${most} Aktionen sind getan.`,
      wrongPlace: ({ province, type }) =>
        `${provinces[province]}, ${types[type]}: Diese Aktion geht dort nicht.`,
      highest: ({ competence }) => `Schon auf VII: ${competences[competence]}.`,
      noNeutralCitizen: () => 'Kein Bürger ist gerade neutral.',
      notARival: ({ seat }) => `${who(seat)} ist kein Rivale von dir.`,
      noCitizen: ({ rival }) => `${who(rival)} hat keine Bürger.`,
      noWeapon: () => 'Alle deine Waffen sind im Beutel.',
      tooPoor: ({ needed, gold: coins }) =>
        `Diese Aktion kostet ${gold(needed)}; du hast ${coins}.`,
    },
  }),
});
