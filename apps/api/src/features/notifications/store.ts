import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { notifications } from './tables.ts';

export type StoredNotification = typeof notifications.$inferSelect;

export async function insertNotification(
  db: Queryable,
  notification: typeof notifications.$inferInsert,
): Promise<void> {
  await db.insert(notifications).values(notification);
}

export async function listNotificationsOf(
  db: Queryable,
  userId: string,
  limit: number,
): Promise<StoredNotification[]> {
  return db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit);
}

export async function deleteNotificationsOf(db: Queryable, userId: string): Promise<void> {
  await db.delete(notifications).where(eq(notifications.userId, userId));
}

export async function deleteNotificationsOfReport(db: Queryable, reportId: string): Promise<void> {
  await db.delete(notifications).where(eq(notifications.reportId, reportId));
}

export async function countUnread(db: Queryable, userId: string): Promise<number> {
  const rows = await db
    .select({ total: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)));
  return rows[0]?.total ?? 0;
}

export async function setRead(
  db: Queryable,
  userId: string,
  ids: string[] | undefined,
  at: Date,
): Promise<void> {
  const own = and(eq(notifications.userId, userId), isNull(notifications.readAt));
  await db
    .update(notifications)
    .set({ readAt: at })
    .where(ids ? and(own, inArray(notifications.id, ids)) : own);
}

export async function setReadOfReport(
  db: Queryable,
  userId: string,
  reportId: string,
  at: Date,
): Promise<void> {
  const told = and(eq(notifications.userId, userId), eq(notifications.reportId, reportId));
  await db
    .update(notifications)
    .set({ readAt: at })
    .where(and(told, isNull(notifications.readAt)));
}
