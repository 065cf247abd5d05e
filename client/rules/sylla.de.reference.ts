import * as box from '../../game/sylla/components';
import { syllaAboutDe } from '../locales/sylla.about.de';
import type { Section } from './rulesText';
import { denare, factsDe, phaseDe } from './sylla.de.facts';
import { UNSEEN_TILES } from './sylla.facts';
import { example, figure, list, p, ruling, say } from './textTags';

/** The last reckoning, what is in the box, and how this table deals with it. */

const CIVIC = 4 * box.worthOf(5);
const HEALTHY = 3 * box.worthOf(box.LAST_SQUARE);
const LEISURELY = 2 * box.worthOf(2);
const FREED = Math.min(2, Math.floor(5 / box.PRICE_OF_FREEDOM));
const FREEDOM = FREED * box.PRESTIGE_PER_FREED_SLAVE;
const FAITH = 2 * box.PRESTIGE_PER_CHRISTIAN;

const ecclesia: Section = {
  id: 'ecclesia',
  title: phaseDe('ecclesia'),
  phases: ['ecclesia'],
  blocks: [
    figure(['works#ecclesia', 'characters#fish', 'signs#prestige'], 'Das allerletzte Bauwerk.'),
    p`Nach Runde ${box.TURNS} wird zum letzten Mal gewertet, in dieser Reihenfolge. Offene Karten zählen, aufrecht oder
      quer; verdeckte zählen nicht.`,
    list(
      `*Christen:* ${box.PRESTIGE_PER_CHRISTIAN} Prestige für jede christliche Karte.`,
      say`*Sklaven:* ${denare(box.PRICE_OF_FREEDOM)} befreien einen deiner Sklaven, das zählt
        ${box.PRESTIGE_PER_FREED_SLAVE} Prestige. Ein christlicher Sklave zählt für beides.`,
      say`*Marker:* Alle werden gezeigt. Jeder zählt so viel, wie an der Stufe seines Zählsteins steht, auch in der
        Krisenzone.`,
    ),
    p`Übriges Geld ist nichts wert. Das meiste Prestige gewinnt; wer gleichauf vorn liegt, teilt sich den Sieg.`,
    example`Tullia hat einen christlichen Senator, der quer liegt, einen christlichen Sklaven, einen Sklaven und noch einen
      Sklaven verdeckt. Ihre zwei offenen Christen bringen ${FAITH}. Mit 5 Denaren befreit sie ${FREED} offene Sklaven,
      das bringt ${FREEDOM}. Der Bürgersinn steht auf Stufe 5, ihre 4 Marker bringen ${CIVIC}. Die Gesundheit steht auf
      Stufe ${box.LAST_SQUARE}: 3 Marker, ${HEALTHY}. Die Muße steht auf Stufe 2: 2 Marker, ${LEISURELY}. Zusammen sind
      das ${FAITH + FREEDOM + CIVIC + HEALTHY + LEISURELY} Prestige zu dem, was sie schon hatte.`,
    ruling`Du darfst beliebig viele deiner Sklaven befreien. Weil Geld jetzt zu nichts anderem mehr taugt, befreit der Tisch
      so viele, wie du bezahlen kannst, und sagt es dazu.`,
  ],
};

const buildings: Section = {
  id: 'buildings',
  title: 'Gebäude',
  blocks: [
    figure(
      ['buildings#stall', 'buildings#field', 'buildings#private-temple', 'buildings#tavern'],
      'Sie bleiben bei dir: Marktstand, Feld, Privattempel, Taverne.',
    ),
    figure(
      [
        'buildings#crane-tile',
        'buildings#insula',
        'buildings#triumphal-arch',
        'buildings#statue',
        'buildings#bank',
      ],
      'Sie wirken einmal, beim Kauf: Kran, Insula, Triumphbogen, Statue, Bank.',
    ),
    p`Die Spalten A, B und C sagen, wie viele Plättchen in jedem Teil des Stapels liegen. A kommt zuerst, C zuletzt;
      ${UNSEEN_TILES} Plättchen bleiben ungesehen unten liegen.`,
    factsDe.buildings(syllaAboutDe.buildings),
    p`Ein verdecktes Gebäude bewirkt nichts, bis es wieder hervorkommt. Du kannst mehrere von einer Sorte haben; jedes wirkt
      für sich.`,
    p`Einen Kran kannst du in der Runde, in der du ihn kaufst, noch nicht benutzen. Die Überschwemmung kann ihn aber schon
      treffen.`,
  ],
};

