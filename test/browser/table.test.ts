import { de } from '../../client/locales/de';
import { en } from '../../client/locales/en';
import { syllaDe } from '../../client/locales/sylla.de';
import { syllaEn } from '../../client/locales/sylla.en';
import { describeWith } from '../support/provided';
import { App } from './app';
import { clickOn } from './players';

const MINUTES = 2 * 60_000;
const THREE_PEOPLE = ['person', 'person', 'person'] as const;

describeWith('chromium', 'Around the table', (chromiumPath) => {
  let app: App;
  beforeAll(async () => {
    app = await App.start(chromiumPath);
  }, MINUTES);
  afterAll(() => app?.stop());

  /** A table of three people, played up to this question. */
  async function tableAt(question: string, seed = 3, wishes = {}) {
    const tab = await app.open('/', wishes);
    await tab.layTable('sylla', THREE_PEOPLE);
    const seen: string[] = [];
    for (;;) {
      const { at } = await clickOn(tab.page, seed, seen);
      if (at === question) return tab;
      if (at === 'over') throw new Error(`the game ended before ${question} was asked`);
      seen.push(at);
    }
  }

  it(
    'a move of the own turn can be taken back and done again; what blocks it is said',
    async () => {
      // The supply of a turn of the Triumvirate: everybody's first move, and it shows nothing new.
      const tab = await app.open();
      await tab.layTable('triumvirate', ['person', 'person']);
      const { page } = tab;
      await page.locator('.option').first().waitFor();
      const undo = page.getByRole('button', { name: en.ui.undo, exact: true });
      const redo = page.getByRole('button', { name: en.ui.redo, exact: true });
      const lines = page.locator('.log-line');
      const before = await lines.count();
      await page.locator('.option').first().click();
      await page.waitForFunction((n) => document.querySelectorAll('.log-line').length > n, before);
      expect(await tab.asked()).toBe('march');
      await undo.click();
      await page.waitForFunction(
        (n) => document.querySelectorAll('.log-line').length === n,
        before,
      );
      await redo.click();
      await page.waitForFunction((n) => document.querySelectorAll('.log-line').length > n, before);
      await page.keyboard.press('u');
      await page.waitForFunction(
        (n) => document.querySelectorAll('.log-line').length === n,
        before,
      );
      // Whoever begins a turn has nothing to take back, and is told so.
      const fresh = await tableAt('offer');
      const blocked = fresh.page.getByRole('button', { name: en.ui.undo, exact: true });
      expect(await blocked.getAttribute('aria-disabled')).toBe('true');
      await blocked.click({ force: true });
      expect(await fresh.page.getByRole('alert').textContent()).toBe(en.undo.nothing);
      await fresh.close();
      await tab.close();
    },
    MINUTES,
  );

  it(
    'one can look back with the arrow keys without disturbing the game',
    async () => {
      const tab = await tableAt('cube');
      const { page } = tab;
      const now = await page.locator('.prompt-sentence').textContent();
      for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowLeft');
      await page.locator('.time-bar').waitFor();
      expect(await page.locator('.lit').count()).toBe(0);
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Escape');
      expect(await page.locator('.time-bar').count()).toBe(0);
      expect(await page.locator('.prompt-sentence').textContent()).toBe(now);
      // The sign beside a line of the log leads to its moment, the line to its place on the board.
      await page.locator('.deed-sign').first().click();
      await page.locator('.time-bar').waitFor();
      await page.getByRole('button', { name: en.ui.toNow }).click();
      await page.locator('.log-line').last().click();
      expect(await page.locator('.pointed').count()).toBe(1);
      await tab.close();
    },
    MINUTES,
  );

  it(
    'behind the curtain nothing is to be seen of anybody’s purse',
    async () => {
      const tab = await tableAt('recruit');
      const { page } = tab;
      await page.locator('.lit').first().click();
      await page.locator('.curtain').waitFor();
      expect(await page.locator('.purse').count()).toBe(3);
      expect(await page.locator('.purse.screen').count()).toBe(3);
      expect(await page.locator('.own-zone').count()).toBe(0);
      await page.locator('.curtain .button').click();
      expect(await page.locator('.purse.screen').count()).toBe(2);
      await tab.close();
    },
    MINUTES,
  );

  it(
    'who wants to confirm every move is asked, and may think again',
    async () => {
      const tab = await tableAt('votes', 3, { confirm: 'turns' });
      const { page } = tab;
      await page.evaluate(() => {
        const key = 'triclinium.settings';
        const stored = JSON.parse(localStorage.getItem(key) ?? '{}');
        localStorage.setItem(key, JSON.stringify({ ...stored, confirm: 'moves' }));
      });
      await page.reload();
      await page.locator('.curtain .button').click();
      const asked = await page.locator('.prompt-sentence').textContent();
      await page.locator('.prompt .primary').click();
      expect(await page.locator('.prompt-sentence').textContent()).toContain('You are about to');
      await page.getByRole('button', { name: en.ui.cancel }).click();
      expect(await page.locator('.prompt-sentence').textContent()).toBe(asked);
      await page.locator('.prompt .primary').click();
      await page.getByRole('button', { name: en.ui.confirm }).click();
      await page.locator('.curtain').waitFor();
      await tab.close();
    },
    MINUTES,
  );

  it(
    'speaks German throughout',
    async () => {
      const english = new Set(texts([en.ui, en.undo, en.settings, syllaEn(String).names]));
      for (const shared of texts([de.ui, de.undo, de.settings, syllaDe(String).names]))
        english.delete(shared);
      const tab = await app.open('/', { language: 'de' });
      const { page } = tab;
      const found = new Set<string>();
      const read = async (): Promise<void> => {
        const said = await page.evaluate(() => {
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          const all: string[] = [];
          while (walker.nextNode()) all.push(walker.currentNode.textContent?.trim() ?? '');
          for (const element of document.querySelectorAll('[aria-label], [data-tip]'))
            all.push(
              element.getAttribute('aria-label') ?? '',
              element.getAttribute('data-tip') ?? '',
            );
          return all;
        });
        for (const text of said) if (english.has(text)) found.add(text);
      };
      await read();
      await tab.layTable('sylla', THREE_PEOPLE);
      const seen: string[] = [];
      for (let at = ''; at !== 'over'; ) {
        ({ at } = await clickOn(page, 5, seen));
        await read();
        seen.push(at);
      }
      for (const key of ['s', 'h', '?']) {
        await page.keyboard.press(key);
        await page.locator('dialog').waitFor();
        await read();
        await page.keyboard.press('Escape');
      }
      expect([...found]).toEqual([]);
      expect(await page.locator('html').getAttribute('lang')).toBe('de');
      await tab.close();
    },
    MINUTES,
  );

  it('a link that leads nowhere says so kindly, and back and forward work', async () => {
    const tab = await app.open('/no/such/page');
    const { page } = tab;
    for (const path of ['/no/such/page', '/new/chess', '/here/nobody', '/rules/chess']) {
      await page.goto(app.address + path);
      await page.getByRole('heading', { name: en.ui.notFound }).waitFor();
    }
    await page.getByRole('link', { name: en.ui.toHome }).click();
    await page.getByRole('link', { name: `${en.ui.learn}: Sylla` }).click();
    await page.locator('.rules').waitFor();
    await page.goBack();
    await page.locator('.home').waitFor();
    await page.goForward();
    await page.locator('.rules').waitFor();
    await tab.close();
  });

  it(
    'the rules open at the paragraph of the present phase',
    async () => {
      const tab = await tableAt('offer');
      await tab.page.keyboard.press('h');
      await tab.page.locator('.rules section.current').waitFor();
      expect(
        await tab.page.locator('.rules section.current > :first-child').textContent(),
      ).toContain('III');
      await tab.close();
    },
    MINUTES,
  );
});

/** Every text in a tree of words; sentences that need figures are left out. */
function texts(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree];
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.values(tree).flatMap(texts);
}
