import * as box from '../../game/triumvirate/components';
import { roman } from '../locales/triumvirate';
import type { Section } from './rulesText';
import { example, list, p, ruling, say } from './textTags';
import { factsEn, legions, weapons } from './triumvirate.en.facts';

/** What an attack brings. */

const { province } = factsEn;

const battle: Section = {
  id: 'battle',
  title: 'Battle',
  blocks: [
    p`A step into a rival’s province is an attack. It takes at least 1 legion, even if nobody defends. Only the legions you
      take along fight; the defender has all that stand there. You can attack as often as your points allow, also the same
      province again. But whoever is down to a single province cannot be attacked any more, from that very moment on.`,
    p`A battle has five steps:`,
    list(
      say`*Draw.* ${weapons(box.MOST_DRAWN)} are drawn from the bag, fewer if one side has fewer legions: then as many as the smaller side has. If the bag holds too few, all are drawn. Against an empty province nothing is drawn.`,
      say`*Weapons.* Each weapon of the attacker kills a defending legion, each weapon of the defender an attacking one.
        These weapons return to the stocks of their owners. A weapon of the third colour does nothing and goes back into the
        bag; nothing is drawn in its place.`,
      say`*Stone.* If the defender’s stone stands there, it kills ${box.STONE_KILLS} more attackers, or as many as are left.
        It does so even without a legion beside it.`,
      '*Main battle.* Both sides lose equally many, until at least one of them has none left.',
      say`*Result.* If an attacker is left, the province is conquered. If not, the attack has failed, also if no defender is
        left either.`,
    ),
    p`*Failed:* all your attackers are dead, and the defenders that are left stay. Your stone, and officials with it, are back
      in the province you came from, which costs nothing. The points of the step are spent, but you may use the rest. Dead
      legions go to the stock.`,
    p`*Conquered:* your stone stands there with the legions that are left. You may move on, and attack again.`,
    example`Pompeius attacks ${province(box.SICILIA)} of Crassus from ${province(box.AFRICA)}, ${legions(3)} against 2. So
      2 weapons are drawn: one blue, one red. The blue one is his and kills a defender. The red one belongs to Caesar and
      goes back into the bag. In the main battle 3 stand against 1: 2 are left, and ${province(box.SICILIA)} is his.`,
    example`The same with the stone of Crassus in ${province(box.SICILIA)}: after the weapons 3 attackers are left, the stone
      kills ${box.STONE_KILLS}, and 1 stands against 1. Nobody is left, so the attack has failed. Pompeius is back in
      ${province(box.AFRICA)}; in ${province(box.SICILIA)} there is no legion any more, but it still belongs to Crassus.`,
  ],
};

const conquest: Section = {
  id: 'conquest',
  title: 'Conquest, flight and compensation',
  blocks: [
    p`After a conquest, in this order:`,
    list(
      say`*The province.* Your governor takes the place of the other, on the supply field or beside it, as that one stood. The
        gold there is yours. So are all officials there: those set down stay so, and you may take them up at once.`,
      say`*Victory.* With your province number ${box.PROVINCES_TO_WIN} you have won, and nothing else happens.`,
      say`*Flight.* If the loser’s stone stood there, it flees to any province its owner still has, and takes the gold that
        lies there. No legions and no officials go along. In each competence in which the loser leads, he falls by 1.`,
      say`*Compensation card,* for the loser, whether he fled or not. If he does not hold it, he takes it with side
        ${roman(1)} up and puts 1 weapon of his stock into the bag. If he already holds it, it is turned to side ${roman(2)},
        and he raises a competence of his choice by 1.`,
      '*Officials.* For each one lost, the loser puts 1 more weapon into the bag.',
      'Then the attacker goes on.',
    ),
    p`There is only one card. It stays with the last loser, over turns and years, until another loses a province. If the loser
      has no weapons in stock, he gets nothing instead. If the card brings him to ${roman(box.HIGHEST_COMPETENCE)} in both
      competences, he wins at once.`,
    example`Caesar attacks ${province(box.MACEDONIA)} with ${legions(6)}. There stand 1 legion, the stone of Crassus and an
      official with it. One weapon is drawn, a blue one. The stone kills ${box.STONE_KILLS}, the main battle costs each side
      1, and 3 legions are left. The official is now with Caesar’s stone. Crassus leads politically with
      ${roman(3)}: he falls to ${roman(2)}, and flees to ${province(box.ASIA)}, where he finds 2 gold. He takes the card, puts
      1 weapon into the bag for side ${roman(1)}, and 1 more for the official. Caesar goes on and takes
      ${province(box.ACHAEA)} as well. Crassus holds the card, so it is turned to side ${roman(2)}: he raises his military
      competence to ${roman(2)}.`,
    ruling`The flight comes before the card. Whether the loser leads is judged as he stood before he fled.`,
    ruling`Officials who were with the fleeing stone are lost, too. They join the stone of the conqueror.`,
    ruling`Whoever holds the card with side ${roman(2)} up and loses once more gets side ${roman(2)} again.`,
    ruling`The rules say that the loser may put his weapons into the bag and raise his competence. As that
      hardly ever harms him, the table always does it.`,
  ],
};

export const warEn: readonly Section[] = [battle, conquest];
