import type { NotificationList } from '@udaya/contract/notifications';
import type { Viewer } from '@udaya/core/access/scope';
import type { NotificationKind } from '@udaya/core/identity/notification-kinds';
import * as m from '@udaya/messages';
import type { Database } from '../../platform/database/database.ts';
import { countUnread, listNotificationsOf } from './store.ts';

const shown = 50;

const titles: Record<NotificationKind, (details: { name: string }) => string> = {
  'report.ready': m.notification_report_ready,
  'report.failed': m.notification_report_failed,
  'report.unmailed': m.notification_report_unmailed,
  'payment.received': m.notification_payment_received,
  'payment.refunded': m.notification_payment_refunded,
  'payment.failed': m.notification_payment_failed,
  'security.password': m.notification_security_password,
  'security.email': m.notification_security_email,
  'security.locked': m.notification_security_locked,
};

/** The viewer's latest notifications and how many are unread. */
export async function listNotifications(
  db: Database,
  viewer: Viewer,
  limit = shown,
): Promise<NotificationList> {
  const rows = await listNotificationsOf(db, viewer.userId, limit);
  return {
    unread: await countUnread(db, viewer.userId),
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
