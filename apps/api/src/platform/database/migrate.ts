import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import { connectionLimits, queryLayerOn } from './database.ts';
import type { Queryable } from './handles.ts';
import { advisoryLocks } from './locks.ts';
import { refuseUnfit } from './refuse-unfit.ts';

const folder = path.resolve(import.meta.dirname, '../../../migrations');

/** Another process may be at a migration for so long before this one gives up. */
const lockTimeoutMs = 300_000;
const sayAfterMs = 3_000;

/** What else is done while no other process migrates: `before` may refuse the database as it is, `after` marks the new one. */
interface Around {
  before?(db: Queryable): Promise<void>;
  after?(db: Queryable): Promise<void>;
  /** Is told what is being waited for. */
  log?: (text: string) => void;
  timeoutMs?: number;
}

/**
 * Brings a database to the newest schema. Safe to call from several processes at once: one works, the others wait.
 * @throws StartError for a database that the product cannot work on, of which nothing is changed then, and where another process
 * holds the lock for five minutes
 */
export async function migrate(
  url: string,
  { before, after, log = () => {}, timeoutMs = lockTimeoutMs }: Around = {},
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
    await acquireLock(client, log, timeoutMs);
    await refuseUnfit(client);
    const db = queryLayerOn(client);
    await before?.(db);
    // A second run says of each statement that its object exists; that is no news.
    await client.query('SET client_min_messages = warning');
    await applyMigrations(drizzle(client), { migrationsFolder: folder });
    await after?.(db);
  } finally {
    await client.end();
  }
}

/** The migrations that this build knows, oldest first: the hash and the time by which a database remembers each, and its statements. */
export function listMigrations(): { hash: string; folderMillis: number; sql: string[] }[] {
  return readMigrationFiles({ migrationsFolder: folder });
}

async function acquireLock(client: pg.Client, log: (text: string) => void, timeoutMs: number): Promise<void> {
  const begin = performance.now();
  let isSaid = false;
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
      advisoryLocks.migrate,
    ]);
    if (rows[0]?.taken) return;
    const waitedMs = performance.now() - begin;
    if (waitedMs > timeoutMs) {
      throw new StartError(
        'Another process has been changing the tables of the database for five minutes and holds the lock for it. ' +
          'Check whether it is working (application udaya-migrate in pg_stat_activity), end it if it is not, then start again.',
      );
    }
    if (!isSaid && waitedMs > Math.min(sayAfterMs, timeoutMs / 2)) {
      isSaid = true;
      log('Waiting for another process that is changing the tables of the database.');
    }
    await sleep(200);
  }
}
