import type { Reasons } from '../reasons';

export const aleaReasonsEn: Reasons<'alea'> = {
  placeDice: {
    more: 'places more dice in one go',
    less: 'keeps more of your dice in hand',
  },
  placeLast: {
    more: 'gets your last dice placed, so that none is left over',
    less: 'holds dice back instead of using up the last of them',
  },
  placeLastEarly: {
    more: 'runs out of dice while others still hold theirs and have little time left',
    less: 'does not finish while the others still have dice',
  },

  templumLead: {
    more: 'puts you in the lead in the Templum',
    less: 'adds no dice to the race for the Templum',
  },
  templumDice: {
    more: 'draws more Fortuna tiles to choose from',
    less: 'ties up fewer dice in the Templum',
  },
  templumHeight: {
    more: 'shows pips in the Templum that rivals have to outdo',
    less: 'spends fewer pips on the Templum',
  },
  templumAgain: {
    more: 'builds on the dice that you already have in the Templum',
    less: 'ties up no further dice in the Templum, where you already are',
  },
  templumLate: {
    more: 'goes to the Templum when rivals have fewer dice left to outdo you',
    less: 'stays out of the Templum as the round goes on',
  },

  senatusFirst: {
    more: 'makes your run the best in the Senatus',
    less: 'does not fight for the best run in the Senatus',
  },
  senatusRewarded: {
    more: 'lifts your run among those that earn a Senate card',
    less: 'claims no place yet among the runs that earn a Senate card',
  },
  senatusLength: {
    more: 'makes a longer run in the Senatus, and longer runs are paid first',
    less: 'spares dice that a longer run would tie up',
  },
  senatusHeight: {
    more: 'relies on the top of your run, which decides between runs of equal length',
    less: 'sets less store by the top of a run in the Senatus',
  },
  senatusNothing: {
    more: 'prepares your run in the Senatus, even if it gains no place yet',
    less: 'adds no dice to a run that would gain no place',
  },

  castrumRewarded: {
    more: 'makes a set that wins a province as things stand',
    less: 'does not rely on a new set that others may overtake',
  },
  castrumPick: {
    more: 'moves you forward in the choice of provinces',
    less: 'is in no hurry to choose early among the provinces',
  },
  castrumSize: {
    more: 'makes a larger set, and larger sets choose first',
    less: 'does not need as large a set in the Castrum',
  },
  castrumPushes: {
    more: 'pushes another set out of the race for the provinces',
    less: 'stays out of the scramble for the last of the provinces',
  },
  castrumNothing: {
    more: 'builds up a set in the Castrum, even if it gains nothing yet',
    less: 'puts no dice into a set that gains nothing as things stand',
  },
  castrumBest: {
    more: 'reaches for a province that is worth more to you',
    less: 'counts less on what a province would be worth to you',
  },

  forumPillar: {
    more: 'is content with a pillar further right in the Forum',
    less: 'avoids a pillar further right, where others choose before you',
  },
  forumSecondDie: {
    more: 'places two dice in the Forum, for two patricians',
    less: 'does not send two dice at once to the Forum, where they can be pushed out',
  },
  forumPushesRival: {
    more: 'pushes a rival’s die out of the Forum',
    less: 'sends fewer rival dice to the Latrina, where each earns a chip',
  },
  forumPushesOwn: {
    more: 'turns a die of your own in the Forum into a chip',
    less: 'spares your own dice in the Forum from being pushed out',
  },
  forumBest: {
    more: 'aims at a patrician who is worth more to you',
    less: 'counts less on what a patrician would be worth to you',
  },
  forumLate: {
    more: 'goes to the Forum when rivals have fewer dice left to push yours out',
    less: 'stays out of the Forum as the round goes on',
  },

  latrinaHigh: {
    more: 'trades the pips of a die for a chip in the Latrina',
    less: 'keeps higher pips out of the Latrina',
  },
  reroll: {
    more: 'gives these dice another chance for a chip',
    less: 'saves a chip and takes the dice as they lie',
  },
  rerollDice: {
    more: 'rolls more dice again with a single chip',
    less: 'keeps more of the dice as they fell',
  },
  rerollSparesSet: {
    more: 'keeps the set in your hand and rolls the rest again',
    less: 'spends no chip just to roll around the set in your hand',
  },
  rerollSparesRun: {
    more: 'keeps the run in your hand and rolls the rest again',
    less: 'spends no chip just to roll around the run in your hand',
  },
  rerollSparesLow: {
    more: 'keeps your ones, which go to the front of the Forum',
    less: 'spends no chip just to save your ones',
  },
  rerollLastRound: {
    more: 'uses a chip in the last round, after which no dice are rolled',
    less: 'keeps a chip, which can still count at the end of the game',
  },

  gainNow: {
    more: 'adds more points at once',
    less: 'looks beyond the points that count at once',
  },
  gainLater: {
    more: 'holds more points in store, once patricians and homes come together',
    less: 'leaves fewer points waiting for patricians and homes to come together',
  },
  gainCard: {
    more: 'adds more to what your Senate cards pay',
    less: 'depends less on your Senate cards',
  },
  denyRival: {
    more: 'takes away what a rival could use well',
    less: 'does not choose by what a rival could use',
  },
  cardNow: {
    more: 'is worth more with what you already own',
    less: 'depends less on what you already own',
  },
  cardProspect: {
    more: 'promises more for the rest of the game',
    less: 'counts less on the rest of the game',
  },
};
