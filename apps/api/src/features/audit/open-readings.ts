import { isDatabaseAway } from '../../platform/database/database-away.ts';
import type { SystemDb } from '../../platform/database/handles.ts';
import type { AuditEntry } from './append-audit.ts';
import { insertEntries, type NewEntry } from './store.ts';

/** The part of the audit log that tells who read what. */
export interface Readings {
  /**
   * Appends that somebody read something. It is written when this resolves, together with what others read meanwhile. Where the
   * database takes no writes, on a full disk for one, reading goes on all the same: the entry is kept with its time, and
   * written by `writeBuffered`.
   */
  append(entry: AuditEntry): Promise<void>;
  /** Writes what was kept, in its order, and tells how much still waits. */
  writeBuffered(): Promise<number>;
}

const mostAtOnce = 500;

/** Opens the log of readings: while a statement is on its way, entries gather for the next one. */
export function openReadings(db: SystemDb): Readings {
  let gathered: NewEntry[] = [];
  let next: Promise<void> | undefined;
  let current: Promise<void> = Promise.resolve();
  let kept: NewEntry[] = [];

  async function write(entries: NewEntry[]): Promise<void> {
    try {
      await insertEntries(db, entries);
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      kept.push(...entries);
    }
  }

  return {
    append(entry) {
      gathered.push({ ...entry, at: new Date() });
      next ??= current
        .catch(() => undefined)
        .then(() => {
          const entries = gathered;
          gathered = [];
          next = undefined;
          current = write(entries);
          return current;
        });
      return next;
    },
    async writeBuffered() {
      while (kept.length > 0) {
        const batch = kept.slice(0, mostAtOnce);
        try {
          await insertEntries(db, batch);
          kept = kept.slice(batch.length);
        } catch (error) {
          if (!isDatabaseAway(error)) throw error;
          break;
        }
      }
      return kept.length;
    },
  };
}
