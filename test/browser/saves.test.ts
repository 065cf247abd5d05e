import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { en } from '../../client/locales/en';
import { describeWith } from '../support/provided';
import { App, type AppPage } from './app';
import { clickOn } from './players';

const MINUTES = 2 * 60_000;

describeWith('chromium', 'Games kept on the device', (chromiumPath) => {
  let app: App;
  beforeAll(async () => {
    app = await App.start(chromiumPath);
  }, MINUTES);
  afterAll(() => app?.stop());

  const sentence = (tab: AppPage) => tab.page.locator('.prompt-sentence').textContent();

  /** One person and bots that wait for her, some way into a game. */
  async function begun(): Promise<AppPage> {
    const tab = await app.open();
    await tab.layTable('triumvirate', ['person', 'person']);
    await clickOn(tab.page, 9, null, 60);
    return tab;
  }

  it(
    'survive a reload and a closed window, in the middle of a turn',
    async () => {
      const tab = await begun();
      const [before, address] = [await sentence(tab), tab.page.url()];
      await tab.page.reload();
      await tab.page.locator('.prompt-sentence').waitFor();
      expect(await sentence(tab)).toBe(before);
      const context = tab.page.context();
      await tab.page.close();
      const page = await context.newPage();
      await page.goto(app.address);
      await page.getByRole('link', { name: en.ui.resume, exact: true }).click();
      await page.locator('.prompt-sentence').waitFor();
      expect(page.url()).toBe(address);
      expect(await page.locator('.prompt-sentence').textContent()).toBe(before);
      const { at } = await clickOn(page, 10, null, 20_000);
      expect(at).toBe('over');
      await page.goto(app.address);
      await page.getByRole('link', { name: en.ui.look }).waitFor();
      await context.close();
    },
    MINUTES,
  );

  it(
    'are several, can be exported, imported elsewhere and deleted',
    async () => {
      const tab = await begun();
      const { page } = tab;
      const before = await sentence(tab);
      await tab.layTable('alea', ['person', 'person']);
      await page.goto(app.address);
      await page.locator('.saved').nth(1).waitFor();
      expect(await page.locator('.saved').count()).toBe(2);
      const downloading = page.waitForEvent('download');
      const first = page.locator('.saved', { hasText: 'Triumvirate' });
      await first.getByRole('button', { name: en.ui.exportGame }).click();
      const file = join(tmpdir(), `triclinium-export-${process.pid}.json`);
      await (await downloading).saveAs(file);
      await first.getByRole('button', { name: en.ui.remove }).click();
      await first.getByRole('button', { name: en.ui.keep }).click();
      await first.getByRole('button', { name: en.ui.remove }).click();
      await first.getByRole('button', { name: en.ui.remove }).click();
      expect(await page.locator('.saved').count()).toBe(1);

      const elsewhere = await app.open();
      await elsewhere.page.locator('[data-import]').setInputFiles(file);
      await elsewhere.page.locator('.prompt-sentence').waitFor();
      expect(await sentence(elsewhere)).toBe(before);
      await elsewhere.close();
      await tab.close();
    },
    MINUTES,
  );

  it(
    'a bad file gets a clear error, and nothing is lost',
    async () => {
      const tab = await begun();
      const { page } = tab;
      await page.goto(app.address);
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: en.ui.exportGame }).click();
      const good = join(tmpdir(), `triclinium-good-${process.pid}.json`);
      await (await downloading).saveAs(good);
      const text = readFileSync(good, 'utf8');
      const bad = (name: string, content: string): string => {
        const path = join(tmpdir(), `triclinium-${name}-${process.pid}.json`);
        writeFileSync(path, content);
        return path;
      };
      const changed = (change: object): string =>
        JSON.stringify({ ...JSON.parse(text), ...change });
      const cases: [string, string][] = [
        [bad('text', 'hello'), en.importProblems.notAGame],
        [bad('other', '{"format":"chess"}'), en.importProblems.notAGame],
        [bad('newer', changed({ version: 99 })), en.importProblems.newerVersion],
        [bad('unknown', changed({ game: '__proto__' })), en.importProblems.unknownGame],
        [bad('seats', changed({ seats: [] })), en.importProblems.damaged],
        [bad('log', changed({ log: [] })), en.importProblems.damaged],
        [bad('state', changed({ state: null })), en.importProblems.damaged],
      ];
      for (const [file, problem] of cases) {
        await page.locator('[data-import]').setInputFiles(file);
        await page.getByRole('alert').filter({ hasText: problem }).waitFor();
        expect(await page.locator('.saved').count()).toBe(1);
      }
      await tab.close();
    },
    MINUTES,
  );

  it(
    'are not played in two tabs at once',
    async () => {
      const tab = await begun();
      const second = await tab.page.context().newPage();
      await second.goto(tab.page.url());
      await second.getByRole('heading', { name: en.ui.elsewhere }).waitFor();
      await tab.page.close();
      await second.getByRole('button', { name: en.ui.reload }).click();
      await second.locator('.prompt-sentence').waitFor();
      await second.context().close();
    },
    MINUTES,
  );

  it(
    'and the whole table works without a network once it was loaded',
    async () => {
      const tab = await begun();
      const { page } = tab;
      await page.evaluate(async () => {
        const { active } = await navigator.serviceWorker.ready;
        while (active && active.state !== 'activated') await new Promise((r) => setTimeout(r, 20));
      });
      await page.context().setOffline(true);
      await page.goto(app.address);
      await page.locator('.home').waitFor();
      await tab.layTable('sylla', ['person', 'bot', 'bot']);
      await page.locator('.prompt.asked').waitFor();
      // Bots think there too, in a worker that was kept with the rest.
      const warnings: string[] = [];
      page.on(
        'console',
        (message) => message.type() === 'warning' && warnings.push(message.text()),
      );
      const { at } = await clickOn(page, 4, ['startingCharacters']);
      expect(at).not.toMatch(/stuck|over/);
      expect(page.workers()).toHaveLength(1);
      expect(warnings).toEqual([]);
      await tab.close();
    },
    MINUTES,
  );
});
