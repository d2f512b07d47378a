import type { NotificationList } from '@udaya/contract/notifications';
import type { UserCall } from '../../platform/call-context.ts';
import { isDatabaseAway } from '../../platform/database/database-away.ts';
import type { TenantDb } from '../../platform/database/handles.ts';
import { listNotifications } from './list-notifications.ts';
import { setRead, setReadOfReport } from './store.ts';

/** Marks the actor's notifications read: the given ones, or all of them. Foreign ids have no effect. */
export async function markRead(
  ctx: UserCall,
  { ids }: { ids?: string[] | undefined },
): Promise<NotificationList> {
  await ctx.db.transaction(async (tx) => {
    if (await setRead(tx, ids, new Date())) await ctx.audit(tx, 'notifications.read');
  });
  return listNotifications(ctx);
}

/**
 * Marks read what the actor was told of a report: whoever has the report open knows it. Where the database takes no writes
 * now, the bell keeps its entry until the report is opened again.
 */
export async function markReadOf({ db }: { db: TenantDb }, reportId: string): Promise<void> {
  await setReadOfReport(db, reportId, new Date()).catch((error: unknown) => {
    if (!isDatabaseAway(error)) throw error;
  });
}