const events: Section = {
  id: 'event-list',
  title: 'Ereignisse',
  blocks: [
    figure(
      [
        'events#epidemic',
        'events#eruption',
        'events#imperial-cult',
        'events#famine',
        'events#flood',
        'events#slave-revolt',
        'events#senate-purge',
        'events#christian-persecution',
        'events#pillage',
        'events#decadence',
      ],
      factsDe.names.events.join(', '),
    ),
    p`Die Mehrheit der Würfel bringt einen Marker der Tugend in der zweiten Spalte. Solange das Ereignis offen liegt, lässt
      jede Ähre den Hunger in Phase I um 1 Schritt wachsen.`,
    factsDe.events,
    p`Die Dekadenz meint nur die drei Zählsteine; der Hunger bleibt, wo er ist.`,
  ],
};

const works: Section = {
  id: 'works',
  title: 'Große Bauwerke',
  blocks: [
    figure(
      [
        'works#pantheon',
        'works#temple',
        'works#granary',
        'works#public-baths',
        'works#colosseum',
        'works#senate-house',
      ],
      factsDe.names.works.join(', '),
    ),
    factsDe.works,
    p`Nur volle Gruppen von Stimmen rücken einen Zählstein. Beim Tempel erhältst du eine Belohnung, die höhere, die du
      erreicht hast; was die anderen tun, spielt dabei keine Rolle.`,
    p`Statt zu bauen, kann jeder den Plebejern geben: 1 Prestige für je ${box.VOTES_PER_PLEBEIAN_PRESTIGE} Stimmen.`,
  ],
};

const secrets: Section = {
  id: 'secrets',
  title: 'Hinter dem Schirm',
  blocks: [
    p`Vor den anderen verborgen:`,
    list(
      'wie viele Denare du hast;',
      'wie viele Marker du hast, und welche;',
      'deine ersten Charaktere, bis alle gewählt haben;',
      'deine Denare und dein Daumen in Phase VI, bis alle entschieden haben;',
      'vor allen: die Reihenfolge der Stapel und die Großen Bauwerke unter dem nächsten.',
    ),
    p`Alles andere ist offen: Karten und Gebäude, verdeckt oder nicht; das Prestige; welche Charaktere unter den Stapel
      gekommen sind; welche Ereignisse, welches Bauwerk und welche Plättchen aus dem Spiel sind. In einer Krise zeigen
      alle ihre Marker einer Tugend, am Ende alle Marker.`,
    ruling`Was du bekommst oder zahlst, sehen alle in dem Augenblick, bei Markern auch die Farbe. Wer mitzählt, kann viel
      wissen; die Chronik hilft dabei.`,
  ],
};

const byItself: Section = {
  id: 'by-itself',
  title: 'Was der Tisch von selbst tut',
  blocks: [
    p`Wo es nichts zu entscheiden gibt, wirst du nicht gefragt. Was für dich getan wurde, steht in der Chronik.`,
    list(
      'Bei der Anwerbung: Ist nur noch eine Sorte Karten da, bekommst du sie.',
      'Beim Verkauf: Hast du zu wenige Karten der Farbe, um höher zu gehen, passt du.',
      'Beim Bezahlen: Braucht es alle deine Karten der Farbe, oder sind alle gleich, werden sie gedreht.',
      'Bei den Einkünften: Das Einkommen kommt von selbst. Ohne nutzbaren Tempel oder Taverne geht es weiter.',
      'Bei den Ereignissen: Ein Würfel, der nur auf eines passt, geht dorthin. Ein einziges mögliches Opfer wird verdeckt.',
      'Phase VII, das Ende der Runde und die Ecclesia fragen niemanden etwas.',
    ),
    p`Gleich sind Karten derselben Art und desselben Glaubens, die gleich liegen.`,
    p`Drei Antworten bleiben immer dir überlassen, denn ein stummer Tisch würde deinen Geldbeutel verraten: das Passen bei
      der Wahl, der Privattempel, den du nicht bezahlen kannst, und der Einsatz beim Großen Bauwerk.`,
  ],
};

const openPurses: Section = {
  id: 'open-purses',
  title: 'Tischregel: offene Geldbeutel',
  blocks: [
    p`Eine Hausregel für alle, die nicht mitzählen wollen. Jeder, auch wer nur zuschaut, sieht jederzeit die Denare und
      Marker aller und damit auch den ganzen Punktestand. Sonst bleibt alles beim Alten: Erste Charaktere, Einsätze,
      Daumen und Stapel sind weiter geheim. Ohne diese Regel sind die Geldbeutel zu.`,
  ],
};

export const referenceDe: readonly Section[] = [
  ecclesia,
  buildings,
  events,
  works,
  secrets,
  byItself,
  openPurses,
];
