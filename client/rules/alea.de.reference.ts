import * as box from '../../game/alea/components';
import { chipsDe, factsDe, punkte } from './alea.de.facts';
import { LIVIAS_POINTS } from './alea.facts';
import type { Section } from './rulesText';
import { example, list, p, ruling, say } from './textTags';

/** The end of a round and of the game, the Senate cards, and how this table deals with it all. */

const { card, province } = factsDe;

const lastLap: Section = {
  id: 'last-lap',
  title: 'Die letzte Runde',
  blocks: [
    p`Sobald jemand seinen letzten Würfel gesetzt hat, läuft die *letzte Runde*. Sie wird zu Ende gespielt: Alle bis zum
      Spieler vor dem Startspieler kommen noch dran. Wer in dieser Runde schon am Zug war, ist es nicht noch einmal. In
      derselben Runde können auch mehreren die Würfel ausgehen.`,
    p`Dann kommen die Würfel, die niemand gesetzt hat, in die Latrina, und die Gebäude zahlen der Reihe nach: Templum,
      Senatus, Castrum, Forum, Latrina.`,
    example`Aulus ist Startspieler. Er hat drei Würfel und setzt einen. Livia hat zwei und setzt beide: Sie hat keine mehr,
      und dies ist die letzte Runde. Marcus und Tullia sind noch am Zug. Dann ist Schluss, und die zwei Würfel, die Aulus
      aufgehoben hat, kommen in die Latrina, wo sie ihm 2 Chips bringen.`,
  ],
};

const nextRound: Section = {
  id: 'next-round',
  title: 'Der nächste Durchgang',
  blocks: [
    p`Wenn die Latrina gezahlt hat, haben alle wieder ${box.DICE} Würfel. Den nächsten Durchgang eröffnet, wer links vom
      bisherigen Startspieler sitzt, und neue Provinzen und Patrizier werden aufgedeckt. Was aus dem Spiel ist, bleibt für
      alle sichtbar liegen und kommt nie zurück.`,
    p`Was du gewonnen hast, behältst du: Provinzen, Patrizier, Senatskarten, Fortuna-Plättchen, und Chips, bis du sie
      ausgibst.`,
  ],
};

const end: Section = {
  id: 'end',
  title: 'Das Ende des Spiels',
  blocks: [
    p`Nach dem letzten Durchgang werden alle Senatskarten gezeigt. Zuerst ziehen die Patrizier ein:`,
    list(
      'In einer Provinz wohnen höchstens eine Frau und ein Mann, beide in der Farbe der Provinz.',
      'In der freien Provinz wohnen eine Frau und ein Mann beliebiger, aber gleicher Farbe.',
      `Die Senatskarte ${card(box.VILLA)} ist noch so eine Wohnung.`,
      'Jeder Patrizier wohnt an einem Ort oder nirgends.',
    ),
    p`Dann wird gezählt:`,
    list(
      say`*Provinzen:* der aufgedruckte Wert, wenn dort wenigstens ein Patrizier wohnt, sonst 1 weniger. Eine unbewohnte
        Provinz mit Wert I zählt also 0, die unbewohnte freie Provinz −1.`,
      '*Patrizier:* der aufgedruckte Wert bei allen, die eine Bleibe haben. Die anderen zählen 0.',
      '*Senatskarten:* siehe unten.',
      '*Fortuna-Plättchen:* der aufgedruckte Wert.',
      `*Repete!-Chips:* 1 Punkt für je ${chipsDe(box.CHIPS_PER_POINT)}. Ein einzelner zählt nichts.`,
    ),
    p`Die höchste Summe gewinnt. Wer gleichauf liegt, vergleicht die Patrizier *ohne* Bleibe: Mehr aufgedruckter Wert
      gewinnt. Ist auch der gleich, gewinnen alle gemeinsam.`,
    example`Livia hat ${province(box.YELLOW, 3)}, ${province(box.RED, 1)}, ${province(box.BLUE, 2)} und die freie Provinz.
      Ihre Patrizier sind in Gelb eine Frau 3, eine Frau 1 und ein Mann 2, in Rot ein Mann 2, in Grün eine Frau 2 und ein
      Mann 3, in Orange ein Mann 1. Die gelbe Frau 3 und der gelbe Mann wohnen in der gelben Provinz, der rote Mann in der
      roten, das grüne Paar in der freien; in der blauen wohnt niemand. Die Provinzen zählen 3 + 1 + 0 + 1 =
      ${LIVIAS_POINTS.provinces}, die Patrizier 3 + 2 + 2 + 2 + 3 = ${LIVIAS_POINTS.patricians}. Ihre Senatskarten sind
      ${card(box.COUPLES)}, bei zwei Paaren ${punkte(LIVIAS_POINTS.couples)}, und ${card(box.MANY_MEN)}, bei vier Männern
      ${punkte(LIVIAS_POINTS.men)}. Behalten hat sie Fortuna-Plättchen mit 2 und 3, ${punkte(LIVIAS_POINTS.fortuna)}, und
      5 Chips, ${punkte(LIVIAS_POINTS.chips)}. Zusammen sind das ${punkte(LIVIAS_POINTS.total)}. Die gelbe Frau 1 und der
      orangefarbene Mann 1 haben keine Bleibe; bei Gleichstand zählten sie 2.`,
    ruling`Der Tisch bringt deine Patrizier für dich unter, und zwar so, dass deine Summe möglichst hoch wird, mit den
      Senatskarten. Geht das auf mehrere Arten, nimmt er die, bei der am meisten Wert ohne Bleibe ist, denn das entscheidet
      bei Gleichstand. Ein Patrizier darf auch ohne Bleibe sein, obwohl Platz wäre, wenn es sich wegen einer Senatskarte lohnt.`,
  ],
};

