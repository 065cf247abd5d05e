import * as box from '../../game/sylla/components';
import type { RulesText, Section } from './rulesText';
import { denare, factsDe, phaseDe } from './sylla.de.facts';
import { referenceDe } from './sylla.de.reference';
import { turnDe } from './sylla.de.turn';
import { ALL_TILES, CARDS_IN_SET, placesOf, SEATS, UNSEEN_TILES } from './sylla.facts';
import { example, figure, list, p, ruling, say } from './textTags';

const goal: Section = {
  id: 'goal',
  title: 'Worum es geht',
  blocks: [
    p`Sylla tritt ab, und Rom sucht seinen nächsten großen Namen. Ihr seid ${SEATS.least} oder
      ${SEATS.most}, die sich darum bewerben.`,
    p`Was du dafür brauchst, ist *Prestige*. ${box.TURNS} Runden lang sammelst du Leute um dich, kaufst Gebäude,
      wehrst Unheil ab und bezahlst Monumente. Danach folgt die letzte Wertung, die *Ecclesia*. Wer dann am
      meisten Prestige hat, gewinnt. Liegen mehrere gleichauf vorn, gewinnen sie gemeinsam.`,
    list(
      say`*Marker* für Bürgersinn, Gesundheit und Muße zählen am Ende, bei den meisten mehr als alles andere.
        Wie viel, hängt davon ab, wie es Rom dann geht.`,
      '*Große Bauwerke* belohnen alle, die mitbauen. Die Plebejer belohnen die anderen, im Kleinen.',
      '*Gebäude* bringen Geld, Marker oder Prestige.',
      '*Christen* und befreite *Sklaven* zählen am Ende.',
      '*Hunger* kostet alle Prestige. Eine *Krise* trifft die, die sich am wenigsten gekümmert haben.',
    ),
    ruling`In so einem Kasten steht, wie an diesem Tisch gespielt wird, wo die gedruckte Regel schweigt oder
      Spielraum lässt. Kennst du es anders, sieh zuerst hier nach.`,
  ],
};

const table: Section = {
  id: 'table',
  title: 'Was auf dem Tisch liegt',
  blocks: [
    figure(
      [
        'characters#senator',
        'characters#merchant',
        'characters#legionary',
        'characters#vestal',
        'characters#slave',
        'characters#crane',
        'characters#fish',
      ],
      'Senator, Händler, Legionär, Vestalin, Sklave, der Kran und der Fisch, an dem du Christen erkennst.',
    ),
    p`*Charaktere* sind deine Leute. Jede Karte hat eine Kraft und ein oder mehrere farbige Sechsecke. Die Kraft
      wirkt in ihrer Phase, mit den Sechsecken bezahlst du Gebäude. In einer Runde geht nur eins von beidem.`,
    factsDe.characters,
    p`Christliche Karten wirken wie alle anderen ihrer Art. Der Fisch spielt an zwei Stellen eine Rolle: Die
      Christenverfolgung sucht ihn, die Ecclesia belohnt ihn.`,
    list(
      '*Aufrecht und offen:* Die Karte ist bereit. Sie kann ihre Kraft einsetzen oder bezahlen.',
      say`*Quer:* Sie hat ein Gebäude bezahlt. In dieser Runde hat sie keine Kraft mehr und zahlt nichts mehr. Am
        Ende der Runde richtet sie sich wieder auf.`,
      say`*Verdeckt:* Ein Ereignis hat sie getroffen. Sie bewirkt nichts und zählt nichts, aber alle wissen noch,
        welche es ist. Auch Gebäude können verdeckt liegen.`,
    ),
    figure(
      ['signs#civic-spirit', 'signs#health', 'signs#leisure', 'signs#famine-ear', 'signs#crisis'],
      'Bürgersinn, Gesundheit, Muße, Hunger, Krise.',
    ),
    p`Die *Res-Publica-Leiter* zeigt, wie es Rom geht. Sie hat ${box.LAST_SQUARE} Stufen und drei Zählsteine:
      Bürgersinn (violett), Gesundheit (blau) und Muße (grün). Rechts ist gut, links ist schlecht. Stufe
      ${box.CRISIS_SQUARE} ist die *Krisenzone*. Die Zahl an seiner Stufe sagt am Ende,
      was jeder Marker seiner Farbe zählt.`,
    factsDe.ladder,
    p`Der *Hunger* (gelb) wandert an derselben Leiter entlang, von 0 bis ${box.MOST_FAMINE}. Bei ihm ist rechts
      schlecht.`,
    p`Kein Zählstein verlässt je die Leiter. Ein Schritt über ein Ende hinaus verfällt.`,
    list(
      say`*Straße des Ruhms:* das Prestige aller, für jeden sichtbar. Unter 0 fällt es nie, was du auch
        verlierst.`,
      '*Auslage:* die Charaktere, die du anwerben kannst, dazu ihr Stapel.',
      say`*Verkaufsplätze:* ${box.SALE_PLACES.length} Plätze für Gebäude, ${placesOf(box.RED)} rote,
        ${placesOf(box.YELLOW)} gelbe, ${placesOf(box.GREY)} graue.`,
      say`*Ereignisse:* ${box.OPEN_EVENTS} liegen offen untereinander. Die Dekadenz hat immer den untersten
        Platz.`,
      '*Große Bauwerke:* das dieser Runde, und daneben jenes, das niemand bauen wird.',
      '*Schirme:* Hinter deinem liegen deine Denare und deine Marker.',
    ),
    ruling`Marker und Denare gehen nie aus.`,
    ruling`Einiges aus der Schachtel kennen wir nur aus Beschreibungen: die Sechsecke, wer christlich ist, wie oft
      es jedes Gebäude gibt, die Farben der Verkaufsplätze, die Zahlen an der Leiter und die Zeichen auf den
      Ereignissen. Dieser Text nennt immer, womit hier gespielt wird. Steht es in deiner Schachtel anders, sag
      es uns.`,
  ],
};

