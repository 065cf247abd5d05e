import { sum } from '../../game/table/lists';
import * as box from '../../game/triumvirate/components';
import type { Section } from './rulesText';
import { example, list, p, ruling, say } from './textTags';
import { factsEn, gold, legions, pointsEn } from './triumvirate.en.facts';
import { withoutLegions, yieldOf } from './triumvirate.facts';

/** Supply and movement. */

const { province, supply: gives } = factsEn;

const CLAIMED = sum(
  [box.AEGYPTUS, box.HISPANIA_CITERIOR, box.AFRICA].map((each) => yieldOf(each).gold),
);

const supply: Section = {
  id: 'supply',
  title: 'I Supply',
  blocks: [
    p`At the beginning of your turn:`,
    list(
      say`*Governors.* Each of your governors changes sides: from the supply field to beside it, from beside it onto the
        field. Over an official who is set down he stays beside it.`,
      say`*Provinces.* Each of your provinces whose field is now free gives what its type says. Legions are placed there;
        gold is laid there, or goes straight to your hand where your stone stands.`,
      say`*Rome* gives ${box.ROME_GIVES} pieces on top, whatever you own: gold to your hand or legions to provinces of
        yours, both of one kind or one of each. Two legions may go to the same province or to different ones.`,
    ),
    p`So a province gives something every second turn, and every turn while an official keeps its field free.`,
    example`Caesar stands in ${province(box.ITALIA)}, where his official is set down. His governors of
      ${province(box.GALLIA_NARBONENSIS)} and ${province(box.ILLYRICUM)} are on the field, those of
      ${province(box.GALLIA_COMATA)} and ${province(box.GALLIA_CISALPINA)} beside it. Now the first two step off, and each
      of their provinces gets ${gives(box.ILLYRICUM)}. The other two step on, and get nothing. In ${province(box.ITALIA)}
      the field stays free: ${gives(box.ITALIA)}, to his hand, because he is there. From Rome he takes 1 gold, and 1 legion
      for ${province(box.GALLIA_CISALPINA)}. He has ${gold(yieldOf(box.ITALIA).gold + 1)} in hand.`,
    p`*When bank or stock run short.* You can only get what is there. If there is too little for all, you decide what goes
      where; the rest is lost. Governors change sides whether their province got something or not.`,
    example`Pompeius has claims on ${gold(CLAIMED)}: ${yieldOf(box.AEGYPTUS).gold} in ${province(box.AEGYPTUS)},
      ${yieldOf(box.HISPANIA_CITERIOR).gold} in ${province(box.HISPANIA_CITERIOR)}, ${yieldOf(box.AFRICA).gold} in
      ${province(box.AFRICA)}, where he stands. But the bank holds 2. From Rome he takes two legions, and of the 2 gold he
      lays 1 in ${province(box.AEGYPTUS)} and takes 1 to hand in ${province(box.AFRICA)}.`,
    ruling`Rome is asked and served first, so that you know what is left for the provinces. Of each kind Rome gives at most
      what is there, and fewer than ${box.ROME_GIVES} pieces only if bank and stock together hold fewer.`,
    ruling`What is left is shared out coin by coin and legion by legion, so a province may get a part of its claim. You
      cannot leave anything lying that a province could get.`,
    p`During your turn any number of legions may stand in a province. At its end ${box.LEGION_LIMIT} are the limit.`,
  ],
};

const movement: Section = {
  id: 'movement',
  title: 'II Movement',
  blocks: [
    p`You have ${box.MOVEMENT_POINTS} movement points. Your stone goes step by step, into your own provinces or, with at
      least 1 legion, into those of others: that is an attack. It may also stay where it is, and come back to where it has
      been.`,
    factsEn.steps,
    list(
      say`With each step you say how many legions of the province you are leaving go along: none, some or all, also such as
        have already moved in this turn. Nobody has to stay behind as a garrison.`,
      'Legions and officials never move without your stone.',
      'A crossing is one step, from coast to coast. Nobody ever stops at sea.',
      'Officials travel for nothing, and make no crossing dearer.',
      'Gold that lies where you arrive is yours at once.',
    ),
    example`Crassus stands in ${province(box.SICILIA)} with ${legions(4)}. ${province(box.MACEDONIA)} touches the eastern
      sea, as ${province(box.SICILIA)} does: he sails there with all 4 for ${pointsEn(box.ONE_SEA_COST)} and joins the 2
      that stood there. With 3 of the 6 he marches to ${province(box.ACHAEA)}, ${pointsEn(box.NEIGHBOUR_COST)}, and takes
      the 2 gold that lie there. With his last point he goes back to ${province(box.MACEDONIA)}, alone. Without legions the
      crossing would have cost ${withoutLegions(box.ONE_SEA_COST)}.`,
    ruling`Each crossing is priced by itself: whoever sails twice without legions saves a point twice.`,
    p`Movement ends with your first action. After that your stone does not move in this turn.`,
  ],
};

const officials: Section = {
  id: 'officials',
  title: 'Officials',
  blocks: [
    p`An official is either set down in a province, under the governor, or with your stone.`,
    list(
      say`*Set down,* he takes the governor off the supply field at once and keeps him off. A second one adds nothing; but
        he works on when the first leaves.`,
      '*With your stone* he does nothing. Where he only passes through, the governor changes sides as usual.',
    ),
    p`During movement, in any province of yours where your stone stands, you may set officials down and take them up. That
      costs nothing. When the last one leaves, the governor stays beside the field for now, and steps on at your next
      supply.`,
    example`Caesar takes up his official in ${province(box.ITALIA)}, goes over ${province(box.GALLIA_CISALPINA)} to
      ${province(box.ILLYRICUM)} and sets him down there. The governor, who stood on the field, steps off at once. From
      Caesar’s next supply on, ${province(box.ILLYRICUM)} gives ${gives(box.ILLYRICUM)} every time. In
      ${province(box.ITALIA)} the governor steps on his field at that supply, and ${province(box.ITALIA)} gives nothing.`,
    ruling`Officials you leave behind with a step count as set down. Those who are with your stone at the end of your turn
      stay with it.`,
    ruling`You may set down and take up in a province you have just conquered, too.`,
    ruling`In one place you first set down, then take up: once you have taken somebody up, nobody is set down there before your next step. Nothing is lost by it.`,
  ],
};

export const turnEn: readonly Section[] = [supply, movement, officials];
