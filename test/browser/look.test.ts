import { describeWith } from '../support/provided';
import { App, type AppPage } from './app';
import { violations } from './axe';
import { clickOn } from './players';

const MINUTES = 4 * 60_000;
/** Texts that do not fit where they stand. */
function clipped({ page }: AppPage): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(
      document.querySelectorAll<HTMLElement>('button, h1, h2, h3, p, dt, dd, label, .chip'),
    )
      .filter((element) => {
        const { overflowX } = getComputedStyle(element);
        const cuts = overflowX === 'hidden' || overflowX === 'clip';
        const isShown = element.offsetWidth > 1 && element.getClientRects().length > 0;
        return isShown && cuts && element.scrollWidth > element.clientWidth + 1;
      })
      .map((element) => `${element.className}: ${element.textContent?.slice(0, 60)}`),
  );
}

/** Things to touch that are smaller than a fingertip. */
function tooSmall({ page }: AppPage): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(
      document.querySelectorAll<HTMLElement>('button, a, input, select, [role=spinbutton]'),
    )
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        const isShown = width > 1 && height > 1 && element.getClientRects().length > 0;
        return (
          isShown &&
          (height < 43.5 || width < 43.5) &&
          !element.matches('[hidden], [type=checkbox]')
        );
      })
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        return `${element.className} ${element.textContent?.slice(0, 20)} ${width}×${height}`;
      }),
  );
}

describeWith('chromium', 'How it looks', (chromiumPath) => {
  let app: App;
  beforeAll(async () => {
    app = await App.start(chromiumPath);
  }, MINUTES);
  afterAll(() => app?.stop());

  it.each([
    ['en', 'light', 1440],
    ['de', 'dark', 1440],
    ['de', 'light', 390],
    ['en', 'dark', 390],
  ] as const)(
    'has nothing that axe objects to, on any screen and in any phase: %s, %s, %i wide',
    async (language, theme, width) => {
      const tab = await app.open('/', { language, theme, width });
      const { page } = tab;
      const found: Record<string, string[]> = {};
      const look = async (screen: string): Promise<void> => {
        await tab.shoot(`${screen}-${width}-${language}-${theme}`);
        const wrong = await violations(tab);
        if (width < 800) wrong.push(...(await tooSmall(tab)).map((what) => `too small: ${what}`));
        if (wrong.length > 0) found[screen] = wrong;
      };
      await page.locator('.home').waitFor();
      await look('home');
      await page.goto(`${app.address}/rules/sylla`);
      await page.locator('.rules').waitFor();
      await look('rules');
      await page.goto(`${app.address}/new/sylla`);
      await page.locator('.new-table').waitFor();
      await look('new-table');
      await tab.layTable('sylla', ['person', 'person', 'person']);
      await look('curtain');
      const seen: string[] = [];
      for (let at = ''; at !== 'over'; ) {
        ({ at } = await clickOn(page, width + seen.length, seen));
        await look(at);
        seen.push(at);
        if (at === 'cube') {
          for (const key of ['s', 'h', '?']) {
            await page.keyboard.press(key);
            await page.locator('dialog').waitFor();
            await look(`drawer-${key === '?' ? 'keys' : key}`);
            await page.keyboard.press('Escape');
          }
          await page.keyboard.press('t');
          await page.locator('.text-board').waitFor();
          await look('words');
          await page.keyboard.press('t');
        }
      }
      expect(found).toEqual({});
      expect(seen.length).toBeGreaterThan(8);
      await tab.close();
    },
    MINUTES,
  );

  it(
    'clips no text, even in a language with longer words',
    async () => {
      for (const width of [1440, 390]) {
        const tab = await app.open('/?pseudo', { width });
        const found: Record<string, string[]> = {};
        const look = async (screen: string): Promise<void> => {
          const texts = await clipped(tab);
          if (texts.length > 0) found[screen] = texts;
        };
        await tab.page.locator('.home').waitFor();
        await look('home');
        await tab.page.goto(`${app.address}/new/sylla?pseudo`);
        await tab.page.locator('form').waitFor();
        await look('new-table');
        await tab.page.locator('form .button.primary').click();
        await tab.page.locator('.table').waitFor();
        const seen: string[] = [];
        for (let at = ''; at !== 'over'; ) {
          ({ at } = await clickOn(tab.page, 21, seen, 100_000));
          await look(at);
          await tab.shoot(`pseudo-${at}-${width}`);
          seen.push(at);
        }
        expect([width, found]).toEqual([width, {}]);
        await tab.close();
      }
    },
    MINUTES,
  );
});
