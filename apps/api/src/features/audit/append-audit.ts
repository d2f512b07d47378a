import type { AuditAction } from '@udaya/core/access/audit-actions';
import type { Queryable } from '../../platform/database/handles.ts';
import { insertEntries } from './store.ts';

/** An entry of the audit log: who did what to which record, and under which request. */
export interface AuditEntry {
  action: AuditAction;
  actorId?: string;
  targetId?: string;
  requestId?: string | undefined;
  /** The group that it concerns, where that is not told by a report. */
  groupId?: string;
}

/** Appends to the audit log, in the transaction of what is told. Verbs that serve a call use the call's own `audit`. */
export async function appendAudit(db: Queryable, entry: AuditEntry): Promise<void> {
  await insertEntries(db, [entry]);
}
