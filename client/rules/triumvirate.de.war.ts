import * as box from '../../game/triumvirate/components';
import { roman } from '../locales/triumvirate';
import type { Section } from './rulesText';
import { example, list, p, ruling, say } from './textTags';
import { factsDe, legionen, waffen } from './triumvirate.de.facts';

/** What an attack brings. */

const { province } = factsDe;

const battle: Section = {
  id: 'battle',
  title: 'Schlacht',
  blocks: [
    p`Ein Schritt in die Provinz eines Rivalen ist ein Angriff. Er braucht mindestens 1 Legion, auch wenn niemand verteidigt.
      Es kämpfen nur die Legionen, die du mitnimmst; beim Verteidiger alle, die dort stehen. Angreifen kannst du, so oft deine
      Punkte reichen, auch dieselbe Provinz noch einmal. Wer aber nur noch eine einzige Provinz hat, kann von diesem
      Augenblick an nicht mehr angegriffen werden.`,
    p`Eine Schlacht hat fünf Schritte:`,
    list(
      say`*Ziehen.* Aus dem Beutel werden ${waffen(box.MOST_DRAWN)} gezogen. Hat eine Seite weniger Legionen, sind es nur so
        viele, wie die kleinere Seite hat. Sind zu wenige im Beutel, werden alle gezogen. Gegen eine leere Provinz wird nichts gezogen.`,
      say`*Waffen.* Jede Waffe des Angreifers tötet eine verteidigende Legion, jede des Verteidigers eine angreifende. Diese
        Waffen kommen zurück in den Vorrat ihrer Besitzer. Eine Waffe der dritten Farbe bewirkt nichts und kommt in den
        Beutel zurück; nachgezogen wird nicht.`,
      say`*Stein.* Steht der Stein des Verteidigers dort, tötet er ${box.STONE_KILLS} weitere Angreifer oder so viele, wie noch
        da sind. Das tut er auch ohne eine Legion neben sich.`,
      '*Gefecht.* Beide Seiten verlieren gleich viele, bis wenigstens eine keine mehr hat.',
      say`*Ergebnis.* Ist noch ein Angreifer übrig, ist die Provinz erobert. Wenn nicht, ist der Angriff gescheitert, auch wenn
        kein Verteidiger mehr da ist.`,
    ),
    p`*Gescheitert:* Alle deine Angreifer sind tot, und die übrigen Verteidiger bleiben. Dein Stein und die Beamten bei ihm
      sind wieder in der Provinz, aus der du kamst; das kostet nichts. Die Punkte des Schritts sind weg, den Rest darfst du
      noch nutzen. Tote Legionen kommen in den Vorrat.`,
    p`*Erobert:* Dein Stein steht dort, mit den Legionen, die übrig sind. Du darfst weiterziehen und wieder angreifen.`,
    example`Pompeius greift von ${province(box.AFRICA)} aus ${province(box.SICILIA)} an, das Crassus gehört: ${legionen(3)}
      gegen 2. Also werden 2 Waffen gezogen, eine blaue und eine rote. Die blaue ist seine und tötet einen Verteidiger. Die
      rote gehört Caesar und kommt in den Beutel zurück. Im Gefecht stehen 3 gegen 1: Es bleiben 2, und
      ${province(box.SICILIA)} ist sein.`,
    example`Dasselbe mit dem Stein von Crassus in ${province(box.SICILIA)}: Nach den Waffen sind noch 3 Angreifer da, der Stein
      tötet ${box.STONE_KILLS}, und 1 steht gegen 1. Niemand bleibt übrig, also ist der Angriff gescheitert. Pompeius ist
      wieder in ${province(box.AFRICA)}; in ${province(box.SICILIA)} steht keine Legion mehr, aber es gehört weiter
      Crassus.`,
  ],
};

const conquest: Section = {
  id: 'conquest',
  title: 'Eroberung, Flucht und Entschädigung',
  blocks: [
    p`Nach einer Eroberung, in dieser Reihenfolge:`,
    list(
      say`*Die Provinz.* Dein Statthalter tritt an die Stelle des anderen, auf dem Nachschubfeld oder daneben, so wie der
        stand. Das Gold dort gehört dir. Auch alle Beamten dort: Eingesetzte bleiben es, und du darfst sie gleich
        mitnehmen.`,
      say`*Sieg.* Mit deiner Provinz Nummer ${box.PROVINCES_TO_WIN} hast du gewonnen, und sonst geschieht nichts mehr.`,
      say`*Flucht.* Stand der Stein des Verlierers dort, flieht er in eine beliebige Provinz, die ihm noch gehört, und nimmt
        das Gold, das dort liegt. Legionen und Beamte fliehen nicht mit. In jeder Kompetenz, in der er führt, fällt er um
        1.`,
      say`*Entschädigungskarte* für den Verlierer, ob er geflohen ist oder nicht. Hat er sie nicht, nimmt er sie mit Seite
        ${roman(1)} nach oben und legt 1 Waffe aus seinem Vorrat in den Beutel. Hat er sie schon, wird sie auf Seite
        ${roman(2)} gedreht, und er steigert eine Kompetenz seiner Wahl um 1.`,
      '*Beamte.* Für jeden, der verloren ist, legt der Verlierer 1 weitere Waffe in den Beutel.',
      'Dann macht der Angreifer weiter.',
    ),
    p`Es gibt nur eine Karte. Sie bleibt beim letzten Verlierer, über Züge und Jahre hinweg, bis ein anderer eine Provinz
      verliert. Hat der Verlierer keine Waffe mehr im Vorrat, bekommt er nichts stattdessen. Bringt ihn die Karte in beiden
      Kompetenzen auf ${roman(box.HIGHEST_COMPETENCE)}, gewinnt er sofort.`,
    example`Caesar greift ${province(box.MACEDONIA)} mit ${legionen(6)} an. Dort stehen 1 Legion, der Stein von Crassus und ein
      Beamter bei ihm. Eine Waffe wird gezogen, eine blaue. Der Stein tötet ${box.STONE_KILLS}, das Gefecht kostet jede Seite
      1, und 3 Legionen bleiben. Der Beamte ist jetzt bei Caesars Stein. Crassus führt politisch mit ${roman(3)}: Er fällt auf
      ${roman(2)} und flieht nach ${province(box.ASIA)}, wo er 2 Gold findet. Er nimmt die Karte, legt für Seite ${roman(1)}
      1 Waffe in den Beutel und 1 weitere für den Beamten. Caesar zieht weiter und nimmt auch ${province(box.ACHAEA)}. Crassus
      hat die Karte, also wird sie auf Seite ${roman(2)} gedreht: Er steigert seine militärische Kompetenz auf
      ${roman(2)}.`,
    ruling`Die Flucht kommt vor der Karte. Ob der Verlierer führt, richtet sich danach, wie er vor der Flucht stand.`,
    ruling`Auch Beamte, die bei dem fliehenden Stein waren, sind verloren. Sie kommen zum Stein des Eroberers.`,
    ruling`Wer die Karte schon mit Seite ${roman(2)} nach oben hat und noch einmal verliert, bekommt wieder Seite
      ${roman(2)}.`,
    ruling`Nach der Regel darf der Verlierer seine Waffen in den Beutel legen und seine Kompetenz steigern. Weil ihm das kaum je
      schadet, tut es der Tisch immer.`,
  ],
};

export const warDe: readonly Section[] = [battle, conquest];
