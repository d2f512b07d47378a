import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { loadShippedKnowledge } from '../src/features/knowledge/load-shipped-knowledge.ts';
import { loadPlaces } from '../src/features/places/load-places.ts';
import { openDatabase } from '../src/platform/database/database.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { raiseWall } from '../src/platform/database/tenant-roles.ts';
import { openJobs } from '../src/platform/jobs/jobs.ts';
import { tenantTables } from '../src/tenant-tables.ts';
import { startThrowawayCluster } from './throwaway-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The template database; it takes no connections, only copies. */
    templateUrl: string;
  }
}

/** Starts one PostgreSQL for the whole run and makes the template that `freshDatabase` copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startThrowawayCluster();
  try {
    await migrate(cluster.url);
    await fillTemplate(cluster.url);
    await closeTemplate(cluster.superuserUrl);
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  project.provide('templateUrl', cluster.url);
  return () => cluster.stop();
}

/** Loads what every start of the product loads, once instead of once a test file. */
async function fillTemplate(url: string): Promise<void> {
  const database = openDatabase(url);
  await loadPlaces(database);
  await loadShippedKnowledge(database.db);
  const jobs = await openJobs(url, { error: () => {}, warn: () => {} });
  await raiseWall(database, tenantTables);
  await jobs.stop();
  await database.close();
}

/** A database can only be copied while nobody is connected to it. */
async function closeTemplate(superuserUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  await client.query('ALTER DATABASE udaya ALLOW_CONNECTIONS false');
  await client.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'udaya'`);
  await client.end();
}
