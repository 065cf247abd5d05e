import { commandOf, outputOf, run } from '../run.mjs';
import { aptInstall, canInstall, findProgram, isExecutable } from './system.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macPaths = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

export async function chromium() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return chosen(CHROMIUM_PATH);
  return (
    (await installed()) ??
    (await playwrights()) ??
    ((await aptInstall('chromium')) ? await installed() : undefined) ??
    ((await download()) ? await playwrights() : undefined)
  );
}

async function chosen(path) {
  if (await runs(path)) return { value: path, from: 'CHROMIUM_PATH' };
  console.log(`CHROMIUM_PATH is ${path}, which does not run.`);
  return undefined;
}

async function installed() {
  for (const path of [...names.map((name) => findProgram(name)), ...macPaths]) {
    if (path && (await runs(path))) return { value: path, from: 'installed' };
  }
  return undefined;
}

async function playwrights() {
  const playwright = await import('playwright-core');
  const path = playwright.chromium.executablePath();
  return (await runs(path)) ? { value: path, from: "Playwright's download" } : undefined;
}

async function download() {
  console.log("Downloading Playwright's Chromium …");
  const libraries = canInstall ? ['--with-deps'] : [];
  return (await run(...commandOf('playwright', 'install', ...libraries, 'chromium'))) === 0;
}

/** Ubuntu's chromium-browser is there and executable, but only says that one should install a snap. */
const runs = async (path) =>
  isExecutable(path) && (await outputOf(path, ['--version'], { timeout: 30_000 })) !== undefined;
