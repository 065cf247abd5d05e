import * as box from '../../game/sylla/components';
import type { Section } from './rulesText';
import { denare, factsDe, phaseDe, schritte } from './sylla.de.facts';
import { famineSymbolsOn, returningFor } from './sylla.facts';
import { example, figure, list, p, ruling, say } from './textTags';

/** The seven phases. In the examples Aulus, Livia, Marcus and Tullia sit clockwise in this order. */

const { factsFor } = box;

const OPEN = [box.PILLAGE, box.ERUPTION, box.FLOOD, box.DECADENCE];

const firstConsul: Section = {
  id: 'first-consul',
  title: phaseDe('firstConsul'),
  phases: ['firstConsul'],
  blocks: [
    figure(['signs#consul', 'signs#vote', 'signs#denier'], 'Das Konsulat, eine Stimme, ein Denar.'),
    p`Gewählt wird in jeder Runde, auch in der ersten. Den Anfang macht der bisherige Konsul und nennt eine Zahl
      von Stimmen; in Runde 1 ist das, wer Einkommensplättchen I hat. Danach kommen die anderen im Uhrzeigersinn
      je einmal dran: passen oder eine höhere Zahl nennen als alle bisher.`,
    list(
      'Jeder deiner offenen Senatoren ist 1 Stimme und kostet nichts.',
      'Auch jeder Denar ist 1 Stimme.',
      'Mehr als deine Senatoren und Denare zusammen kannst du nicht nennen.',
    ),
    p`Die höchste Zahl gewinnt. Wer sie genannt hat, ist in dieser Runde *Erster Konsul* und zahlt in Denaren, was
      die eigenen Senatoren nicht abdecken. Alle anderen zahlen nichts.`,
    p`Der Erste Konsul nimmt 1 Marker nach Wahl; alle sehen, welchen. Danach wächst der Hunger: 1 Schritt nach rechts
      für jede Ähre auf den ${box.OPEN_EVENTS} offenen Ereignissen.`,
    example`Marcus war Konsul. Er hat 1 Senator und nennt 2 Stimmen. Tullia passt. Aulus hat 2 Senatoren und nennt 4.
      Livia hat 1 Senator und 3 Denare, also höchstens 4 Stimmen. Das ist nicht mehr als 4, sie passt. Aulus ist
      Erster Konsul und zahlt 4 − 2 = 2 Denare. Er nimmt einen Marker Muße. Offen liegen Plünderung,
      Vulkanausbruch, Überschwemmung und Dekadenz. Zusammen zeigen sie ${famineSymbolsOn(OPEN)} Ähren: Der Hunger
      steigt von 1 auf ${Math.min(box.MOST_FAMINE, 1 + famineSymbolsOn(OPEN))}.`,
    p`Was der Erste Konsul außer dem Marker davon hat:`,
    list(
      'die erste Wahl bei der Anwerbung;',
      'das erste Gebäude zum Verkauf, und damit das letzte Wort dabei;',
      'das erste Einkommen und den ersten Zugriff mit Tavernen;',
      'die Entscheidung, wenn Ereignisse gleichauf liegen.',
    ),
    ruling`Der alte Konsul kann nicht passen, darf aber 0 nennen. Passen alle anderen, gewinnt seine Zahl, auch die
      0.`,
    ruling`Du darfst weniger Stimmen nennen, als du Senatoren hast. Das kostet nichts, und du bekommst nichts
      heraus.`,
    ruling`Du wirst immer gefragt, auch wenn du gar nicht höher gehen könntest. Ein Passen von selbst würde deinen
      Geldbeutel verraten.`,
  ],
};

/** How many characters of the last display are old acquaintances. */
function returning(players: number): string {
  const { display } = factsFor(players);
  const known = returningFor(players);
  return known === display ? `alle ${display}` : `${known} der ${display}`;
}

