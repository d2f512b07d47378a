import { and, asc, eq, isNull } from 'drizzle-orm';
import type { TenantDb } from '../../platform/database/handles.ts';
import { branches } from './tables.ts';

/** The branches of the actor's own group that are open, by name: for whoever has a branch that one alone. */
export async function listOpenBranchRows(db: TenantDb): Promise<{ id: string; name: string }[]> {
  const { groupId, branchId } = db.actor;
  if (groupId === null) return [];
  return db
    .select({ id: branches.id, name: branches.name })
    .from(branches)
    .where(
      and(
        eq(branches.groupId, groupId),
        isNull(branches.closedAt),
        ...(branchId === null ? [] : [eq(branches.id, branchId)]),
      ),
    )
    .orderBy(asc(branches.name), asc(branches.id));
}
