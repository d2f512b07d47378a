import { createHash } from 'node:crypto';
import type { Keys } from '../platform/crypto/key-file.ts';

/** The format of an archive; a later one that this build cannot read has a higher number. */
export const archiveFormat = 1;

/** A table by its schema and name, and the columns in which its rows were written. */
export interface BackupTable {
  schema: string;
  name: string;
  columns: string[];
}

/** The first entry, `header.json`: what the archive holds and which build it needs. */
export interface BackupHeader {
  format: number;
  createdAt: string;
  /** The hashes of the migrations that the database had, oldest first. */
  migrations: string[];
  tables: BackupTable[];
}

/** What an entry or a table must amount to when it is read back. */
export interface Tally {
  bytes: number;
  sha256: string;
}

/** The last entry, `manifest.json`: without it the archive is incomplete. */
export interface BackupManifest {
  tables: Record<string, Tally & { rows: number }>;
  files: Record<string, Tally>;
  sequences: { schema: string; name: string; value: string }[];
}

/** A job that waits; payloads hold ids only. */
export interface BackupJob {
  name: string;
  data: object;
  key: string | null;
}

export const headerEntry = 'header.json';
export const manifestEntry = 'manifest.json';
export const keysEntry = 'keys.json';
export const jobsEntry = 'jobs.json';
export const outboxFolder = 'outbox/';
/** Rows of a table, in the text format of COPY, in as many numbered entries as it takes. */
export const tableFolder = 'tables/';

/** The entry `keys.json`: named as the settings are, in base64. */
interface WrittenKeys {
  dataEncryptionKey: string;
  passwordPepper: string;
}

export const writtenKeys = ({ dataKey, passwordPepper }: Keys): WrittenKeys => ({
  dataEncryptionKey: dataKey.toString('base64'),
  passwordPepper: passwordPepper.toString('base64'),
});

export function readKeys(written: string): Keys {
  const { dataEncryptionKey, passwordPepper } = JSON.parse(written) as WrittenKeys;
  return {
    dataKey: Buffer.from(dataEncryptionKey, 'base64'),
    passwordPepper: Buffer.from(passwordPepper, 'base64'),
  };
}

export const tableKey = ({ schema, name }: { schema: string; name: string }) => `${schema}.${name}`;

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
export const quotedTable = (table: BackupTable) => `${quoted(table.schema)}.${quoted(table.name)}`;
export const quotedColumns = (table: BackupTable) => table.columns.map(quoted).join(', ');

/** Counts bytes as they pass. */
export function openTally() {
  const hash = createHash('sha256');
  let bytes = 0;
  return {
    add(chunk: Uint8Array) {
      hash.update(chunk);
      bytes += chunk.length;
    },
    end: (): Tally => ({ bytes, sha256: hash.digest('hex') }),
  };
}
