import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { builtOnce } from '../../platform/database/built-once.ts';
import type { Queryable, TenantDb } from '../../platform/database/handles.ts';
import { notifications } from './tables.ts';

export type StoredNotification = typeof notifications.$inferSelect;

export async function insertNotification(
  db: Queryable,
  notification: typeof notifications.$inferInsert,
): Promise<void> {
  await db.insert(notifications).values(notification);
}

const own = ({ actor }: TenantDb) => eq(notifications.userId, actor.userId);

export async function listOwnNotifications(db: TenantDb, limit: number): Promise<StoredNotification[]> {
  return db
    .select()
    .from(notifications)
    .where(own(db))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit);
}

export async function deleteNotificationsOf(db: Queryable, userId: string): Promise<void> {
  await db.delete(notifications).where(eq(notifications.userId, userId));
}

export async function deleteNotificationsOfReport(db: Queryable, reportId: string): Promise<void> {
  await db.delete(notifications).where(eq(notifications.reportId, reportId));
}

export async function countOfReport(db: Queryable, reportId: string): Promise<number> {
  return db.$count(notifications, eq(notifications.reportId, reportId));
}

export async function countUnread(db: TenantDb): Promise<number> {
  const rows = await db
    .select({ total: count() })
    .from(notifications)
    .where(and(own(db), isNull(notifications.readAt)));
  return rows[0]?.total ?? 0;
}

/** Marks the actor's notifications read; false where none of them was unread. */
export async function setRead(db: TenantDb, ids: string[] | undefined, at: Date): Promise<boolean> {
  const unread = and(own(db), isNull(notifications.readAt));
  const rows = await db
    .update(notifications)
    .set({ readAt: at })
    .where(ids ? and(unread, inArray(notifications.id, ids)) : unread)
    .returning({ id: notifications.id });
  return rows.length > 0;
}

export async function setReadOfReport(db: TenantDb, reportId: string, at: Date): Promise<void> {
  await readOfReport(db).execute({ at, userId: db.actor.userId, reportId });
}

const readOfReport = builtOnce((db) =>
  db
    .update(notifications)
    .set({ readAt: sql`${sql.param(sql.placeholder('at'), notifications.readAt)}` })
    .where(
      and(
        eq(notifications.userId, sql.placeholder('userId')),
        eq(notifications.reportId, sql.placeholder('reportId')),
        isNull(notifications.readAt),
      ),
    ),
);
