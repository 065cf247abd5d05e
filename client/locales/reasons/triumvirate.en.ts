import type { Reasons } from '../reasons';

export const triumvirateReasonsEn: Reasons<'triumvirate'> = {
  wins: {
    more: 'can win you the game at once',
    less: 'does not stake everything on winning at once',
  },

  romeGold: {
    more: 'brings gold, which buys actions',
    less: 'brings more legions instead of gold',
  },
  romeToStone: {
    more: 'puts legions where you stand and can lead them off at once',
    less: 'needs fewer fresh legions where you stand',
  },
  romeToFront: {
    more: 'strengthens a province at the front with fresh legions',
    less: 'ties fewer fresh legions down at a front without you',
  },
  romeToEmpty: {
    more: 'gives legions to a province that has none',
    less: 'puts fewer fresh legions into a province that stands empty',
  },
  spreadToStone: {
    more: 'serves the province where you stand',
    less: 'serves provinces other than the one where you stand',
  },
  spreadToFront: {
    more: 'supplies more of your provinces at the front',
    less: 'supplies fewer provinces at the front, where rivals could take it all',
  },

  marchGold: {
    more: 'picks up the gold that lies there',
    less: 'does not march merely for gold',
  },
  marchArmy: {
    more: 'takes more legions along on the march',
    less: 'moves fewer legions about between your own provinces',
  },
  marchGathers: {
    more: 'gathers more legions in one of your provinces',
    less: 'piles up fewer legions in one of your provinces',
  },
  marchAbandons: {
    more: 'frees every legion for the march, even if the province behind lies open',
    less: 'empties no province at the front for a mere march',
  },
  marchToAct: {
    more: 'leaves you with gold for actions after the march',
    less: 'counts less on actions after a march',
  },
  marchToFront: {
    more: 'leads legions to the front',
    less: 'spares your legions a march to the front',
  },
  marchPoints: {
    more: 'puts movement points into a march between your own provinces',
    less: 'spends fewer movement points on marches',
  },
  setDownOfficials: {
    more: 'sets officials down, who keep the supply field free',
    less: 'does not stop just to set officials down',
  },
  takeUpOfficials: {
    more: 'takes officials up, so that they can come along with you',
    less: 'leaves set-down officials at their posts',
  },
  leaveOfficials: {
    more: 'leaves officials behind, who keep the supply field free',
    less: 'leaves no officials behind on the march',
  },

  attack: {
    more: 'attacks a rival instead of leaving him in peace',
    less: 'does without the risks of a battle',
  },
  attackChance: {
    more: 'offers a better chance of a conquest',
    less: 'counts less on a conquest',
  },
  attackSure: {
    more: 'conquers a province for certain',
    less: 'passes up a certain conquest for something else',
  },
  attackGold: {
    more: 'reaches for the gold in a rival’s province',
    less: 'cares less for the gold in a rival’s province',
  },
  attackOfficials: {
    more: 'reaches for a rival’s official',
    less: 'depends less on winning a rival’s official',
  },
  attackStone: {
    more: 'can put a rival himself to flight',
    less: 'depends less on putting a rival himself to flight',
  },
  attackLeader: {
    more: 'strikes a rival who has more provinces than you',
    less: 'provokes a rival with more provinces than you less',
  },
  attackNearsNine: {
    more: 'brings you closer to a military victory',
    less: 'depends less on a military victory',
  },
  attackLosses: {
    more: 'accepts losses for the sake of a conquest',
    less: 'should cost you fewer legions',
  },
  attackAbandons: {
    more: 'throws in every legion that stands with you',
    less: 'does not throw every last legion into an attack',
  },
  attackYield: {
    more: 'reaches for a province that is about to yield supplies',
    less: 'depends less on the supplies of a rival’s province',
  },
  attackToAct: {
    more: 'leaves you with gold for actions after the conquest',
    less: 'counts less on actions after a conquest',
  },

  improve: {
    more: 'raises one of your competences',
    less: 'spends no gold on a competence',
  },
  improveLead: {
    more: 'lifts you in a competence until nobody is above you',
    less: 'shuns the top of a competence, where a flight can cost you a level',
  },
  improveHigh: {
    more: 'builds on the level that you have reached in a competence',
    less: 'leaves a competence at the level that it has reached',
  },
  improveOther: {
    more: 'goes well with your other competence, as both must reach VII',
    less: 'depends less on the level of your other competence',
  },
  winCitizen: {
    more: 'wins a citizen over',
    less: 'spends no gold on winning a citizen over',
  },
  citizenElects: {
    more: 'counts in the race for the next consulate',
    less: 'wins no citizen just for the next election',
  },
  citizenNearsSix: {
    more: 'brings you, after your consulate, closer to victory by six citizens',
    less: 'does not rely on citizens alone for victory',
  },
  unseatCitizen: {
    more: 'takes a citizen from a rival',
    less: 'spends no gold on turning away a rival’s citizen',
  },
  unseatElects: {
    more: 'weakens a rival who could be elected instead of you',
    less: 'turns no citizen away just for the next election',
  },
  unseatDanger: {
    more: 'sets a rival with a consulate back on his way to six citizens',
    less: 'lets a rival with a consulate keep his citizens for now',
  },
  forge: {
    more: 'puts weapons of yours into the bag',
    less: 'spends no gold on weapons',
  },
  forgeShare: {
    more: 'adds to the weapons that you already have in the bag',
    less: 'trusts in the weapons that you already have in the bag',
  },
  actionPrice: {
    more: 'puts more of your gold to use',
    less: 'costs less gold',
  },

  endTurn: {
    more: 'ends the turn without further risk or expense',
    less: 'makes use of the turn instead of ending it',
  },
  endIdle: {
    more: 'does not march merely because movement points are left',
    less: 'does not end the turn while movement points are left',
  },
  endRich: {
    more: 'keeps gold in hand instead of spending it on actions',
    less: 'does not stop while your gold still buys actions',
  },

  fleeToArmy: {
    more: 'takes refuge with more legions',
    less: 'takes refuge with fewer legions, so that less is lost if it falls',
  },
  fleeToGold: {
    more: 'picks up the gold that lies in the refuge',
    less: 'does not choose the refuge for its gold',
  },
  fleeFromFront: {
    more: 'takes refuge where no rival is next door',
    less: 'takes refuge at the front, where rivals are within reach',
  },
  compensationHigh: {
    more: 'raises the higher of your competences',
    less: 'raises the lower of your competences',
  },
  compensationLead: {
    more: 'lifts you so high in a competence that nobody is above you',
    less: 'stays off the top of a competence, as a flight can cost a level there',
  },
  appointRich: {
    more: 'sends the official where more gold comes in',
    less: 'does not send the official merely after the gold',
  },
  appointGuarded: {
    more: 'sends the official where more legions guard him',
    less: 'makes do with fewer legions around the official',
  },
  appointOnField: {
    more: 'keeps a supply field free that would be covered at the next supply',
    less: 'passes over a province whose supply field is free just now anyway',
  },
};
