import { botsDe } from '../../client/locales/bots.de';
import { botsEn } from '../../client/locales/bots.en';
import { de } from '../../client/locales/de';
import { en } from '../../client/locales/en';
import { describeWith } from '../support/provided';
import { App, type AppPage } from './app';
import { violations } from './axe';

const MINUTES = 10 * 60_000;

describeWith('chromium', 'The review of a game', (chromiumPath) => {
  let app: App;
  beforeAll(async () => {
    app = await App.start(chromiumPath);
  }, MINUTES);
  afterAll(() => app?.stop());

  /** Bots alone play to the end, as fast as they can. */
  async function watchToTheEnd(tab: AppPage, game: string, fastest: string): Promise<void> {
    const { page } = tab;
    await tab.layTable(game, ['bot', 'bot', 'bot']);
    await page.getByRole('button', { name: fastest, exact: true }).click();
    await page.locator('[data-over]').waitFor({ timeout: MINUTES });
  }

  it.each([
    ['sylla', 'en', 'light', 1440, en, botsEn],
    ['alea', 'de', 'dark', 390, de, botsDe],
    ['triumvirate', 'de', 'light', 1440, de, botsDe],
  ] as const)(
    'of %s tells in %s (%s, %i wide) how the chances went, who had luck, and what cost most',
    async (game, language, theme, width, { ui }, { review, speeds }) => {
      const tab = await app.open('/', { language, theme, width });
      const { page } = tab;
      await watchToTheEnd(tab, game, speeds.fastest);
      await page.getByRole('button', { name: ui.review }).click();
      const sheet = page.locator('.review');
      await sheet.locator('progress').waitFor();
      await tab.shoot(`review-going-${game}-${width}`);
      await sheet.locator('.review-headline').waitFor({ timeout: MINUTES });
      await tab.shoot(`review-${game}-${width}`);
      expect(await violations(tab)).toEqual([]);

      // Everybody has a band in the picture and a row in the table.
      expect(await sheet.locator('.frieze polygon').count()).toBe(3);
      expect(await sheet.locator('.fortunes tbody tr').count()).toBe(3);
      const shares = await sheet.locator('.review-shares strong').allTextContents();
      const percents = shares.map((share) => Number.parseInt(share, 10));
      expect(percents.reduce((all, share) => all + share, 0)).toBeGreaterThan(98);
      expect(Math.max(...percents)).toBeGreaterThanOrEqual(33);
      await sheet.locator('.costly').scrollIntoViewIfNeeded();
      await tab.shoot(`review-costly-${game}-${width}`);

      // By keyboard to another moment, and to the table as it was then.
      const slider = sheet.getByRole('slider', { name: review.moment });
      const atTheEnd = await slider.getAttribute('aria-valuetext');
      await slider.focus();
      await page.keyboard.press('Home');
      expect(await slider.getAttribute('aria-valuetext')).not.toBe(atTheEnd);
      await sheet.locator('.review-chances').getByRole('button', { name: review.lookAt }).click();
      await page.locator('.time-bar').waitFor();
      expect(await sheet.count()).toBe(0);

      // A closed sheet gives the focus back to what opened it.
      const opener = page.getByRole('button', { name: ui.review });
      await opener.focus();
      await page.keyboard.press('Enter');
      await sheet.waitFor();
      await page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'detached' });
      expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);

      // Whoever comes back finds what was found; a costly deed leads to its moment, where it is told again.
      await page.getByRole('button', { name: ui.review }).click();
      await sheet.locator('.review-headline').waitFor();
      const costly = sheet.locator('.costly > li').first();
      if ((await costly.count()) > 0) {
        const better = await costly.locator('.costly-deed').last().textContent();
        await costly.getByRole('button', { name: review.lookAt }).click();
        await page.locator('.review-note').waitFor();
        expect(await page.locator('.review-note .costly-deed').last().textContent()).toBe(better);
        await tab.shoot(`review-note-${game}-${width}`);
        expect(await violations(tab)).toEqual([]);
      }
      await tab.close();
    },
    MINUTES,
  );
});
