import type { Translated } from './words';

/** What is said around bots, in English; loaded by those who watch them or ask them for advice. */
export const botsEn = {
  // Advice
  advice: 'What a strong bot would do',
  thinking: 'It sees no more than you do, and thinks for a second …',
  best: 'Best',
  second: 'Next',
  third: 'Then',
  chance: (percent: number) => `${percent} %`,
  chanceLong: (percent: number) => `Chance to win: ${percent} percent`,
  chances: 'Chance to win',
  onlyMove: 'There is nothing else to do.',
  foundAhead: 'looks no better at first sight; the moves that follow speak for it',
  failed: 'No advice this time: the bot did not answer.',
  tryAgain: 'Ask again',
  // After the game
  review: {
    going: (done: number, all: number) =>
      all === 0
        ? 'The game is laid out again …'
        : `Going through the game: ${done} of ${all} deeds`,
    failed: 'The review stopped: the bot did not answer.',
    goOn: 'Go on',
    verdicts: {
      both: (who: string) => `${who} gave away least, had the most luck, and won.`,
      play: (who: string) => `${who} gave away least, and won.`,
      luck: (who: string) => `${who} had the most luck, and won.`,
      neither: (who: string) => `${who} won, though others played better and had more luck.`,
      unclear: (who: string) => `${who} won a game that might as well have gone another way.`,
    },
    chances: 'Chances to win',
    chancesPicture: 'The chances to win from the first deed to the last, one band a seat',
    moment: 'Moment of the game',
    lookAt: 'Look at this moment',
    luckAndPlay: 'Luck and play',
    luck: 'Luck',
    luckWhat: 'What dice and draws did to the chances, against their average',
    givenAway: 'Given away',
    givenAwayWhat: 'What clearly better choices would have been worth',
    change: (percent: number) =>
      percent === 0 ? '±0 %' : `${percent > 0 ? '+' : '−'}${Math.abs(percent)} %`,
    giveOrTake: (percent: number) => `give or take ${percent}`,
    inDeeds: (deeds: number) => (deeds === 1 ? 'in 1 deed' : `in ${deeds} deeds`),
    costliest: 'What cost most',
    nothingCostly: 'Nobody made a choice that was clearly worse than another.',
    did: 'Done:',
    better: 'Better:',
    how: 'How this is reckoned',
    howLong:
      'After every deed bots play on many times, with another future each time, to the next natural pause; what they have learned from thousands of games says how likely each seat is to win from there. The average is the chance. Luck: whatever was rolled or drawn is rolled and drawn again, and what happened is held against the average. A choice is judged by what its seat could know, and counts as given away only if another was clearly better. Small differences drown in chance and are left out.',
  },
  // Watching
  speed: 'How fast the bots play',
  speeds: { pause: 'Pause', usual: '1×', fast: 'Fast', fastest: 'As fast as possible' },
  watching: 'You are watching.',
};

export type BotWords = Translated<typeof botsEn>;
