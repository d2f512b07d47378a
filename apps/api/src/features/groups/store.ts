import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { branches, groups } from './tables.ts';

export type Group = typeof groups.$inferSelect;
export type Branch = typeof branches.$inferSelect;

export async function findGroup(db: Queryable, id: string): Promise<Group | undefined> {
  const rows = await db.select().from(groups).where(eq(groups.id, id));
  return rows[0];
}

export async function insertGroup(
  db: Queryable,
  group: typeof groups.$inferInsert,
  branchRows: (typeof branches.$inferInsert)[],
): Promise<void> {
  await db.insert(groups).values(group);
  if (branchRows.length > 0) await db.insert(branches).values(branchRows);
}
