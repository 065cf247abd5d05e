// npm test: every check of the project, all of them even if one fails, and one line in the end.
// Further arguments go to Jest: `npm test -- test/rulebook`.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { needNames, provide } from './provide.mjs';
import { commandOf, outputOf, run, script } from './run.mjs';
import { addUp, countCheck, countTests, isSuccess, lineOf } from './summary.mjs';

const isSet = (variable) => !['', '0', 'false'].includes(process.env[variable] ?? '');
const mayBeSkipped = !isSet('CI') && !isSet('TRICLINIUM_CI');
// In a log, Biome would write an escape sequence for every single letter.
const colors = `--colors=${process.stdout.isTTY ? 'force' : 'off'}`;
// Jest would leave one core to the user; of two that is half the machine.
const workers = `--maxWorkers=${Math.max(2, availableParallelism() - 1)}`;

await script(async () => {
  await ensureInstalled();
  const counts = addUp([
    await check('Lint and format', 'biome', 'ci', '--error-on-warnings', colors),
    await check('Types', 'tsc', '--noEmit'),
    await tests(process.argv.slice(2)),
  ]);
  if (!mayBeSkipped && counts.skipped > 0) {
    console.log(`\nIn CI nothing may be skipped; skipped: ${counts.skipped}.`);
  }
  console.log(`\n${lineOf(counts)}`);
  return isSuccess(counts, mayBeSkipped) ? 0 : 1;
});

async function check(title, ...tool) {
  heading(title);
  return countCheck(await run(...commandOf(...tool)));
}

async function tests(args) {
  const needs = await needsOf(args);
  if (needs.length > 0) heading('What the tests need');
  const provided = await provide(needs);
  const folder = mkdtempSync(join(tmpdir(), 'triclinium-test-'));
  const report = join(folder, 'report.json');
  try {
    heading('Tests');
    const jest = commandOf('jest', '--json', `--outputFile=${report}`, workers, ...args);
    const exitCode = await run(...jest, { env: { NODE_ENV: 'test', ...provided.env } });
    return countTests(readReport(report), exitCode);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await provided.stop();
  }
}

/** The tests say themselves what they need: `describeWith('chromium', …)`. */
async function needsOf(args) {
  const listed = await outputOf(...commandOf('jest', '--listTests', '--json', ...args));
  const texts = JSON.parse(listed || '[]').map((file) => readFileSync(file, 'utf8'));
  const calls = texts.flatMap((text) => [...text.matchAll(/describeWith\(\s*'(\w+)'/g)]);
  return needNames.filter((need) => calls.some(([, name]) => name === need));
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function heading(title) {
  console.log(`\n── ${title} ${'─'.repeat(Math.max(0, 72 - title.length))}`);
}
