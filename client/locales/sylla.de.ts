import { factsFor, SALE_PLACES, TEMPLE_PRICE } from '../../game/sylla/components';
import { NONE, type SyllaView } from '../../game/sylla/state';
import { de } from './de';
import { count, signed } from './gameWords';
import { type SyllaLanguage, syllaWords } from './sylla';

const names: SyllaLanguage['names'] = {
  virtues: ['Bürgersinn', 'Gesundheit', 'Muße'],
  colours: ['rot', 'gelb', 'grau'],
  cards: [
    'Senator',
    'christlicher Senator',
    'Händler',
    'christlicher Händler',
    'Legionär',
    'Vestalin',
    'Sklave',
    'christlicher Sklave',
    'Kran',
  ],
  buildings: [
    'Marktstand',
    'Feld',
    'Privattempel',
    'Taverne',
    'Kran',
    'Insula',
    'Triumphbogen',
    'Statue',
    'Bank',
  ],
  events: [
    'Seuche',
    'Vulkanausbruch',
    'Kaiserkult',
    'Hungersnot',
    'Überschwemmung',
    'Sklavenaufstand',
    'Säuberung des Senats',
    'Christenverfolgung',
    'Plünderung',
    'Dekadenz',
  ],
  works: ['Pantheon', 'Tempel', 'Kornspeicher', 'Thermen', 'Kolosseum', 'Senat'],
  cubes: ['Würfel des Legionärs', 'Würfel der Vestalin'],
};
const { virtues, cards, buildings, events, works, colours, cubes } = names;

const onSale = (view: SyllaView): string => buildings[view.places[view.sale.place] ?? NONE] ?? '';
const saleColourName = (view: SyllaView): string =>
  colours[SALE_PLACES[view.sale.place] ?? 0] ?? '';

const prompts: SyllaLanguage['prompts'] = {
  startingCharacters: ({ players }) =>
    `Wähle geheim ${factsFor(players.length).startingCharacters} deiner zehn Charaktere für den Anfang`,
  votes: ({ election, consul, asked }, who) => {
    if (asked.seat === consul) return 'Du hast das Amt: Nenne eine Zahl von Stimmen, 0 genügt';
    const { leader, best } = election;
    return `${who(leader)} nennt ${count(best, 'Stimme', 'Stimmen')}: Nenne mehr, um Erster Konsul zu werden, oder passe`;
  },
  consulToken: () => 'Du bist Erster Konsul: Nimm einen Marker deiner Wahl',
  recruit: () => 'Jeder muss einen Charakter nehmen: Wähle deinen aus der Auslage',
  offer: () => 'Du verkaufst: Biete ein Gebäude an; jeder bietet einmal, du zuletzt',
  bid: (view, who) => {
    const { seller, best } = view.sale;
    const more = best === 0 ? 'Biete Karten' : `Biete mehr als ${count(best, 'Karte', 'Karten')}`;
    return `${who(seller)} verkauft ${onSale(view)} für Sechsecke in ${saleColourName(view)}: ${more} oder passe`;
  },
  payment: (view) =>
    `${onSale(view)} gehört dir für ${count(view.sale.best, 'Karte', 'Karten')}: Welche drehst du quer?`,
  insulaToken: ({ tokensOwed }) =>
    `Deine Insula bringt noch ${count(tokensOwed, 'Marker', 'Marker')}: Nimm einen deiner Wahl`,
  revenue: () =>
    'Dein Einkommen ist da: Nutze Tempel und Tavernen nach Belieben, dann geht es weiter',
  cube: () => 'Kämpfe gegen die Ereignisse: Lege einen deiner Würfel',
  prevent: () => 'Gleich viele Würfel: Sage als Konsul, welches Ereignis verhindert wird',
  flip: (view) =>
    `${events[view.events[view.fight.flipping] ?? NONE]} tritt ein: Wähle, was bei dir umgedreht wird`,
  remove: () =>
    'Gleich viele Würfel: Sage als Konsul, welches verhinderte Ereignis das Spiel verlässt',
  stake: ({ work }) => `${works[work]}: Lege geheim Denare hin und zeige einen Daumen`,
};

const phases: SyllaLanguage['phases'] = {
  startingCharacters: 'Erste Charaktere',
  firstConsul: 'I Erster Konsul',
  recruitment: 'II Anwerbung',
  buildings: 'III Gebäude',
  revenue: 'IV Einkünfte',
  events: 'V Ereignisse',
  greatWork: 'VI Großes Bauwerk',
  famineAndCrisis: 'VII Hunger und Krise',
  ecclesia: 'Ecclesia',
};

