import { once } from 'node:events';
import pg from 'pg';
import copyStreams from 'pg-copy-streams';
import type { Keys } from '../platform/crypto/key-file.ts';
import { queryLayerOn } from '../platform/database/database.ts';
import { listMigrations } from '../platform/database/migrate.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import { createSandboxTables } from '../ports/payments/sandbox/sandbox-store.ts';
import { productJobs } from '../product-jobs.ts';
import { readArchive } from './archive.ts';
import {
  archiveFormat,
  type BackupHeader,
  type BackupJob,
  type BackupManifest,
  type BackupTable,
  headerEntry,
  jobsEntry,
  keysEntry,
  manifestEntry,
  openTally,
  outboxFolder,
  quoted,
  quotedColumns,
  quotedTable,
  readKeys,
  type Tally,
  tableFolder,
  tableKey,
} from './archive-layout.ts';
import { BackupError } from './backup-error.ts';

/** What a restore gives back beside the database. */
export interface RestoredFiles {
  keys: Keys;
  outbox: Map<string, Buffer>;
}

/** What is done with the archive's rows as they are read; nothing, when the archive is only checked. */
interface Target {
  begin(header: BackupHeader): Promise<void>;
  rows(table: BackupTable, chunks: AsyncIterable<Buffer>): Promise<number | undefined>;
}

/**
 * Reads a whole archive and compares it with its manifest; changes nothing.
 * @throws BackupError naming what differs, or where a newer build wrote it.
 */
export async function checkBackup(file: string, passphrase: string) {
  const read = await readBackup(file, passphrase, {
    begin: async (header) => void knownMigrations(header),
    rows: async (_table, chunks) => {
      for await (const _chunk of chunks);
      return undefined;
    },
  });
  const rows = Object.values(read.manifest.tables).reduce((sum, table) => sum + table.rows, 0);
  const { header, keys, outbox } = read;
  return { createdAt: header.createdAt, tables: header.tables.length, rows, mails: outbox.size, keys };
}

/**
 * Restores a backup into a database without tables, all in one transaction: after an error the database is as empty as before.
 * `keep` is told of the keys and mails before that transaction commits. Jobs that waited are enqueued again.
 * @throws BackupError where the database is not empty, the archive is damaged, or it was written by a newer build.
 */
export async function restoreBackup(
  file: string,
  passphrase: string,
  databaseUrl: string,
  openJobs: () => Promise<Jobs>,
  restoreFiles: (files: RestoredFiles) => void,
): Promise<{ tables: number; rows: number; mails: number; jobs: number }> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'udaya-restore' });
  client.on('error', () => {});
  await client.connect();
  let jobs: Jobs | undefined;
  try {
    await refuseUsedDatabase(client);
    await client.query('BEGIN');
    let again: string[] = [];
    const read = await readBackup(file, passphrase, {
      async begin(header) {
        await makeTables(client, header);
        again = await dropForeignKeysAndIndexes(client);
        // A trigger did its work when the row was written first.
        for (const table of header.tables)
          await client.query(`ALTER TABLE ${quotedTable(table)} DISABLE TRIGGER USER`);
        // Rows that a migration made stand in the backup as well.
        await client.query(`TRUNCATE ${header.tables.map(quotedTable).join(', ')}`);
      },
      rows: (table, chunks) => copyIn(client, table, chunks),
    });
    for (const statement of again) await client.query(statement);
    for (const table of read.header.tables)
      await client.query(`ALTER TABLE ${quotedTable(table)} ENABLE TRIGGER USER`);
    for (const { schema, name, value } of read.manifest.sequences)
      await client.query('SELECT setval($1::regclass, $2::bigint)', [
        `${quoted(schema)}.${quoted(name)}`,
        value,
      ]);
    jobs = await openJobs();
    await jobs.declare(productJobs);
    for (const { name, data, key } of read.jobs)
      await jobs.enqueueAgain(queryLayerOn(client), jobNamed(name), data, key ?? '');
    restoreFiles({ keys: read.keys, outbox: read.outbox });
    await client.query('COMMIT');
    await client.query('ANALYZE');
    const rows = Object.values(read.manifest.tables).reduce((sum, table) => sum + table.rows, 0);
    return { tables: read.header.tables.length, rows, mails: read.outbox.size, jobs: read.jobs.length };
  } finally {
    await jobs?.stop();
    // Without a commit the server forgets all of it.
    await client.end();
  }
}

