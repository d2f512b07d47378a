import { isDatabaseAway } from '../../platform/database/database-away.ts';
import type { Database } from '../../platform/database/database.ts';
import type { AuditAction } from './record-audit.ts';
import { insertAudit } from './store.ts';

type Reading = Parameters<typeof insertAudit>[1] & { action: AuditAction };

/** Entries that could not be written when they were made, oldest first. */
const kept = new WeakMap<Database, Reading[]>();

/**
 * Appends to the audit log that somebody read something. Where the database takes no writes, on a full disk for one, reading
 * goes on all the same: the entry is kept with its time, and written by `writeKeptReadings`.
 */
export async function recordReading(
  db: Database,
  entry: { action: AuditAction; actorId: string; targetId: string; requestId: string },
): Promise<void> {
  const at = new Date();
  try {
    await insertAudit(db, { ...entry, at });
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    const waiting = kept.get(db) ?? [];
    kept.set(db, [...waiting, { ...entry, at }]);
  }
}

/** Writes what was kept, in its order, and tells how much still waits. */
export async function writeKeptReadings(db: Database): Promise<number> {
  const waiting = kept.get(db) ?? [];
  kept.delete(db);
  while (waiting[0]) {
    try {
      await insertAudit(db, waiting[0]);
      waiting.shift();
    } catch (error) {
      kept.set(db, [...waiting, ...(kept.get(db) ?? [])]);
      if (!isDatabaseAway(error)) throw error;
      break;
    }
  }
  return waiting.length;
}
