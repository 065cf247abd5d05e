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
  review: {
    going: (done, all) =>
      all === 0
        ? 'Die Partie wird noch einmal ausgelegt …'
        : `Die Partie wird durchgegangen: ${done} von ${all} Taten`,
    failed: 'Die Rückschau ist stehen geblieben: Der Bot hat nicht geantwortet.',
    goOn: 'Weiter',
    verdicts: {
      both: (who) => `${who} hat am wenigsten verschenkt, am meisten Glück gehabt und gewonnen.`,
      play: (who) => `${who} hat am wenigsten verschenkt und gewonnen.`,
      luck: (who) => `${who} hat am meisten Glück gehabt und gewonnen.`,
      neither: (who) => `${who} hat gewonnen, obwohl andere besser spielten und mehr Glück hatten.`,
      unclear: (who) => `${who} hat eine Partie gewonnen, die auch anders hätte ausgehen können.`,
    },
    chances: 'Aussichten auf den Sieg',
    chancesPicture:
      'Die Aussichten auf den Sieg von der ersten bis zur letzten Tat, ein Band je Platz',
    moment: 'Augenblick der Partie',
    lookAt: 'Diesen Augenblick ansehen',
    luckAndPlay: 'Glück und Spiel',
    luck: 'Glück',
    luckWhat: 'Was Würfel und Karten aus den Aussichten gemacht haben, gemessen am Durchschnitt',
    givenAway: 'Verschenkt',
    givenAwayWhat: 'Was deutlich bessere Entscheidungen wert gewesen wären',
    change: (percent) =>
      percent === 0 ? '±0 %' : `${percent > 0 ? '+' : '−'}${Math.abs(percent)} %`,
    giveOrTake: (percent) => `auf ${percent} genau`,
    inDeeds: (deeds) => (deeds === 1 ? 'in 1 Tat' : `in ${deeds} Taten`),
    costliest: 'Was am meisten gekostet hat',
    nothingCostly: 'Niemand hat etwas getan, das deutlich schlechter war als etwas anderes.',
    did: 'Getan:',
    better: 'Besser:',
    how: 'Wie das berechnet wird',
    howLong:
      'Nach jeder Tat spielen Bots viele Male weiter, jedes Mal mit einer anderen Zukunft, bis zur nächsten natürlichen Pause; was sie aus Tausenden von Partien gelernt haben, sagt, wie wahrscheinlich jeder Platz von dort gewinnt. Der Durchschnitt ist die Aussicht. Glück: Was gewürfelt oder gezogen wurde, wird noch einmal gewürfelt und gezogen, und was geschah, am Durchschnitt gemessen. Eine Entscheidung wird nach dem beurteilt, was ihr Platz wissen konnte, und gilt nur dann als verschenkt, wenn eine andere deutlich besser war. Kleine Unterschiede gehen im Zufall unter und zählen nicht.',
  },
  speed: 'Wie schnell die Bots spielen',
  speeds: { pause: 'Pause', usual: '1×', fast: 'Schnell', fastest: 'So schnell es geht' },
  watching: 'Du schaust zu.',
};
