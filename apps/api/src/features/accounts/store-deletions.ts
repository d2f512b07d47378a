import { eq, getTableColumns, inArray, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, SystemDb } from '../../platform/database/handles.ts';
import type { User } from './store.ts';
import { accountDeletions, users } from './tables.ts';

/** A deletion that is still to come; `requestedByName` is the username of the admin who asked for it. */
export type Deletion = typeof accountDeletions.$inferSelect & { requestedByName: string };

/** The deletions of these accounts, by their ids. */
export async function findDeletions(db: Queryable, of: readonly User[]): Promise<Map<string, Deletion>> {
  if (of.length === 0) return new Map();
  const admins = alias(users, 'admins');
  const ids = of.map(({ id }) => id);
  const rows = await db
    .select({
      ...getTableColumns(accountDeletions),
      requestedByName: sql<string>`coalesce(${admins.username}::text, '')`,
    })
    .from(accountDeletions)
    .leftJoin(admins, eq(admins.id, accountDeletions.requestedBy))
    .where(inArray(accountDeletions.userId, ids));
  return new Map(rows.map((row) => [row.userId, row]));
}

/** Notes that an account is going to be erased; false where that is noted already. */
export async function insertDeletion(
  tx: Queryable,
  { id: userId }: User,
  deletion: Omit<typeof accountDeletions.$inferInsert, 'userId'>,
): Promise<boolean> {
  const made = await tx
    .insert(accountDeletions)
    .values({ ...deletion, userId })
    .onConflictDoNothing()
    .returning({ userId: accountDeletions.userId });
  return made.length > 0;
}

export async function dropDeletion(tx: Queryable, { id: userId }: User): Promise<void> {
  await tx.delete(accountDeletions).where(eq(accountDeletions.userId, userId));
}

/** The accounts whose time has come, the longest overdue first. */
export async function listDueDeletions(db: SystemDb, now: Date, most: number): Promise<string[]> {
  const rows = await db
    .select({ userId: accountDeletions.userId })
    .from(accountDeletions)
    .where(lte(accountDeletions.eraseAfter, now))
    .orderBy(accountDeletions.eraseAfter)
    .limit(most);
  return rows.map(({ userId }) => userId);
}

/** When an account is to be erased; undefined where that was taken back. */
export async function findEraseTime(tx: Queryable, userId: string): Promise<Date | undefined> {
  const rows = await tx
    .select({ eraseAfter: accountDeletions.eraseAfter })
    .from(accountDeletions)
    .where(eq(accountDeletions.userId, userId));
  return rows[0]?.eraseAfter;
}
