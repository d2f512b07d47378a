import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { askServer, copyTemplate, databaseBeside } from './template-cluster.ts';

/** A migrated, empty database of the test's own. */
export interface FreshDatabase {
  url: string;
  /** Removes it, ending connections that are still open. */
  drop(): Promise<void>;
}

/** Copies the template database, in some ten milliseconds: one for each test file, or for a test that needs its own. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const name = newName();
  await copyTemplate(inject('templateUrl'), name);
  return nameDatabase(name);
}

/** A database without a single table. */
export async function emptyDatabase(): Promise<FreshDatabase> {
  const name = newName();
  await askServer(inject('templateUrl'), `CREATE DATABASE ${name}`);
  return nameDatabase(name);
}

const newName = () => `test_${randomBytes(8).toString('hex')}`;

function nameDatabase(name: string): FreshDatabase {
  const server = inject('templateUrl');
  return {
    url: databaseBeside(server, name),
    drop: () => askServer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}
