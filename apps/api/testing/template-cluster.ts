import path from 'node:path';
import type { EmbeddedPostgres } from '@udaya/embedded-postgres/start-embedded-postgres';
import pg from 'pg';
import { digestOf } from '../../../scripts/lib/build.mjs';
import { loadShippedKnowledge } from '../src/features/knowledge/load-shipped-knowledge.ts';
import { loadPlaces } from '../src/features/places/load-places.ts';
import { openDatabase } from '../src/platform/database/database.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { installRowSecurity } from '../src/platform/database/tenant-roles.ts';
import { openJobs } from '../src/platform/jobs/jobs.ts';
import { tenantTables } from '../src/tenant-tables.ts';
import { startThrowawayCluster } from './throwaway-cluster.ts';

const root = path.resolve(import.meta.dirname, '../../..');
/** What the template is made of. What each start of the product mends by itself is not among it. */
const ingredients = [
  'apps/api/migrations',
  'apps/api/data',
  'apps/api/knowledge',
  'apps/api/testing/template-cluster.ts',
  'package-lock.json',
];

/**
 * Starts a throwaway PostgreSQL whose database `udaya` has what every start of the product loads: it takes no connections, only copies.
 * It is kept for the next run.
 */
export function startTemplateCluster(): Promise<EmbeddedPostgres> {
  return startThrowawayCluster({
    kept: path.join(root, '.cache/udaya/test-cluster', digestOf(ingredients)),
    async fill({ url, superuserUrl }) {
      await migrate(url);
      await fillTemplate(url);
      await closeTemplate(superuserUrl);
    },
  });
}

/** The address of another database of the same server. */
export function databaseBeside(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

/** Copies the template to a database of this name. */
export function copyTemplate(url: string, name: string): Promise<void> {
  return askServer(url, `CREATE DATABASE ${name} TEMPLATE udaya STRATEGY FILE_COPY`);
}

/** Has a statement carried out beside the databases of the tests. */
export async function askServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseBeside(url, 'postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function fillTemplate(url: string): Promise<void> {
  const database = openDatabase(url);
  await loadPlaces(database);
  await loadShippedKnowledge(database.db);
  const jobs = await openJobs(url, { error: () => {}, warn: () => {} });
  await installRowSecurity(database, tenantTables);
  await jobs.stop();
  await database.close();
}

/** A database can only be copied while nobody is connected to it. */
async function closeTemplate(superuserUrl: string): Promise<void> {
  await askServer(superuserUrl, 'ALTER DATABASE udaya ALLOW_CONNECTIONS false');
  await askServer(
    superuserUrl,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'udaya'`,
  );
}
