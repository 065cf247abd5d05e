import * as box from '../../game/alea/components';
import { buildingsDe } from './alea.de.buildings';
import { chipsDe, factsDe, phaseDe } from './alea.de.facts';
import { referenceDe } from './alea.de.reference';
import { FORTUNA_TILES, SEATS, WITH_TEMPLUM, WITHOUT_TEMPLUM } from './alea.facts';
import type { RulesText, Section } from './rulesText';
import { example, list, p, ruling, say } from './textTags';

const { building, either } = factsDe;

const goal: Section = {
  id: 'goal',
  title: 'Worum es geht',
  blocks: [
    p`${SEATS.least} bis ${SEATS.most} von euch wetteifern in Rom um Ruhm, jeder mit ${box.DICE} Würfeln. Du wirfst sie,
      gibst einige davon einem Gebäude und hebst die anderen für deinen nächsten Wurf auf. Wenn jemand keine mehr hat, wird die Runde noch zu Ende gespielt, und die Gebäude zahlen allen aus, was ihre Würfel dort wert sind.`,
    p`Das ist ein *Durchgang*. Nach ${box.factsFor(4).rounds} Durchgängen (bei ${either(WITHOUT_TEMPLUM)} Spielern nach
      ${box.factsFor(3).rounds}) wird gezählt. Die höchste Summe gewinnt.`,
    list(
      say`*Provinzen* zählen, was darauf steht, wenn dort jemand wohnt, und sonst 1 weniger. Es gibt sie im
        Castrum.`,
      say`*Patrizier* zählen, was darauf steht, aber nur, wenn sie in einer Provinz ihrer eigenen Farbe unterkommen. Es
        gibt sie im Forum.`,
      '*Senatskarten* belohnen alles Mögliche und bleiben bis zum Schluss geheim. Es gibt sie im Senatus.',
      say`*Fortuna-Plättchen* sind einfach Punkte. Es gibt sie im Templum, bei ${either(WITH_TEMPLUM)} Spielern.`,
      say`*Repete!-Chips* trösten dich über Würfel hinweg, die nichts eingebracht haben. Mit ihnen würfelst du noch einmal,
        oder ${chipsDe(box.CHIPS_PER_POINT)} sind am Ende 1 Punkt. Es gibt sie in der Latrina.`,
    ),
    ruling`In so einem Kasten steht, wie an diesem Tisch gespielt wird, wo die gedruckte Regel schweigt oder Spielraum
      lässt. Kennst du es anders, sieh zuerst hier nach.`,
  ],
};

const table: Section = {
  id: 'table',
  title: 'Was auf dem Tisch liegt',
  blocks: [
    p`Die *Gebäude*, in der Reihenfolge, in der sie zahlen:`,
    {
      table: {
        head: ['Gebäude', 'Nimmt', 'Zahlt'],
        rows: [
          [
            building(box.TEMPLUM),
            'einen Würfel mehr, als sonst jemand dort hat',
            'Fortuna-Plättchen',
          ],
          [building(box.SENATUS), 'eine Straße: Würfel der Reihe nach', 'Senatskarten'],
          [building(box.CASTRUM), 'Pasche: Würfel mit gleichem Wert', 'Provinzen'],
          [
            building(box.FORUM),
            `einen Würfel oder zwei, die ${box.FORUM_PAIR} ergeben`,
            'Patrizier',
          ],
          [building(box.LATRINA), 'Würfel, die übrig bleiben', 'Repete!-Chips'],
        ],
      },
    },
    p`*Provinzen und Patrizier.* Es gibt ${box.PROVINCES} Provinzen und ${box.PATRICIANS} Patrizier, Frauen und Männer, in
      ${box.COLOURS.length} Farben. Zu Hause sind Patrizier nur in einem Land ihrer Farbe.`,
    factsDe.colours,
    p`Grau ist die *freie Provinz*. Sie selbst ist nichts wert, doch eine Frau und ein Mann einer beliebigen Farbe können
      dort wohnen.`,
    p`*Fortuna-Plättchen.* Es gibt ${FORTUNA_TILES}, alle verdeckt:`,
    factsDe.fortuna,
    p`*Senatskarten.* Es gibt ${box.CARDS}. Was jede bringt, steht unten bei *Senatskarten*.`,
    p`*Würfel.* Deine haben deine Farbe, es sind ${box.DICE}. Sie gehen nie verloren: Was in einem Gebäude liegt, kommt
      zurück, wenn der Durchgang ausgezahlt wird.`,
  ],
};

