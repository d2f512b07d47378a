import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Queryable } from './database.ts';
import { advisoryLocks } from './locks.ts';
import { refuseUnfit } from './refuse-unfit.ts';

const folder = path.resolve(import.meta.dirname, '../../../migrations');

/** What else is done while no other process migrates: `before` may refuse the database as it is, `after` marks the new one. */
interface Around {
  before(db: Queryable): Promise<void>;
  after(db: Queryable): Promise<void>;
}

/**
 * Brings a database to the newest schema. Safe to call from several processes at once.
 * @throws StartError for a database that the product cannot work on; nothing in it is changed then
 */
export async function migrate(url: string, around?: Around): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'udaya-migrate' });
  // A server that goes away ends the query, which throws; without a listener the event would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [advisoryLocks.migrate]);
    await refuseUnfit(client);
    const db = drizzle(client);
    await around?.before(db);
    // A second run says of each statement that its object exists; that is no news.
    await client.query('SET client_min_messages = warning');
    await applyMigrations(db, { migrationsFolder: folder });
    await around?.after(db);
  } finally {
    await client.end();
  }
}

/** The migrations that this build knows, oldest first: the hash by which a database remembers each, and its statements. */
export function listMigrations(): { hash: string; sql: string[] }[] {
  return readMigrationFiles({ migrationsFolder: folder });
}
