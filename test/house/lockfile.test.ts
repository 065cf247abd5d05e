import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Package {
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

interface Lockfile {
  readonly packages: Readonly<Record<string, Package>>;
}

const read = (name: string): unknown =>
  JSON.parse(readFileSync(join(__dirname, '../..', name), 'utf8'));

describe('package-lock.json', () => {
  const { packages } = read('package-lock.json') as Lockfile;

  it('names no registry: whoever installs uses their own', () => {
    const named = Object.keys(packages).filter((path) => packages[path]?.resolved !== undefined);
    // To mend it: npm install --omit-lockfile-registry-resolved
    expect(named).toEqual([]);
  });

  it('is of one mind with package.json', () => {
    const { dependencies, devDependencies } = read('package.json') as Package;
    expect(packages['']).toMatchObject({ dependencies, devDependencies });
  });
});