const setUp: Section = {
  id: 'set-up',
  title: 'Vor dem ersten Durchgang',
  blocks: [
    p`Den Aufbau übernimmt der Tisch:`,
    list(
      say`*Gebäude.* Bei ${either(WITH_TEMPLUM)} Spielern alle fünf. Bei ${either(WITHOUT_TEMPLUM)} fehlt das Templum, und mit
        ihm die Fortuna-Plättchen; auch die Senatskarte, die sie zählt (${factsDe.card(box.MANY_FORTUNA_TILES)}), kommt
        aus dem Spiel.`,
      '*Forum.* Je mehr ihr seid, desto länger ist die Reihe der Säulen.',
      say`*Stapel.* Senatskarten, Fortuna-Plättchen, Provinzen und Patrizier werden gemischt, jede Sorte ein verdeckter
        Stapel.`,
      say`*Auslage.* Zu Beginn jedes Durchgangs werden so viele Provinzen aufgedeckt, wie Spieler da sind, und so viele
        Patrizier, wie das Forum Säulen hat.`,
      `*Spieler.* Alle haben ${box.DICE} Würfel und sonst noch nichts.`,
    ),
    p`Was die Zahl der Spieler ändert:`,
    factsDe.players,
    ruling`Den ersten Durchgang eröffnet, wer auf dem ersten Platz sitzt. In der Schachtel ist es der jüngste Spieler.`,
  ],
};

const turn: Section = {
  id: 'turn',
  title: phaseDe('laps'),
  phases: ['laps'],
  blocks: [
    p`Ein Durchgang besteht aus *Runden*. In jeder Runde sind alle einmal am Zug, zuerst der Startspieler, dann im
      Uhrzeigersinn. Meist werden es drei bis fünf Runden. So läuft ein Zug ab:`,
    list(
      'Du *würfelst* mit allem, was noch vor dir liegt. Würfel in Gebäuden bleiben dort.',
      say`*Repete!* Wenn du magst, zahlst du 1 Chip und wirfst beliebig viele der Würfel vor dir noch einmal, mindestens
        einen. Das geht, so oft du Chips hast, und jedes Mal wählst du neu, auch unter Würfeln, die du vorher liegen
        gelassen hast.`,
      say`Du *setzt* mindestens einen Würfel: in nur ein Gebäude und nur auf eine der Arten, die dort gelten. Alles, was
        passt, musst du nicht setzen.`,
      say`Du *bestätigst.* Bis du deinen Zug beendest, kannst du den Einsatz zurücknehmen; der Wurf bleibt. Nur im Templum
        geht nichts mehr zurück, denn dort ziehst du Plättchen: Dein Zug ist sofort zu Ende.`,
    ),
    p`Was du nicht setzt, wirfst du in deinem nächsten Zug neu. Was es jetzt zeigt, ist dann egal.`,
    example`Aulus hat 2 Chips und würfelt 1-2-2-3-3-6-6-6. Für den ersten Chip wirft er die drei Sechsen noch einmal und
      bekommt 4-4-6. Für den zweiten nimmt er eine 2, eine 3 und eine 4 auf, denn die hat er doppelt, und bekommt 1-1-5.
      Jetzt kann er 1-2-3-4-5-6 in den Senatus setzen. Zwei Einsen bleiben übrig; mit diesen beiden Würfeln wirft er in
      der nächsten Runde.`,
    p`Chips gibt es, wenn ein Durchgang endet. Im ersten hat also niemand welche.`,
    ruling`Du musst nie einen Chip einsetzen, auch nicht, wenn deine Würfel nur noch in die Latrina passen.`,
  ],
};

export const aleaRulesDe: RulesText = {
  title: 'Alea Iacta Est',
  sections: [goal, table, setUp, turn, ...buildingsDe, ...referenceDe],
};
