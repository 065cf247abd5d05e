import * as box from '../../game/triumvirate/components';
import { roman } from '../locales/triumvirate';
import type { Section } from './rulesText';
import { example, list, p, ruling, say } from './textTags';
import { factsDe, gold, phaseDe, waffen } from './triumvirate.de.facts';
import { citizensFor, priceOf, priceOfAll } from './triumvirate.facts';

/** Actions, the end of the turn and the election. */

const { province } = factsDe;
const { HIGHEST_COMPETENCE, MOST_ACTIONS } = box;

const actions: Section = {
  id: 'actions',
  title: 'III Aktionen',
  blocks: [
    p`Nach der Bewegung darfst du handeln, bis zu ${MOST_ACTIONS} Mal, auch mehrmals auf dieselbe Art. Was möglich ist, hängt
      von der Art der Provinz ab, in der dein Stein steht:`,
    list(
      say`*Politische Provinz:* Du steigerst deine politische Kompetenz um 1. Oder du bewegst einen Bürger: einen neutralen auf
        deine Seite oder einen von der Seite eines Rivalen zu den neutralen. Nie direkt vom Rivalen zu dir.`,
      say`*Militärische Provinz:* Du steigerst deine militärische Kompetenz um 1. Oder du legst
        ${waffen(box.FORGED_WEAPONS)} aus deinem Vorrat in den Beutel.`,
      '*Kompetenzprovinz:* Du steigerst eine der beiden Kompetenzen um 1.',
    ),
    p`Jede Aktion kostet mehr als die davor. Bürger und Waffen sind teurer für alle, die nicht *führen*, Bürger in der
      politischen Kompetenz, Waffen in der militärischen:`,
    factsDe.prices,
    p`Bezahlt wird mit Gold aus deiner Hand, an die Bank. Was in Provinzen liegt, hilft nicht.`,
    example`Pompeius steht mit 6 Gold in ${province(box.AEGYPTUS)}. Politisch ist Caesar auf ${roman(3)}, Pompeius und Crassus
      sind auf ${roman(2)}. Ein Bürger würde Pompeius jetzt ${priceOf(1, false)} kosten. Also steigert er zuerst seine
      politische Kompetenz, für ${priceOf(1)}: Mit ${roman(3)} führt er, gemeinsam mit Caesar. Dann gewinnt er einen neutralen
      Bürger für ${priceOf(2)} und macht einen von Caesars Bürgern neutral, für ${priceOf(3)}. Zusammen sind das
      ${gold(priceOfAll(3))}.`,
    p`Eine Kompetenz auf ${roman(HIGHEST_COMPETENCE)} steigt nicht weiter.`,
    ruling`Mit einer einzigen Waffe im Vorrat legst du diese eine hinein, zum vollen Preis. Ohne Waffe geht die Aktion
      nicht.`,
    ruling`Ob du führst, richtet sich bei jeder Aktion danach, wie es beim Bezahlen steht.`,
  ],
};

const leading: Section = {
  id: 'leading',
  title: 'Wer führt',
  blocks: [
    p`In einer Kompetenz *führst* du, wenn niemand höher steht als du und jemand niedriger. Es können also mehrere gemeinsam
      führen, aber nicht alle. Zu Beginn führt niemand.`,
    p`Wichtig ist das an zwei Stellen: Wer führt, bekommt Bürger und Waffen billiger, und wer führt, fällt zurück, wenn er
      fliehen muss.`,
    example`Politisch sind Caesar und Pompeius auf ${roman(4)}, Crassus ist auf ${roman(2)}: Caesar und Pompeius führen.
      Militärisch sind alle drei auf ${roman(2)}: Niemand führt. Steigt Crassus auf ${roman(3)}, führt er allein.`,
    ruling`Auf ${roman(HIGHEST_COMPETENCE)} führst du immer, selbst wenn alle dort sind.`,
  ],
};

const endOfTurn: Section = {
  id: 'end-of-turn',
  title: 'Das Ende eines Zuges',
  blocks: [
    p`Wenn du deinen Zug beendest,`,
    list(
      say`bleiben in jeder deiner Provinzen höchstens ${box.LEGION_LIMIT} Legionen; überzählige kommen in den Vorrat;`,
      say`rückt der Kalender einen Schritt auf Elegio zu.`,
    ),
    p`Von ${roman(box.factsFor(3).calendar)} sind es ${box.factsFor(3).calendar} Züge bis dorthin. Ist Elegio erreicht, wird ein
      Konsul gewählt. Sonst ist der Nächste am Zug.`,
    p`Es trifft nur deine eigenen Provinzen, und nur jetzt. Stehen irgendwo zu viele Legionen, nutze oder verlege sie
      vorher.`,
  ],
};

const election: Section = {
  id: 'election',
  title: phaseDe('election'),
  phases: ['election'],
  blocks: [
    p`Konsul wird, wer die meisten Bürger auf seiner Seite hat. Liegen mehrere gleichauf, ist es der von ihnen, dessen letzter
      Zug am längsten her ist, also der, der am ehesten wieder dran ist.`,
    p`*Zum zweiten Mal:* Er hat gewonnen.`,
    p`*Zum ersten Mal:*`,
    list(
      'Er nimmt eine Konsulkarte und behält sie: Sie zeigt, dass er schon Konsul war.',
      say`Er setzt einen neuen Beamten in einer beliebigen eigenen Provinz ein. Der Statthalter dort tritt vom Nachschubfeld.
        Wo schon ein Beamter eingesetzt ist, bewirkt das vorerst nichts.`,
      `${box.CONSUL_LOSES_CITIZENS} seiner Bürger werden neutral.`,
      'Der Kalender geht auf den Anfang zurück, und das nächste Jahr beginnt mit dem, der an der Reihe ist.',
    ),
    p`Von nun an reichen ihm ${box.CITIZENS_TO_WIN} Bürger zum Sieg, auch wenn inzwischen ein anderer Konsul geworden ist. Vor
      dem ersten Konsulat bewirken ${box.CITIZENS_TO_WIN} Bürger von allein nichts.`,
    example`Zweites Jahr. Den letzten Zug hatte Caesar, also ist Pompeius der Nächste. Caesar und Crassus haben je 4 Bürger,
      Pompeius 3: alle ${citizensFor(3)}. Von den beiden, die gleichauf liegen, ist Crassus vor Caesar an der Reihe, also wird
      er gewählt. Es ist sein erstes Mal. Seinen neuen Beamten schickt er nach ${province(box.SYRIA)}, und
      ${box.CONSUL_LOSES_CITIZENS} seiner Bürger werden neutral: 1 bleibt ihm. Pompeius, der schon einmal Konsul war, beginnt
      das dritte Jahr.`,
    ruling`Ein neuer Konsul muss seinen Beamten einsetzen. Hat er weniger als ${box.CONSUL_LOSES_CITIZENS} Bürger, verliert er
      alle.`,
    ruling`Bleiben ihm danach noch ${box.CITIZENS_TO_WIN} oder mehr, gewinnt er auf der Stelle.`,
  ],
};

export const politicsDe: readonly Section[] = [actions, leading, endOfTurn, election];
