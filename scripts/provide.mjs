// Provides what server and browser tests need: what is there, else what can be installed, else
// nothing, said loudly. test/support/provided.ts reads the variables.
import { readFileSync } from 'node:fs';
import { chromium } from './provide/chromium.mjs';
import { postgres } from './provide/postgres.mjs';
import { redis } from './provide/redis.mjs';

const needs = JSON.parse(readFileSync(new URL('provide/needs.json', import.meta.url), 'utf8'));
const providers = { chromium, postgres, redis };

export const needNames = Object.keys(needs);

/**
 * The environment for the tests, and a function that stops whatever was started for them.
 * A provider returns { value, from, stop? }, or undefined if there is no way.
 */
export async function provide(names) {
  const env = {};
  const stops = [];
  for (const name of names) {
    const { variable, command } = needs[name];
    const found = await providers[name]();
    if (found) {
      env[variable] = found.value;
      if (found.stop) stops.push(found.stop);
      console.log(`${name}: ${found.value} (${found.from})`);
    } else {
      console.log(`${name}: MISSING, its tests are skipped. To provide it: ${command}`);
    }
  }
  return {
    env,
    stop: async () => {
      for (const stop of stops.splice(0)) await stop();
    },
  };
}
