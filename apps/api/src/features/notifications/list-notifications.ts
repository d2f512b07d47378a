import type { NotificationList } from '@udaya/contract/notifications';
import type { NotificationKind } from '@udaya/core/identity/notification-kinds';
import * as m from '@udaya/messages';
import type { TenantDb } from '../../platform/database/handles.ts';
import { countUnread, listOwnNotifications } from './store.ts';

const shown = 50;

const titles: Record<NotificationKind, (details: { name: string }) => string> = {
  'report.ready': m.notification_report_ready,
  'report.failed': m.notification_report_failed,
  'report.unmailed': m.notification_report_unmailed,
  'report.worded': m.notification_report_wording,
  'births.imported': m.notification_births_imported,
  'payment.received': m.notification_payment_received,
  'payment.refunded': m.notification_payment_refunded,
  'payment.partly_refunded': m.notification_payment_part_refunded,
  'payment.failed': m.notification_payment_failed,
  'security.password': m.notification_security_password,
  'security.email': m.notification_security_email,
  'security.locked': m.notification_security_locked,
  'archive.ready': ({ name }) => m.notification_archive_ready({ total: Number(name) }),
  'archive.failed': ({ name }) => m.notification_archive_failed({ total: Number(name) }),
  'consent.withdrawn': m.notification_consent_withdrawn,
  'retention.notice': m.notification_retention,
  'model.budget': m.notification_model_budget,
  'model.group_budget': m.notification_model_group_budget,
  'review.opened': m.notification_review_opened,
  'review.held': m.notification_review_held,
  'report.reworded': m.notification_review_reworded,
};

/** The actor's latest notifications and how many are unread. */
export async function listNotifications(
  { db }: { db: TenantDb },
  { limit = shown }: { limit?: number } = {},
): Promise<NotificationList> {
  const rows = await listOwnNotifications(db, limit);
  return {
    unread: await countUnread(db),
    notifications: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      title: titles[row.kind]({ name: row.subject }),
      reportId: row.reportId,
      createdDate: row.createdAt.toISOString(),
      read: row.readAt !== null,
    })),
  };
}
