import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/handles.ts';
import { branches, groups } from './tables.ts';

export type Group = typeof groups.$inferSelect;

export async function findGroup(db: Queryable, id: string): Promise<Group | undefined> {
  const rows = await db.select().from(groups).where(eq(groups.id, id));
  return rows[0];
}

export async function findBranch(
  db: Queryable,
  { groupId, id }: { groupId: string; id: string },
): Promise<typeof branches.$inferSelect | undefined> {
  const rows = await db
    .select()
    .from(branches)
    .where(and(eq(branches.groupId, groupId), eq(branches.id, id)));
  return rows[0];
}
