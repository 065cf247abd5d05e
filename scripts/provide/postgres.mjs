import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { outputOf } from '../run.mjs';
import { answers, aptInstall, findProgram, freePort, isRoot } from './system.mjs';

export async function postgres() {
  const { DATABASE_URL, PGHOST } = process.env;
  if (DATABASE_URL) return { value: DATABASE_URL, from: 'DATABASE_URL' };
  if (PGHOST) return { value: urlOfEnvironment(), from: 'PGHOST' };
  return (
    (await running()) ??
    (await temporaryCluster()) ??
    ((await aptInstall('postgresql')) ? await temporaryCluster() : undefined)
  );
}

function urlOfEnvironment() {
  const {
    PGHOST,
    PGPORT = 5432,
    PGUSER = 'postgres',
    PGPASSWORD,
    PGDATABASE = 'test',
  } = process.env;
  const user = [PGUSER, PGPASSWORD].filter(Boolean).map(encodeURIComponent).join(':');
  return `postgres://${user}@${PGHOST}:${PGPORT}/${PGDATABASE}`;
}

const urlOf = (port, user, database) => `postgres://${user}@127.0.0.1:${port}/${database}`;

async function running() {
  for (const user of new Set(['postgres', userInfo().username])) {
    for (const database of ['test', 'postgres']) {
      if (await answers(5432, startup(user, database), isReady)) {
        return { value: urlOf(5432, user, database), from: 'already running' };
      }
    }
  }
  return undefined;
}

/** The first message of PostgreSQL's protocol 3.0; with it we need no client to ask who may come in. */
function startup(user, database) {
  const body = Buffer.from(`\0\x03\0\0user\0${user}\0database\0${database}\0\0`);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length + 4);
  return Buffer.concat([length, body]);
}

/** Z: ready for queries. E: no such user or database. R other than 0: wants a password. */
function isReady(received) {
  for (let at = 0; at + 5 <= received.length; at += 1 + received.readUInt32BE(at + 1)) {
    const type = String.fromCharCode(received[at]);
    if (type === 'Z') return true;
    if (type === 'E') return false;
    const isWhole = at + 9 <= received.length;
    if (type === 'R' && isWhole && received.readUInt32BE(at + 5) !== 0) return false;
  }
  return undefined;
}

/** A cluster of our own in a temporary folder, if PostgreSQL is installed. */
async function temporaryCluster() {
  if (!findBinary('initdb')) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'triclinium-postgres-'));
  const port = await freePort();
  const settings = `-p ${port} -k . -c listen_addresses=127.0.0.1 -c fsync=off`;
  const stop = async () => {
    await runIn(folder, 'pg_ctl -D data -m immediate stop');
    rmSync(folder, { recursive: true, force: true });
  };
  const isStarted =
    (await giveToPostgres(folder)) &&
    (await runIn(folder, 'initdb -D data -U postgres -A trust -E UTF8 --locale=C')) &&
    (await runIn(folder, 'pg_ctl -D data -l log -w start -o', settings)) &&
    (await runIn(folder, `createdb -h 127.0.0.1 -p ${port} -U postgres test`));
  if (isStarted)
    return { value: urlOf(port, 'postgres', 'test'), from: 'a temporary cluster', stop };
  await stop();
  return undefined;
}

// PostgreSQL refuses to run as root; the package has made a user for it.
const giveToPostgres = async (folder) =>
  !isRoot || (await outputOf('chown', ['postgres', folder])) !== undefined;

async function runIn(cwd, command, ...more) {
  const [name, ...args] = command.split(' ');
  const user = isRoot ? ['runuser', '-u', 'postgres', '--'] : [];
  const [program, ...rest] = [...user, findBinary(name), ...args, ...more];
  return (await outputOf(program, rest, { cwd })) !== undefined;
}

/** Debian keeps the server's programs out of PATH, in a folder for each version. */
function findBinary(name) {
  const home = '/usr/lib/postgresql';
  return findProgram(
    name,
    versionsIn(home).map((version) => join(home, version, 'bin')),
  );
}

function versionsIn(folder) {
  try {
    return readdirSync(folder).sort((a, b) => Number(b) - Number(a));
  } catch {
    return [];
  }
}