const UNPAID = 5 - Math.floor(5 / box.CHIPS_PER_POINT);

const senateCards: Section = {
  id: 'senate-cards',
  title: 'Senatskarten',
  blocks: [
    p`Jede Karte zahlt am Ende ihrem Besitzer für das, was er dann hat. Keine zahlt mehr als
      ${punkte(box.MOST_OF_A_CARD)}.`,
    factsDe.cards,
    list(
      say`*Provinz* meint jedes Kärtchen, das dir gehört, auch die freie, bewohnt oder nicht. Für die Karte
        ${card(box.FAR_FLUNG_EMPIRE)} ist Grau eine eigene Farbe, aber kein Statthalter hat sie.`,
      '*Patrizier, Frau, Mann* meinen jedes Plättchen, das dir gehört, mit Bleibe oder ohne.',
      `*${card(box.MANY_SENATE_CARDS)}* zählt sich selbst nicht mit.`,
      say`*${card(box.MANY_CHIPS)}* zahlt für die Chips, die sonst nichts bringen. Bei 5 Chips sind das ${UNPAID},
        zusätzlich zu den üblichen ${5 - UNPAID}.`,
      `*${card(box.FRONTIER)}* ändert nichts an dem Punkt, den eine unbewohnte Provinz verliert.`,
      say`*${card(box.VILLA)}* ist keine Provinz: Sie zählt für keine andere Karte und kostet nichts, wenn sie leer steht.
        Wer dort wohnt, zählt seinen aufgedruckten Wert und ist nicht ohne Bleibe.`,
      `*${card(box.GREAT_FAMILY)}* meint die Farben deiner Patrizier, nicht die deiner Würfel.`,
    ),
    p`Gehört dir so eine Karte, sagt dir der Tisch, und nur dir, was sie gerade wert wäre.`,
    ruling`Das Blatt, auf dem die Karten erklärt sind, fehlt uns. Wir wissen, wie viele Karten es gibt, was Nummer IV zählt
      und was einige von ihnen in einem Beispiel gezahlt haben; den Rest haben wir passend ergänzt. Steht es auf deinem
      Blatt anders, sag es uns.`,
  ],
};

const secrets: Section = {
  id: 'secrets',
  title: 'Was geheim ist',
  blocks: [
    p`Vor den anderen verborgen:`,
    list(
      'die Fortuna-Plättchen, die du in diesem Durchgang gezogen hast, bis das Templum zahlt;',
      'deine Senatskarten, bis zum Ende des Spiels;',
      'vor allen: die Reihenfolge aller Stapel.',
    ),
    p`Alles andere ist offen: alle Würfel und Würfe, Chips, Provinzen, Patrizier, behaltene und abgegebene
      Fortuna-Plättchen, was aus dem Spiel ist, und wie viele Karten und Plättchen jeder hat.`,
    p`Was du im Senatus einmal gesehen hast, darfst du für immer wissen, und der Tisch merkt es sich für dich. Der Erste
      kennt alle ${box.CARDS_OFFERED} Karten, aber nicht, wer welche der weitergegebenen hat. Der Zweite weiß, wo die letzte
      Karte ist: unter dem Stapel oder beim Dritten.`,
    p`Den Punktestand der anderen siehst du ohne ihre Senatskarten, deinen eigenen ganz.`,
  ],
};

const byItself: Section = {
  id: 'by-itself',
  title: 'Was der Tisch von selbst tut',
  blocks: [
    p`Wo es nichts zu entscheiden gibt, wirst du nicht gefragt. Was für dich getan wurde, steht in der Chronik.`,
    list(
      say`Im Templum: Plättchen werden für dich behalten, wenn du nicht mehr gezogen hast, als du behalten darfst, oder wenn
        alle gleich sind.`,
      'Im Senatus: Eine letzte Karte bekommt der Dritte.',
      'Im Castrum und im Forum: Die letzte Provinz, den letzten Patrizier bekommt, wer als Nächstes dran ist.',
      'Nach der letzten Runde: Übrige Würfel kommen in die Latrina. Die Latrina zahlt, ohne zu fragen.',
      'Am Ende des Spiels: Die Patrizier ziehen ein, und alles wird gezählt.',
    ),
    p`Würfeln und Setzen nimmt dir niemand ab, auch wenn es nur eine Möglichkeit gibt.`,
  ],
};

const rulings: Section = {
  id: 'rulings',
  title: 'Wie wir die Regeln lesen',
  blocks: [
    p`Was ein Gebäude oder eine Phase betrifft, steht dort. Dies gilt für das ganze Spiel:`,
    ruling`Dein Zug endet, wenn du es sagst. So lässt sich ein Versehen gutmachen, solange nichts Verdecktes zu sehen
      war.`,
    ruling`In unserer Schachtel haben die Länder Namen. Welcher Name zu welcher Farbe gehört, haben wir gewählt; es ändert
      nichts.`,
    ruling`Wer zuschaut, sieht, was alle Spieler sehen, und nicht mehr.`,
  ],
};

export const referenceDe: readonly Section[] = [
  lastLap,
  nextRound,
  end,
  senateCards,
  secrets,
  byItself,
  rulings,
];
