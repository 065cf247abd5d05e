import { describeWith } from '../support/provided';
import { App } from './app';
import { clickOn } from './players';

const MINUTES = 3 * 60_000;

describeWith('chromium', 'The table in words', (chromiumPath) => {
  let app: App;
  beforeAll(async () => {
    app = await App.start(chromiumPath);
  }, MINUTES);
  afterAll(() => app?.stop());

  it.each([
    ['sylla', 'en', 3],
    ['sylla', 'de', 4],
    ['alea', 'en', 2],
    ['alea', 'de', 5],
    ['triumvirate', 'en', 3],
    ['triumvirate', 'de', 2],
  ] as const)(
    'plays %s in %s with %i people to its end',
    async (game, language, players) => {
      const tab = await app.open('/', { language, textMode: true });
      await tab.layTable(
        game,
        Array.from({ length: players }, () => 'person' as const),
      );
      const { at, says } = await clickOn(tab.page, players, null, 60_000);
      expect([at, says.length > 20]).toEqual(['over', true]);
      await tab.close();
    },
    MINUTES,
  );
});
