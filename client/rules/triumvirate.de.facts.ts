import { count } from '../locales/gameWords';
import { triumvirateDe } from '../locales/triumvirate.de';
import { PLAYER_COUNTS, triumvirateFactsInWords } from './triumvirate.facts';

const { names, phases } = triumvirateDe(String);

/** A phase by its name in the framework. */
export const phaseDe = (name: string): string => phases[name] ?? name;

export const gold = (n: number): string => `${n} Gold`;
export const legionen = (n: number): string => count(n, 'Legion', 'Legionen');
export const punkte = (n: number): string => count(n, 'Punkt', 'Punkte');
export const waffen = (n: number): string => count(n, 'Waffe', 'Waffen');

export const factsDe = triumvirateFactsInWords({
  names,
  and: 'und',
  or: 'oder',
  nothing: '–',
  seas: { west: 'West', east: 'Ost' },
  gold,
  legions: legionen,
  raises: (competences) => `${competences} steigern`,
  alsoDone: ['einen Bürger gewinnen oder neutral machen', 'Waffen in den Beutel legen'],
  heads: {
    board: ['Provinz', 'Art', 'Grenzt an', 'Pfeil nach', 'Meer'],
    types: ['Art', 'Liefert', 'Aktionen'],
    players: ['', ...PLAYER_COUNTS.map((n) => `${n} Spieler`)],
    steps: ['Schritt', 'Mit Legionen', 'Ohne'],
    prices: 'Gold für die …',
    action: (number) => `${number}. Aktion`,
    attackers: 'Angreifer',
    defenders: (n) => `${n} Verteidiger`,
  },
  startRows: {
    seat: 'Stein und eingesetzter Beamter',
    on: 'Statthalter auf dem Nachschubfeld',
    off: 'Statthalter daneben',
  },
  playerRows: {
    characters: 'Charaktere',
    provinces: 'Provinzen im Spiel',
    gold: 'Gold',
    legions: 'Legionen',
    stock: 'davon anfangs im Vorrat',
    citizens: 'Bürger',
    calendar: 'Der Kalender beginnt auf',
    years: 'Jahre höchstens',
    second: 'Beginnt das zweite Jahr',
  },
  stepRows: {
    neighbour: 'Zum Nachbarn, über Grenze oder Pfeil',
    oneSea: 'Über ein Meer, an dem beide Provinzen liegen',
    bothSeas: 'Über beide Meere',
  },
  priceRows: {
    improve: 'Kompetenz steigern',
    leading: 'Bürger oder Waffen, wenn du führst',
    notLeading: 'Bürger oder Waffen, wenn du nicht führst',
  },
});
