import * as box from '../../game/alea/components';
import { factsDe, phaseDe, plaettchen, wuerfel } from './alea.de.facts';
import { FORUM_PAIRS, rewarding, WITH_TEMPLUM } from './alea.facts';
import type { Section } from './rulesText';
import { example, list, p, ruling, say } from './textTags';

/**
 * The five buildings: how dice come there, and what they bring. In the examples Aulus, Livia, Marcus and Tullia sit
 * clockwise in this order.
 */

const { building, either } = factsDe;
const { factsFor } = box;

const templum: Section = {
  id: 'templum',
  title: building(box.TEMPLUM),
  phases: ['templum'],
  blocks: [
    p`Das Templum ist bei ${either(WITH_TEMPLUM)} Spielern dabei. Hier werden Fortuna-Plättchen gezogen, und wer zuletzt
      gesetzt hat, führt.`,
    p`*Setzen.* Wer im Durchgang als Erster kommt, setzt genau 1 Würfel, egal was er zeigt. Danach muss jeder Einsatz die
      Führung übernehmen. Zähl alle Würfel, die du dann dort hast, auch die, die schon dort lagen:`,
    list(
      'Es muss genau einer mehr sein, als der Führende hat.',
      'Zusammen müssen sie mehr zeigen als die des Führenden.',
    ),
    p`Für jeden Würfel, den du gerade gesetzt hast, ziehst du ein verdecktes Fortuna-Plättchen. Du siehst es dir an und
      behältst es verdeckt bei dir.`,
    example`Aulus setzt eine 2 und zieht ein Plättchen. Livia braucht zwei Würfel, die mindestens 3 zeigen: Sie setzt 1-3
      und zieht zwei Plättchen. Marcus braucht drei Würfel mit mindestens 5: Er setzt 1-2-2 und zieht drei. In der
      nächsten Runde will Livia die Führung zurück. Dafür braucht es vier Würfel, zwei von ihr liegen schon da; und es
      braucht 6, ihre zeigen 4. Also reichen zwei weitere Würfel mit mindestens 2: 1-1. Sie zieht noch zwei Plättchen.`,
    p`*Auszahlung.* Der Führende behält ${plaettchen(box.LEADER_KEEPS)} von denen, die er in diesem Durchgang gezogen hat,
      alle anderen im Templum behalten ${box.OTHERS_KEEP}. Sie liegen von nun an offen. Die übrigen Plättchen des
      Durchgangs kommen offen neben das Templum. Die Würfel gehen an ihre Besitzer zurück, und zwar alle: Von hier muss
      niemand in die Latrina.`,
    p`Liegt im ganzen Templum nur ein einziger Würfel, zieht sein Besitzer noch ein Plättchen und behält beide.`,
    example`Livia führt mit vier Würfeln. Sie hat 1, 2, 3 und 3 gezogen und behält die beiden Dreier. Marcus hat 1, 1 und 2
      gezogen und behält die 2. Aulus hat nur ein Plättchen und behält es.`,
    p`Muss ein Plättchen gezogen werden und es liegt kein verdecktes mehr da, werden die offenen neben dem Templum gemischt
      und umgedreht.`,
    ruling`Auch wer führt, darf nachlegen: genau 1 Würfel.`,
    ruling`Bist du dort allein und hast zwei oder mehr Würfel, führst du und behältst ${box.LEADER_KEEPS}; ein
      zusätzliches Plättchen gibt es nicht.`,
    ruling`Wer dort die meisten Würfel hat, wählt zuerst, wer die wenigsten hat, zuletzt.`,
    ruling`Gibt es weder verdeckte noch offene Plättchen, darfst du trotzdem setzen. Du ziehst nur nichts.`,
  ],
};

