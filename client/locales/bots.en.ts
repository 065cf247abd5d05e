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
  // Watching
  speed: 'How fast the bots play',
  speeds: { pause: 'Pause', usual: '1×', fast: 'Fast', fastest: 'As fast as possible' },
  watching: 'You are watching.',
};

export type BotWords = Translated<typeof botsEn>;
