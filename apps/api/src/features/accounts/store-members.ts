import type { Role } from '@udaya/core/identity/roles';
import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { asReached, type Queryable, type Reached } from '../../platform/database/handles.ts';
import { branches, groups } from '../groups/tables.ts';
import type { User } from './store.ts';
import { oneTimeTokens, users } from './tables.ts';

/** An account of a group; `invitedAt` and `expiresAt` are of the link that it can choose a password with. */
export interface Member {
  user: User;
  invitedAt: Date | null;
  expiresAt: Date | null;
}

/** How many accounts that can log in each of these groups has. */
export async function countActiveMembers(
  db: Queryable,
  of: readonly Reached<{ id: string }>[],
): Promise<Map<string, number>> {
  if (of.length === 0) return new Map();
  const ids = of.map(({ id }) => id);
  const rows = await db
    .select({ groupId: users.groupId, total: sql<number>`count(*)::int` })
    .from(users)
    .where(and(inArray(users.groupId, ids), eq(users.status, 'ACTIVE')))
    .groupBy(users.groupId);
  return new Map(rows.map(({ groupId, total }) => [groupId ?? '', total]));
}

/** The accounts of a group in a role, deleted ones left out, the latest first. */
export async function listMembersIn(
  db: Queryable,
  { id: groupId }: Reached<{ id: string }>,
  role: Role,
): Promise<Member[]> {
  const rows = await db
    .select({ user: users, invitedAt: oneTimeTokens.createdAt, expiresAt: oneTimeTokens.expiresAt })
    .from(users)
    .leftJoin(
      oneTimeTokens,
      and(
        eq(oneTimeTokens.userId, users.id),
        eq(oneTimeTokens.purpose, 'reset'),
        isNull(oneTimeTokens.usedAt),
        isNull(oneTimeTokens.revokedAt),
      ),
    )
    .where(and(eq(users.groupId, groupId), eq(users.role, role), ne(users.status, 'DELETED')))
    .orderBy(desc(users.createdAt), users.id);
  return rows.map(({ user, ...link }) => ({ user: asReached(user), ...link }));
}

/** Whether a group and its branch are open; neither is closed before the transaction is over. */
export async function lockPlace(tx: Queryable, groupId: string, branchId: string | null): Promise<boolean> {
  const [group] = await tx
    .select({ closedAt: groups.closedAt })
    .from(groups)
    .where(eq(groups.id, groupId))
    .for('share');
  if (!group || group.closedAt !== null) return false;
  if (branchId === null) return true;
  const [branch] = await tx
    .select({ closedAt: branches.closedAt })
    .from(branches)
    .where(and(eq(branches.groupId, groupId), eq(branches.id, branchId)))
    .for('share');
  return branch !== undefined && branch.closedAt === null;
}
