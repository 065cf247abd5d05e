import * as box from '../../game/sylla/components';
import { at } from '../../game/table/lists';
import { denare, factsDe, marker, namesDe, schritte } from '../rules/sylla.de.facts';
import { famineSymbolsOn, placesOf, say } from '../rules/sylla.facts';
import type { SyllaAbout } from './sylla.about';

const POWERS: Readonly<Record<box.Calling, string>> = {
  senator: 'Aufrecht: 1 Stimme bei der Konsulwahl (I) und 1 beim Großen Bauwerk (VI).',
  merchant: 'Aufrecht: 1 Denar in Phase IV.',
  legionary: 'Aufrecht: 1 Würfel des Legionärs gegen die Ereignisse (V).',
  vestal: 'Aufrecht: 1 Würfel der Vestalin gegen die Ereignisse (V).',
  slave: say`Keine Kraft, aber in der Ecclesia kaufen ihn ${denare(box.PRICE_OF_FREEDOM)} frei: das
    zählt ${box.PRESTIGE_PER_FREED_SLAVE} Prestige.`,
  crane: say`Bezahlt Gebäude wie ein Charakter. Keine Stimme, kein Einkommen, kein Würfel; nur die
    Überschwemmung verdeckt ihn.`,
};

/** «rot», but «in Rot». */
const noun = (colour: string): string => colour.charAt(0).toUpperCase() + colour.slice(1);

function card(number: box.Card): string {
  const { calling, christian } = box.CARD_FACTS[number];
  const faith = christian
    ? `Christlich: offen zählt die Karte in der Ecclesia ${box.PRESTIGE_PER_CHRISTIAN} Prestige.`
    : '';
  return say`${POWERS[calling]} Sechsecke: ${factsDe.hexagons(number)}. ${faith}`;
}

/** What a building gives once, before it is discarded. */
function gift(building: box.Building): string {
  const effect: box.Purchase = box.PURCHASES[building];
  if ('tokens' in effect)
    return `Sofort: ${marker(effect.tokens)}, jeder nach Wahl. Danach aus dem Spiel.`;
  if ('prestige' in effect) return `Sofort: ${effect.prestige} Prestige. Danach aus dem Spiel.`;
  if ('money' in effect) return `Sofort: ${denare(effect.money)}. Danach aus dem Spiel.`;
  return '';
}

function event(number: box.Event): string {
  const ears = famineSymbolsOn([number]);
  const hunger =
    ears > 0 ? `Solange es offen liegt, wächst der Hunger in Phase I um ${schritte(ears)}.` : '';
  const { reward } = at(box.EVENT_FACTS, number);
  const prize = reward === 'prestige' ? '1 Prestige' : `1 Marker ${factsDe.reward(number)}`;
  return say`${factsDe.effect(number)}. Dagegen hilft: ${factsDe.fighters(number)}; die meisten Würfel
    bringen ${prize}. ${hunger}`;
}

function work(number: box.Work): string {
  const together = at(box.WORK_FACTS, number).benefit
    ? `Aus den Stimmen aller Bauenden zusammen: ${factsDe.benefit(number)}.`
    : '';
  return say`Daumen hoch: ${factsDe.rewards(number)}. ${together}`;
}

