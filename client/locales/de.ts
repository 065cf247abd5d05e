import type { Words } from './words';

export const de: Words = {
  language: 'Deutsch',
  signs: ['Adler', 'Wolf', 'Lorbeer', 'Schiff', 'Amphore'],
  ui: {
    newGame: 'Neues Spiel',
    players: 'Spieler',
    undo: 'Zurücknehmen',
    chosen: 'hat entschieden',
    waits: 'entscheidet',
    over: 'Das Spiel ist zu Ende',
    chronicle: 'Was geschah',
    hidden: 'verborgen',
    atMost: 'höchstens',
    inAll: 'insgesamt',
    go: 'Ausführen',
    ifItEnded: 'Wäre jetzt Schluss',
  },
  refusals: (who) => ({
    gameOver: () => 'Das Spiel ist zu Ende.',
    notSeated: () => 'Du sitzt nicht an diesem Tisch.',
    unknownMove: () => 'Diesen Zug kennt das Spiel nicht.',
    notYourTurn: ({ seat }) =>
      seat < 0 ? 'Gerade wird niemand gefragt.' : `Jetzt entscheidet ${who(seat)}.`,
    notNow: () => 'Danach wirst du gerade nicht gefragt.',
    badArguments: () => 'Dieser Zug ist nicht vollständig.',
  }),
};
