import type { NotificationKind } from '@udaya/core/identity/notification-kinds';
import { newId } from '../../platform/crypto/tokens.ts';
import type { Queryable } from '../../platform/database/handles.ts';
import { insertNotification } from './store.ts';

/** Tells a user something, in the transaction that made it true. */
export async function notify(
  db: Queryable,
  userId: string,
  notification: { kind: NotificationKind; subject?: string; reportId?: string },
): Promise<void> {
  await insertNotification(db, { id: newId(), userId, ...notification });
}
