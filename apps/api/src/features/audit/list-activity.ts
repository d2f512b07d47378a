import type { Activity } from '@udaya/contract/sessions';
import type { AuditAction } from '@udaya/core/access/audit-actions';
import * as m from '@udaya/messages';
import type { TenantDb } from '../../platform/database/handles.ts';
import { listOwnEntries } from './store.ts';

const shown = 50;

/** Every look at a report adds an entry, and so does every small change of the page: what matters would drown among them. */
const left = [
  'report.viewed',
  'access.denied',
  'settings.changed',
  'notifications.read',
  'link.requested',
  'order.created',
] as const satisfies AuditAction[];

/** What the owner of an account reads of each entry. */
const words: Record<Exclude<AuditAction, (typeof left)[number]>, () => string> = {
  'login.succeeded': m.activity_login_succeeded,
  'login.failed': m.activity_login_failed,
  'login.locked': m.activity_login_locked,
  logout: m.activity_logout,
  'account.registered': m.activity_account_registered,
  'account.invited': m.activity_account_invited,
  'account.activated': m.activity_account_activated,
  'profile.changed': m.activity_profile_changed,
  'email.requested': m.activity_email_requested,
  'email.changed': m.activity_email_changed,
  'password.changed': m.activity_password_changed,
  'password.reset': m.activity_password_reset,
  'session.ended': m.activity_session_ended,
  'sessions.ended': m.activity_sessions_ended,
  'data.exported': m.activity_data_exported,
  'report.created': m.activity_report_created,
  'report.downloaded': m.activity_report_downloaded,
  'report.mail_requested': m.activity_report_mail_requested,
  'report.deleted': m.activity_report_deleted,
  'report.corrected': m.activity_report_corrected,
  'report.rewritten': m.activity_report_rewritten,
  'report.complimentary': m.activity_report_complimentary,
  'payment.captured': m.activity_payment_captured,
  'payment.refunded': m.activity_payment_refunded,
  'refund.requested': m.activity_refund_requested,
  'receipt.downloaded': m.activity_receipt_downloaded,
  'credit_note.downloaded': m.payadmin_activity_credit_note,
  'payments.exported': m.payadmin_activity_exported,
  'email.kept': m.activity_email_kept,
  'account.deleted': m.activity_account_deleted,
};

/** What was done with the viewer's account lately, in words. The audit log also holds who opened which report. */
export async function listActivity(
  { db }: { db: TenantDb },
  { limit = shown }: { limit?: number },
): Promise<{ entries: Activity[] }> {
  const rows = await listOwnEntries(db, { without: left, limit });
  const entries = rows.flatMap(({ id, at, action }) => {
    const what = (words as Partial<typeof words>)[action as keyof typeof words]?.();
    return what ? [{ id, date: at.toISOString(), action, what }] : [];
  });
  return { entries };
}
