import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Koa from 'koa';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import type { Settings } from '../../client/app/settings';
import { serveClient } from '../../server/client';
import { readConfig } from '../../server/config';
import { serve } from '../../server/serve';

const ROOT = join(__dirname, '../..');
const SHOTS = join(__dirname, 'shots');

/** The built app on a port of its own, and a browser to look at it. */
export class App {
  private constructor(
    readonly browser: Browser,
    private readonly stopServing: () => Promise<void>,
    readonly address: string,
    private readonly folder: string,
  ) {}

  /** @param serves the page alone, or the whole server with it */
  static async start(chromiumPath: string, serves = servePage): Promise<App> {
    const folder = join(ROOT, `dist/test-client-${process.pid}`);
    // In a process of its own: Vite is an ES module, and Jest loads CommonJS.
    const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
    const args = ['build', '--configLoader', 'runner', '--logLevel', 'error', '--outDir', folder];
    // As people get it: under Jest's NODE_ENV it would be a build for developers.
    const env = { ...process.env, NODE_ENV: 'production' };
    execFileSync(process.execPath, [vite, ...args, '--emptyOutDir'], { cwd: ROOT, env });
    const { port, stop } = await serves(folder);
    const browser = await chromium.launch({
      executablePath: chromiumPath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    });
    mkdirSync(SHOTS, { recursive: true });
    return new App(browser, stop, `http://localhost:${port}`, folder);
  }

  async stop(): Promise<void> {
    await this.browser.close();
    await this.stopServing();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** A person with a browser of their own. Whatever the page complains about is a failure of `quietly`. */
  async open(path = '/', wishes: Partial<Settings> & { width?: number } = {}): Promise<AppPage> {
    const { width = 1440, ...settings } = wishes;
    const options: BrowserContextOptions = {
      viewport: { width, height: width < 800 ? 844 : 900 },
      hasTouch: width < 800,
      acceptDownloads: true,
    };
    const context = await this.browser.newContext(options);
    const wished = JSON.stringify({ language: 'en', motion: 'none', ...settings });
    await context.addInitScript((stored) => {
      if (!localStorage.getItem('triclinium.settings'))
        localStorage.setItem('triclinium.settings', stored);
    }, wished);
    const page = await context.newPage();
    const app = new AppPage(page, this.address);
    await page.goto(this.address + path);
    return app;
  }
}

interface Serving {
  readonly port: number;
  stop(): Promise<void>;
}

async function servePage(folder: string): Promise<Serving> {
  const server = new Koa().use(serveClient(folder)).listen(0);
  const { port } = server.address() as AddressInfo;
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    server.close();
  };
  return { port, stop };
}

/** The whole server, with its store in a folder that goes when it stops. */
export async function serveAll(clientFolder: string): Promise<Serving> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'triclinium-data-'));
  const config = readConfig({ PORT: '0', LOG_LEVEL: 'silent', DATA_FOLDER: dataFolder });
  const server = await serve({ ...config, clientFolder });
  const stop = async (): Promise<void> => {
    await server.close();
    rmSync(dataFolder, { recursive: true, force: true });
  };
  return { port: server.port, stop };
}

export type Kind = 'person' | 'bot';

/** One tab, and what its console said. */
export class AppPage {
  readonly complaints: string[] = [];

  constructor(
    readonly page: Page,
    readonly address: string,
  ) {
    page.on('pageerror', (error) => this.complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') this.complaints.push(message.text());
    });
  }

  /** Lays a table and sits down at it. */
  async layTable(game: string, kinds: readonly Kind[]): Promise<void> {
    const { page } = this;
    await page.goto(`${this.address}/new/${game}`);
    await page.locator('form').waitFor();
    await page.locator('fieldset .button', { hasText: String(kinds.length) }).click();
    for (const [seat, kind] of kinds.entries()) {
      await page
        .locator('.seat-plans li')
        .nth(seat)
        .locator('.button')
        .nth(kind === 'person' ? 0 : 1)
        .click();
    }
    await page.locator('form .button.primary').click();
    await page.locator('.table').waitFor();
  }

  /** Of a question: the name of what is asked. */
  async asked(): Promise<string> {
    return (await this.page.locator('.table').getAttribute('data-asked')) ?? '';
  }

  async shoot(name: string): Promise<void> {
    await this.page.screenshot({ path: join(SHOTS, `${name}.png`) });
  }

  async close(): Promise<void> {
    await this.page.context().close();
    expect(this.complaints).toEqual([]);
  }
}
