import type { AuditAction } from '@udaya/core/access/audit-actions';
import type { TenantDb } from '../../platform/database/handles.ts';
import { listEntriesAbout, type StoredEntry } from './store.ts';

const most = 500;

/** What was done with these records, of the actions that are named, the earliest first: for whoever reaches the records. */
export async function findEntriesAbout(
  db: TenantDb,
  targetIds: readonly string[],
  actions: readonly AuditAction[],
): Promise<StoredEntry[]> {
  return listEntriesAbout(db, targetIds, actions, most);
}
