import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { advisoryLocks } from './locks.ts';

const folder = path.resolve(import.meta.dirname, '../../../migrations');

/** Brings a database to the newest schema. Safe to call from several processes at once. */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'udaya-migrate' });
  // A server that goes away ends the query, which throws; without a listener the event would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [advisoryLocks.migrate]);
    // A second run says of each statement that its object exists; that is no news.
    await client.query('SET client_min_messages = warning');
    await applyMigrations(drizzle(client), { migrationsFolder: folder });
  } finally {
    await client.end();
  }
}

/** The migrations that this build knows, oldest first: the hash by which a database remembers each, and its statements. */
export function listMigrations(): { hash: string; sql: string[] }[] {
  return readMigrationFiles({ migrationsFolder: folder });
}
