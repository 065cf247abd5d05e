import { describeWith } from '../support/provided';
import { App } from './app';
import { clickOn, pressOn } from './players';

const MINUTES = 3 * 60_000;
const FOUR_PEOPLE = ['person', 'person', 'person', 'person'] as const;

describeWith('chromium', 'A game of Sylla on its board', (chromiumPath) => {
  let app: App;
  beforeAll(async () => {
    app = await App.start(chromiumPath);
  }, MINUTES);
  afterAll(() => app?.stop());

  it(
    'is played by four people at one screen, by clicks, to its end',
    async () => {
      const tab = await app.open();
      await tab.layTable('sylla', FOUR_PEOPLE);
      expect(await tab.page.locator('.curtain').count()).toBe(1);
      const { at, says } = await clickOn(tab.page, 4, null);
      expect([at, says]).toEqual(['over', expect.stringContaining('The game is over')]);
      await tab.page.locator('.end-of-game').waitFor();
      // The reckoning is told step by step, then as a table by source.
      const step = tab.page.locator('.end-of-game .primary', { hasText: 'Next step' });
      while ((await step.count()) > 0) await step.click();
      expect(await tab.page.locator('.end-of-game table tbody tr').count()).toBe(7);
      expect(await tab.page.locator('.graph polyline').count()).toBe(4);
      await tab.close();
    },
    MINUTES,
  );

  it(
    'is played with the keyboard alone',
    async () => {
      const tab = await app.open();
      await tab.layTable('sylla', FOUR_PEOPLE);
      const { at, says } = await pressOn(tab.page, 4000);
      expect([at, says]).toEqual(['over', expect.stringContaining('The game is over')]);
      await tab.close();
    },
    MINUTES,
  );

  it(
    'is played by three people on a phone, and nothing is wider than the screen',
    async () => {
      const tab = await app.open('/', { width: 360 });
      await tab.layTable('sylla', ['person', 'person', 'person']);
      const seen: string[] = [];
      for (;;) {
        const { at } = await clickOn(tab.page, 7 + seen.length, seen);
        const wider = await tab.page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect([at, wider]).toEqual([at, 0]);
        const isInView = await tab.page.locator('.prompt').evaluate((prompt) => {
          const { top, bottom } = prompt.getBoundingClientRect();
          return top >= 0 && bottom <= window.innerHeight + 1;
        });
        expect([at, isInView || at === 'over']).toEqual([at, true]);
        if (at === 'over') break;
        seen.push(at);
      }
      expect(seen.length).toBeGreaterThan(7);
      await tab.close();
    },
    MINUTES,
  );

  it(
    'with bots: one person, and never a curtain',
    async () => {
      const tab = await app.open();
      await tab.layTable('sylla', ['person', 'bot', 'bot', 'bot']);
      expect(await tab.page.locator('.curtain').count()).toBe(0);
      const { at } = await clickOn(tab.page, 11, null, 200_000);
      expect(at).toBe('over');
      await tab.close();
    },
    MINUTES,
  );
});