const recruitment: Section = {
  id: 'recruitment',
  title: phaseDe('recruitment'),
  phases: ['recruitment'],
  blocks: [
    p`Der Erste Konsul fängt an, dann geht es im Uhrzeigersinn: Jeder nimmt einen der ${factsFor(4).display}
      Charaktere in der Auslage (zu dritt sind es ${factsFor(3).display}). Ablehnen geht nicht.`,
    p`Wen du anwirbst, der liegt offen und aufrecht vor dir und nützt dir noch in dieser Runde: zum Bezahlen oder mit
      seiner Kraft. Ein Händler bringt beim Anwerben nichts; seinen Denar gibt es in Phase IV.`,
    p`Was niemand genommen hat, kommt unter den Stapel.`,
    example`In der Auslage liegen von links: Sklave, Vestalin, Vestalin, christlicher Händler, Legionär, Senator.
      Tullia ist Konsul und nimmt den christlichen Händler. Aulus nimmt den Senator, Livia eine Vestalin, Marcus den
      Sklaven. Die andere Vestalin kommt unter den Stapel, und unter sie der Legionär.`,
    ruling`Die übrigen Karten kommen in der Reihenfolge der Auslage unter den Stapel, die linke zuoberst. Gemischt wird
      der Stapel nie wieder, also können alle sie kennen. In der letzten Runde kehren sie zurück: Zu viert sind
      es ${returning(4)} Karten der Auslage, zu dritt ${returning(3)}.`,
  ],
};

const sales: Section = {
  id: 'sales',
  title: phaseDe('buildings'),
  phases: ['buildings'],
  blocks: [
    figure(['signs#hexagon'], 'Ein Sechseck: Seine Farbe sagt, was die Karte bezahlen kann.'),
    p`Von den ${box.SALE_PLACES.length} Gebäuden werden ${factsFor(4).offers} nacheinander angeboten (zu dritt
      ${factsFor(3).offers}). So läuft ein Verkauf ab:`,
    list(
      say`*Angebot.* Wer verkauft, muss eines der ausliegenden Plättchen anbieten. Die Farbe seines Platzes, rot, gelb
        oder grau, gilt für diesen Verkauf. Zuerst verkauft der Erste Konsul.`,
      say`*Gebote.* Links vom Verkäufer geht es los, dann im Uhrzeigersinn; der Verkäufer kommt zuletzt und darf
        selbst bieten. Alle sind einmal dran: passen oder mehr Karten bieten als alle bisher. Bieten kannst du von 1
        bis zur Zahl deiner offenen, aufrechten Karten mit einem Sechseck dieser Farbe. Eine Karte zählt 1, egal wie
        viele Sechsecke sie hat.`,
      say`*Bezahlung.* Wer am höchsten geboten hat, dreht genau so viele solche Karten quer. Welche, ist freie
        Wahl.
        Sonst dreht niemand etwas.`,
      say`*Kauf.* Das Gebäude wirkt, siehe unten bei *Gebäude*. Wer es gekauft hat, verkauft als Nächstes.`,
    ),
    p`Passen alle, verlässt das Plättchen das Spiel. Als Angebot zählt es trotzdem. Nach dem letzten Angebot verlassen
      auch die nicht angebotenen Plättchen das Spiel.`,
    example`Marcus bietet eine Taverne auf einem gelben Platz an. Tullia hat zwei aufrechte Karten mit gelbem Sechseck
      und bietet 1. Aulus hat drei und bietet 2. Livia hat zwei: Sie kann keine 3 bieten und wird übergangen. Marcus,
      der Verkäufer, hat vier. Er bietet 3 und bekommt sein eigenes Angebot. Von seinen vier gelben Karten dreht er
      drei und lässt die aufrecht, deren Kraft ihm am meisten fehlen würde. Danach verkauft er wieder.`,
    ruling`Findet ein Angebot keinen Käufer, verkauft noch einmal, wer in dieser Runde zuletzt gekauft hat. Hat noch
      niemand gekauft, ist es der Konsul.`,
    ruling`Was du jetzt kaufst, gehört dir sofort. Ein Marktstand zahlt schon in Phase IV dieser Runde, ein Feld nährt
      schon in Phase VII. Nur der Kran muss bis zur nächsten Runde warten.`,
  ],
};

const INCOME_OF_LIVIA = box.INCOME + 1 + box.STALL_INCOME;

