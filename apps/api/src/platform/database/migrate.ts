import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import { connectionLimits } from './database.ts';
import { advisoryLocks } from './locks.ts';

const folder = path.resolve(import.meta.dirname, '../../../migrations');

/** Another process may be at a migration for so long before this one gives up. */
const lockPatienceMs = 300_000;
const sayAfterMs = 3_000;

/**
 * Brings a database to the newest schema. Safe to call from several processes at once: one works, the others wait.
 * @throws StartError where another holds the lock for five minutes.
 */
export async function migrate(
  url: string,
  { log = () => {}, patienceMs = lockPatienceMs }: { log?: (text: string) => void; patienceMs?: number } = {},
): Promise<void> {
  const { connectionTimeoutMillis, keepAlive, keepAliveInitialDelayMillis } = connectionLimits;
  // Without a limit on its statements: a migration takes as long as it takes.
  const client = new pg.Client({
    connectionString: url,
    application_name: 'udaya-migrate',
    connectionTimeoutMillis,
    keepAlive,
    keepAliveInitialDelayMillis,
  });
  // A server that goes away ends the query, which throws; without a listener the event would end the process.
  client.on('error', () => {});
  const slow = setTimeout(() => log('Waiting for the database to answer.'), sayAfterMs);
  await client.connect().finally(() => clearTimeout(slow));
  try {
    await takeLock(client, log, patienceMs);
    // A second run says of each statement that its object exists; that is no news.
    await client.query('SET client_min_messages = warning');
    await applyMigrations(drizzle(client), { migrationsFolder: folder });
  } finally {
    await client.end();
  }
}

async function takeLock(client: pg.Client, log: (text: string) => void, patienceMs: number): Promise<void> {
  const begin = performance.now();
  let isSaid = false;
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
      advisoryLocks.migrate,
    ]);
    if (rows[0]?.taken) return;
    const waitedMs = performance.now() - begin;
    if (waitedMs > patienceMs) {
      throw new StartError(
        'Another process has been changing the tables of the database for five minutes and holds the lock for it. ' +
          'Look whether it is at work (application udaya-migrate in pg_stat_activity), end it if it is not, and start again.',
      );
    }
    if (!isSaid && waitedMs > Math.min(sayAfterMs, patienceMs / 2)) {
      isSaid = true;
      log('Waiting for another process that is changing the tables of the database.');
    }
    await sleep(200);
  }
}
