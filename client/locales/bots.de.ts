import type { BotWords } from './bots.en';

export const botsDe: BotWords = {
  advice: 'Was ein starker Bot täte',
  thinking: 'Er sieht nur, was du siehst, und denkt eine Sekunde nach …',
  best: 'Am besten',
  second: 'Danach',
  third: 'Dann',
  chance: (percent) => `${percent} %`,
  chanceLong: (percent) => `Aussicht auf den Sieg: ${percent} Prozent`,
  chances: 'Aussicht auf den Sieg',
  onlyMove: 'Etwas anderes bleibt nicht.',
  foundAhead: 'sieht auf den ersten Blick nicht besser aus; die Züge danach sprechen dafür',
  failed: 'Diesmal kein Rat: Der Bot hat nicht geantwortet.',
  tryAgain: 'Noch einmal fragen',
  speed: 'Wie schnell die Bots spielen',
  speeds: { pause: 'Pause', usual: '1×', fast: 'Schnell', fastest: 'So schnell es geht' },
  watching: 'Du schaust zu.',
};