const revenue: Section = {
  id: 'revenue',
  title: phaseDe('revenue'),
  phases: ['revenue'],
  blocks: [
    p`Ab dem Ersten Konsul im Uhrzeigersinn: Du bekommst zuerst dein Einkommen, dann nutzt du Gebäude. Erst wenn du
      fertig bist, ist der Nächste an der Reihe.`,
    list(
      `${denare(box.INCOME)} vom Einkommensplättchen, immer;`,
      '1 Denar für jeden offenen, aufrechten Händler;',
      `${denare(box.STALL_INCOME)} für jeden offenen Marktstand.`,
    ),
    p`Danach, in beliebiger Folge und nur wenn du magst:`,
    list(
      say`*Privattempel:* Du zahlst ${denare(box.TEMPLE_PRICE)} und nimmst 1 Marker nach Wahl. Einmal je offenem
        Privattempel.`,
      say`*Taverne:* Du rückst einen der drei Zählsteine 1 Schritt, nach links oder rechts. Einmal je offener Taverne.
        Ein Zählstein, den irgendeine Taverne gerückt hat, ist für alle Tavernen gesperrt, bis die Phase um ist. Der
        Hunger ist nichts für Tavernen.`,
    ),
    example`Livia hat einen Händler aufrecht und einen quer, einen Marktstand, einen Privattempel und eine Taverne. Sie
      erhält ${box.INCOME} + 1 + ${box.STALL_INCOME} = ${denare(INCOME_OF_LIVIA)}. Mit der Taverne rückt sie die Muße
      nach rechts. Im Privattempel zahlt sie ${denare(box.TEMPLE_PRICE)} und nimmt einen Marker Muße. Nach ihr kommt
      Marcus, auch er mit einer Taverne. Bürgersinn oder Gesundheit darf er rücken, die Muße nicht.`,
    ruling`Das Einkommen kommt zuerst, du kannst es also gleich im Privattempel ausgeben.`,
    ruling`Eine Taverne darf einen Zählstein gegen das Ende der Leiter schieben. Er bleibt stehen und ist gesperrt, als
      wäre er gerückt. Auch deine eigene zweite Taverne rückt ihn nicht mehr.`,
    p`Ereignisse und Große Bauwerke dürfen einen gesperrten Zählstein später in der Runde trotzdem bewegen.`,
  ],
};