async function refuseUsedDatabase(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT schemaname || '.' || tablename AS name FROM pg_tables
      WHERE schemaname NOT IN ('pg_catalog', 'information_schema', 'pgboss') LIMIT 1`,
  );
  if (rows[0])
    throw new BackupError(
      `The database is not empty: it has the table ${rows[0].name}. Restore into a new database, or into an empty DATA_DIR.`,
    );
}

/** The migrations that the backup's database had. @throws BackupError where this build lacks one. */
function knownMigrations(header: BackupHeader): { sql: string[] }[] {
  const known = listMigrations();
  if (header.migrations.some((hash, index) => known[index]?.hash !== hash))
    throw new BackupError(
      'The backup was written by a newer version of the product than this one. Install that version and restore with it.',
    );
  return known.slice(0, header.migrations.length);
}

async function makeTables(client: pg.Client, header: BackupHeader): Promise<void> {
  const migrations = knownMigrations(header);
  await client.query('CREATE SCHEMA drizzle');
  await client.query(
    'CREATE TABLE drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)',
  );
  for (const { sql } of migrations) for (const statement of sql) await client.query(statement);
  if (header.tables.some(({ schema }) => schema === 'sandbox')) await createSandboxTables(client);
}

/**
 * Drops what would be checked row by row, since filling tables first is faster and needs no order; answers how to make it again,
 * which checks all rows.
 */
async function dropForeignKeysAndIndexes(client: pg.Client): Promise<string[]> {
  const keys = await client.query<{ table: string; name: string; definition: string }>(
    `SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(c.oid) AS definition
       FROM pg_constraint c JOIN pg_namespace n ON n.oid = c.connamespace
      WHERE c.contype = 'f' AND n.nspname <> 'pgboss'`,
  );
  for (const { table, name } of keys.rows)
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${quoted(name)}`);
  const indexes = await client.query<{ name: string; definition: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
       FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname NOT IN ('pg_catalog', 'information_schema', 'pg_toast', 'pgboss')
        AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = i.indexrelid)`,
  );
  for (const { name } of indexes.rows) await client.query(`DROP INDEX ${name}`);
  await client.query(`SET LOCAL maintenance_work_mem = '128MB'`);
  return [
    ...indexes.rows.map(({ definition }) => definition),
    ...keys.rows.map(
      ({ table, name, definition }) => `ALTER TABLE ${table} ADD CONSTRAINT ${quoted(name)} ${definition}`,
    ),
  ];
}

async function copyIn(client: pg.Client, table: BackupTable, chunks: AsyncIterable<Buffer>): Promise<number> {
  const into = client.query(
    copyStreams.from(`COPY ${quotedTable(table)} (${quotedColumns(table)}) FROM STDIN`),
  );
  const done = new Promise<void>((resolve, reject) => {
    into.once('error', reject);
    into.once('finish', resolve);
  });
  done.catch(() => {});
  try {
    for await (const chunk of chunks) {
      if (!into.write(chunk)) await Promise.race([once(into, 'drain'), done]);
    }
  } catch (error) {
    into.destroy();
    throw error;
  }
  into.end();
  await done;
  return into.rowCount;
}

async function readBackup(file: string, passphrase: string, target: Target) {
  const entries = readArchive(file, passphrase);
  const first = await entries.next();
  if (first.done || first.value.name !== headerEntry)
    throw new BackupError(`${file} is no backup of the product.`);
  const header = JSON.parse(first.value.bytes.toString()) as BackupHeader;
  if (header.format > archiveFormat)
    throw new BackupError(
      'The backup was written by a newer version of the product. Restore it with that version.',
    );
  await target.begin(header);

  const files = new Map<string, Buffer>();
  const tallies = new Map<string, Tally & { rows: number | undefined }>();
  let next = await entries.next();
  while (!next.done && next.value.name !== manifestEntry) {
    const entry = next.value;
    if (!entry.name.startsWith(tableFolder)) {
      files.set(entry.name, entry.bytes);
      next = await entries.next();
      continue;
    }
    const key = keyOf(entry.name);
    const table = header.tables.find((one) => tableKey(one) === key);
    if (!table) throw new BackupError(`${file} holds rows of ${key}, which its header does not name.`);
    const tally = openTally();
    const rows = await target.rows(
      table,
      (async function* () {
        while (!next.done && next.value.name.startsWith(tableFolder) && keyOf(next.value.name) === key) {
          tally.add(next.value.bytes);
          yield next.value.bytes;
          next = await entries.next();
        }
      })(),
    );
    tallies.set(key, { ...tally.end(), rows });
  }
  if (next.done) throw new BackupError(`${file} is incomplete: its manifest is missing.`);
  const manifest = JSON.parse(next.value.bytes.toString()) as BackupManifest;
  // Reads on to the end: only then is it known that nothing was cut off.
  while (!(await entries.next()).done);
  compare(file, manifest, tallies, files);
  return {
    header,
    manifest,
    keys: readKeys(String(files.get(keysEntry))),
    jobs: JSON.parse(String(files.get(jobsEntry))) as BackupJob[],
    outbox: new Map(
      [...files]
        .filter(([name]) => name.startsWith(outboxFolder))
        .map(([name, bytes]) => [name.slice(outboxFolder.length), bytes]),
    ),
  };
}

const keyOf = (entryName: string) => entryName.slice(tableFolder.length, entryName.lastIndexOf('/'));

function compare(
  file: string,
  manifest: BackupManifest,
  tallies: Map<string, Tally & { rows: number | undefined }>,
  files: Map<string, Buffer>,
): void {
  const wrong: string[] = [];
  for (const [key, told] of Object.entries(manifest.tables)) {
    const found = tallies.get(key) ?? { ...openTally().end(), rows: 0 };
    if (found.sha256 !== told.sha256 || (found.rows ?? told.rows) !== told.rows) wrong.push(key);
  }
  for (const [name, told] of Object.entries(manifest.files)) {
    const tally = openTally();
    tally.add(files.get(name) ?? Buffer.alloc(0));
    if (tally.end().sha256 !== told.sha256) wrong.push(name);
  }
  if (wrong.length > 0) throw new BackupError(`${file} differs from its manifest in ${wrong.join(', ')}.`);
}

function jobNamed(name: string) {
  const job = productJobs.find((one) => one.name === name);
  if (!job) throw new BackupError(`The backup holds a job that this version does not know: ${name}.`);
  return job;
}