const phrases: SyllaLanguage['phrases'] = {
  upright: 'Karten',
  sideways: 'Quer',
  faceDown: 'Verdeckt',
  estate: 'Gebäude',
  lyingSideways: 'quer',
  choose: 'Beginnen mit',
  nameVotes: 'Stimmen nennen',
  bid: 'Bieten',
  pay: 'Bezahlen mit',
  pass: 'Passen',
  temple: `Tempel: ${TEMPLE_PRICE} Denare für einen Marker`,
  tavern: 'Taverne',
  done: 'Nichts weiter',
  stakeForWork: 'Für das Bauwerk setzen',
  stakeForPlebeians: 'Für die Plebejer setzen',
  deniers: 'Denare',
  cardsToTurn: 'Karten',
  votes: 'Stimmen',
  turn: 'Runde',
  consul: 'Erster Konsul',
  ladder: 'Res Publica',
  famine: 'Hunger',
  work: 'Großes Bauwerk',
  display: 'Charaktere',
  forSale: 'Zum Verkauf',
  openEvents: 'Ereignisse',
  prestige: 'Prestige',
  money: 'Denare',
  tokens: 'Marker',
  hidden: 'hinter dem Schirm',
  track: 'Straße des Ruhms',
  christians: 'Christen',
  freedSlaves: 'Befreite Sklaven',
  total: 'Zusammen',
  and: 'und',
  wins: 'gewinnt',
  winTogether: 'gewinnen gemeinsam',
};

const REASONS = [
  'zu Beginn',
  'für das Konsulat',
  'durch ein Ereignis',
  'durch die offenen Ereignisse',
  'durch ein Gebäude',
  'als Einkommen',
  'durch den Privattempel',
  'durch eine Taverne',
  'für das Große Bauwerk',
  'von den Plebejern',
  'durch Hunger',
  'in der Krise',
  'für Christen',
  'für befreite Sklaven',
  'für Marker',
];

const forcedly = (forced: number): string => (forced ? ' (einzige Möglichkeit)' : '');
const way = (sideways: number): string => (sideways ? ' (quer)' : '');

