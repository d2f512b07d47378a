import { readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { StartError } from '../start-error.ts';

const oldestMajor = 16;
const journal = path.resolve(import.meta.dirname, '../../../migrations/meta/_journal.json');

/**
 * Refuses a database that the product cannot work on, before anything in it is changed.
 * @throws StartError for a server that is too old, an encoding without Tamil and Hindi, a role that may make nothing, or data
 * of a later version
 */
export async function refuseUnfit(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{
    name: string;
    wanted: string;
    role: string;
    version: string;
    number: number;
    encoding: string;
    creates: boolean;
    migrated: boolean;
  }>(
    `SELECT quote_ident(current_database()) AS name, quote_ident(current_database() || '_utf8') AS wanted,
            quote_ident(current_user) AS role,
            current_setting('server_version') AS version, current_setting('server_version_num')::int AS number,
            current_setting('server_encoding') AS encoding,
            has_database_privilege(current_database(), 'CREATE')
              AND coalesce(has_schema_privilege(to_regnamespace('public'), 'CREATE'), true) AS creates,
            to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS migrated`,
  );
  const found = rows[0];
  if (!found) throw new StartError('The database does not answer.');
  const { name, wanted, role, version, encoding } = found;
  if (found.number < oldestMajor * 10_000)
    throw new StartError(
      `The database server is PostgreSQL ${version}; Udaya needs ${oldestMajor} or newer. ` +
        'Move the database to a newer server and change DATABASE_URL.',
    );
  if (encoding !== 'UTF8')
    throw new StartError(
      `The database ${name} has the encoding ${encoding}, which cannot keep every name. ` +
        `Make one with: CREATE DATABASE ${wanted} ENCODING 'UTF8' TEMPLATE template0; and change DATABASE_URL.`,
    );
  if (!found.creates)
    throw new StartError(
      `The role ${role} may not make tables in the database ${name}. ` +
        `Let the owner run: GRANT CREATE ON DATABASE ${name} TO ${role}; GRANT CREATE ON SCHEMA public TO ${role};`,
    );
  if (found.migrated) await refuseLaterData(client, name);
}

async function refuseLaterData(client: pg.Client, name: string): Promise<void> {
  const { entries } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { when: number }[] };
  const known = entries.map(({ when }) => String(when));
  const { rows } = await client.query<{ unknown: string }>(
    'SELECT count(*) AS unknown FROM drizzle.__drizzle_migrations WHERE created_at <> ALL ($1::bigint[])',
    [known],
  );
  if (Number(rows[0]?.unknown) === 0) return;
  throw new StartError(
    `The database ${name} was changed by a later version of Udaya than this one, which could spoil it. ` +
      'Start the version that last used it, or put back a backup from before the update.',
  );
}
