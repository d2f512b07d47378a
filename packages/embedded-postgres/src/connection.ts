import { realpathSync } from 'node:fs';
import pg from 'pg';
import type { Cluster } from './cluster.ts';
import { EmbeddedPostgresError, reasonOf } from './embedded-postgres-error.ts';

/** The address of a database of the cluster on the port, for the product's own role or the superuser. */
export function databaseUrl(cluster: Cluster, port: number, role: 'udaya' | 'postgres'): string {
  const password = role === 'postgres' ? cluster.passwords.superuser : cluster.passwords.product;
  return `postgres://${role}:${password}@127.0.0.1:${port}/${role}?sslmode=disable`;
}

/**
 * Tries whether the cluster's own server answers on the port, and makes the product's role and database if they are
 * missing. Answers false while the server is starting or stopping.
 *
 * @throws EmbeddedPostgresError where the server refuses the stored password.
 */
export async function tryServer(cluster: Cluster, port: number): Promise<boolean> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password: cluster.passwords.superuser,
    database: 'postgres',
    ssl: false,
    connectionTimeoutMillis: 5000,
    application_name: 'udaya start',
  });
  // Without a listener a connection that the server cuts would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{
      folder: string;
      role: boolean;
      creates: boolean;
      database: boolean;
    }>(
      `SELECT current_setting('data_directory') AS folder,
              EXISTS (SELECT FROM pg_roles WHERE rolname = 'udaya') AS role,
              EXISTS (SELECT FROM pg_roles WHERE rolname = 'udaya' AND rolcreaterole) AS creates,
              EXISTS (SELECT FROM pg_database WHERE datname = 'udaya') AS database`,
    );
    const found = rows[0];
    if (!found || realpathSync(found.folder) !== cluster.data) return false;
    // A role without superuser rights: a query that is tricked cannot start programs or read files.
    if (!found.role) {
      const rights = cluster.durable ? '' : 'CREATEDB ';
      await client.query(`CREATE ROLE udaya LOGIN ${rights}PASSWORD '${cluster.passwords.product}'`);
    }
    // It makes the roles under which tenants are kept apart; of those that it did not make it may change none.
    if (!found.creates) await client.query('ALTER ROLE udaya CREATEROLE');
    if (!found.database) await client.query('CREATE DATABASE udaya OWNER udaya');
    return true;
  } catch (error) {
    const code = (error as { code?: string }).code;
    if (code === '28P01') {
      throw new EmbeddedPostgresError(
        `PostgreSQL in ${cluster.home} refuses the password stored beside it. Put passwords.json back from a backup.`,
        { cause: error },
      );
    }
    if (code === '53100' || code === '53200') {
      throw new EmbeddedPostgresError(`PostgreSQL in ${cluster.home} cannot work: ${reasonOf(error)}.`, {
        cause: error,
      });
    }
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