export const syllaAboutDe: SyllaAbout = {
  cards: box.CARDS.map(card),
  buildings: [
    `${denare(box.STALL_INCOME)} in jeder Phase IV.`,
    `Der Hunger kostet dich in jeder Phase VII ${box.FIELD_HARVEST} Prestige weniger.`,
    `Einmal in jeder Phase IV darfst du ${denare(box.TEMPLE_PRICE)} gegen 1 Marker nach Wahl tauschen.`,
    say`Einmal in jeder Phase IV darfst du einen der drei Zählsteine 1 Schritt rücken, nach links oder
      rechts. Keinen, den in dieser Phase schon eine Taverne gerückt hat.`,
    say`Sofort: wird zur Kran-Karte und legt sich quer zu deinen Charakteren. Ab der nächsten Runde
      zahlt der Kran in jeder Farbe seiner Sechsecke: ${factsDe.hexagons(box.CRANE)}.`,
    ...([box.INSULA, box.TRIUMPHAL_ARCH, box.STATUE, box.BANK] as const).map(gift),
  ],
  events: box.EVENTS.map(event),
  works: box.WORKS.map(work),

  tokens: namesDe.virtues.map(
    (
      virtue,
    ) => say`Am Ende zählt jeder Marker ${virtue}, was sein Zählstein auf der Leiter anzeigt. In
      der Krise bringen die meisten Marker ${box.CRISIS_SWING} Prestige, die wenigsten kosten
      ${box.CRISIS_SWING}.`,
  ),
  markers: namesDe.virtues.map(
    (virtue) => say`Seine Stufe sagt, was ein Marker ${virtue} am Ende zählt: ${box.worthOf(1)} bis
      ${box.worthOf(box.LAST_SQUARE)}. Auf Stufe ${box.CRISIS_SQUARE} steckt er in der Krise.`,
  ),
  salePlaces: namesDe.colours.map(
    (
      colour,
      i,
    ) => say`Einer von ${placesOf(i)} Plätzen in ${noun(colour)}. Was hier liegt, bezahlst du mit
      aufrechten Karten, die ein Sechseck in ${noun(colour)} tragen.`,
  ),
  cubes: box.CUBES.map((kind) => {
    const open = box.EVENTS.filter((number) => at(box.EVENT_FACTS, number).admits.includes(kind));
    return say`Von ${at(['einem aufrechten Legionär', 'einer aufrechten Vestalin'], kind)}. Muss auf
      ein offenes Ereignis, das ihn zulässt:
      ${open.map((number) => at(namesDe.events, number)).join(', ')}.`;
  }),

  famine: say`Von 0 bis ${box.MOST_FAMINE}. In Phase I wächst er um die Ähren auf den offenen
    Ereignissen. In Phase VII kostet er dich so viel Prestige, ${box.FIELD_HARVEST} weniger je offenem
    Feld.`,
  roadToGlory: `Das Prestige aller. Du beginnst bei ${box.STARTING_PRESTIGE} und fällst nie unter 0.`,
  crisisZone: say`Steht in Phase VII ein Zählstein hier, ist Krise: Alle zeigen ihre Marker dieser
    Tugend. Die meisten bringen ${box.CRISIS_SWING} Prestige, die wenigsten kosten
    ${box.CRISIS_SWING}.`,
  firstConsul: say`In Phase I gewählt. Nimmt 1 Marker, führt den Rest der Runde an, verkauft das
    erste Gebäude und entscheidet bei Gleichstand unter den Ereignissen.`,
  screenMoney: say`Denare sind Stimmen in I und VI, kaufen Marker im Privattempel und befreien am Ende
    Sklaven. Vor den anderen verborgen, außer bei offenen Geldbeuteln.`,
  screenTokens: say`Liegen hinter dem Schirm. Jeder Gewinn ist öffentlich; die Summe zeigst du in einer
    Krise dieser Tugend und am Ende.`,
  workNow: say`Das Große Bauwerk dieser Runde. In Phase VI entscheiden alle geheim: Denare, und Daumen
    hoch fürs Bauen oder runter für die Plebejer.`,
  workNext: 'Dieses Große Bauwerk kommt danach. Was darunter liegt, ist verborgen.',
  workRemoved: 'Dieses Große Bauwerk ist aus dem Spiel: In dieser Partie baut es niemand.',
  ecclesia: say`Nach Runde ${box.TURNS}: ${box.PRESTIGE_PER_CHRISTIAN} Prestige je offener christlicher
    Karte, ${box.PRESTIGE_PER_FREED_SLAVE} je befreitem Sklaven, dann die Marker.`,
  votes: say`Offene, aufrechte Senatoren und Denare, je 1 Stimme. Bei den Plebejern bringen
    ${box.VOTES_PER_PLEBEIAN_PRESTIGE} Stimmen 1 Prestige.`,
  sideways: say`Hat ein Gebäude bezahlt oder ist ein eben gekaufter Kran. Keine Kraft und kein Bezahlen
    mehr in dieser Runde; am Spielende zählt die Karte trotzdem.`,
  faceDown: say`Von einem Ereignis verdeckt: bewirkt nichts und zählt nichts. Kommt wieder hervor, sobald
    kein Ereignis mehr ausliegt, das sie verdecken könnte.`,
};
