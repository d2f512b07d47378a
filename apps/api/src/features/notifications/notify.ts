import type { NotificationKind } from '@udaya/core/identity/notification-kinds';
import { newId } from '../../platform/crypto/tokens.ts';
import type { Queryable } from '../../platform/database/handles.ts';
import {
  countOfReport,
  deleteNotificationsOf,
  deleteNotificationsOfReport,
  insertNotification,
} from './store.ts';

/** Tells a user something, in the transaction that made it true. Where there is no account, there is nobody to tell. */
export async function notify(
  db: Queryable,
  userId: string | null,
  notification: { kind: NotificationKind; subject?: string; reportId?: string },
): Promise<void> {
  if (userId !== null) await insertNotification(db, { id: newId(), userId, ...notification });
}

/** Erases what a user was told, with the account. */
export async function eraseNotifications(tx: Queryable, userId: string): Promise<void> {
  await deleteNotificationsOf(tx, userId);
}

/** How many notifications speak of a report. */
export async function countNotificationsOf(db: Queryable, reportId: string): Promise<number> {
  return countOfReport(db, reportId);
}

/** Erases what anybody was told of a report, with the report: its link would lead nowhere. */
export async function eraseNotificationsOfReport(tx: Queryable, reportId: string): Promise<void> {
  await deleteNotificationsOfReport(tx, reportId);
}
