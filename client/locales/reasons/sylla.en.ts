import type { Reasons } from '../reasons';

export const syllaReasonsEn: Reasons<'sylla'> = {
  startSenator: {
    more: 'brings a Senator’s vote for the consulship and the Great Works',
    less: 'leaves out the plain Senator, as votes can be had for deniers too',
  },
  startChristianSenator: {
    more: 'brings a Senator’s vote and a Christian for the Ecclesia in one',
    less: 'leaves out the Christian Senator, whom both Purge and Persecution can strike',
  },
  startMerchant: {
    more: 'brings a Merchant, with a denier at once and more as income',
    less: 'leaves out the plain Merchant, who earns a single denier a turn',
  },
  startChristianMerchant: {
    more: 'brings a Merchant’s deniers and a Christian for the Ecclesia in one',
    less: 'leaves out the Christian Merchant, whom the Persecution can strike',
  },
  startLegionary: {
    more: 'brings a Legionary, whose cube fights events and can win tokens',
    less: 'takes fewer Legionaries, who pay in red only',
  },
  startVestal: {
    more: 'brings a Vestal, who fights events that no Legionary can',
    less: 'takes fewer Vestals, who pay in grey only',
  },
  startSlave: {
    more: 'brings a Slave, who pays in every colour and can be freed at the end',
    less: 'leaves out the plain Slave, who has no power until the end',
  },
  startChristianSlave: {
    more: 'brings a Christian Slave, who can count twice in the Ecclesia',
    less: 'leaves out the Christian Slave, whom both Revolt and Persecution can strike',
  },

  becomeConsul: {
    more: 'reaches for the consulship and its token',
    less: 'leaves the consulship to others and pays no denier for it',
  },
  becomeConsulForSure: {
    more: 'names a number that nobody after you should be able to beat',
    less: 'holds back instead of playing safe for the office',
  },
  payForVotes: {
    more: 'backs your claim to the office with deniers',
    less: 'saves deniers at the election',
  },
  payForVotesLast: {
    more: 'puts deniers into the last election, before they lose their worth',
    less: 'saves deniers for the last Great Work and the Ecclesia',
  },
  canBeOutvoted: {
    more: 'leaves rivals room to outvote you, if the office is worth it to them',
    less: 'names no number that rivals could beat so easily',
  },

  tokenWorth: {
    more: 'takes a token that is worth more as the ladder stands now',
    less: 'looks beyond what tokens are worth as the ladder stands now',
  },
  tokenSquare: {
    more: 'builds on how far a marker has already come on the ladder',
    less: 'relies less on a marker staying high on the ladder',
  },
  tokenBehind: {
    more: 'catches up in a virtue of which a rival has more tokens',
    less: 'leaves alone a virtue in which a rival is further ahead of you',
  },
  tokenAvertsCrisis: {
    more: 'makes up ground where a crisis looms and you have the fewest tokens',
    less: 'leaves alone a virtue near crisis in which you trail anyway',
  },
  tokenProfitsByCrisis: {
    more: 'puts you at the top of a virtue near crisis, where most tokens pay',
    less: 'does not stake on a crisis that may never come',
  },
  useTemple: {
    more: 'turns deniers into a token at the Private Temple',
    less: 'keeps the deniers that the Private Temple would take, at least for now',
  },
  useTempleAgain: {
    more: 'buys a token while there is time to earn the deniers again',
    less: 'puts off buying a token, as the game still has turns to come',
  },

  tavernRaisesMine: {
    more: 'keeps virtues of which you have tokens higher on the ladder',
    less: 'puts other things before the worth of your own tokens',
  },
  tavernRaisesOthers: {
    more: 'keeps a virtue of which rivals have tokens further from crisis',
    less: 'gives the tokens of your rivals less of a lift',
  },
  tavernIntoCrisis: {
    more: 'deals with a looming crisis more in your favour',
    less: 'seeks no profit in bringing a crisis about',
  },
  tavernOutOfCrisis: {
    more: 'makes more of a crisis that is already there',
    less: 'minds other things more than how a crisis ends for you',
  },

  recruitSenator: {
    more: 'wins a Senator, who can vote in every turn that is left',
    less: 'passes over a Senator, as votes can be had for deniers too',
  },
  recruitMerchant: {
    more: 'wins a Merchant, with a denier of income in every turn that is left',
    less: 'passes over a Merchant, who earns a single denier a turn',
  },
  recruitLegionary: {
    more: 'wins a Legionary’s cube for this turn and the next ones',
    less: 'passes over a Legionary, who pays in red only',
  },
  recruitVestal: {
    more: 'wins a Vestal’s cube for this turn and the next ones',
    less: 'passes over a Vestal, who pays in grey only',
  },
  recruitSlave: {
    more: 'wins a Slave, who pays in every colour',
    less: 'passes over a Slave, who has no power of his own',
  },
  recruitSlaveToFree: {
    more: 'wins a Slave, whose freedom can bring prestige at the end',
    less: 'spares you the deniers that a Slave’s freedom costs at the end',
  },
  recruitChristian: {
    more: 'wins a Christian, who counts in the Ecclesia',
    less: 'passes over a Christian, whom a Persecution could strike',
  },
  recruitPersecuted: {
    more: 'wins a Christian despite the open Persecution, which may be prevented',
    less: 'passes over a Christian while the Persecution lies open',
  },
  recruitAlike: {
    more: 'adds to a kind of which you already have more',
    less: 'brings in somebody of whom you have fewer',
  },

  offerWanted: {
    more: 'puts up a building for which nobody has as many cards as you',
    less: 'holds back a building for which you have the most cards',
  },
  offerUnwanted: {
    more: 'puts up a building for which you have no more cards than a rival anyway',
    less: 'holds back a building that you could not be sure to get',
  },
  offerStrength: {
    more: 'sells in a colour in which you stand better against your rivals',
    less: 'keeps the colour in which you stand better out of this sale',
  },

  buyStall: {
    more: 'bids for a Stall, which pays deniers every turn',
    less: 'lets the Stall go and keeps your cards upright',
  },
  buyField: {
    more: 'bids for a Field, which softens famine every turn',
    less: 'lets the Field go and keeps your cards upright',
  },
  buyTemple: {
    more: 'bids for a Private Temple, where deniers become tokens',
    less: 'lets the Private Temple go and keeps your cards upright',
  },
  buyTavern: {
    more: 'bids for a Tavern, which can move a marker every turn',
    less: 'lets the Tavern go and keeps your cards upright',
  },
  buyCrane: {
    more: 'bids for a Crane, which pays in every colour from the next turn on',
    less: 'lets the Crane go and keeps your cards upright',
  },
  buyInsula: {
    more: 'bids for an Insula and its tokens of your choice',
    less: 'lets the Insula go and keeps your cards upright',
  },
  buyPrestige: {
    more: 'bids for prestige that counts on the spot',
    less: 'lets the quick prestige go and keeps your cards upright',
  },
  buyMoney: {
    more: 'bids for the deniers of a Bank',
    less: 'lets the Bank go and keeps your cards upright',
  },
  fieldAgainstFamine: {
    more: 'can spare you prestige that famine is about to cost you',
    less: 'prefers upright cards to a Field against the famine of this turn',
  },
  bidExtra: {
    more: 'bids more cards than it must and is harder to beat',
    less: 'risks fewer cards than a higher bid',
  },
  bidCanBeBeaten: {
    more: 'leaves a rival room to give still more cards for it',
    less: 'makes no bid that a rival after you could still beat',
  },
  turnSlave: {
    more: 'lets Slaves do the paying, who lose no power by it',
    less: 'keeps more Slaves upright, who pay in every colour',
  },
  turnCrane: {
    more: 'pays with a Crane, which has no power to lose',
    less: 'keeps a Crane upright, which pays in every colour',
  },
  turnMerchant: {
    more: 'pays with a Merchant, who costs you only a denier of income',
    less: 'keeps Merchants upright for the income of this turn',
  },
  turnCube: {
    more: 'pays with a Legionary or a Vestal, who can pay in one colour only',
    less: 'keeps more of your cubes for the events of this turn',
  },
  turnSenator: {
    more: 'pays with a Senator, who loses no more than his vote on the Great Work',
    less: 'keeps Senators upright for their votes on the Great Work',
  },
  turnUseful: {
    more: 'pays with cards that many sales could use and spares others for their powers',
    less: 'keeps cards upright that can still buy more in this turn',
  },

  cubeWinsToken: {
    more: 'puts you ahead in the race for the event’s token',
    less: 'uses the cube for something else than the lead for a token',
  },
  cubeSharesToken: {
    more: 'draws level in the race for the event’s token',
    less: 'places no cube merely to draw level for a token',
  },
  cubeWinsPrestige: {
    more: 'wins you the prestige of Decadence as things stand',
    less: 'does not run after the one prestige of Decadence',
  },
  cubeProtects: {
    more: 'tips the fight against the events more in your favour',
    less: 'uses the cube for more than your own protection',
  },
  cubeDecides: {
    more: 'makes a tie between events come out better for you',
    less: 'tips no tie between events for your own sake alone',
  },
  cubeTooMany: {
    more: 'adds to a majority of yours, so that it is harder to overtake',
    less: 'piles fewer cubes onto a majority that you already have',
  },
  preventHarm: {
    more: 'prevents an event that would hit you harder, compared with your rivals',
    less: 'does not go only by how hard an event would hit you',
  },
  removeHarm: {
    more: 'gets rid of an event that threatens you more, compared with your rivals',
    less: 'does not choose the event by the threat to you alone',
  },
  removeFrees: {
    more: 'brings face-down cards and buildings up more in your favour',
    less: 'does not choose the event by what lies face down',
  },
  flipSenator: {
    more: 'lets it strike a Senator, as votes can be had for deniers too',
    less: 'spares a Senator and his vote',
  },
  flipMerchant: {
    more: 'lets it strike a Merchant, who earns a single denier a turn',
    less: 'spares a Merchant and his income',
  },
  flipSlave: {
    more: 'lets it strike a card that has no power of its own',
    less: 'spares a card that pays in every colour',
  },
  flipChristian: {
    more: 'lets it strike a Christian, whom no Persecution can strike while face down',
    less: 'spares a Christian, who counts in the Ecclesia',
  },
  flipSideways: {
    more: 'lets it strike a card that lies sideways and has no power just now',
    less: 'spares a card, even though it lies sideways just now',
  },
  flipBuilding: {
    more: 'lets it strike a building instead of a Crane',
    less: 'spares your buildings at the cost of a Crane',
  },

  build: {
    more: 'takes part in the Great Work instead of leaving it to the others',
    less: 'leaves the Great Work to the others and turns to the Plebeians',
  },
  payStake: {
    more: 'stakes deniers, each of which counts as a vote',
    less: 'keeps more deniers for the turns to come',
  },
  payStakeLast: {
    more: 'stakes deniers before they lose their worth at the end',
    less: 'gets by with fewer deniers in the last stake',
  },
  robSlaves: {
    more: 'turns even the price of a Slave’s freedom into votes',
    less: 'keeps more of the deniers that your Slaves need to go free',
  },
  plebeianPrestige: {
    more: 'earns prestige from the Plebeians',
    less: 'relies less on what the Plebeians give',
  },
  workPrestige: {
    more: 'promises more prestige from the Great Work',
    less: 'depends less on the prestige that the Great Work brings',
  },
  workHelpsMine: {
    more: 'helps the Great Work raise a virtue of which you have tokens',
    less: 'leaves it to others to raise a virtue of which you have tokens',
  },
  workHelpsOthers: {
    more: 'helps a virtue away from crisis, even if rivals have tokens of it',
    less: 'does less to raise the tokens of your rivals',
  },
  workFeeds: {
    more: 'helps the Granary against the famine that would cost you prestige',
    less: 'gives fewer votes to a Granary that feeds everybody',
  },
};
