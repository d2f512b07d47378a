import { readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { StartError } from '../start-error.ts';

const oldestMajor = 16;
const journal = path.resolve(import.meta.dirname, '../../../migrations/meta/_journal.json');

/** How a database is made in which names of any script can be kept and searched. */
const fitDatabase =
  "ENCODING 'UTF8' LC_CTYPE 'C.UTF-8' TEMPLATE template0; (on macOS LC_CTYPE 'en_US.UTF-8')";

/**
 * Refuses a database that the product cannot work on, before anything in it is changed.
 * @throws StartError for a server that is too old, an encoding without Tamil and Hindi or a locale without their letters, a role
 * that may make nothing, or data of a later version
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
    ctype: string;
  }>(
    `SELECT quote_ident(current_database()) AS name, quote_ident(current_database() || '_utf8') AS wanted,
            quote_ident(current_user) AS role,
            current_setting('server_version') AS version, current_setting('server_version_num')::int AS number,
            current_setting('server_encoding') AS encoding,
            has_database_privilege(current_database(), 'CREATE')
              AND coalesce(has_schema_privilege(to_regnamespace('public'), 'CREATE'), true) AS creates,
            to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS migrated,
            (SELECT datctype FROM pg_database WHERE datname = current_database()) AS ctype`,
  );
  const found = rows[0];
  if (!found) throw new StartError('The database is not responding.');
  const { name, wanted, role, version, encoding } = found;
  if (found.number < oldestMajor * 10_000)
    throw new StartError(
      `The database server is PostgreSQL ${version}; Udaya needs ${oldestMajor} or newer. ` +
        'Move the database to a newer server and change DATABASE_URL.',
    );
  if (encoding !== 'UTF8')
    throw new StartError(
      `The database ${name} has the encoding ${encoding}, which cannot keep every name. ` +
        `Create one with: CREATE DATABASE ${wanted} ${fitDatabase}, and change DATABASE_URL.`,
    );
  if (!found.creates)
    throw new StartError(
      `The role ${role} may not create tables in the database ${name}. ` +
        `Ask the owner to run: GRANT CREATE ON DATABASE ${name} TO ${role}; GRANT CREATE ON SCHEMA public TO ${role};`,
    );
  if (await isBlindToTamil(client))
    throw new StartError(
      `The database ${name} has the character type ${found.ctype}, in which Tamil and Hindi have no letters: names could not be searched. ` +
        `Create one with: CREATE DATABASE ${wanted} ${fitDatabase}, and change DATABASE_URL. ` +
        'Use npm run backup and npm run restore to move the data of this one.',
    );
  if (found.migrated) await refuseLaterData(client, name);
}

/**
 * Whether trigrams (pg_trgm) see nothing in Tamil, as under the locale C. The extension may still have to be made: it is tried in a
 * transaction that is taken back. Where it cannot be made, the migrations say why.
 */
async function isBlindToTamil(client: pg.Client): Promise<boolean> {
  await client.query('BEGIN');
  try {
    await client.query('SET LOCAL client_min_messages = warning; CREATE EXTENSION IF NOT EXISTS pg_trgm');
    const { rows } = await client.query<{ blind: boolean }>(`SELECT show_trgm('தமிழ்') = '{}' AS blind`);
    return rows[0]?.blind ?? false;
  } catch {
    return false;
  } finally {
    await client.query('ROLLBACK');
  }
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
    `The database ${name} was changed by a later version of Udaya. This older version could damage it. ` +
      'Start the version that last used it, or restore a backup from before the update.',
  );
}
