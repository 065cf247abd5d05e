// Brings node_modules up to package-lock.json. Everything here runs before anything is installed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Complaint, root, run } from './run.mjs';

const oldestNode = 20;
const lockfile = join(root, 'package-lock.json');

// Not `npm ci`: it refuses a lockfile that lacks the binaries of some other platform, and a registry
// that does not carry them all makes such a lockfile. This keeps to the lockfile too, and leaves it alone.
const installOptions = [
  '--no-save',
  '--no-audit',
  '--no-fund',
  // NODE_ENV=production would leave out the tools that build and test.
  '--include=dev',
];

export async function ensureInstalled() {
  if (Number.parseInt(process.versions.node, 10) < oldestNode) {
    throw new Complaint(
      `Triclinium needs Node ${oldestNode} or later; this is ${process.version}.`,
    );
  }
  if (isInstalled()) return;
  console.log('Installing the dependencies …');
  const code = await npm('install', ...installOptions);
  if (code !== 0) throw new Complaint('npm could not install the dependencies; see above.');
}

/**
 * npm keeps a lockfile of what it really installed. Comparing the two says more than times of
 * files, which a `git checkout` changes, and more than a stamp of ours, which a plain `npm ci` ignores.
 */
function isInstalled() {
  const installed = packagesOf(join(root, 'node_modules/.package-lock.json'));
  const wanted = packagesOf(lockfile);
  if (!installed || !wanted) return false;
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === '') return true;
    const present = installed[path];
    // What is optional is left out where it does not fit, as the binaries of other platforms.
    return present ? present.version === version : optional === true;
  });
}

function packagesOf(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

function npm(...args) {
  const npmScript = process.env.npm_execpath ?? '';
  if (npmScript.endsWith('npm-cli.js')) return run(process.execPath, [npmScript, ...args]);
  return run('npm', args, { shell: process.platform === 'win32' });
}
