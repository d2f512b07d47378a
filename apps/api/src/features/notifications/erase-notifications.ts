import type { Queryable } from '../../platform/database/handles.ts';
import { deleteNotificationsOf, deleteNotificationsOfReport } from './store.ts';

/** Erases what a user was told, with the account. */
export async function eraseNotifications(tx: Queryable, userId: string): Promise<void> {
  await deleteNotificationsOf(tx, userId);
}

/** Erases what anybody was told of a report, with the report: its link would lead nowhere. */
export async function eraseNotificationsOfReport(tx: Queryable, reportId: string): Promise<void> {
  await deleteNotificationsOfReport(tx, reportId);
}
