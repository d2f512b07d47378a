import { and, asc, eq, gt, inArray, ne, or, sql } from 'drizzle-orm';
import { contains } from '../../platform/database/contains.ts';
import type { SystemDb, TenantDb } from '../../platform/database/handles.ts';
import { users } from './tables.ts';

const columns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  username: users.username,
  role: users.role,
  groupId: users.groupId,
};

export async function findPeople(db: SystemDb, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select(columns)
    .from(users)
    .where(and(inArray(users.id, [...ids]), ne(users.status, 'DELETED')));
}

const most = 500;

/** Accounts of the actor's own group by a part of what they are called. */
export async function findMemberIds(db: TenantDb, text: string): Promise<string[]> {
  const { groupId } = db.actor;
  if (groupId === null) return [];
  const rows = await db.withoutPolicies
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.groupId, groupId),
        or(
          contains(sql`${users.firstName} || ' ' || ${users.lastName}`, text),
          contains(sql`${users.username}::text`, text),
          eq(users.email, text),
        ),
      ),
    )
    .limit(most);
  return rows.map(({ id }) => id);
}

export async function findProductAdminIds(db: SystemDb): Promise<string[]> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.role, 'productAdmin'));
  return rows.map(({ id }) => id);
}

/** The holders of active accounts that look after a group. */
export async function findActiveAdmins(db: SystemDb, groupId: string) {
  return db
    .select()
    .from(users)
    .where(and(eq(users.groupId, groupId), eq(users.role, 'groupAdmin'), eq(users.status, 'ACTIVE')));
}

const memberColumns = {
  ...columns,
  email: users.email,
  status: users.status,
  branchId: users.branchId,
  createdAt: users.createdAt,
};
export type StoredMember = Omit<Pick<typeof users.$inferSelect, keyof typeof memberColumns>, 'groupId'>;

const atOnce = 1_000;

/** The accounts of the actor's own group, a thousand at a time. */
export async function* walkMembers(db: TenantDb): AsyncGenerator<StoredMember> {
  const { groupId } = db.actor;
  if (groupId === null) return;
  for (let after = ''; ; ) {
    const rows = await db
      .select(memberColumns)
      .from(users)
      .where(and(eq(users.groupId, groupId), ne(users.status, 'DELETED'), gt(users.id, after)))
      .orderBy(asc(users.id))
      .limit(atOnce);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < atOnce) return;
    after = last.id;
  }
}
