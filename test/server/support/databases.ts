import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { StorePlace } from '../../../server/storage/store';

/** A place for a store that nobody else uses, and how to get rid of it. */
export interface Place extends StorePlace {
  remove(): Promise<void>;
}

export async function libsqlPlace(): Promise<Place> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'triclinium-store-'));
  return {
    databaseUrl: null,
    dataFolder,
    remove: async () => rmSync(dataFolder, { recursive: true, force: true }),
  };
}

/** A schema of its own in the database that is provided. */
export async function postgresPlace(url: string): Promise<Place> {
  const schema = `test_${randomBytes(6).toString('hex')}`;
  await execute(url, `CREATE SCHEMA ${schema}`);
  const own = new URL(url);
  own.searchParams.set('options', `-c search_path=${schema}`);
  return {
    databaseUrl: own.href,
    dataFolder: '',
    remove: () => execute(url, `DROP SCHEMA ${schema} CASCADE`),
  };
}

async function execute(url: string, text: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  await client.query(text);
  await client.end();
}
