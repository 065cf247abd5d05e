import { count, type Who } from './gameWords';

/** What the table says in English; the shape of every other language. */
export const en = {
  language: 'English',
  /** The signs of the seats, which are also their names until somebody sits down. */
  signs: ['Eagle', 'Wolf', 'Laurel', 'Ship', 'Amphora'],
  ui: {
    // The way through the app
    home: 'All games',
    playHere: 'Play here',
    playOnline: 'Play online',
    playHereWhy: 'Several people at this screen, with or without bots',
    learn: 'Learn the rules',
    players: (least: number, most: number) => `${least} to ${most} players`,
    minutes: (least: number, most: number) => `${least} to ${most} minutes`,
    inWords: 'Played in words for now; its board is being drawn',
    saved: 'Games in progress',
    noSaves: 'No game has been begun on this device yet.',
    resume: 'Play on',
    look: 'Look at it again',
    finished: 'finished',
    lastPlayed: (when: string) => `last played ${when}`,
    remove: 'Delete',
    removeSure: 'Delete this game for good?',
    keep: 'Keep it',
    exportGame: 'Export',
    importGame: 'Import a game',
    notFound: 'There is nothing here',
    notFoundWhy:
      'This link leads to no game, table or page. Perhaps it was cut off when it was copied.',
    noSuchSave:
      'This table is not on this device. Games played in one browser stay in that browser; export it there to bring it here.',
    toHome: 'To all games',
    skip: 'To the table',
    broken: 'Something went wrong',
    brokenWhy:
      'The game itself is kept. Load the page again; if that does not help, export it and tell us.',
    reload: 'Load again',
    elsewhere: 'This game is open in another tab',
    elsewhereWhy:
      'Two tabs at one table would get into each other’s way. Close the other one, then come back here.',
    storageFull:
      'This browser has no more room: the last moves may not be kept. Delete finished games, or export this one.',
    // Setting a table
    newTable: 'A new table',
    howMany: 'How many play?',
    seat: (n: number) => `Seat ${n}`,
    name: 'Name',
    changeSign: (sign: string) => `Colour and sign: ${sign}. Touch for another`,
    person: 'Person',
    bot: 'Bot',
    level: (seat: string) => `How well ${seat} plays`,
    levels: { easy: 'Easy', normal: 'Normal', hard: 'Hard' },
    start: 'Sit down',
    watch: 'Watch',
    options: 'Options',
    // Around the table
    loading: 'The table is being laid …',
    tools: 'Tools',
    moreTools: 'More tools',
    undo: 'Take back',
    redo: 'Do again',
    stepBack: 'Look back one step',
    stepForward: 'One step forward',
    toNow: 'Back to now',
    past: 'Looking back',
    moment: 'Moment',
    momentOf: (at: number, last: number) => `Moment ${at} of ${last}`,
    lookBack: 'Look back to this moment',
    score: 'Score',
    rules: 'Rules',
    log: 'What happened',
    settings: 'Settings',
    keys: 'Keys',
    textMode: 'Table in words',
    close: 'Close',
    all: 'All',
    filter: 'Show only',
    nothingYet: 'Nothing has happened yet.',
    sinceYourLast: 'Since your last turn',
    ifItEnded: 'If the game ended now',
    finalScore: 'The last reckoning',
    contents: 'Contents',
    example: 'Example.',
    ourReading: 'Our reading.',
    noRulesYet: 'We have not written the rules of this game down yet.',
    // The prompt
    over: 'The game is over.',
    nobodyAsked: 'Nobody is asked anything now.',
    decides: 'to decide',
    think: (bots: number) => (bots === 1 ? 'thinks …' : 'think …'),
    hint: 'A hint',
    review: 'How it went',
    hasDecided: 'has decided',
    changeChair: 'Another person at this screen',
    yourChoices: 'Your choices',
    onTheTable: 'On the table',
    notInThePast: 'You are looking back. Return to now to play.',
    offlineMove: 'There is no connection just now: the move was not made.',
    onlyWatching: 'You are only watching.',
    handOver: (name: string) => `Hand the screen to ${name}`,
    handOverWhy: 'What comes next is for one pair of eyes.',
    iAm: (name: string) => `I am ${name}`,
    confirm: 'Confirm',
    cancel: 'Not yet',
    aboutTo: (what: string) => `You are about to: ${what}`,
    less: 'Less',
    more: 'More',
    taken: (taken: number, wanted: string) => `${taken} of ${wanted}`,
    playAgain: 'Play again',
  },
  undo: {
    over: 'The game is over: nothing can be taken back.',
    notYours: 'It is not your turn: nothing can be taken back.',
    together: 'All decide at once: change your choice instead of taking it back.',
    nothing: 'You have done nothing in this turn that could be taken back.',
    final: 'The last move showed or drew something: it cannot be taken back.',
    nothingToRedo: 'Nothing was taken back in this turn.',
  },
  importProblems: {
    notAGame: 'This file is not a game exported from Triclinium. Nothing was changed.',
    newerVersion:
      'This file comes from another version of Triclinium, which this one cannot read. Nothing was changed.',
    unknownGame: 'This file holds a game that this version does not know. Nothing was changed.',
    damaged: 'This file is damaged: its moves do not lead to its position. Nothing was changed.',
    noRoom:
      'This browser has no room for another game. Delete a finished one first; nothing was changed.',
  },
  games: {
    sylla: {
      line: 'The last days of the Republic: consuls, bread, marble, and what the people remember.',
      options: { openPurses: 'Open purses: everybody sees everybody’s money and tokens' },
    },
    alea: {
      line: 'Eight dice, five buildings, and the art of placing the right ones in time.',
      options: {},
    },
    triumvirate: {
      line: 'Caesar, Pompeius, Crassus: three ways to power, one of them yours.',
      options: {},
    },
  } as Readonly<
    Record<string, { readonly line: string; readonly options: Readonly<Record<string, string>> }>
  >,
  settings: {
    language: { title: 'Language', choices: { en: 'English', de: 'Deutsch' }, hint: '' },
    theme: {
      title: 'Light',
      choices: { system: 'As the device', light: 'Light', dark: 'Dark' },
      hint: '',
    },
    motion: {
      title: 'Motion',
      choices: { system: 'As the device', full: 'Shown', none: 'None' },
      hint: '',
    },
    textSize: {
      title: 'Text size',
      choices: { small: 'Small', normal: 'Normal', large: 'Large', huge: 'Very large' },
      hint: '',
    },
    sound: { title: 'Sound', choices: { false: 'Off', true: 'On' }, hint: '' },
    confirm: {
      title: 'Confirm',
      choices: { never: 'Nothing', turns: 'End of turn', moves: 'Every move' },
      hint: 'Until you confirm, a move can be taken back without anybody having seen more for it.',
    },
    textMode: {
      title: 'Board',
      choices: { false: 'Drawn', true: 'In words' },
      hint: 'The table in words plays the whole game from lists, made for screen readers and small screens.',
    },
  },
  keys: [
    ['Tab', 'from group to group'],
    ['← → ↑ ↓', 'within a group; elsewhere ← → look back and forward'],
    ['Enter', 'choose'],
    ['P', 'to the prompt and its choices'],
    ['I', 'a hint: what a strong bot would do'],
    ['U', 'take back'],
    ['R', 'do again'],
    ['S', 'score'],
    ['H', 'rules of this phase'],
    ['L', 'what happened'],
    ['T', 'table in words'],
    ['Esc', 'close, or back to now'],
    ['?', 'this sheet'],
  ] as readonly (readonly [string, string])[],
  refusals: (who: Who) => ({
    gameOver: () => 'The game is over.',
    notSeated: () => 'You do not sit at this table.',
    unknownMove: () => 'This game knows no such move.',
    notYourTurn: ({ seat }: { readonly seat: number }) =>
      seat < 0 ? 'Nobody is asked anything now.' : `It is for ${who(seat)} to decide.`,
    notNow: () => 'This is not what you are asked now.',
    badArguments: () => 'This move is not complete.',
  }),
  ago: (minutes: number): string => {
    if (minutes < 1) return 'just now';
    if (minutes < 60) return `${count(minutes, 'minute', 'minutes')} ago`;
    const hours = Math.floor(minutes / 60);
    if (hours < 48) return `${count(hours, 'hour', 'hours')} ago`;
    return `${count(Math.floor(hours / 24), 'day', 'days')} ago`;
  },
};
