import { and, eq, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { TenantDb } from '../../platform/database/handles.ts';
import { users } from './tables.ts';

/** How many accounts a branch has: those that can log in, those that are disabled, and those that wait for their owner. */
export interface BranchPeople {
  users: number;
  disabled: number;
  invited: number;
}

/** The accounts of the branches that an actor looks after or works in; those that were deleted are nobody's. */
function ofOwnBranches({ scope, actor }: TenantDb): SQL | undefined {
  const living = ne(users.status, 'DELETED');
  if (scope.kind === 'group') return and(living, eq(users.groupId, scope.groupId), isNotNull(users.branchId));
  const { groupId, branchId } = actor;
  if (groupId === null || branchId === null) return sql`false`;
  return and(living, eq(users.groupId, groupId), eq(users.branchId, branchId));
}

/** How many accounts each branch has that the actor looks after or works in, by its id. */
export async function countBranchPeople(db: TenantDb): Promise<Map<string, BranchPeople>> {
  const having = (status: 'ACTIVE' | 'DISABLED' | 'PENDING') =>
    sql<number>`count(*) filter (where ${users.status} = ${status})::int`;
  const rows = await db
    .select({
      branchId: users.branchId,
      users: having('ACTIVE'),
      disabled: having('DISABLED'),
      invited: having('PENDING'),
    })
    .from(users)
    .where(ofOwnBranches(db))
    .groupBy(users.branchId);
  return new Map(rows.map(({ branchId, ...people }) => [branchId ?? '', people]));
}

/** Names and addresses of those who can log in with a role in the actor's branch, and of nobody else. */
export async function listBranchMailboxes(
  db: TenantDb,
  role: 'branchAdmin',
): Promise<{ firstName: string; lastName: string; email: string }[]> {
  const { firstName, lastName, email } = users;
  return db
    .select({ firstName, lastName, email })
    .from(users)
    .where(and(ofOwnBranches(db), eq(users.status, 'ACTIVE'), eq(users.role, role)))
    .orderBy(firstName, lastName, email);
}

/** The names of those who work in the actor's branches, by their ids. */
export async function listBranchNames(db: TenantDb): Promise<{ id: string; name: string }[]> {
  return db
    .select({ id: users.id, name: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})` })
    .from(users)
    .where(and(ofOwnBranches(db), inArray(users.status, ['ACTIVE', 'DISABLED'])));
}

/** Moves everybody of one branch to another of the group, whatever state their accounts are in; answers how many. */
export async function movePeople(tx: TenantDb, from: string, to: string): Promise<number> {
  const moved = await tx
    .update(users)
    .set({ branchId: to })
    .where(and(ofOwnBranches(tx), eq(users.branchId, from)))
    .returning({ id: users.id });
  return moved.length;
}