const events: Section = {
  id: 'events',
  title: phaseDe('events'),
  phases: ['events'],
  blocks: [
    figure(
      ['signs#cube-legionary', 'signs#cube-vestal'],
      'Ein Würfel des Legionärs und einer der Vestalin: Nicht jedes Ereignis lässt beide zu.',
    ),
    p`*Würfel.* Jeder offene, aufrechte Legionär und jede solche Vestalin gibt dir einen Würfel. Ab dem Ersten Konsul
      legt ihr im Uhrzeigersinn je einen auf ein offenes Ereignis, das seine Art zulässt, bis alle liegen. Behalten
      darfst du keinen. Wer keinen hat, wird übersprungen; wer mehr hat als die anderen, legt die letzten
      hintereinander.`,
    p`*Dank des Volkes.* Die meisten Würfel auf einem Ereignis bringen den Marker, den es zeigt; bei der Dekadenz 1
      Prestige. Bei Gleichstand an der Spitze bekommen ihn alle Beteiligten. Ohne Würfel kein Dank.`,
    p`*Was verhindert wird.* Jetzt zählt nur, wie viele Würfel liegen, nicht wessen. Verhindert sind die
      ${box.PREVENTED_EVENTS} Ereignisse mit den meisten, die anderen treten ein. Lässt ein Gleichstand das offen,
      wählt der Erste Konsul unter den Ereignissen, die gleichauf liegen. Auch die Dekadenz lässt sich verhindern.`,
    p`*Was eintritt.* Zuerst das obere Ereignis, für alle ab dem Ersten Konsul im Uhrzeigersinn; dann das untere. Manche
      rücken einen Zählstein. Andere verdecken etwas: Jeder muss eine passende Karte oder ein passendes Gebäude
      auswählen, aufrecht oder quer. Wer nichts Passendes hat, bleibt verschont. Was schon verdeckt liegt, kann nicht
      noch einmal getroffen werden; tritt das Ereignis wieder ein, trifft es etwas anderes.`,
    p`*Was geht.* Eines der verhinderten Ereignisse verlässt das Spiel: das mit mehr Würfeln. Sind es gleich viele, wählt
      der Erste Konsul. Die Dekadenz geht nie; gehört sie zu den verhinderten, geht das andere.`,
    p`*Was wieder aufgedeckt wird.* Verdecktes kommt wieder hervor, sobald keines der übrigen Ereignisse es treffen
      könnte. Welches Ereignis schuld war, ist egal, und auch, ob die übrigen je eingetreten sind. Solange sie offen
      liegen, halten diese Ereignisse verdeckt:`,
    factsDe.victims,
    p`Das Einkommen deines Plättchens ist vor ihnen allen sicher.`,
    p`Was aufrecht hervorkommt, wirkt gleich wieder: Ein Senator stimmt in Phase VI, ein Feld nährt in Phase VII.`,
    p`*Was neu kommt.* Ein neues Ereignis füllt den freien Platz, auch in der letzten Runde. Was eben hervorgekommen ist,
      hält es nicht unten. Alle Würfel gehen zurück.`,
    example`Von oben: Seuche, Plünderung, Säuberung des Senats, Dekadenz. Aulus ist Konsul. Auf der Seuche liegen zwei
      Würfel von Livia und einer von Tullia, auf der Plünderung einer von Aulus, auf der Säuberung einer von Marcus, auf
      der Dekadenz keiner. Der Dank: Livia nimmt ${factsDe.reward(box.EPIDEMIC)}, Aulus
      ${factsDe.reward(box.PILLAGE)}, Marcus ${factsDe.reward(box.SENATE_PURGE)}. Die Seuche ist verhindert. Um den
      zweiten Platz liegen Plünderung und Säuberung gleichauf, und Aulus, der einen Marktstand hat, lässt die Plünderung
      verhindern. Also tritt erst die Säuberung ein: Aulus, Livia, Marcus und Tullia verdecken je einen Senator, wenn sie
      einen haben. Dann die Dekadenz: Gesundheit und Muße stehen gleichauf, der Bürgersinn hinter ihnen, also rücken
      Gesundheit und Muße 1 Schritt nach links. Die Seuche hatte mehr Würfel als die Plünderung und geht. Die Senatoren
      bleiben verdeckt, denn die Säuberung liegt noch da.`,
    example`Die Überschwemmung geht, die Plünderung bleibt. Bei Marcus liegen ein Feld und ein Marktstand verdeckt. Das
      Feld kommt hervor; der Marktstand wartet, bis auch die Plünderung fort ist.`,
    ruling`Welche deiner Karten oder Gebäude es trifft, bestimmst du selbst.`,
    ruling`Eine quer liegende Karte bleibt auch verdeckt quer, selbst wenn sie noch in derselben Phase hervorkommt. Am
      Ende der Runde werden alle Karten aufgerichtet, die verdeckten auch.`,
  ],
};

const WORK = box.COLOSSEUM;
const HELPFUL = box.WORK_FACTS.filter(({ benefit }) => benefit).length;
const TULLIAS_VOTES = 5;
const STEPS = Math.floor(12 / (box.WORK_FACTS[WORK]?.benefit?.votes ?? 12));

const greatWork: Section = {
  id: 'great-work',
  title: phaseDe('greatWork'),
  phases: ['greatWork'],
  blocks: [
    figure(
      ['signs#thumb-up', 'signs#thumb-down'],
      'Daumen hoch: Du baust mit. Daumen runter: Du gibst den Plebejern.',
    ),
    p`Zuerst wird das Große Bauwerk dieser Runde beiseitegelegt, damit alle sehen, was in der nächsten kommt. Dann
      entscheiden alle gleichzeitig und geheim: wie viele Denare, von 0 an, und Daumen hoch oder runter. Umentscheiden
      kannst du dich, bis alle so weit sind. Dann wird alles aufgedeckt.`,
    p`Deine Stimmen sind deine offenen, aufrechten Senatoren und die gesetzten Denare. Diese Denare sind weg, was immer
      sie bringen.`,
    list(
      say`*Daumen runter, für die Plebejer:* 1 Prestige für je ${box.VOTES_PER_PLEBEIAN_PRESTIGE} Stimmen. Was übrig
        ist, verfällt.`,
      say`*Daumen hoch, für das Bauwerk:* Du baust mit und misst dich nur mit denen, die auch bauen. Was es zu gewinnen
        gibt, steht unten bei *Große Bauwerke*.`,
    ),
    p`Dein Platz ist 1 plus die Zahl der Bauenden, die mehr Stimmen haben. Ein Gleichstand teilt sich also den besseren
      Platz, und der nächste entfällt: zwei Erste, dann ein Dritter.`,
    p`${HELPFUL} der ${box.WORKS.length} Bauwerke helfen auch Rom: Die Stimmen aller Bauenden werden zusammengezählt, und
      für jede volle Gruppe rückt ein Zählstein 1 Schritt.`,
    p`Entscheiden muss jeder, auch ohne eine einzige Stimme. Baut niemand, rückt nichts, und das Bauwerk ist verloren.`,
    example`Das Bauwerk heißt ${factsDe.names.works[WORK] ?? ''}. Daumen hoch: Aulus mit 2 Senatoren und 4 Denaren, 6
      Stimmen; Livia mit 3 Denaren, 3 Stimmen; Marcus mit 1 Senator und 2 Denaren, 3 Stimmen. Daumen runter: Tullia mit 1
      Senator und 4 Denaren, ${TULLIAS_VOTES} Stimmen, das bringt ihr
      ${Math.floor(TULLIAS_VOTES / box.VOTES_PER_PLEBEIAN_PRESTIGE)} Prestige. Das Bauwerk gibt
      ${factsDe.rewards(WORK)}: Aulus ist Erster, Livia und Marcus sind beide Zweite. Zusammen haben die Bauenden 12
      Stimmen: Der Zählstein rückt ${schritte(STEPS)}.`,
    ruling`Für einen Platz unter den Bauenden brauchst du mindestens 1 Stimme.`,
  ],
};

