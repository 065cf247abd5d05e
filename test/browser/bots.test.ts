import type { Page } from 'playwright-core';
import { botsDe } from '../../client/locales/bots.de';
import { botsEn } from '../../client/locales/bots.en';
import { de } from '../../client/locales/de';
import { en } from '../../client/locales/en';
import { describeWith } from '../support/provided';
import { App, type AppPage, type Kind } from './app';
import { clickOn } from './players';

const MINUTES = 10 * 60_000;
/** Well under the 950 ms of a thought, well over what a busy machine makes of drawing a board. */
const A_THOUGHT = 500;

type Level = keyof typeof en.ui.levels;

describeWith('chromium', 'Bots in the browser', (chromiumPath) => {
  let app: App;
  beforeAll(async () => {
    app = await App.start(chromiumPath);
  }, MINUTES);
  afterAll(() => app?.stop());

  async function layTable(tab: AppPage, game: string, kinds: readonly Kind[], level: Level) {
    const { page } = tab;
    await page.goto(`${tab.address}/new/${game}`);
    await page.locator('fieldset .button', { hasText: String(kinds.length) }).click();
    for (const [seat, kind] of kinds.entries()) {
      const plan = page.locator('.seat-plans li').nth(seat);
      await plan.getByRole('button', { name: en.ui[kind], exact: true }).click();
      if (kind === 'bot')
        await plan.getByRole('button', { name: en.ui.levels[level], exact: true }).click();
    }
    await page.locator('form .button.primary').click();
    await page.locator('.prompt-sentence').waitFor();
  }

  const deeds = (page: Page): Promise<number> => page.locator('.log-lines .deed').count();
  const asked = (page: Page) => page.locator('.prompt.asked').waitFor();

  it(
    'play a game of Sylla with a person to its end, and think in a thread of their own',
    async () => {
      const tab = await app.open();
      const { page } = tab;
      await layTable(tab, 'sylla', ['person', 'bot', 'bot', 'bot'], 'hard');
      await asked(page);
      expect(await page.locator('.seat-zone .bot-tag').allTextContents()).toEqual(
        new Array(3).fill(expect.stringContaining(en.ui.levels.hard)),
      );
      await page.waitForTimeout(1_000);
      await watchForLongTasks(page);
      const { at } = await clickOn(page, 3, null, 1_000_000);
      expect(at).toBe('over');
      expect(page.workers().filter((worker) => worker.url().includes('worker')).length).toBe(1);
      const tasks = await longTasks(page);
      console.log(`Tasks over 50 ms in a game with three hard bots: ${JSON.stringify(tasks)}`);
      expect(Math.max(0, ...tasks)).toBeLessThan(A_THOUGHT);
      await tab.close();
    },
    MINUTES,
  );

  it(
    'are watched, and whoever watches says how fast they play',
    async () => {
      const tab = await app.open('/', { motion: 'full' });
      const { page } = tab;
      await layTable(tab, 'sylla', ['bot', 'bot', 'bot'], 'normal');
      const speed = (name: string) => page.getByRole('button', { name, exact: true });
      await speed(botsEn.speeds.pause).click();
      await page.waitForTimeout(1_000);
      const before = await deeds(page);
      await page.waitForTimeout(1_500);
      expect(await deeds(page)).toBe(before);
      await tab.shoot('bots-watch-1440');
      // By keyboard: from the pressed one to the last of the group.
      await speed(botsEn.speeds.pause).focus();
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      expect(await speed(botsEn.speeds.fastest).getAttribute('aria-pressed')).toBe('true');
      await page.locator('[data-over]').waitFor({ timeout: MINUTES });
      expect(await page.locator('.speed-bar').count()).toBe(0);
      await tab.close();
    },
    MINUTES,
  );

  it(
    'go on after a reload in the middle of their turn, as they would have without',
    async () => {
      const tab = await app.open();
      const { page } = tab;
      await layTable(tab, 'triumvirate', ['bot', 'bot'], 'easy');
      const speed = (name: string) => page.getByRole('button', { name, exact: true });
      await speed(botsEn.speeds.pause).click();
      await page.waitForTimeout(500);
      const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
      const before = await deeds(page);
      const lines = async (): Promise<string> => {
        await page.waitForFunction(
          (n) => document.querySelectorAll('.log-lines .deed').length >= n,
          before + 10,
        );
        const all = await page.locator('.log-lines .deed').allTextContents();
        return all.slice(0, before + 10).join('\n');
      };
      await page.reload();
      const first = await lines();
      // The very same game, from the same moment, once more.
      await page.goto(`${tab.address}/rules/sylla`);
      await page.evaluate((stored) => {
        localStorage.clear();
        for (const [key, value] of Object.entries(JSON.parse(stored)))
          localStorage.setItem(key, String(value));
      }, kept);
      await page.goBack();
      expect(await lines()).toBe(first);
      await tab.close();
    },
    MINUTES,
  );

  it.each([
    ['en', 1440, en, botsEn],
    ['de', 390, de, botsDe],
  ] as const)(
    'give a hint in the language %s on a screen %i wide',
    async (language, width, words, bots) => {
      const tab = await app.open('/');
      const { page } = tab;
      await layTable(tab, 'sylla', ['person', 'bot', 'bot'], 'easy');
      const context = page.context();
      await page.evaluate((chosen) => {
        localStorage.setItem(
          'triclinium.settings',
          JSON.stringify({ language: chosen, motion: 'none' }),
        );
      }, language);
      await page.setViewportSize({ width, height: width < 800 ? 844 : 900 });
      await page.reload();
      await asked(page);
      await page.waitForTimeout(1_500);
      await page.keyboard.press('i');
      const hint = page.locator('.hint');
      await hint.getByText(bots.thinking).waitFor();
      await hint.locator('.hint-move').nth(1).waitFor();
      const best = hint.locator('.hint-move').first();
      expect(await best.locator('.hint-rank').textContent()).toBe(bots.best);
      expect(await best.locator('.hint-chance').textContent()).toMatch(/^\d+ %$/);
      expect(await best.locator('.hint-why li').count()).toBeGreaterThan(0);
      await tab.shoot(`bots-hint-${language}-${width}`);
      const box = await hint.boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= width && box.y >= 0).toBe(true);
      await page.keyboard.press('Escape');
      expect(await hint.count()).toBe(0);
      await page.getByRole('button', { name: words.ui.hint }).click();
      await hint.locator('.hint-move').first().waitFor();
      // It is about this very moment.
      const question = await tab.asked();
      await clickOn(page, 5, [question], 2_000);
      expect(await hint.count()).toBe(0);
      await context.close();
    },
    MINUTES,
  );
});

interface Watched {
  longTasks: number[];
}

/** From now on, every task that blocks the page for more than 50 ms. */
async function watchForLongTasks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const watched = window as unknown as Watched;
    watched.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) watched.longTasks.push(Math.round(duration));
    }).observe({ type: 'longtask' });
  });
}

function longTasks(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as unknown as Watched).longTasks);
}
