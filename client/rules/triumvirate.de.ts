import * as box from '../../game/triumvirate/components';
import { roman } from '../locales/triumvirate';
import type { RulesText, Section } from './rulesText';
import { example, list, p, ruling, say, series } from './textTags';
import { factsDe, legionen, phaseDe, waffen } from './triumvirate.de.facts';
import { politicsDe } from './triumvirate.de.politics';
import { referenceDe } from './triumvirate.de.reference';
import { turnDe } from './triumvirate.de.turn';
import { warDe } from './triumvirate.de.war';
import {
  beginsSecondYear,
  CHARACTERS,
  citizensFor,
  endsFirstYear,
  mostYears,
  outOfPlay,
  provincesFor,
  provincesOf,
} from './triumvirate.facts';

const { factsFor, HIGHEST_COMPETENCE } = box;

const goal: Section = {
  id: 'goal',
  title: 'Worum es geht',
  blocks: [
    p`56 v. Chr.: Der Pakt von ${series(CHARACTERS, 'und')} ist zerbrochen, und jeder der drei will die Republik für sich
      allein. Du bist einer von ihnen. Es gibt drei Wege zum Sieg, und wer auf einem davon als Erster ankommt, gewinnt
      sofort, mitten in einem Zug, auch im Zug eines anderen.`,
    list(
      say`*Politisch:* Du wirst zum zweiten Mal zum Konsul gewählt. Oder du warst schon einmal Konsul, und
        ${box.CITIZENS_TO_WIN} Bürger stehen auf deiner Seite.`,
      say`*Militärisch:* Dir gehören ${box.PROVINCES_TO_WIN} Provinzen.`,
      say`*Durch Kompetenz:* Deine beiden Kompetenzen, die politische und die militärische, stehen auf
        ${roman(HIGHEST_COMPETENCE)}.`,
    ),
    p`Gespielt wird in Jahren. Am Ende eines jeden wählen die Bürger einen Konsul, also ist spätestens nach
      ${mostYears(3)} Jahren alles entschieden (zu zweit nach ${mostYears(2)}). Geheim ist nichts, und Glück gibt es nur,
      wenn in einer Schlacht Waffen gezogen werden.`,
    ruling`In so einem Kasten steht, wie an diesem Tisch gespielt wird, wo die gedruckte Regel schweigt oder Spielraum
      lässt. Kennst du es anders, sieh zuerst hier nach.`,
  ],
};

const board: Section = {
  id: 'board',
  title: 'Was auf dem Tisch liegt',
  blocks: [
    p`Die *Karte* hat ${box.PROVINCES.length} Provinzen von dreierlei Art und zwei Meere, die ineinander übergehen. Die Art
      sagt, was eine Provinz liefert und was du dort tun kannst:`,
    factsDe.types,
    p`Provinzen mit gemeinsamer Grenze sind Nachbarn, und ebenso Provinzen, die ein Pfeil verbindet:`,
    factsDe.board,
    p`In den Provinzen:`,
    list(
      say`*Statthalter* zeigen, wem eine Provinz gehört. Jeder steht auf ihrem *Nachschubfeld* oder daneben. Nur eine
        Provinz mit freiem Feld liefert etwas.`,
      say`*Legionen* gehören dem, dem die Provinz gehört. Es darf auch keine da sein: Der Statthalter allein hält sie.`,
      '*Gold* liegt dort, bis der Besitzer es holt oder ein Eroberer.',
      say`*Beamte* halten den Statthalter vom Feld fern, sodass die Provinz jedes Mal liefert. Sie sind entweder
        *eingesetzt* oder *bei einem Stein*.`,
      say`Dein *Stein* bist du. Nur er bewegt sich; alles andere musst du mitnehmen.`,
    ),
    p`Neben der Karte:`,
    list(
      say`*Forum:* Bürger auf der Seite jedes Charakters und neutrale.`,
      say`*Kompetenzen:* die politische und die militärische, jede von ${roman(box.LOWEST_COMPETENCE)} bis
        ${roman(HIGHEST_COMPETENCE)}.`,
      say`*Schlachtenbeutel:* Waffen in den Farben der Charaktere. Wie viele von jeder darin sind, dürfen alle wissen. Jeder
        Charakter hat ${waffen(box.WEAPONS)}; was nicht im Beutel ist, liegt in seinem eigenen Vorrat.`,
      say`*Gold:* einiges in der Hand, für alle sichtbar, der Rest in der Bank. *Legionen,* die nirgends stehen, sind im
        Vorrat. Beides ist begrenzt.`,
      '*Kalender:* zählt die Züge bis zur Wahl herunter, der *Elegio*.',
      '*Entschädigungskarte:* Sie liegt bei dem, der zuletzt eine Provinz verloren hat.',
    ),
    ruling`Die Karte und die Aufstellung waren Bilder, die uns fehlen. Wir haben sie aus dem Text, aus Berichten und aus der
      Geschichte zusammengesetzt: die Arten der Provinzen, Grenzen und Küsten, wem was gehört und welche Statthalter auf
      ihrem Feld stehen. Sieht dein Brett anders aus, sag es uns.`,
  ],
};