const FAMINE = 5;
const left = (fields: number): number => Math.max(0, FAMINE - fields * box.FIELD_HARVEST);

const famineAndCrisis: Section = {
  id: 'famine-and-crisis',
  title: phaseDe('famineAndCrisis'),
  phases: ['famineAndCrisis'],
  blocks: [
    figure(
      ['signs#famine-ear', 'buildings#field', 'signs#crisis'],
      'Hunger, ein Feld, eine Krise.',
    ),
    p`*Hunger.* Du verlierst so viel Prestige, wie der Hunger anzeigt, aber ${box.FIELD_HARVEST} weniger für jedes deiner
      offenen Felder. Mehr Felder als nötig bringen nichts. Unter 0 fällt niemand.`,
    example`Der Hunger steht auf ${FAMINE}. Aulus hat kein Feld und verliert ${left(0)} Prestige. Livia hat zwei und
      verliert ${left(2)}, Marcus hat drei und verliert ${left(3)}. Tullia hat kein Feld und nur 4 Prestige: Sie fällt
      auf ${Math.max(0, 4 - left(0))}.`,
    p`*Krise.* Jeder Zählstein, der jetzt in der Krisenzone steht, löst eine aus. Alle zeigen ihre Marker dieser Tugend.
      Wer am meisten hat, gewinnt ${box.CRISIS_SWING} Prestige, wer am wenigsten hat, verliert ${box.CRISIS_SWING}; bei
      Gleichstand trifft es alle Beteiligten. Auch gar kein Marker kann das Wenigste sein. Danach kommen die Marker
      zurück hinter die Schirme; niemand gibt welche ab.`,
    example`Die Gesundheit steckt in der Krise. Aulus und Livia zeigen je 3 Marker, Marcus 1, Tullia keinen. Aulus und Livia
      gewinnen je ${box.CRISIS_SWING} Prestige, Tullia verliert ${box.CRISIS_SWING}, bei Marcus ändert sich nichts. Rückt
      niemand den Zählstein, kommt in der nächsten Runde die nächste Krise.`,
    ruling`Mehrere Krisen werden in der Folge Bürgersinn, Gesundheit, Muße abgehandelt. In jeder wird erst gewonnen, dann
      verloren. Haben alle gleich viele Marker, ändert sich nichts.`,
    p`*Ende der Runde.* In den Runden 1 bis ${box.TURNS - 1} richtet der Tisch nun alle Karten auf, legt neue Charaktere aus
      und ${box.SALE_PLACES.length} neue Gebäude auf die Verkaufsplätze. Der Konsul bleibt bis zur nächsten Wahl im Amt.
      Nach Runde ${box.TURNS} folgt die Ecclesia.`,
  ],
};

export const turnDe: readonly Section[] = [
  firstConsul,
  recruitment,
  sales,
  revenue,
  events,
  greatWork,
  famineAndCrisis,
];
