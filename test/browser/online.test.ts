import { onlineDe } from '../../client/locales/online.de';
import { onlineEn } from '../../client/locales/online.en';
import { describeWith } from '../support/provided';
import { App, type AppPage, serveAll } from './app';
import { violations } from './axe';
import { playTogether } from './players';

const MINUTES = 4 * 60_000;

describeWith('chromium', 'A table online', (chromiumPath) => {
  let app: App;
  beforeAll(async () => {
    app = await App.start(chromiumPath, serveAll);
  }, MINUTES);
  afterAll(() => app?.stop());

  it(
    'four people play Sylla from the lobby to the final score, through a reload and a lost network',
    async () => {
      const names = ['Ada', 'Ben', 'Cleo', 'Dion'];
      const tabs = await Promise.all(
        names.map((_, i) =>
          app.open('/online?game=sylla', { language: i % 2 === 0 ? 'en' : 'de' }),
        ),
      );
      const [ada, ben, cleo, dion] = tabs as [AppPage, AppPage, AppPage, AppPage];
      const opening = ada.page.locator('.open-table');
      await opening.locator('input[type=text]').fill('Ada');
      await opening.locator('button[type=submit]').click();
      await ada.page.locator('.waiting').waitFor();
      // The others find it in the list, which refreshes by itself.
      for (const [i, tab] of [ben, cleo, dion].entries()) {
        await tab.page.locator('.table-row .button').first().click();
        await tab.page.locator('.waiting input[autocomplete=nickname]').fill(names[i + 1] ?? '');
        await tab.page.locator('.waiting-seats .primary').first().click();
      }
      for (const { page } of tabs) await page.locator('.prompt-sentence').waitFor();
      const watcher = await app.open(new URL(ada.page.url()).pathname);
      await watcher.page.locator('.prompt-sentence').waitFor();
      expect(await watcher.page.locator('.purse.screen').count()).toBe(4);

      await playTogether(tabs, 4);
      await ben.page.reload();
      await ben.page.locator('.prompt-sentence').waitFor();
      await cleo.page.context().setOffline(true);
      await cleo.page.getByText(onlineEn.lost).waitFor({ timeout: 60_000 });
      await cleo.page.waitForTimeout(10_000);
      await cleo.page.context().setOffline(false);
      await cleo.page.getByText(onlineEn.lost).waitFor({ state: 'detached', timeout: 60_000 });
      cleo.complaints.length = 0;

      expect(await playTogether(tabs, 200)).toBe(true);
      const results = await Promise.all(
        [...tabs, watcher].map(({ page }) => page.locator('[data-over]').textContent()),
      );
      const points = results.map((text) => (text ?? '').match(/\d+/g)?.join(' '));
      expect(new Set(points).size).toBe(1);
      expect(results[1]).toContain('Das Spiel ist zu Ende');
      for (const tab of [...tabs, watcher]) await tab.close();
    },
    MINUTES,
  );

  it(
    'what is said is kept, shown as it was written, and breaks nothing; presence and the own games are told',
    async () => {
      const ada = await app.open('/online?game=triumvirate');
      const opening = ada.page.locator('.open-table');
      await opening.locator('input[type=text]').fill('<b>Ada</b>');
      await opening.locator('fieldset .button', { hasText: '2' }).first().click();
      await opening.locator('button[type=submit]').click();
      await ada.page.locator('.waiting').waitFor();
      const ben = await app.open(new URL(ada.page.url()).pathname, { language: 'de' });
      await ben.page.locator('.waiting input[autocomplete=nickname]').fill('Ben');
      await ben.page.locator('.waiting-seats .primary').first().click();
      for (const { page } of [ada, ben]) await page.locator('.prompt-sentence').waitFor();
      const hostile = '<img src=x onerror="document.title=1"> &amp; {{7*7}}';
      await ada.page.getByRole('button', { name: onlineEn.chat }).click();
      await ada.page.locator('.online-panel input').fill(hostile);
      await ada.page.locator('.online-panel button[type=submit]').click();
      await ben.page.getByRole('button', { name: onlineDe.chat }).click();
      await ben.page.getByText(hostile).waitFor();
      await ben.page.reload();
      await ben.page.getByRole('button', { name: onlineDe.chat }).click();
      await ben.page.getByText(hostile).waitFor();
      await ben.page.getByRole('button', { name: onlineDe.people }).click();
      await ben.page.getByText(onlineDe.connected).nth(1).waitFor();
      await ben.page.goto(`${app.address}/online`);
      await ben.page.locator('.table-row', { hasText: 'Ben' }).first().waitFor();
      await ada.close();
      await ben.close();
    },
    MINUTES,
  );

  it.each([
    ['en', 'light', 1440],
    ['de', 'dark', 390],
  ] as const)(
    'has nothing that axe objects to, from the lobby to the table: %s, %s, %i wide',
    async (language, theme, width) => {
      const texts = language === 'en' ? onlineEn : onlineDe;
      const tab = await app.open('/online?game=triumvirate', { language, theme, width });
      const { page } = tab;
      const found: Record<string, string[]> = {};
      const look = async (screen: string): Promise<void> => {
        await tab.shoot(`online-${screen}-${width}-${language}-${theme}`);
        const wrong = await violations(tab);
        if (wrong.length > 0) found[screen] = wrong;
      };
      const opening = page.locator('.open-table');
      await opening.locator('input[type=text]').fill('Ada');
      await opening.locator('fieldset .button', { hasText: '2' }).first().click();
      await look('lobby');
      await opening.locator('button[type=submit]').click();
      await page.locator('.waiting').waitFor();
      await look('waiting');
      const ben = await app.open(new URL(page.url()).pathname, { language });
      await ben.page.locator('.waiting input[autocomplete=nickname]').fill('Ben');
      await ben.page.locator('.waiting-seats .primary').first().click();
      await page.locator('.prompt-sentence').waitFor();
      await look('table');
      await page.getByRole('button', { name: texts.chat }).click();
      await look('chat');
      await page.getByRole('button', { name: texts.people }).click();
      await look('people');
      expect(found).toEqual({});
      await ben.close();
      await tab.close();
    },
    MINUTES,
  );
});
