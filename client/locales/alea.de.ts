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
import { de } from './de';
import { count, signed } from './gameWords';

const colours = ['grün', 'gelb', 'violett', 'blau', 'orange', 'rot', 'grau'];
const lands = ['Germania', 'Hispania', 'Macedonia', 'Britannia', 'Aegyptus', 'Gallia'];

const names: AleaLanguage['names'] = {
  buildings: ['Templum', 'Senatus', 'Castrum', 'Forum Romanum', 'Latrina'],
  colours,
  cards: [
    'Viele Provinzen',
    'Viele Patrizier',
    'Viele Senatskarten',
    'Viele Fortuna-Plättchen',
    'Viele Repete!-Chips',
    'Viele Frauen',
    'Viele Männer',
    'Ehepaare',
    'Weites Reich',
    'Grenzland',
    'Verbannte',
    'Villa',
    'Große Familie',
    ...COLOURS.map((colour) => `Statthalter von ${lands[colour]}`),
  ],
  cardTexts: [
    '1 Punkt je Provinz',
    '1 Punkt für je zwei Patrizier',
    '2 Punkte für jede weitere Senatskarte',
    '1 Punkt je Fortuna-Plättchen',
    '1 Punkt für jeden Chip, der allein nichts zählt',
    '1 Punkt je Frau',
    '1 Punkt je Mann',
    '2 Punkte je Provinz mit Frau und Mann',
    '1 Punkt je Farbe deiner Provinzen',
    '3 Punkte je unbewohnter Provinz',
    '1 Punkt je Patrizier ohne Bleibe',
    'Wohnung für eine Frau und einen Mann einer Farbe',
    '1 Punkt je Patrizier deiner häufigsten Farbe',
    ...COLOURS.map((colour) => `in ${colours[colour]}: 2 Punkte je Provinz, 1 je Patrizier`),
  ],
  province: (colour, value) =>
    colour === GREY ? 'Freie Provinz 0' : `${lands[colour]} ${numeral(value)} (${colours[colour]})`,
  patrician: (colour, sex, value) =>
    `${sex === WOMAN ? 'Frau' : 'Mann'} ${value} (${colours[colour]})`,
};
const { buildings, cards } = names;
const { provinceName, patricianName } = tileNames(names);

const prompts: AleaLanguage['prompts'] = {
  roll: 'Wirf deine Würfel',
  place: 'Setze Würfel in ein Gebäude',
  confirm: 'Beende deinen Zug oder nimm den Einsatz zurück',
  keepTiles: 'Welche deiner Fortuna-Plättchen behältst du?',
  keepCard: 'Welche Senatskarte behältst du?',
  takeProvince: 'Dein Pasch erobert: Nimm eine Provinz',
  takePatrician: 'Dein Würfel im Forum zahlt: Nimm einen Patrizier',
};

const phases: AleaLanguage['phases'] = {
  laps: 'Würfeln und Setzen',
  templum: 'Das Templum zahlt',
  senatus: 'Der Senatus zahlt',
  castrum: 'Das Castrum zahlt',
  forum: 'Das Forum zahlt',
  latrina: 'Die Latrina zahlt',
};

const phrases: AleaLanguage['phrases'] = {
  roll: 'Würfeln',
  reroll: 'Für 1 Repete!-Chip noch einmal würfeln',
  endTurn: 'Zug beenden',
  keep: 'Behalten',
  diceToReroll: 'Würfel neu werfen',
  tilesToKeep: 'Plättchen behalten',
  round: 'Durchgang',
  lap: 'Runde',
  lastLap: 'letzte Runde',
  startPlayer: 'Es beginnt',
  fortunaPile: 'Verdeckte Fortuna-Plättchen',
  fortunaDiscard: 'Offene Fortuna-Plättchen',
  senatePile: 'Senatskarten im Stapel',
  underThePile: 'Unter dem Stapel bekannt',
  openProvinces: 'Provinzen',
  openPatricians: 'Patrizier',
  gone: 'Aus dem Spiel',
  dice: 'Würfel',
  toRoll: 'zu werfen',
  chips: 'Repete!-Chips',
  provinces: 'Provinzen',
  patricians: 'Patrizier',
  fortuna: 'Fortuna-Plättchen',
  drawn: 'Gezogen in diesem Durchgang',
  cards: 'Senatskarten',
  passedOn: 'Weitergegebene Karten',
  faceDown: 'verdeckt',
  now: 'jetzt wert',
  unhoused: 'Wert ohne Bleibe, bei Gleichstand',
  total: 'Zusammen',
  and: 'und',
  wins: 'gewinnt',
  winTogether: 'gewinnen gemeinsam',
};