const senatus: Section = {
  id: 'senatus',
  title: building(box.SENATUS),
  phases: ['senatus'],
  blocks: [
    p`*Setzen.* Hier legst du eine *Straße*: Würfel, deren Werte lückenlos aufsteigen, etwa 2-3-4. Auch ein einzelner
      Würfel ist eine Straße; die längste reicht von ${box.LOWEST} bis ${box.HIGHEST}, und nach der ${box.HIGHEST} geht es
      nicht von vorn los. Jeder hat höchstens eine. In späteren Zügen kannst du sie verlängern, unten, oben oder an beiden
      Enden zugleich, um so viele Würfel, wie passen.`,
    p`Keine zwei Straßen im Senatus dürfen gleich sein. Gleich lang dürfen sie sein, und überschneiden dürfen sie sich
      auch.`,
    example`Marcus hat 2-3 im Senatus. Livia würfelt 1-2-3-4-6-6-6-6. Sie kann nicht 2-3 setzen, aber zum Beispiel 2-3-4
      oder nur die 3. Sie setzt 2-3-4. Dann würfelt Marcus 1-4-5-5-5-5. Legte er nur die 4 an, hätte er 2-3-4 wie Livia:
      Das geht nicht. Mit der 1 wären es 1-2-3, mit der 1 und der 4 sind es 1-2-3-4. Er legt beide an.`,
    p`*Auszahlung.* Längere Straßen kommen zuerst; von gleich langen die, die höher reicht. Wie viele eine Senatskarte
      bringen, hängt von der Zahl der Spieler ab: ${factsDe.rewarded}. Wer gewinnt, nimmt seine Würfel zurück.`,
    list(
      say`Der *Erste* sieht die obersten ${box.CARDS_OFFERED} Karten des Stapels an und behält 1, verdeckt.`,
      say`Der *Zweite* bekommt die anderen ${box.CARDS_OFFERED - 1}, behält ebenfalls 1 und schiebt die letzte verdeckt
        unter den Stapel.`,
      say`Bei ${either(rewarding(3))} Spielern geht diese letzte Karte stattdessen an den *Dritten*, ohne Wahl.`,
    ),
    p`Gibt es keinen Zweiten, weil ihr nur ${either(rewarding(1))} seid oder nur eine Straße daliegt, schiebt der Erste die
      anderen ${box.CARDS_OFFERED - 1} unter den Stapel. Was unter dem Stapel liegt, kommt in diesem Spiel nicht wieder.
      Alle übrigen Straßen wandern in die Latrina. Liegt gar keine Straße da, wird keine Karte gezogen.`,
    example`Vier Spieler. Marcus hat 1-2-3-4, Livia 2-3-4, Tullia 3-4-5, Aulus eine 6. Marcus ist Erster: Er sieht
      ${box.CARDS_OFFERED} Karten an und behält eine. Livia und Tullia haben gleich lange Straßen, doch die von Tullia
      reicht höher: Sie wählt aus den anderen ${box.CARDS_OFFERED - 1}. Belohnt werden ${factsFor(4).rewarded} Straßen,
      also wandern ${wuerfel(3)} von Livia und die 6 von Aulus in die Latrina.`,
    ruling`Mit den anderen Straßen wird nur das Ergebnis verglichen. Du darfst deine über eine hinweg verlängern, die schon
      daliegt, so wie Marcus.`,
    ruling`Liegen bei ${either(rewarding(3))} Spielern nur zwei Straßen da, kommt die dritte Karte unter den Stapel.`,
  ],
};

const castrum: Section = {
  id: 'castrum',
  title: building(box.CASTRUM),
  phases: ['castrum'],
  blocks: [
    p`*Setzen.* Hier legst du *Pasche*: Würfel mit demselben Wert, einen oder beliebig viele. Du kannst mehrere Pasche
      haben, jeden mit einem anderen Wert. In einem Zug setzt du nur Würfel eines Werts. Hast du davon schon einen Pasch,
      kommen sie dazu; ein zweiter mit demselben Wert ist nicht möglich.`,
    p`Keine zwei Pasche im Castrum dürfen gleich sein. 4-4 und 4-4-4 vertragen sich, 4-4 und 5-5 auch, aber zweimal 4-4
      gibt es nie.`,
    example`Livia hat 6-6 im Castrum, Marcus eine einzelne 1. Livia würfelt 1-1-1-6-6-6. Aus ihren Sechsen könnte sie drei,
      vier oder fünf machen. Oder sie beginnt einen Pasch aus Einsen, mit zwei oder drei Würfeln; eine einzelne 1 liegt
      schon da. Beides in einem Zug geht nicht. Sie setzt 1-1-1.`,
    p`*Auszahlung.* Größere Pasche kommen zuerst; von gleich großen der höhere. Für jeden Pasch nimmt sein Besitzer die
      Würfel zurück und sucht sich eine der offenen Provinzen aus. Sind zwei von deinen unter den besten, nimmst du
      zwei.`,
    p`So geht es weiter, bis die Provinzen oder die Pasche ausgehen. Pasche, die leer ausgehen, wandern in die Latrina.
      Provinzen, die niemand genommen hat, kommen aus dem Spiel.`,
    example`Vier Spieler, also vier Provinzen. Die Reihenfolge ist 5-5-5 (Livia), 2-2-2 (Aulus), 6-6 (Marcus), 4-4 (noch
      einmal Livia), dann eine einzelne 6 von Aulus. Die ersten drei wählen, Livias 4-4 bekommt die Provinz, die übrig
      ist, und die 6 wandert in die Latrina.`,
    ruling`Mit den anderen Paschen wird nur das Ergebnis verglichen. Hat ein anderer 3-3-3, kann dein 3-3 auf vier wachsen,
      aber nicht auf drei.`,
  ],
};