const setUp: Section = {
  id: 'set-up',
  title: 'Die Aufstellung',
  blocks: [
    p`Den Aufbau übernimmt der Tisch. ${series(CHARACTERS, 'und')} ziehen immer in dieser Reihenfolge, und Caesar fängt
      an.`,
    factsDe.start(3),
    list(
      `${legionen(box.STARTING_LEGIONS)} in jeder Provinz.`,
      `Beide Kompetenzen stehen bei allen auf ${roman(box.LOWEST_COMPETENCE)}.`,
      `${waffen(box.STARTING_WEAPONS)} jeder Farbe sind im Beutel, je ${box.WEAPONS - box.STARTING_WEAPONS} im Vorrat.`,
      say`${box.STARTING_CITIZENS} Bürger stehen auf der Seite von jedem, ${box.NEUTRAL_CITIZENS} sind neutral:
        ${citizensFor(3)} im Ganzen.`,
      `Das ganze Gold, ${factsFor(3).gold} Münzen, ist in der Bank.`,
      `Der Kalender steht auf ${roman(factsFor(3).calendar)}.`,
    ),
    ruling`Zu Beginn hat niemand Gold in der Hand.`,
  ],
};

const TWO = factsFor(2);
const [CAESARS = 0, POMPEIUS_OWNS = 0] = TWO.starts.map(provincesOf);

const twoPlayers: Section = {
  id: 'two-players',
  title: 'Zu zweit',
  blocks: [
    p`Zu zweit spielen Caesar und Pompeius. Crassus fehlt, und mit ihm ${factsDe.provinces(outOfPlay(2))} samt allen Grenzen
      und Pfeilen, die dorthin führen. Caesar beginnt mit ${CAESARS} Provinzen, Pompeius mit ${POMPEIUS_OWNS}:`,
    factsDe.start(2),
    p`Was sonst anders ist:`,
    factsDe.players,
    list(
      say`Im Beutel sind auch ${waffen(box.STARTING_WEAPONS)} von Crassus. Sie sind neutral: Werden sie gezogen, kommen sie
        in den Beutel zurück. Seine übrigen sind aus dem Spiel.`,
      say`Für den militärischen Sieg braucht es weiterhin ${box.PROVINCES_TO_WIN} Provinzen, jetzt von
        ${provincesFor(2)}.`,
      `Ein Jahr hat eine ungerade Zahl von Zügen, daher beginnt ${beginsSecondYear(2)} das zweite.`,
      `In einer Kompetenz führst du nur, wenn du höher stehst als dein Rivale oder beide auf ${roman(HIGHEST_COMPETENCE)} sind.`,
    ),
  ],
};

const turn: Section = {
  id: 'turn',
  title: `${phaseDe('year')} und ein Zug darin`,
  phases: ['year'],
  blocks: [
    p`Ein Jahr hat ${factsFor(3).calendar} Züge (zu zweit ${TWO.calendar}). Ihr zieht reihum in der festen Reihenfolge, und
      das nächste Jahr geht dort weiter, wo das letzte aufgehört hat. Ein Zug hat drei Phasen und einen Abschluss:`,
    {
      table: {
        head: ['Phase', 'In Kürze'],
        rows: [
          [
            'I Nachschub',
            'Deine Statthalter wechseln die Stelle. Provinzen und Rom liefern Gold und Legionen.',
          ],
          [
            'II Bewegung',
            `Bis zu ${box.MOVEMENT_POINTS} Punkte: ziehen, übersetzen, Gold holen, angreifen.`,
          ],
          ['III Aktionen', `Bis zu ${box.MOST_ACTIONS} gegen Gold: Kompetenzen, Bürger, Waffen.`],
          ['Ende', 'Überzählige Legionen gehen, der Kalender rückt vor. Bei Elegio wird gewählt.'],
        ],
      },
    },
    p`Im Zug eines anderen wirst du nur gefragt, wenn du fliehen musst, wenn dir die Entschädigungskarte eine Wahl lässt und
      wenn du gewählt wirst.`,
    example`Zu dritt, erstes Jahr: Caesar, Pompeius, Crassus, Caesar und so weiter. Zug ${factsFor(3).calendar} gehört
      ${endsFirstYear(3)}. Dann kommt die Wahl, und ${beginsSecondYear(3)} beginnt das zweite Jahr.`,
  ],
};

export const triumvirateRulesDe: RulesText = {
  title: 'Das Ende des Triumvirats',
  sections: [
    goal,
    board,
    setUp,
    twoPlayers,
    turn,
    ...turnDe,
    ...warDe,
    ...politicsDe,
    ...referenceDe,
  ],
};
