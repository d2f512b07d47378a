import type { InterfaceSettings } from '@udaya/core/identity/interface-settings';
import { and, count, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/handles.ts';
import { branches, groups } from '../groups/tables.ts';
import { users } from './tables.ts';

export type User = typeof users.$inferSelect;

/** An account as a session needs it, with the names of its group and branch. */
export interface Account {
  user: User;
  group: { name: string; type: (typeof groups.$inferSelect)['type']; enterpriseCode: string } | null;
  branchName: string | null;
}

const accountColumns = {
  user: users,
  group: { name: groups.name, type: groups.type, enterpriseCode: groups.enterpriseCode },
  branchName: branches.name,
};

export async function findAccountByUsername(db: Queryable, username: string): Promise<Account | undefined> {
  const rows = await db
    .select(accountColumns)
    .from(users)
    .leftJoin(groups, eq(groups.id, users.groupId))
    .leftJoin(branches, eq(branches.id, users.branchId))
    .where(eq(users.username, username));
  return rows[0];
}

export async function findAccount(db: Queryable, userId: string): Promise<Account | undefined> {
  const rows = await db
    .select(accountColumns)
    .from(users)
    .leftJoin(groups, eq(groups.id, users.groupId))
    .leftJoin(branches, eq(branches.id, users.branchId))
    .where(eq(users.id, userId));
  return rows[0];
}

export async function insertUser(db: Queryable, user: typeof users.$inferInsert): Promise<void> {
  await db.insert(users).values(user);
}

export async function findUser(db: Queryable, id: string): Promise<User | undefined> {
  const rows = await db.select().from(users).where(eq(users.id, id));
  return rows[0];
}

/** The user, whose row nobody else changes before the transaction ends. */
export async function lockUser(tx: Queryable, id: string): Promise<User | undefined> {
  const rows = await tx.select().from(users).where(eq(users.id, id)).for('share');
  return rows[0];
}

/**
 * The account as it is now, and stays for everybody else until the transaction is over. Before its tokens, or two could wait for
 * each other; what only points at the account, such as a notification, is not held up.
 */
export async function lockUserToChange(tx: Queryable, id: string): Promise<User | undefined> {
  const rows = await tx.select().from(users).where(eq(users.id, id)).for('no key update');
  return rows[0];
}

export async function findUserByUsername(db: Queryable, username: string): Promise<User | undefined> {
  const rows = await db.select().from(users).where(eq(users.username, username));
  return rows[0];
}

export async function findUserByEmail(db: Queryable, email: string): Promise<User | undefined> {
  const rows = await db.select().from(users).where(eq(users.email, email));
  return rows[0];
}

export async function updateUser(
  db: Queryable,
  id: string,
  change: Partial<Omit<typeof users.$inferInsert, 'id' | 'role'>>,
): Promise<void> {
  await db.update(users).set(change).where(eq(users.id, id));
}

/** The accounts of a role that are in a status, the oldest first. */
export async function listUsersIn(
  db: Queryable,
  role: User['role'],
  status: User['status'],
): Promise<User[]> {
  return db
    .select()
    .from(users)
    .where(and(eq(users.role, role), eq(users.status, status)))
    .orderBy(users.createdAt);
}

/** Makes a PENDING account active; false when it is not pending. */
export async function activateUser(db: Queryable, id: string): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ status: 'ACTIVE' })
    .where(and(eq(users.id, id), eq(users.status, 'PENDING')))
    .returning({ id: users.id });
  return rows.length > 0;
}

export async function countUsers(db: Queryable): Promise<number> {
  const rows = await db.select({ total: count() }).from(users);
  return rows[0]?.total ?? 0;
}

export async function saveSettings(
  db: Queryable,
  userId: string,
  settings: InterfaceSettings,
): Promise<void> {
  await db
    .update(users)
    .set({ settings })
    .where(and(eq(users.id, userId), eq(users.status, 'ACTIVE')));
}
