import { aleaDe } from '../locales/alea.de';
import { count } from '../locales/gameWords';
import { aleaFactsInWords, PLAYER_COUNTS } from './alea.facts';

const { names, phases } = aleaDe(String);

/** A phase by its name in the framework. */
export const phaseDe = (name: string): string => phases[name] ?? name;

export const punkte = (n: number): string => count(n, 'Punkt', 'Punkte');
export const wuerfel = (n: number): string => `${n} Würfel`;
export const chipsDe = (n: number): string => count(n, 'Chip', 'Chips');
export const plaettchen = (n: number): string => `${n} Plättchen`;

/** A colour before a noun; orange has no endings of its own. */
const coloured = (colour: string, ending: string): string =>
  `${colour === 'orange' ? 'orangefarben' : colour}${ending}`;

export const factsDe = aleaFactsInWords({
  names,
  or: 'oder',
  yes: 'ja',
  nothing: '–',
  measures: {
    provinces: ['Provinz', 'Provinzen'],
    patricians: ['Patrizier', 'Patrizier'],
    otherCards: ['weiterer Senatskarte', 'weitere Senatskarten'],
    fortunaTiles: ['Fortuna-Plättchen', 'Fortuna-Plättchen'],
    unpaidChips: ['Chip, der allein nichts zählt', 'Chips, die allein nichts zählen'],
    women: ['Frau', 'Frauen'],
    men: ['Mann', 'Männer'],
    couples: ['Provinz mit Frau und Mann', 'Provinzen mit Frau und Mann'],
    provinceColours: ['Farbe unter deinen Provinzen', 'Farben unter deinen Provinzen'],
    empties: ['unbewohnter Provinz', 'unbewohnte Provinzen'],
    exiles: ['Patrizier ohne Bleibe', 'Patrizier ohne Bleibe'],
    largestFamily: ['Patrizier deiner häufigsten Farbe', 'Patrizier deiner häufigsten Farbe'],
  },
  provincesOf: (colour) => [
    `${coloured(colour, 'er')} Provinz`,
    `${coloured(colour, 'e')} Provinzen`,
  ],
  patriciansOf: (colour) => [
    `${coloured(colour, 'em')} Patrizier`,
    `${coloured(colour, 'e')} Patrizier`,
  ],
  pays: (n, each, [one, many]) =>
    each === 1 ? `${punkte(n)} je ${one}` : `${punkte(n)} für je ${each} ${many}`,
  home: 'Wohnung für eine Frau und einen Mann einer Farbe',
  rewarded: (runs, players) => `${runs} bei ${players} Spielern`,
  heads: {
    players: ['', ...PLAYER_COUNTS.map((n) => `${n} Spieler`)],
    colours: ['Farbe', 'Land', 'Provinzen', 'Frauen', 'Männer'],
    cards: ['Nr.', 'Senatskarte', 'Am Ende'],
    fortuna: 'Wert',
    tiles: 'Plättchen',
  },
  playerRows: {
    rounds: 'Durchgänge',
    templum: 'Templum im Spiel',
    fortuna: 'Fortuna-Plättchen',
    cards: 'Senatskarten',
    rewarded: 'Straßen, die je Durchgang eine Senatskarte bringen',
    provinces: 'Ausgelegte Provinzen je Durchgang',
    pillars: 'Säulen des Forums und ausgelegte Patrizier je Durchgang',
    unseenProvinces: 'Provinzen, die nie auftauchen',
    unseenPatricians: 'Patrizier, die nie auftauchen',
  },
});