const forum: Section = {
  id: 'forum',
  title: building(box.FORUM),
  phases: ['forum'],
  blocks: [
    p`*Setzen.* In einem Zug setzt du entweder einen Würfel, egal was er zeigt, oder genau zwei, die zusammen
      ${box.FORUM_PAIR} ergeben: ${FORUM_PAIRS.join(' oder ')}. In späteren Zügen kannst du auf dieselbe Art
      nachlegen.`,
    p`Die Würfel stehen auf den Säulen in einer Reihe, von links und ohne Lücke, niedrige vor hohen. Ein neuer Würfel kommt
      links neben die, die dasselbe zeigen, und schiebt sie und alle höheren nach rechts.`,
    p`Was über die letzte Säule hinausgeschoben wird, fällt in die Latrina, ob es dir gehört oder anderen. Ein Würfel, den
      du gerade setzt, darf nicht fallen: Findet er keine Säule, kannst du ihn nicht setzen, und ein Paar nur, wenn beide
      eine finden.`,
    example`Vier Spieler, ${factsFor(4).pillars} Säulen: 1 (Tullia), 2 (Aulus), 3 (Livia), 4 (Livia), 5 (Marcus), 6
      (Tullia). Marcus setzt 1-4. Jetzt steht da: 1 (Marcus), 1 (Tullia), 2 (Aulus), 3 (Livia), 4 (Marcus), 4 (Livia).
      Tullias 6 und seine eigene 5 sind in die Latrina gefallen. In diesem Durchgang kann nun niemand mehr eine 5 oder 6
      ins Forum setzen: Auf allen Säulen stehen niedrigere Würfel.`,
    p`*Auszahlung.* Von links nimmt jeder Würfel einen der offenen Patrizier und geht an seinen Besitzer zurück. Es gibt so
      viele Patrizier wie Säulen, also reicht es für jeden Würfel; der letzte hat vielleicht keine Wahl. Patrizier, die
      niemand genommen hat, kommen aus dem Spiel.`,
  ],
};

const latrina: Section = {
  id: 'latrina',
  title: building(box.LATRINA),
  phases: ['latrina'],
  blocks: [
    p`*Setzen.* Freiwillig geht hier niemand hin. Nur wenn sich kein einziger deiner geworfenen Würfel in ein anderes
      Gebäude setzen lässt, setzt du genau 1 davon hierher. Welchen, bestimmst du.`,
    p`Öfter landen Würfel hier, ohne gesetzt zu werden:`,
    list(
      'aus dem Forum hinausgeschoben;',
      'nach der letzten Runde noch nicht gesetzt;',
      'im Senatus oder im Castrum zu schwach, um etwas zu gewinnen.',
    ),
    example`Tullia hat noch einen Würfel und wirft eine 6. Ihre Straße im Senatus ist 2-3; eine 6 passt nicht daran. Im Castrum
      liegt eine einzelne 6 von Aulus. Im Forum stehen auf allen ${factsFor(4).pillars} Säulen niedrigere Würfel. Das
      Templum verlangt mehr als einen Würfel. Also kommt ihre 6 in die Latrina. Es war ihr letzter Würfel: Dies ist die
      letzte Runde.`,
    p`*Auszahlung.* Für jeden deiner Würfel hier bekommst du 1 Repete!-Chip. Dann sind alle Würfel wieder bei ihren
      Besitzern.`,
    p`Wozu Chips gut sind: noch einmal würfeln, siehe *${phaseDe('laps')}*, oder Punkte am Ende.`,
    ruling`Die Chips gehen nie aus.`,
  ],
};

export const buildingsDe: readonly Section[] = [templum, senatus, castrum, forum, latrina];