const setUp: Section = {
  id: 'set-up',
  title: 'Vor der ersten Runde',
  phases: ['startingCharacters'],
  blocks: [
    p`Den Aufbau übernimmt der Tisch. Du wählst nur deine ersten Charaktere.`,
    list(
      say`*Gebäude:* Die ${ALL_TILES} Plättchen werden nach Buchstaben gemischt und gestapelt: A oben, dann B, dann
        C. Die ersten ${box.SALE_PLACES.length} kommen auf die Verkaufsplätze. ${UNSEEN_TILES} ganz unten bekommt
        nie jemand zu sehen.`,
      say`*Ereignisse:* Die Dekadenz kommt auf ihren Platz, ${box.OPEN_EVENTS - 1} andere darüber. Der Rest ist der
        Stapel.`,
      say`*Große Bauwerke:* Eines der ${box.WORKS.length} scheidet aus, und alle sehen, welches. Die anderen
        ${box.WORKS.length - 1} kommen, jede Runde eines. Zu sehen ist immer nur das nächste.`,
      say`*Leiter:* Die drei Zählsteine stehen auf Stufe ${box.STARTING_SQUARE}; dort zählt ein Marker
        ${box.worthOf(box.STARTING_SQUARE)}. Der Hunger steht auf 0.`,
      say`*Einkommensplättchen* werden ausgelost. Die Zahl auf deinem sagt, welcher Satz Charaktere dir gehört. Wer
        Plättchen I hat, beginnt als Konsul.`,
      `*Prestige:* Alle beginnen mit ${box.STARTING_PRESTIGE}.`,
    ),
    p`Jetzt suchst du dir ${box.factsFor(4).startingCharacters} der ${CARDS_IN_SET} Charaktere deines Satzes aus (zu
      dritt ${box.factsFor(3).startingCharacters}). Alle wählen gleichzeitig und geheim. Umentscheiden kannst du
      dich, bis auch die letzte Wahl getroffen ist. Dann wird gemeinsam aufgedeckt.`,
    p`Du erhältst ${denare(box.STARTING_MONEY)} und 1 weiteren für jeden Händler, den du gewählt hast. Was niemand
      gewählt hat, wird zu einem einzigen Stapel gemischt, und die ersten Karten kommen in die Auslage. Zu dritt
      steckt auch der ganze vierte Satz im Stapel.`,
    example`Livia beginnt mit einem Senator, zwei Händlern und einer Vestalin. Sie erhält
      ${box.STARTING_MONEY} + 2 = ${denare(box.STARTING_MONEY + 2)}.`,
    p`Was die Zahl der Spieler ändert, und mehr nicht:`,
    factsDe.players,
    ruling`Zu dritt werden die Einkommensplättchen I bis III ausgelost. Gespielt wird in der Reihenfolge der Plätze,
      gleich was auf den Plättchen steht.`,
  ],
};

const glance: Section = {
  id: 'turn',
  title: 'Die Runde im Überblick',
  blocks: [
    p`Gespielt werden ${box.TURNS} Runden. Jede hat sieben Phasen:`,
    {
      table: {
        head: ['Phase', 'In Kürze'],
        rows: [
          [
            phaseDe('firstConsul'),
            'Stimmen entscheiden, wer führt. Der Konsul nimmt einen Marker, der Hunger wächst.',
          ],
          [phaseDe('recruitment'), 'Alle nehmen einen neuen Charakter.'],
          [
            phaseDe('buildings'),
            'Gebäude werden einzeln verkauft. Bezahlt wird, indem du Karten quer drehst.',
          ],
          [phaseDe('revenue'), 'Es gibt Denare. Privattempel und Tavernen werden genutzt.'],
          [
            phaseDe('events'),
            'Würfel bekämpfen die Ereignisse. Zwei werden verhindert, zwei treten ein, eines geht.',
          ],
          [phaseDe('greatWork'), 'Geheim: Denare, und Daumen hoch oder runter.'],
          [phaseDe('famineAndCrisis'), 'Hungrige und Zornige kosten Prestige.'],
        ],
      },
    },
    p`Jede Karte, die du in Phase III quer drehst, fehlt dir in IV, V und VI. Darum dreht sich alles: jetzt ein
      Gebäude, oder später ein Denar, ein Würfel, eine Stimme.`,
    p`Wo es reihum geht, geht es im Uhrzeigersinn, und ab Phase II fängt der Erste Konsul an.`,
  ],
};

export const syllaRulesDe: RulesText = {
  title: 'Sylla',
  sections: [goal, table, setUp, glance, ...turnDe, ...referenceDe],
};
