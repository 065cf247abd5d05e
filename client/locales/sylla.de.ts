import { de } from './de';
import type { SyllaSentences } from './sylla';

const { seat: who, virtues, cards, buildings, events, works, colours, cubes } = de;

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

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);
const forcedly = (forced: number): string => (forced ? ' (einzige Möglichkeit)' : '');
const way = (sideways: number): string => (sideways ? ' (quer)' : '');

export const syllaDe: SyllaSentences = {
  chronicle: {
    prestige: ({ seat, change, why }) => `${who(seat)}: Prestige ${signed(change)} ${REASONS[why]}`,
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
    showsTokens: ({ seat, virtue, tokens }) => `${who(seat)} zeigt ${tokens} × ${virtues[virtue]}`,
    ecclesia: () => 'Ecclesia: die letzte Wertung',
    slavesFreed: ({ seat, count: n }) => `${who(seat)} befreit ${count(n, 'Sklaven', 'Sklaven')}`,
  },
  refusals: {
    gameOver: () => 'Das Spiel ist zu Ende.',
    notSeated: () => 'Du sitzt nicht an diesem Tisch.',
    unknownMove: () => 'Diesen Zug kennt das Spiel nicht.',
    notYourTurn: ({ seat }) =>
      seat < 0 ? 'Gerade wird niemand gefragt.' : `Jetzt entscheidet ${who(seat)}.`,
    notNow: () => 'Danach wirst du gerade nicht gefragt.',
    badArguments: () => 'Dieser Zug ist nicht vollständig.',
    wrongNumber: ({ needed, given }) =>
      `Es müssen ${count(needed, 'Karte', 'Karten')} sein; das sind ${given}.`,
    notInSet: ({ card }) => `So oft gibt es in deinem Satz nicht: ${cards[card]}.`,
    oldConsulCannotPass: () => 'Der alte Konsul kann nicht passen; er darf 0 Stimmen nennen.',
    votesTooLow: ({ least }) => `Du musst mindestens ${count(least, 'Stimme', 'Stimmen')} nennen.`,
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
};
