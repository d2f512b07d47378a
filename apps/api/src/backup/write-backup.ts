import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import copyStreams from 'pg-copy-streams';
import { type Keys, keyCheck } from '../platform/crypto/key-file.ts';
import { advisoryLocks } from '../platform/database/locks.ts';
import { productJobs } from '../product-jobs.ts';
import { type ArchiveWriter, writeArchive } from './archive.ts';
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
  quotedColumns,
  quotedTable,
  tableFolder,
  tableKey,
  writtenKeys,
} from './archive-layout.ts';
import { BackupError } from './backup-error.ts';

/** The most bytes of a table in one entry, and so in memory. */
const entryBytes = 4 * 1024 * 1024;

export interface BackupSource {
  databaseUrl: string;
  /** The keys that sealed what the database holds. */
  keys: Keys;
  /** Where mail is kept on this machine; need not exist. */
  outbox: string;
}

/** What a backup holds, in counts. */
export interface BackupSummary {
  tables: number;
  rows: number;
  mails: number;
  jobs: number;
}

/**
 * Writes everything that a product holds into one encrypted file: all tables as they were at one moment, while the product
 * goes on working, the jobs that wait, the keys, and the mails that are kept on this machine. The file gets its name when it is whole.
 * @throws BackupError where the file exists, or the database has no product in it.
 */
export async function writeBackup(
  source: BackupSource,
  file: string,
  passphrase: string,
): Promise<BackupSummary> {
  if (existsSync(file)) throw new BackupError(`${file} exists already; a backup never replaces a file.`);
  const draft = `${file}.part`;
  rmSync(draft, { force: true });
  const client = new pg.Client({ connectionString: source.databaseUrl, application_name: 'udaya-backup' });
  client.on('error', () => {});
  await client.connect();
  let archive: ArchiveWriter | undefined;
  try {
    // Before the snapshot: no migration may change a table between its description and its rows.
    await client.query('SELECT pg_advisory_lock_shared($1)', [advisoryLocks.migrate]);
    await client.query('BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const header = await describeDatabase(client);
    await refuseForeignKeys(client, header, source.keys);
    archive = await writeArchive(draft, passphrase);
    const summary = await fill(archive, client, header, source);
    await archive.finish();
    renameSync(draft, file);
    return summary;
  } catch (error) {
    archive?.abandon();
    rmSync(draft, { force: true });
    throw error;
  } finally {
    await client.end();
  }
}

async function describeDatabase(client: pg.Client): Promise<BackupHeader> {
  const found = await client.query<{ there: boolean }>(
    "SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS there",
  );
  if (!found.rows[0]?.there)
    throw new BackupError('There is nothing to back up: the product was never started on this database.');
  const migrations = await client.query<{ hash: string }>(
    'SELECT hash FROM drizzle.__drizzle_migrations ORDER BY created_at',
  );
  // Jobs are written apart, since their tables belong to a library; unlogged tables hold nothing that must last.
  const tables = await client.query<BackupTable>(
    `SELECT n.nspname AS schema, c.relname AS name,
            array_agg(a.attname::text ORDER BY a.attnum) AS columns
       FROM pg_class c
       JOIN pg_namespace n ON n.oid = c.relnamespace
       JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
      WHERE c.relkind = 'r' AND c.relpersistence = 'p'
        AND n.nspname NOT IN ('pg_catalog', 'information_schema', 'pgboss')
      GROUP BY 1, 2 ORDER BY 1, 2`,
  );
  return {
    format: archiveFormat,
    createdAt: new Date().toISOString(),
    migrations: migrations.rows.map(({ hash }) => hash),
    tables: tables.rows,
  };
}

/** Keys that do not open what is backed up would be found out when it is too late. */
async function refuseForeignKeys(client: pg.Client, header: BackupHeader, keys: Keys): Promise<void> {
  if (!header.tables.some(({ name }) => name === 'installation')) return;
  const { rows } = await client.query<{ key: string; value: string }>('SELECT key, value FROM installation');
  const checks = {
    'check:data-encryption-key': keyCheck(keys.dataKey),
    'check:password-pepper': keyCheck(keys.passwordPepper),
  };
  for (const { key, value } of rows) {
    const check = checks[key as keyof typeof checks];
    if (check !== undefined && check !== value)
      throw new BackupError('The keys that are set or stand under DATA_DIR are not those of this database.');
  }
}

async function fill(
  archive: ArchiveWriter,
  client: pg.Client,
  header: BackupHeader,
  source: BackupSource,
): Promise<BackupSummary> {
  const manifest: BackupManifest = { tables: {}, files: {}, sequences: [] };
  const addFile = async (name: string, bytes: Buffer) => {
    const tally = openTally();
    tally.add(bytes);
    manifest.files[name] = tally.end();
    await archive.add(name, bytes);
  };
  const json = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

  await archive.add(headerEntry, json(header));
  await addFile(keysEntry, json(writtenKeys(source.keys)));
  for (const table of header.tables)
    manifest.tables[tableKey(table)] = await addTable(archive, client, table);
  const jobs = await listJobs(client);
  await addFile(jobsEntry, json(jobs));
  const mails = existsSync(source.outbox) ? readdirSync(source.outbox).sort() : [];
  for (const mail of mails) {
    await addFile(`${outboxFolder}${mail}`, readFileSync(path.join(source.outbox, mail)));
  }
  manifest.sequences = await listSequences(client);
  await archive.add(manifestEntry, json(manifest));
  const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
  return { tables: header.tables.length, rows, mails: mails.length, jobs: jobs.length };
}

async function addTable(archive: ArchiveWriter, client: pg.Client, table: BackupTable) {
  const rows = client.query(
    copyStreams.to(`COPY (SELECT ${quotedColumns(table)} FROM ${quotedTable(table)}) TO STDOUT`),
  );
  const tally = openTally();
  let entries = 0;
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  const flush = async () => {
    if (waitingBytes === 0) return;
    entries += 1;
    const bytes = Buffer.concat(waiting);
    waiting = [];
    waitingBytes = 0;
    tally.add(bytes);
    await archive.add(`${tableFolder}${tableKey(table)}/${String(entries).padStart(6, '0')}`, bytes);
  };
  for await (const chunk of rows) {
    waiting.push(chunk as Buffer);
    waitingBytes += (chunk as Buffer).length;
    if (waitingBytes >= entryBytes) await flush();
  }
  await flush();
  return { ...tally.end(), rows: rows.rowCount };
}

async function listJobs(client: pg.Client): Promise<BackupJob[]> {
  const found = await client.query<{ there: boolean }>(
    "SELECT to_regclass('pgboss.job') IS NOT NULL AS there",
  );
  if (!found.rows[0]?.there) return [];
  const { rows } = await client.query<BackupJob>(
    `SELECT name, data, singleton_key AS key FROM pgboss.job
      WHERE state IN ('created', 'retry', 'active') AND name = ANY($1) ORDER BY created_on, id`,
    [productJobs.map(({ name }) => name)],
  );
  return rows;
}

async function listSequences(client: pg.Client): Promise<BackupManifest['sequences']> {
  const { rows } = await client.query<BackupManifest['sequences'][number]>(
    `SELECT schemaname AS schema, sequencename AS name, last_value::text AS value FROM pg_sequences
      WHERE last_value IS NOT NULL AND schemaname NOT IN ('pgboss') ORDER BY 1, 2`,
  );
  return rows;
}
