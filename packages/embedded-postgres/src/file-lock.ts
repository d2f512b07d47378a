import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedPostgresError, reasonOf } from './embedded-postgres-error.ts';

/** A lock that this process holds; the kernel gives it back when the process dies, however it dies. */
export interface FileLock {
  release(): void;
}

/** SQLite's code for a lock that somebody else holds. */
const busy = 5;

/**
 * Takes a lock on a file at once, or answers undefined when another holder is in the way: any holder for `exclusive`, an
 * exclusive one for `shared`. The file is made if it is missing and stays empty. Node has no file locks of its own; an
 * open SQLite transaction is one, on every platform, and needs no clearing up after a crash.
 *
 * @throws EmbeddedPostgresError where the file can't be opened or its file system knows no locks.
 */
export function tryLock(file: string, mode: 'shared' | 'exclusive'): FileLock | undefined {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file);
    database.exec('PRAGMA journal_mode = MEMORY');
    database.exec(mode === 'exclusive' ? 'BEGIN EXCLUSIVE' : 'BEGIN');
    // A plain BEGIN locks nothing until the first read.
    if (mode === 'shared') database.prepare('SELECT count(*) FROM sqlite_schema').get();
  } catch (error) {
    database?.close();
    if ((error as { errcode?: number }).errcode === busy) return undefined;
    throw new EmbeddedPostgresError(`The file ${file} cannot be locked: ${reasonOf(error)}.`, {
      cause: error,
    });
  }
  const held = database;
  return { release: () => held.isOpen && held.close() };
}

/** As `tryLock`, trying again until it succeeds or `timeoutMs` have passed. */
export async function waitForLock(
  file: string,
  mode: 'shared' | 'exclusive',
  timeoutMs: number,
): Promise<FileLock | undefined> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    const lock = tryLock(file, mode);
    if (lock || performance.now() > end) return lock;
    await sleep(25);
  }
}