export const syllaDe = syllaWords({
  names,
  phrases,
  prompts,
  phases,
  sentences: (who) => ({
    chronicle: {
      prestige: ({ seat, change, why }) =>
        `${who(seat)}: Prestige ${signed(change)} ${REASONS[why]}`,
      money: ({ seat, change, why }) => `${who(seat)}: Denare ${signed(change)} ${REASONS[why]}`,
      token: ({ seat, virtue, why }) =>
        `${who(seat)} nimmt einen Marker ${virtues[virtue]} ${REASONS[why]}`,
      marker: ({ virtue, change, why }) => `${virtues[virtue]}: ${signed(change)} ${REASONS[why]}`,
      famine: ({ change, why }) => `Hunger ${signed(change)} ${REASONS[why]}`,
      startsWith: ({ seat, card, count: n }) => `${who(seat)} beginnt mit ${n} × ${cards[card]}`,
      displayed: ({ card }) => `Neu in der Auslage: ${cards[card]}`,
      recruited: ({ seat, card, forced }) =>
        `${who(seat)} wirbt an: ${cards[card]}${forcedly(forced)}`,
      underThePile: ({ card }) => `Unter den Stapel: ${cards[card]}`,
      forSale: ({ building }) => `Zum Verkauf: ${buildings[building]}`,
      bought: ({ seat, building, price }) =>
        `${who(seat)} kauft ${buildings[building]} für ${count(price, 'Karte', 'Karten')}`,
      unsold: ({ building }) => `${buildings[building]} will niemand; das Plättchen wird abgelegt`,
      leftOver: ({ building }) => `${buildings[building]} bleibt übrig und verlässt das Spiel`,
      turned: ({ seat, card, count: n }) => `${who(seat)} dreht ${n} × ${cards[card]} quer`,
      flippedCard: ({ seat, card, sideways, forced }) =>
        `${who(seat)} verdeckt ${cards[card]}${way(sideways)}${forcedly(forced)}`,
      flippedBuilding: ({ seat, building, forced }) =>
        `${who(seat)} verdeckt ${buildings[building]}${forcedly(forced)}`,
      nothingToFlip: ({ seat, event }) => `${events[event]} trifft bei ${who(seat)} nichts`,
      cardComesUp: ({ seat, card, count: n }) =>
        `${who(seat)}: ${n} × ${cards[card]} liegt wieder offen`,
      buildingComesUp: ({ seat, building, count: n }) =>
        `${who(seat)}: ${n} × ${buildings[building]} liegt wieder offen`,
      allUpright: () => 'Alle Karten stehen wieder aufrecht',
      turnBegins: ({ turn }) => `Runde ${turn} beginnt`,
      decided: ({ seat }) => `${who(seat)} hat entschieden`,
      votesOffered: ({ seat, votes }) => `${who(seat)} nennt ${count(votes, 'Stimme', 'Stimmen')}`,
      votesPassed: ({ seat }) => `${who(seat)} nennt keine Stimmen`,
      elected: ({ seat, votes }) =>
        `${who(seat)} ist Erster Konsul mit ${count(votes, 'Stimme', 'Stimmen')}`,
      offered: ({ seat, building }) => `${who(seat)} bietet an: ${buildings[building]}`,
      bid: ({ seat, cards: n }) => `${who(seat)} bietet ${count(n, 'Karte', 'Karten')}`,
      bidPassed: ({ seat, forced }) =>
        forced ? `${who(seat)} hat zu wenige Karten zum Bieten` : `${who(seat)} passt`,
      usedTemple: ({ seat }) => `${who(seat)} nutzt einen Privattempel`,
      usedTavern: ({ seat, virtue, step }) =>
        `${who(seat)} nutzt eine Taverne: ${virtues[virtue]} ${signed(step)}`,
      revenueDone: ({ seat }) => `${who(seat)} schließt die Bücher`,
      cubePlaced: ({ seat, kind, event, forced }) =>
        `${who(seat)}: ${cubes[kind]} auf ${events[event]}${forcedly(forced)}`,
      prevented: ({ event, chosen }) =>
        chosen ? `Der Konsul lässt verhindern: ${events[event]}` : `Verhindert: ${events[event]}`,
      occurs: ({ event }) => `Es tritt ein: ${events[event]}`,
      eventLeaves: ({ event, chosen }) =>
        chosen ? `Der Konsul entfernt: ${events[event]}` : `${events[event]} verlässt das Spiel`,
      newEvent: ({ event }) => `Es droht: ${events[event]}`,
      workBegins: ({ work }) => `Großes Bauwerk: ${works[work]}`,
      workAhead: ({ work }) => `Großes Bauwerk der nächsten Runde: ${works[work]}`,
      staked: ({ seat, deniers, votes, build }) =>
        `${who(seat)} setzt ${count(deniers, 'Denar', 'Denare')}, ${count(votes, 'Stimme', 'Stimmen')} ${
          build ? 'für das Bauwerk' : 'für die Plebejer'
        }`,
      worked: ({ work, votes }) =>
        `${works[work]}: ${count(votes, 'Stimme', 'Stimmen')} aller Bauenden`,
      crisis: ({ virtue }) => `Krise: ${virtues[virtue]}`,
      showsTokens: ({ seat, virtue, tokens }) =>
        `${who(seat)} zeigt ${tokens} × ${virtues[virtue]}`,
      ecclesia: () => 'Ecclesia: die letzte Wertung',
      slavesFreed: ({ seat, count: n }) => `${who(seat)} befreit ${count(n, 'Sklaven', 'Sklaven')}`,
    },

    refusals: {
      ...de.refusals(who),
      wrongNumber: ({ needed, given }) =>
        `Es müssen ${count(needed, 'Karte', 'Karten')} sein; das sind ${given}.`,
      notInSet: ({ card }) => `So oft gibt es in deinem Satz nicht: ${cards[card]}.`,
      oldConsulCannotPass: () => 'Der alte Konsul kann nicht passen; er darf 0 Stimmen nennen.',
      votesTooLow: ({ least }) =>
        `Du musst mindestens ${count(least, 'Stimme', 'Stimmen')} nennen.`,
      votesTooHigh: ({ most }) =>
        `Deine Senatoren und Denare ergeben höchstens ${count(most, 'Stimme', 'Stimmen')}.`,
      notDisplayed: ({ card }) => `Nicht in der Auslage: ${cards[card]}.`,
      emptyPlace: () => 'Auf diesem Platz liegt nichts zum Verkauf.',
      bidTooLow: ({ least }) => `Du musst mindestens ${count(least, 'Karte', 'Karten')} bieten.`,
      bidTooHigh: ({ most, colour }) =>
        `Du hast ${count(most, 'aufrechte Karte', 'aufrechte Karten')} mit Sechseck in ${colours[colour]}.`,
      noHexagon: ({ card, colour }) => `${cards[card]} hat kein Sechseck in ${colours[colour]}.`,
      notUpright: ({ card }) => `So viele hast du nicht aufrecht liegen: ${cards[card]}.`,
      noTemple: () => 'Du hast keinen Privattempel mehr zu nutzen.',
      tooPoor: ({ needed, money }) =>
        `Das kostet ${count(needed, 'Denar', 'Denare')}; du hast ${money}.`,
      noTavern: () => 'Du hast keine Taverne mehr zu nutzen.',
      markerBlocked: ({ virtue }) =>
        `${virtues[virtue]} wurde in dieser Runde schon durch eine Taverne bewegt.`,
      noCube: ({ kind }) => `Davon hast du keinen mehr: ${cubes[kind]}.`,
      notAdmitted: ({ event, kind }) => `Gegen ${events[event]} hilft nicht: ${cubes[kind]}.`,
      notTied: ({ event }) => `${events[event]} steht nicht zur Wahl.`,
      notFlippable: ({ event }) => `${events[event]} trifft das nicht.`,
      cardNotFaceUp: ({ card }) => `So liegt bei dir nicht offen: ${cards[card]}.`,
      buildingNotFaceUp: ({ building }) => `Bei dir liegt nicht offen: ${buildings[building]}.`,
      notPrevented: ({ event }) => `${events[event]} wurde nicht verhindert.`,
      stakeTooHigh: ({ money }) => `Du hast nur ${count(money, 'Denar', 'Denare')}.`,
    },
  }),
});
