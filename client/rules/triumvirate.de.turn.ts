import { sum } from '../../game/table/lists';
import * as box from '../../game/triumvirate/components';
import type { Section } from './rulesText';
import { example, list, p, ruling, say } from './textTags';
import { factsDe, gold, legionen, punkte } from './triumvirate.de.facts';
import { withoutLegions, yieldOf } from './triumvirate.facts';

/** Supply and movement. */

const { province, supply: gives } = factsDe;

const CLAIMED = sum(
  [box.AEGYPTUS, box.HISPANIA_CITERIOR, box.AFRICA].map((each) => yieldOf(each).gold),
);

const supply: Section = {
  id: 'supply',
  title: 'I Nachschub',
  blocks: [
    p`Zu Beginn deines Zuges:`,
    list(
      say`*Statthalter.* Jeder deiner Statthalter wechselt die Stelle: vom Nachschubfeld daneben, von daneben aufs Feld. Über
        einem eingesetzten Beamten bleibt er daneben.`,
      say`*Provinzen.* Jede deiner Provinzen, deren Feld jetzt frei ist, liefert, was ihre Art sagt. Legionen kommen in die
        Provinz; Gold bleibt dort liegen oder geht gleich in deine Hand, wo dein Stein steht.`,
      say`*Rom* gibt ${box.ROME_GIVES} Stück dazu, egal was dir gehört: Gold in die Hand oder Legionen in deine Provinzen,
        beide von einer Sorte oder von jeder eines. Zwei Legionen dürfen in dieselbe Provinz oder in verschiedene.`,
    ),
    p`Eine Provinz liefert also in jedem zweiten Zug, und in jedem, solange ein Beamter ihr Feld frei hält.`,
    example`Caesar steht in ${province(box.ITALIA)}, wo sein Beamter eingesetzt ist. Seine Statthalter in
      ${province(box.GALLIA_NARBONENSIS)} und ${province(box.ILLYRICUM)} stehen auf dem Feld, die in
      ${province(box.GALLIA_COMATA)} und ${province(box.GALLIA_CISALPINA)} daneben. Jetzt treten die ersten beiden herunter,
      und ihre Provinzen bekommen je ${gives(box.ILLYRICUM)}. Die anderen beiden treten aufs Feld und bekommen nichts. In
      ${province(box.ITALIA)} bleibt das Feld frei: ${gives(box.ITALIA)}, gleich in die Hand, denn er ist dort. Von Rom nimmt
      er 1 Gold und 1 Legion für ${province(box.GALLIA_CISALPINA)}. In der Hand hat er
      ${gold(yieldOf(box.ITALIA).gold + 1)}.`,
    p`*Wenn Bank oder Vorrat nicht reichen.* Du bekommst nur, was da ist. Reicht es nicht für alle, entscheidest du, wohin es
      kommt; der Rest verfällt. Die Statthalter wechseln die Stelle, ob ihre Provinz etwas bekommen hat oder nicht.`,
    example`Pompeius stehen ${gold(CLAIMED)} zu: ${yieldOf(box.AEGYPTUS).gold} in ${province(box.AEGYPTUS)},
      ${yieldOf(box.HISPANIA_CITERIOR).gold} in ${province(box.HISPANIA_CITERIOR)}, ${yieldOf(box.AFRICA).gold} in
      ${province(box.AFRICA)}, wo er steht. In der Bank sind aber nur 2. Von Rom nimmt er zwei Legionen, und von den 2 Gold
      legt er 1 nach ${province(box.AEGYPTUS)} und nimmt 1 in ${province(box.AFRICA)} in die Hand.`,
    ruling`Rom fragt und gibt zuerst, damit du weißt, was für die Provinzen bleibt. Von jeder Sorte gibt Rom höchstens, was da
      ist, und weniger als ${box.ROME_GIVES} Stück nur, wenn Bank und Vorrat zusammen weniger haben.`,
    ruling`Was übrig ist, wird Stück für Stück verteilt; eine Provinz kann also auch einen Teil bekommen. Liegen lassen darfst
      du nichts, was eine Provinz noch bekommen könnte.`,
    p`Während deines Zuges dürfen beliebig viele Legionen in einer Provinz stehen. An seinem Ende sind ${box.LEGION_LIMIT} die
      Grenze.`,
  ],
};

