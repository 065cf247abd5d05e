// How much the server costs under load: ours on both stores beside boardgame.io's own in memory, by turns.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { provide } from './provide.mjs';
import { Complaint, outputOf } from './run.mjs';

const rounds = 3;
const matches = 50;
const movesEach = 60;

export async function measureServer(bundle) {
  const load = await bundle('test/bench/server.ts', { external: true });
  const server = await bundle('test/server/support/serverProcess.ts', { external: true });
  const { env, stop } = await provide(['postgres']);
  const run = (...args) => runOnce([load, server, ...args]);
  try {
    const address = env.TRICLINIUM_POSTGRES;
    return await (address ? withSchema(address, (url) => measureAll(run, url)) : measureAll(run));
  } finally {
    await stop();
  }
}

/** A schema of our own in a database that others may use too. */
async function withSchema(address, use) {
  const { default: pg } = await import('pg');
  const client = new pg.Client(address);
  await client.connect();
  const schema = `bench_${process.pid}`;
  await client.query(`CREATE SCHEMA ${schema}`);
  const url = new URL(address);
  url.searchParams.set('options', `-c search_path=${schema}`);
  try {
    return await use(url.href);
  } finally {
    await client.query(`DROP SCHEMA ${schema} CASCADE`);
    await client.end();
  }
}

async function measureAll(run, databaseUrl) {
  const stores = ['stock', 'libsql', ...(databaseUrl ? ['postgres'] : [])];
  const results = Object.fromEntries(stores.map((store) => [store, []]));
  for (let round = 1; round <= rounds; round++) {
    for (const store of stores) {
      console.log(`server, ${store}, ${matches} matches, round ${round} of ${rounds} …`);
      const kind = store === 'stock' ? 'stock' : 'ours';
      const url = store === 'postgres' ? databaseUrl : '';
      results[store].push(await run(kind, 'load', matches, movesEach, url));
    }
  }
  console.log('server, libsql, from move 10 to move 500 …');
  const growth = await run('ours', 'growth', 10, 500, '');
  return [...figuresOf(results), ...growthOf(growth)];
}

function figuresOf(results) {
  const middle = (store, figure) => median(results[store].map((result) => result[figure]));
  const figures = Object.keys(results).flatMap((store) => [
    {
      name: `server.${store}.cpuMsPerMove`,
      value: round3(middle(store, 'cpuMsPerMove')),
      unit: 'ms',
    },
    { name: `server.${store}.p50Ms`, value: round1(middle(store, 'p50Ms')), unit: 'ms' },
    { name: `server.${store}.p95Ms`, value: round1(middle(store, 'p95Ms')), unit: 'ms' },
  ]);
  for (const store of Object.keys(results).filter((name) => name !== 'stock')) {
    // Round by round: both sides of a ratio have met the same weather.
    const ratios = results[store].map(
      ({ cpuMsPerMove }, round) => cpuMsPerMove / results.stock[round].cpuMsPerMove,
    );
    figures.push({
      name: `server.${store}.ratioToStock`,
      value: round3(median(ratios)),
      unit: '1',
    });
  }
  figures.push(
    { name: 'server.bytesPerUpdate', value: middle('libsql', 'bytesPerUpdate'), unit: 'B' },
    { name: 'server.stock.bytesPerUpdate', value: middle('stock', 'bytesPerUpdate'), unit: 'B' },
  );
  return figures;
}

function growthOf({ early, late }) {
  return [
    { name: 'server.libsql.cpuMsAtMove10', value: round3(early), unit: 'ms' },
    { name: 'server.libsql.cpuMsAtMove500', value: round3(late), unit: 'ms' },
    { name: 'server.libsql.growthToMove500', value: round3(late / early), unit: '1' },
  ];
}

async function runOnce([load, ...args]) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'triclinium-bench-'));
  const url = args.pop();
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    LOG_LEVEL: 'silent',
    DATA_FOLDER: dataFolder,
    DATABASE_URL: url,
  };
  try {
    const printed = await outputOf(process.execPath, [load, ...args.map(String)], { env });
    if (!printed) throw new Complaint(`The server bench failed for ${args.join(' ')}.`);
    return JSON.parse(printed);
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const round1 = (value) => Math.round(value * 10) / 10;
const round3 = (value) => Math.round(value * 1000) / 1000;
