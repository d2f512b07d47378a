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
  'report.worded': m.wording_notification,
  'births.imported': m.bulk_notification,
  'payment.received': m.notification_payment_received,
  'payment.refunded': m.notification_payment_refunded,
  'payment.partly_refunded': m.payadmin_notification_part,
  'payment.failed': m.notification_payment_failed,
  'security.password': m.notification_security_password,
  'security.email': m.notification_security_email,
  'security.locked': m.notification_security_locked,
  'archive.ready': ({ name }) => m.glist_notification_ready({ total: Number(name) }),
  'archive.failed': ({ name }) => m.glist_notification_failed({ total: Number(name) }),
  'consent.withdrawn': m.duty_notification_withdrawn,
  'retention.notice': m.duty_notification_retention,
  'model.budget': m.model_notification_budget,
  'model.group_budget': m.model_notification_group_budget,
  'review.opened': m.review_notification_opened,
  'review.held': m.review_notification_held,
  'report.reworded': m.review_notification_reworded,
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