const movement: Section = {
  id: 'movement',
  title: 'II Bewegung',
  blocks: [
    p`Du hast ${box.MOVEMENT_POINTS} Bewegungspunkte. Dein Stein geht Schritt für Schritt, in eigene Provinzen oder, mit
      mindestens 1 Legion, in fremde: Das ist ein Angriff. Er darf auch stehen bleiben und dorthin zurückkehren, wo er schon
      war.`,
    factsDe.steps,
    list(
      say`Bei jedem Schritt sagst du, wie viele Legionen der Provinz, die du verlässt, mitgehen: keine, einige oder alle, auch
        solche, die in diesem Zug schon gezogen sind. Als Besatzung muss niemand zurückbleiben.`,
      'Ohne deinen Stein ziehen weder Legionen noch Beamte.',
      'Eine Überfahrt ist ein einziger Schritt, von Küste zu Küste. Auf dem Meer bleibt niemand stehen.',
      'Beamte reisen umsonst mit und machen keine Überfahrt teurer.',
      'Gold, das liegt, wo du ankommst, gehört sofort dir.',
    ),
    example`Crassus steht in ${province(box.SICILIA)} mit ${legionen(4)}. ${province(box.MACEDONIA)} liegt am östlichen Meer
      wie ${province(box.SICILIA)}: Für ${punkte(box.ONE_SEA_COST)} setzt er mit allen 4 dorthin über, zu den 2, die schon da
      waren. Mit 3 von den 6 zieht er nach ${province(box.ACHAEA)}, ${punkte(box.NEIGHBOUR_COST)}, und nimmt die 2 Gold, die
      dort liegen. Mit dem letzten Punkt geht er nach ${province(box.MACEDONIA)} zurück, allein. Ohne Legionen hätte die
      Überfahrt ${withoutLegions(box.ONE_SEA_COST)} gekostet.`,
    ruling`Jede Überfahrt wird für sich berechnet: Wer zweimal ohne Legionen übersetzt, spart zweimal einen Punkt.`,
    p`Mit deiner ersten Aktion endet die Bewegung. Danach rührt sich dein Stein in diesem Zug nicht mehr.`,
  ],
};

const officials: Section = {
  id: 'officials',
  title: 'Beamte',
  blocks: [
    p`Ein Beamter ist entweder in einer Provinz eingesetzt, unter dem Statthalter, oder bei deinem Stein.`,
    list(
      say`*Eingesetzt* holt er den Statthalter sofort vom Nachschubfeld und hält ihn davon fern. Ein zweiter bewirkt nichts
        zusätzlich; er wirkt aber weiter, wenn der erste geht.`,
      '*Bei deinem Stein* tut er nichts. Wo er nur durchkommt, wechselt der Statthalter wie sonst auch.',
    ),
    p`In der Bewegung darfst du in jeder eigenen Provinz, in der dein Stein steht, Beamte einsetzen und mitnehmen. Das kostet
      nichts. Geht der letzte, bleibt der Statthalter vorerst neben dem Feld und tritt bei deinem nächsten Nachschub
      darauf.`,
    example`Caesar nimmt seinen Beamten in ${province(box.ITALIA)} mit, geht über ${province(box.GALLIA_CISALPINA)} nach
      ${province(box.ILLYRICUM)} und setzt ihn dort ein. Der Statthalter, der auf dem Feld stand, tritt sofort herunter. Ab
      Caesars nächstem Nachschub bringt ${province(box.ILLYRICUM)} jedes Mal ${gives(box.ILLYRICUM)}. In
      ${province(box.ITALIA)} tritt der Statthalter bei diesem Nachschub auf sein Feld, und ${province(box.ITALIA)} liefert
      nichts.`,
    ruling`Beamte, die du bei einem Schritt zurücklässt, gelten als eingesetzt. Wer am Ende deines Zuges bei deinem Stein ist,
      bleibt bei ihm.`,
    ruling`Einsetzen und mitnehmen darfst du auch in einer Provinz, die du gerade erobert hast.`,
    ruling`An einem Ort setzt du zuerst ein und nimmst dann mit: Hast du jemanden mitgenommen, wird dort vor deinem nächsten Schritt niemand mehr eingesetzt. Dadurch entgeht dir nichts.`,
  ],
};

export const turnDe: readonly Section[] = [supply, movement, officials];
