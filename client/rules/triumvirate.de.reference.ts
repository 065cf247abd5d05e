import * as box from '../../game/triumvirate/components';
import type { Section } from './rulesText';
import { example, list, p, ruling, say } from './textTags';
import { factsDe } from './triumvirate.de.facts';
import { percent } from './triumvirate.facts';

/** The odds, and how this table deals with it all. */

const odds: Section = {
  id: 'odds',
  title: 'Aussichten',
  blocks: [
    p`Der Beutel ist für alle offen, also lassen sich die Aussichten eines Angriffs berechnen, und der Tisch zeigt sie, bevor
      du dich entscheidest. Zum Selberrechnen: Dein *Vorsprung* sind deine Legionen, weniger die des Verteidigers, weniger
      ${box.STONE_KILLS}, wenn dessen Stein dort steht. Du eroberst genau dann, wenn dein Vorsprung größer ist als die
      gezogenen Waffen des Verteidigers, weniger deine.`,
    p`Mit dem Beutel vom Anfang und ohne Stein des Verteidigers:`,
    factsDe.odds,
    p`Jede deiner Waffen im Beutel macht die nächste Schlacht leichter; jede gezogene fehlt, bis du sie wieder
      hineinlegst.`,
    example`5 Legionen gegen 3, das ist ein Vorsprung von 2. Drei Waffen werden gezogen; nur wenn zwei vom Verteidiger dabei
      sind und keine von dir, scheitert der Angriff. Mit dem Beutel vom Anfang gelingt er mit ${percent(5, 3)}. Steht der Stein
      des Verteidigers dort, ist der Vorsprung 0, und es sind ${percent(5, 3, true)}.`,
  ],
};

const byItself: Section = {
  id: 'by-itself',
  title: 'Was der Tisch von selbst tut',
  blocks: [
    p`Wo es nichts zu entscheiden gibt, wirst du nicht gefragt. Was für dich getan wurde, steht in der Chronik.`,
    list(
      say`Nachschub: Statthalter wechseln die Stelle, und die Provinzen bekommen, was ihnen zusteht, wenn es für alle
        reicht. Rom fragt nicht, wenn es nur eine Antwort gibt.`,
      'Bewegung: Gold nimmst du auf, wo du ankommst. Schlachten laufen bis zum Ende ab.',
      say`Nach einer Eroberung: Ein Stein, dem nur eine Provinz bleibt, flieht dorthin. Waffen zur Entschädigung
        kommen in den Beutel. Steht eine Kompetenz schon am Ende, steigert die Karte die andere.`,
      say`Ende des Zuges: überzählige Legionen, Kalender, Wahl. Ein neuer Konsul mit nur einer Provinz wird nicht
        gefragt, wo.`,
      'Sieg: Nach jeder einzelnen Änderung wird nachgesehen, und dort endet das Spiel.',
    ),
    p`Dein Zug endet erst, wenn du es sagst, auch wenn es nichts mehr zu tun gibt.`,
    p`Bis dahin kannst du zurücknehmen, was du getan hast, bis zu deinem letzten Angriff: Was aus dem Beutel gezogen wurde,
      bleibt.`,
  ],
};

const rulings: Section = {
  id: 'rulings',
  title: 'Wie wir die Regeln lesen',
  blocks: [
    p`Was eine Phase betrifft, steht dort. Dies gilt für das ganze Spiel:`,
    ruling`Die Charaktere werden in ihrer Reihenfolge auf die Plätze verteilt: Der erste Platz ist Caesar.`,
    ruling`Was die gedruckte Regel einem Verlierer oder einem neuen Konsul erlaubt, geschieht hier immer: Waffen, Kompetenz, Beamter. Gefragt wirst du nur, welche und wo.`,
  ],
};

export const referenceDe: readonly Section[] = [odds, byItself, rulings];
