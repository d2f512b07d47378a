import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { runAs } from './account.ts';
import type { Binaries } from './binaries.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import type { Place } from './place.ts';
import { refuseTornCopy } from './refuse-copy.ts';

/** An initialised data folder and what opens its server. */
export interface Cluster extends Place {
  data: string;
  binaries: Binaries;
  /** Passwords of the superuser `postgres` and of the product's own role `udaya`. */
  passwords: { superuser: string; product: string };
  /** False for throwaway clusters of tests: nothing is forced to disk. */
  durable: boolean;
}

/**
 * Opens the place's data folder, initialising it on the first start. A half-made one of a start that was killed is made
 * again. To be called under the place's start lock.
 *
 * @param madeBefore the files that say that the data folder was made already: it is not made again then.
 * @throws EmbeddedPostgresError where initialising fails, or the folder is gone, broken, a copy or of another major version.
 */
export function openCluster(
  place: Place,
  binaries: Binaries,
  { durable, madeBefore }: { durable: boolean; madeBefore: string | undefined },
): Cluster {
  const data = path.join(place.home, 'data');
  const passwordFile = path.join(place.home, 'passwords.json');
  if (!existsSync(data)) {
    if (madeBefore) throw vanished(data, madeBefore);
    initialise(place, binaries, data, passwordFile, durable);
  }
  refuseOtherMajor(data, binaries.major);
  refuseTornCopy(data);
  return { ...place, data, binaries, durable, passwords: readPasswords(passwordFile, data) };
}

function vanished(data: string, madeBefore: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `According to ${madeBefore} a database was made here, but ${data} is gone. Put the folder back from a backup. ` +
      `To begin with an empty database instead, move ${madeBefore} away as well.`,
  );
}

function refuseOtherMajor(data: string, wanted: number): void {
  const file = path.join(data, 'PG_VERSION');
  const major = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (!major) {
    throw new EmbeddedPostgresError(
      `${data} is not a whole database: PG_VERSION is missing or empty. Put the folder back from a backup.`,
    );
  }
  if (major === String(wanted)) return;
  throw new EmbeddedPostgresError(
    `The database in ${data} was made by PostgreSQL ${major}, and this version of Udaya brings PostgreSQL ${wanted}. ` +
      `Start the version of Udaya that made it and dump it (pg_dump), move the folder away, and restore the dump into the new one.`,
  );
}

const Passwords = z.object({
  superuser: z.string().check(z.minLength(1)),
  product: z.string().check(z.minLength(1)),
});

function readPasswords(file: string, data: string): Cluster['passwords'] {
  if (!existsSync(file)) {
    throw new EmbeddedPostgresError(
      `The passwords of the database in ${data} are missing: put ${file} back from a backup.`,
    );
  }
  let read: unknown;
  try {
    read = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    read = undefined;
  }
  const parsed = Passwords.safeParse(read);
  if (parsed.success) return parsed.data;
  throw new EmbeddedPostgresError(
    `The file ${file} does not hold the passwords of the database in ${data}: put it back from a backup.`,
  );
}

function initialise(
  place: Place,
  binaries: Binaries,
  data: string,
  passwordFile: string,
  durable: boolean,
): void {
  const draft = `${data}.draft`;
  const initialFile = path.join(place.home, 'initial-password');
  const passwords = {
    superuser: randomBytes(24).toString('base64url'),
    product: randomBytes(24).toString('base64url'),
  };
  rmSync(draft, { recursive: true, force: true });
  writePrivate(passwordFile, JSON.stringify(passwords), place);
  writePrivate(initialFile, `${passwords.superuser}\n`, place);
  // The builtin provider sorts and folds the same on every machine; pg_trgm reads letters from the C library's ctype,
  // under whose plain 'C' Tamil and Hindi have none.
  const characters =
    process.platform === 'darwin' ? 'en_US.UTF-8' : process.platform === 'win32' ? 'en-US' : 'C.UTF-8';
  const result = runAs(place.account, binaries.initdb, [
    `--pgdata=${draft}`,
    '--username=postgres',
    `--pwfile=${initialFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    `--lc-ctype=${characters}`,
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(durable ? [] : ['--no-sync']),
  ]);
  rmSync(initialFile, { force: true });
  if (result.status !== 0) {
    rmSync(draft, { recursive: true, force: true });
    const said = (result.stderr || result.error?.message || '').trim().split('\n').slice(-3).join(' ');
    throw new EmbeddedPostgresError(
      `A database could not be made in ${data}: ${said || `initdb ended with ${result.status}`}.`,
    );
  }
  renameSync(draft, data);
}

function writePrivate(file: string, text: string, place: Place): void {
  rmSync(file, { force: true });
  writeFileSync(file, text, { mode: 0o600, flush: true });
  if (place.account) chownSync(file, place.account.uid, place.account.gid);
}