const forcedly = (forced: number): string => (forced ? ' (einzige Möglichkeit)' : '');

export const aleaDe = aleaWords({
  names,
  phrases,
  prompts,
  phases,
  sentences: (who) => ({
    chronicle: {
      roundBegins: ({ round, seat }) => `Durchgang ${round} beginnt mit ${who(seat)}`,
      provinceOpens: ({ province }) => `${provinceName(province)} kann erobert werden`,
      patricianOpens: ({ patrician }) => `${patricianName(patrician)} kommt ins Forum`,
      lapBegins: ({ lap }) => `Runde ${lap}`,
      lastLap: ({ seat }) => `${who(seat)} hat keine Würfel mehr: Dies ist die letzte Runde`,
      turnEnds: ({ seat }) => `${who(seat)} ist fertig`,
      lapsOver: () => 'Alle Runden sind gespielt',
      rolled: ({ seat, ...six }) => `${who(seat)} würfelt ${toldText(six)}`,
      takesUp: ({ seat, ...six }) => `${who(seat)} nimmt ${toldText(six)} wieder auf`,
      chips: ({ seat, change }) => `${who(seat)}: Repete!-Chips ${signed(change)}`,
      inTemplum: ({ seat, ...six }) => `${who(seat)} setzt ${toldText(six)} ins Templum`,
      inSenatus: ({ seat, low, high }) => `${who(seat)} hat ${runText(low, high)} im Senatus`,
      inCastrum: ({ seat, value, count: n, size }) =>
        n === size
          ? `${who(seat)} setzt ${setText(value, n)} ins Castrum`
          : `${who(seat)} legt im Castrum ${setText(value, n)} an, nun ${setText(value, size)}`,
      inForum: ({ seat, value, pillar }) =>
        `${who(seat)} setzt eine ${value} auf Säule ${pillar + 1} des Forums`,
      pushedOut: ({ seat, value }) => `Eine ${value} von ${who(seat)} rutscht in die Latrina`,
      inLatrina: ({ seat, value }) => `${who(seat)} muss eine ${value} in die Latrina setzen`,
      drawsTiles: ({ seat, count: n }) => `${who(seat)} zieht ${n} Fortuna-Plättchen`,
      fortunaShuffled: ({ tiles }) =>
        `${tiles} offene Fortuna-Plättchen ${tiles === 1 ? 'wird' : 'werden'} neu gemischt`,
      noTileLeft: ({ seat, missing }) => `Für ${who(seat)} fehlen ${missing} Fortuna-Plättchen`,
      pays: ({ building }) => `${buildings[building]} zahlt`,
      diceBack: ({ seat, building, count: n }) =>
        `${who(seat)} nimmt ${n} Würfel zurück: ${buildings[building]}`,
      unrewarded: ({ seat, building, count: n }) =>
        `${n} Würfel von ${who(seat)} ohne Ertrag (${buildings[building]}): in die Latrina`,
      notPlaced: ({ seat, count: n }) =>
        `${n} Würfel von ${who(seat)} nicht gesetzt: in die Latrina`,
      keepsTiles: ({ seat, forced, ...tiles }) =>
        `${who(seat)} behält Fortuna ${toldText(tiles)}${forcedly(forced)}`,
      discardsTiles: ({ seat, ...tiles }) => `${who(seat)} gibt Fortuna ${toldText(tiles)} ab`,
      looksAtCards: ({ seat, cards: n }) =>
        `${who(seat)} sieht ${count(n, 'Senatskarte', 'Senatskarten')} an`,
      keepsCard: ({ seat, forced }) =>
        forced
          ? `${who(seat)} bekommt die letzte Senatskarte`
          : `${who(seat)} behält eine Senatskarte`,
      underThePile: ({ cards: n }) =>
        `${count(n, 'Senatskarte kommt', 'Senatskarten kommen')} unter den Stapel`,
      takesProvince: ({ seat, province, forced }) =>
        `${who(seat)} nimmt ${provinceName(province)}${forcedly(forced)}`,
      provinceLeaves: ({ province }) => `${provinceName(province)} ist aus dem Spiel`,
      takesPatrician: ({ seat, patrician, forced }) =>
        `${who(seat)} nimmt ${patricianName(patrician)}${forcedly(forced)}`,
      patricianLeaves: ({ patrician }) => `${patricianName(patrician)} ist aus dem Spiel`,
      showsCard: ({ seat, card, points }) =>
        `${who(seat)} zeigt ${cards[card]}: ${count(points, 'Punkt', 'Punkte')}`,
      scored: ({ seat, total, provinces, patricians, fortuna, chips, cards: inCards, unhoused }) =>
        `${who(seat)} hat ${count(total, 'Punkt', 'Punkte')}: Provinzen ${provinces}, Patrizier ${patricians}, Senatskarten ${inCards}, Fortuna ${fortuna}, Chips ${chips}; ohne Bleibe ${unhoused}`,
    },

    refusals: {
      ...de.refusals(who),
      noChip: () => 'Du hast keinen Repete!-Chip.',
      noDie: () => 'Mindestens ein Würfel muss es sein.',
      notInHand: ({ value, has }) =>
        has === 0
          ? `Du hast keine ${value} geworfen.`
          : `Vom Wert ${value} hast du nur ${has} Würfel.`,
      noTemplum: () => 'Zu zweit und zu dritt gibt es kein Templum.',
      templumNumber: ({ needed, given }) =>
        `Das Templum verlangt jetzt ${needed} Würfel von dir; das sind ${given}.`,
      templumSum: ({ least, given }) =>
        `Um in Führung zu gehen, brauchen diese Würfel zusammen mindestens ${least}; sie zeigen ${given}.`,
      notARun: ({ low, high }) => `Eine Straße steigt an, nicht von ${low} nach ${high}.`,
      notExtended: ({ low, high }) =>
        `Deine Straße ${runText(low, high)} kann nur an den Enden länger werden.`,
      runLiesThere: ({ low, high, seat }) =>
        `Im Senatus liegt schon die Straße ${runText(low, high)} von ${who(seat)}.`,
      setLiesThere: ({ value, size, seat }) =>
        `Im Castrum liegt schon der Pasch ${setText(value, size)} von ${who(seat)}.`,
      notForForum: () => 'Ins Forum kommt ein Würfel, oder zwei, die fünf ergeben.',
      noPillar: ({ value, pillars }) =>
        `Auf allen ${pillars} Säulen, die eine ${value} erreichen könnte, liegen niedrigere Würfel.`,
      fitsElsewhere: () => 'In die Latrina geht nur, wessen Würfel nirgends sonst passen.',
      tileNotDrawn: ({ value, has }) =>
        `Vom Wert ${value} hast du ${has === 0 ? 'kein' : `nur ${has}`} Plättchen gezogen.`,
      tilesNumber: ({ needed, given }) => `Du behältst ${needed} Plättchen; das sind ${given}.`,
      notOffered: ({ card }) => `${cards[card]} ist nicht unter den Karten, die du ansiehst.`,
      provinceNotOpen: ({ province }) => `${provinceName(province)} ist gerade nicht zu haben.`,
      patricianNotOpen: ({ patrician }) => `${patricianName(patrician)} ist nicht im Forum.`,
    },
  }),
});
