import { and, eq, type SQL, sql } from 'drizzle-orm';
import { asReached, type Reached, type TenantDb } from '../../platform/database/handles.ts';
import { branches } from './tables.ts';

/** A branch that was read within the actor's reach. */
export type StoredBranch = Reached<typeof branches.$inferSelect>;

/** Of a group admin the branches of the group, of those who work in a branch that one. */
function ownBranches({ scope, actor }: TenantDb): SQL {
  if (scope.kind === 'group') return eq(branches.groupId, scope.groupId);
  const { groupId, branchId } = actor;
  if (groupId === null || branchId === null) return sql`false`;
  return and(eq(branches.groupId, groupId), eq(branches.id, branchId)) ?? sql`false`;
}

/** The branches that are the actor's, in the order that they were made; a group has no more than `branchLimit`. */
export async function listOwnBranches(db: TenantDb): Promise<StoredBranch[]> {
  const rows = await db
    .select()
    .from(branches)
    .where(ownBranches(db))
    .orderBy(branches.createdAt, branches.id);
  return rows.map((row) => asReached(row));
}

/** One of them. */
export async function findOwnBranch(db: TenantDb, id: string): Promise<StoredBranch | undefined> {
  const [row] = await db
    .select()
    .from(branches)
    .where(and(ownBranches(db), eq(branches.id, id)));
  return row && asReached(row);
}

/**
 * All of them, which nobody else changes before the transaction ends; nobody adds a report or an account to them either. By their ids, or two
 * who close branches could wait for each other.
 */
export async function lockOwnBranches(tx: TenantDb): Promise<StoredBranch[]> {
  const rows = await tx.select().from(branches).where(ownBranches(tx)).orderBy(branches.id).for('update');
  return rows.map((row) => asReached(row));
}

/** Stores a new branch of the actor's group. */
export async function insertBranch(
  tx: TenantDb,
  branch: { id: string; groupId: string; name: string },
): Promise<StoredBranch> {
  const [made] = await tx.insert(branches).values(branch).returning();
  if (!made) throw new Error('The branch was not stored.');
  return asReached(made);
}

/** Changes the link of a branch's form. */
export async function updateBranchForm(
  tx: TenantDb,
  { id }: StoredBranch,
  change: Partial<
    Pick<typeof branches.$inferInsert, 'formTokenHash' | 'formTokenSealed' | 'formMadeAt' | 'formPausedAt'>
  >,
): Promise<StoredBranch> {
  const [changed] = await tx
    .update(branches)
    .set(change)
    .where(and(ownBranches(tx), eq(branches.id, id)))
    .returning();
  if (!changed) throw new Error('The link was not changed.');
  return asReached(changed);
}

/** Changes a branch, and counts it. */
export async function updateBranch(
  tx: TenantDb,
  { id }: StoredBranch,
  change: { name?: string; closedAt?: Date | null },
): Promise<StoredBranch> {
  const [changed] = await tx
    .update(branches)
    .set({ ...change, version: sql`${branches.version} + 1` })
    .where(and(ownBranches(tx), eq(branches.id, id)))
    .returning();
  if (!changed) throw new Error('The branch was not changed.');
  return asReached(changed);
}
