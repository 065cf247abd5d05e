import { execFileSync } from 'node:child_process';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { createApp } from '../../server/app';
import { describeWith } from '../support/provided';

const ROOT = join(__dirname, '../..');
const OUT = join(ROOT, 'dist/test-client');

/** Clicks random options until the game is over; returns what the page says then. */
async function playToTheEnd(page: Page, seed: number): Promise<string> {
  return page.evaluate(async (start) => {
    let state = start;
    const random = (): number => {
      state = (state * 1103515245 + 12345) % 2147483648;
      return state / 2147483648;
    };
    const frame = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 0));
    for (let i = 0; i < 5000; i++) {
      const over = document.querySelector('[data-over]');
      if (over) return over.textContent ?? '';
      const options = document.querySelectorAll<HTMLButtonElement>('.options button');
      options[Math.floor(random() * options.length)]?.click();
      await frame();
    }
    return `stuck at: ${document.querySelector('h2')?.textContent}`;
  }, seed);
}

describeWith('chromium', 'The table in one browser', (chromiumPath) => {
  let server: Server;
  let browser: Browser;
  let address: string;

  beforeAll(async () => {
    // In a process of its own: Vite is an ES module, and Jest loads CommonJS.
    const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
    const args = ['build', '--configLoader', 'runner', '--logLevel', 'error', '--outDir', OUT];
    execFileSync(process.execPath, [vite, ...args], { cwd: ROOT });
    server = createApp({ port: 0, clientFolder: OUT }).listen(0);
    address = `http://localhost:${(server.address() as AddressInfo).port}`;
    browser = await chromium.launch({
      executablePath: chromiumPath,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
  }, 120_000);

  afterAll(async () => {
    await browser?.close();
    server?.close();
  });

  it.each([3, 4])(
    'plays Sylla with %i players to its end',
    async (players) => {
      const page = await browser.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      await page.goto(address);
      await page.getByRole('button', { name: `New game: ${players} players` }).click();
      expect(await page.locator('.seat').count()).toBe(players);
      expect(await playToTheEnd(page, players)).toContain('The game is over');
      expect(errors).toEqual([]);
      await page.close();
    },
    120_000,
  );

  it('takes a move back, and its events with it', async () => {
    const page = await browser.newPage();
    await page.goto(address);
    const question = page.locator('.question h2');
    const options = page.locator('.options button');
    // Everybody takes the first option until a seat may take something back.
    while ((await page.locator('.undo').count()) === 0) await options.first().click();
    const asked = await question.textContent();
    const events = await page.locator('.chronicle li').count();
    await page.locator('.undo').click();
    await page.waitForFunction(
      (count) => document.querySelectorAll('.chronicle li').length < count,
      events,
    );
    await options.first().click();
    await page.waitForFunction(
      (count) => document.querySelectorAll('.chronicle li').length === count,
      events,
    );
    expect(await question.textContent()).toBe(asked);
    await page.close();
  }, 60_000);

  it('lets a seat decide anew until the last one is in', async () => {
    const page = await browser.newPage();
    await page.goto(address);
    const decided = page.getByRole('button', { name: 'has decided' });
    const options = page.locator('.options button');
    await options.first().click();
    await decided.click();
    expect(await page.locator('.question h2').textContent()).toContain('Eagle');
    await options.last().click();
    await page.locator('.question h2', { hasText: 'Wolf' }).waitFor();
    expect(await decided.count()).toBe(1);
    await page.close();
  }, 60_000);

  it('speaks German', async () => {
    const page = await browser.newPage();
    await page.goto(address);
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await page.getByText('Wähle die Charaktere').waitFor();
    await page.close();
  }, 60_000);
});
