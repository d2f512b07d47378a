import { and, eq } from 'drizzle-orm';
import type { SystemDb } from '../../platform/database/handles.ts';
import { branches, groups } from './tables.ts';

/** A group and one of its branches as they are now; neither is closed or changed until the transaction ends. */
export async function lockBranch(
  tx: SystemDb,
  { groupId, branchId }: { groupId: string; branchId: string },
): Promise<{ group: typeof groups.$inferSelect; branch: typeof branches.$inferSelect } | undefined> {
  const rows = await tx
    .select({ group: groups, branch: branches })
    .from(branches)
    .innerJoin(groups, eq(groups.id, branches.groupId))
    .where(and(eq(branches.groupId, groupId), eq(branches.id, branchId)))
    .for('share');
  return rows[0];
}
