import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

/**
 * Refuses a database folder that was copied while the server of the original ran: the copy is torn, and its pid file speaks of
 * the original. A folder that was moved, its server killed, is no copy: what the pid file names is gone.
 * @throws EmbeddedPostgresError that names the original
 */
export function refuseTornCopy(data: string): void {
  const pidFile = path.join(data, 'postmaster.pid');
  const original = existsSync(pidFile) ? readFileSync(pidFile, 'utf8').split('\n')[1]?.trim() : undefined;
  if (!original || isSameFolder(original, data) || !isSameSystem(original, data)) return;
  throw new EmbeddedPostgresError(
    `${data} is a copy of ${original} that was made while its PostgreSQL ran, so it is not whole. Stop Udaya there, remove ` +
      'this copy and copy the folder again, or restore a dump of it (pg_dump) into an empty one.',
  );
}

/** The data folder that a database outside of it belongs to. */
export const ownerFile = (home: string) => path.join(home, 'data-folder.txt');

/**
 * Refuses a data folder that was copied from another one, whose note leads to the database of the original.
 * @throws EmbeddedPostgresError that names the original
 */
export function refuseForeignHome(home: string, dataDir: string, note: string): void {
  const file = ownerFile(home);
  const owner = existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
  if (!owner || isSameFolder(owner, dataDir)) return;
  const ownersNote = path.join(owner, path.basename(note));
  // Moved, not copied: nothing is left in the old place.
  if (!existsSync(ownersNote) || readFileSync(ownersNote, 'utf8').trim() !== home) return;
  throw new EmbeddedPostgresError(
    `${dataDir} is a copy of ${owner}, and ${note} leads to the database of the original, ${home}. ` +
      `To work on that database, start with DATA_DIR=${owner}; to begin with an empty one, use a new folder as DATA_DIR.`,
  );
}

function isSameFolder(one: string, other: string): boolean {
  if (one === other) return true;
  const [first, second] = [one, other].map((folder) => statSync(folder, { throwIfNoEntry: false }));
  return first !== undefined && first.ino === second?.ino && first.dev === second.dev;
}

/** Whether two database folders come from one initialisation: each has a number of its own, and copies keep it. */
function isSameSystem(one: string, other: string): boolean {
  const [first, second] = [one, other].map(systemOf);
  return first !== undefined && first === second;
}

function systemOf(data: string): string | undefined {
  const file = path.join(data, 'global', 'pg_control');
  return existsSync(file) ? readFileSync(file).subarray(0, 8).toString('hex') : undefined;
}
