import type { Queryable } from '../../platform/database/database.ts';
import { insertAudit } from './store.ts';

/** What the audit log tells apart. */
export type AuditAction =
  | 'login.succeeded'
  | 'login.failed'
  | 'login.locked'
  | 'logout'
  | 'access.denied'
  | 'account.registered'
  | 'account.invited'
  | 'account.activated'
  | 'account.deleted'
  | 'profile.changed'
  | 'email.requested'
  | 'email.changed'
  | 'email.kept'
  | 'password.changed'
  | 'password.reset'
  | 'session.ended'
  | 'sessions.ended'
  | 'data.exported'
  | 'report.created'
  | 'report.viewed'
  | 'report.downloaded'
  | 'report.deleted'
  | 'report.corrected'
  | 'report.rewritten'
  | 'report.complimentary'
  | 'payment.captured'
  | 'payment.refunded'
  | 'receipt.downloaded';

/** Appends to the audit log: who did what to which record, and under which request. */
export async function recordAudit(
  db: Queryable,
  entry: { action: AuditAction; actorId?: string; targetId?: string; requestId?: string },
): Promise<void> {
  await insertAudit(db, entry);
}
