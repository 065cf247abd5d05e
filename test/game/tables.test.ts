import { createMatch } from 'boardgame.io/internal';
import { gameById } from '../../game';
import { sylla } from '../../game/sylla';
import { setUp } from '../../game/sylla/setup';
import { fastRandom } from '../../game/table/random';
import { createRunner } from '../../game/table/runner/runner';

describe('A wish for a table that cannot be', () => {
  it('of an unknown game names the games there are', () => {
    expect(() => gameById('chess')).toThrow('there is no game "chess"; the games are: sylla');
    expect(() => gameById('__proto__')).toThrow('the games are');
  });

  it.each([2, 5, 0, 3.5, Number.NaN])(
    'of Sylla for %p players names how many may play',
    (players) => {
      const sentence = `Sylla is played by 3 to 4 players, not by ${players}`;
      expect(sylla.whyNoTable(undefined, players)).toBe(sentence);
      const begin = () =>
        createRunner(sylla.game).begin({ numPlayers: players, random: fastRandom(1) });
      expect(begin).toThrow(sentence);
    },
  );

  it.each([
    [{ openPurse: true }, 'Sylla has no option "openPurse"; its options are: openPurses'],
    [{ openPurses: 'yes' }, 'option openPurses of Sylla is true or false'],
    ['openPurses', 'the options of Sylla are an object with any of: openPurses'],
    [[true], 'the options of Sylla are an object with any of: openPurses'],
  ])('with the options %j names what is allowed', (setupData, sentence) => {
    expect(sylla.whyNoTable(setupData, 4)).toBe(sentence);
    const match = createMatch({ game: sylla.game, numPlayers: 4, setupData, unlisted: false });
    expect(match).toEqual({ setupDataError: sentence });
  });

  it('is none with 3 or 4 players and known options', () => {
    for (const players of [3, 4]) {
      for (const setupData of [undefined, null, {}, { openPurses: true }, { openPurses: false }])
        expect(sylla.whyNoTable(setupData, players)).toBeUndefined();
    }
  });
});

it('with open purses everybody sees money and tokens, and still no pile', () => {
  const G = setUp(fastRandom(1), 4, { openPurses: true });
  const seen = sylla.view(G, {} as never, 0);
  expect(seen.players.map(({ purse }) => purse?.money)).toEqual([0, 0, 0, 0]);
  expect(new Set(seen.buildingPile)).toEqual(new Set([-1]));
});
