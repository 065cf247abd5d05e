import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { de } from '../../client/locales/de';
import { onlineEn } from '../../client/locales/online.en';
import { readConfig } from '../../server/config';
import { serve, type Triclinium } from '../../server/serve';
import { bundledServer } from '../server/support/child';
import { describeWith } from '../support/provided';
import { App } from './app';
import { playTogether } from './players';

const MINUTES = 10 * 60_000;

describeWith('chromium', 'A table of two people and two bots online', (chromiumPath) => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'triclinium-data-'));
  const bundle = bundledServer();
  let app: App;
  let server: Triclinium;
  let restart: () => Promise<void>;
  beforeAll(async () => {
    app = await App.start(chromiumPath, async (clientFolder) => {
      const settings = {
        LOG_LEVEL: 'silent',
        DATA_FOLDER: dataFolder,
        BOT_WORKER: bundle.botWorker,
      };
      const start = (PORT: string): Promise<Triclinium> =>
        serve({ ...readConfig({ ...settings, PORT }), clientFolder }, { botPause: 0 });
      server = await start('0');
      restart = async () => {
        await server.close();
        server = await start(String(server.port));
      };
      return { port: server.port, stop: () => server.close() };
    });
  }, MINUTES);
  afterAll(async () => {
    await app?.stop();
    bundle.remove();
    rmSync(dataFolder, { recursive: true, force: true });
  });

  it(
    'plays Sylla to the end, through a restart of the server, and looks back at it',
    async () => {
      const ada = await app.open('/online?game=sylla');
      const opening = ada.page.locator('.open-table');
      await opening.locator('input[type=text]').fill('Ada');
      for (const level of ['normal', 'easy'] as const)
        await opening
          .getByRole('button', { name: `+ ${onlineEn.levels[level]}`, exact: true })
          .click();
      await opening.locator('button[type=submit]').click();
      await ada.page.locator('.waiting').waitFor();
      const ben = await app.open(new URL(ada.page.url()).pathname, { language: 'de' });
      await ben.page.locator('.waiting input[autocomplete=nickname]').fill('Ben');
      await ben.page.locator('.waiting-seats .primary').first().click();
      const tabs = [ada, ben];
      for (const { page } of tabs) await page.locator('.prompt-sentence').waitFor();

      await playTogether(tabs, 6);
      await restart();
      for (const { page } of tabs) await page.locator('.prompt-sentence').waitFor();
      // A lost connection is told on the console too; that is none of the page's faults.
      expect(await playTogether(tabs, 3000)).toBe(true);
      const results = await Promise.all(
        tabs.map(({ page }) => page.locator('[data-over]').textContent()),
      );
      const points = results.map((text) => (text ?? '').match(/\d+/g)?.join(' '));
      expect(points[0]).toBe(points[1]);
      // The review of a game online is the same as of one at this screen.
      await ben.page.getByRole('button', { name: de.ui.review }).click();
      await ben.page.locator('.review-headline').waitFor({ timeout: MINUTES });
      expect(await ben.page.locator('.fortunes tbody tr').count()).toBe(4);
      await ben.shoot('review-online-1440');
      for (const tab of tabs) {
        tab.complaints.length = 0;
        await tab.close();
      }
    },
    MINUTES,
  );
});
