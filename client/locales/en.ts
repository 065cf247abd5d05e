import type { Words } from './words';

export const en: Words = {
  language: 'English',
  signs: ['Eagle', 'Wolf', 'Laurel', 'Ship', 'Amphora'],
  ui: {
    newGame: 'New game',
    players: 'players',
    undo: 'Take back',
    chosen: 'has decided',
    waits: 'to decide',
    over: 'The game is over',
    chronicle: 'What happened',
    hidden: 'hidden',
    atMost: 'at most',
    inAll: 'in all',
    go: 'Do it',
    ifItEnded: 'If it ended now',
  },
  refusals: (who) => ({
    gameOver: () => 'The game is over.',
    notSeated: () => 'You do not sit at this table.',
    unknownMove: () => 'This game knows no such move.',
    notYourTurn: ({ seat }) =>
      seat < 0 ? 'Nobody is asked anything now.' : `It is for ${who(seat)} to decide.`,
    notNow: () => 'This is not what you are asked now.',
    badArguments: () => 'This move is not complete.',
  }),
};
