import needs from '../../scripts/provide/needs.json';

type Need = keyof typeof needs;

/**
 * A `describe` whose tests need a browser, a database or the like. `fn` gets its path or address.
 * `npm test` looks for calls of this function and provides what they name; without it they are skipped.
 */
export function describeWith(need: Need, name: string, fn: (provided: string) => void): void {
  const { variable, command } = needs[need];
  const provided = process.env[variable];
  if (provided) {
    describe(name, () => fn(provided));
    return;
  }
  process.stderr.write(`Skipped for want of ${need}: ${name}. To provide it: ${command}\n`);
  // biome-ignore lint/suspicious/noSkippedTests: the only place where tests may be skipped
  describe.skip(name, () => fn(''));
}
