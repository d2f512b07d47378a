import type { Queryable } from '../../platform/database/database.ts';
import { deleteNotificationsOf } from './store.ts';

/** Erases what a user was told, with the account. */
export async function eraseNotifications(tx: Queryable, userId: string): Promise<void> {
  await deleteNotificationsOf(tx, userId);
}
