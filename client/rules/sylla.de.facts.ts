import { PRESTIGE_PER_FREED_SLAVE, PRICE_OF_FREEDOM } from '../../game/sylla/components';
import { count } from '../locales/gameWords';
import { syllaDe } from '../locales/sylla.de';
import { factsInWords, PLAYER_COUNTS } from './sylla.facts';

export const { names: namesDe, phases } = syllaDe(String);

/** A phase by its name in the framework. */
export const phaseDe = (name: string): string => phases[name] ?? name;

export const denare = (n: number): string => count(n, 'Denar', 'Denare');
export const marker = (n: number): string => `${n} Marker`;
export const stimmen = (n: number): string => count(n, 'Stimme', 'Stimmen');
export const schritte = (n: number): string => count(n, 'Schritt', 'Schritte');

export const factsDe = factsInWords({
  names: namesDe,
  callings: {
    senator: 'Senator',
    merchant: 'Händler',
    legionary: 'Legionär',
    vestal: 'Vestalin',
    slave: 'Sklave',
    crane: 'Kran',
  },
  powers: {
    senator: '1 Stimme in den Phasen I und VI',
    merchant: '1 Denar in Phase IV und 1 bei Spielbeginn',
    legionary: '1 Würfel in Phase V',
    vestal: '1 Würfel in Phase V',
    slave: `keine Kraft; am Ende für ${denare(PRICE_OF_FREEDOM)} frei, das zählt ${PRESTIGE_PER_FREED_SLAVE} Prestige`,
    crane: 'keine Kraft; hilft nur, Gebäude zu bezahlen',
  },
  or: 'oder',
  nothing: '–',
  inSet: (cards, christians) =>
    cards === 0
      ? 'keiner: wird als Gebäude gekauft'
      : christians === 0
        ? String(cards)
        : `${cards}, davon ${christians} christlich`,
  fighters: ['Legionär', 'Vestalin'],
  onePrestige: '1 Prestige',
  lowers: (virtue) => `${virtue} rückt 1 Schritt nach links`,
  raisesFamine: (n) => `Der Hunger rückt ${schritte(n)} nach rechts`,
  lowersHighest:
    'Der am weitesten rechts stehende der drei Zählsteine rückt 1 Schritt nach links; stehen dort mehrere gleichauf, rücken alle',
  flips: (what) => `Bei allen wird eines davon verdeckt: ${what}`,
  places: (prestige) => prestige.map((n, i) => `${n} Prestige für Platz ${i + 1}`).join(', '),
  reaching: (prestige, least, most) =>
    `${prestige} Prestige für alle mit ${most === null ? `${least} oder mehr Stimmen` : `${least} bis ${most} Stimmen`}`,
  benefit: (n, virtue) =>
    virtue === null
      ? `Hunger 1 Schritt nach links je ${stimmen(n)}`
      : `${virtue} 1 Schritt nach rechts je ${stimmen(n)}`,
  heads: {
    players: ['', ...PLAYER_COUNTS.map((n) => `${n} Spieler`)],
    characters: ['Karte', 'Sechsecke', 'Im Satz', 'Kraft'],
    buildings: ['Gebäude', 'A', 'B', 'C', 'Was es bewirkt'],
    events: ['Ereignis', 'Mehrheit erhält', 'Bekämpft von', 'Ähren', 'Wenn es eintritt'],
    works: ['Großes Bauwerk', 'Wer baut', 'Stimmen aller Bauenden zusammen'],
    square: 'Stufe',
    worth: 'Ein Marker zählt',
  },
  playerRows: {
    start: 'Charaktere zu Beginn',
    pile: 'Charaktere anfangs im Stapel',
    display: 'Charaktere in der Auslage je Runde',
    left: 'Übrig nach der Anwerbung',
    offers: 'Angebotene Gebäude je Runde',
    thrownOut: 'Nicht angeboten und aus dem Spiel',
  },
});
