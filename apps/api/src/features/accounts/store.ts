import type { InterfaceSettings } from '@udaya/core/identity/interface-settings';
import { and, count, eq, inArray, lt } from 'drizzle-orm';
import {
  asReached,
  type Queryable,
  type Reached,
  type SystemDb,
  type TenantDb,
} from '../../platform/database/handles.ts';
import { branches, groups } from '../groups/tables.ts';
import { users } from './tables.ts';

/** An account that was read as the actor's own or without an actor: the way to change it, and to its links and sessions. */
export type User = Reached<typeof users.$inferSelect>;

/** An account as a session needs it, with the names of its group and branch. */
export interface Account {
  user: User;
  group: Pick<
    typeof groups.$inferSelect,
    'name' | 'type' | 'enterpriseCode' | 'reportLanguage' | 'closedAt'
  > | null;
  branchName: string | null;
  /** Since when its branch is closed; null while it is open or there is none. */
  branchClosedAt: Date | null;
}

export type NewUser = typeof users.$inferInsert;

export async function findAccountByUsername(db: SystemDb, username: string): Promise<Account | undefined> {
  const [row] = await selectAccounts(db).where(eq(users.username, username));
  return row && { ...row, user: asReached(row.user) };
}

/** An account by its id. */
export async function findAccount(db: SystemDb, id: string): Promise<Account | undefined> {
  const [row] = await selectAccounts(db).where(eq(users.id, id));
  return row && { ...row, user: asReached(row.user) };
}

/** The actor's account. */
export async function findOwnAccount(db: TenantDb): Promise<Account | undefined> {
  const [row] = await selectAccounts(db).where(eq(users.id, db.actor.userId));
  return row && { ...row, user: asReached(row.user) };
}

const selectAccounts = (db: Queryable) =>
  db
    .select({
      user: users,
      group: {
        name: groups.name,
        type: groups.type,
        enterpriseCode: groups.enterpriseCode,
        reportLanguage: groups.reportLanguage,
        closedAt: groups.closedAt,
      },
      branchName: branches.name,
      branchClosedAt: branches.closedAt,
    })
    .from(users)
    .leftJoin(groups, eq(groups.id, users.groupId))
    .leftJoin(branches, eq(branches.id, users.branchId));

export async function insertUser(db: Queryable, user: NewUser): Promise<User> {
  const [made] = await db.insert(users).values(user).returning();
  if (!made) throw new Error('The account was not stored.');
  return asReached(made);
}

export async function findUser(db: SystemDb, id: string): Promise<User | undefined> {
  const rows = await db.select().from(users).where(eq(users.id, id));
  return rows[0] && asReached(rows[0]);
}

/** The actor, without group and branch. */
export async function findOwnUser(db: TenantDb): Promise<User | undefined> {
  const rows = await db.select().from(users).where(eq(users.id, db.actor.userId));
  return rows[0] && asReached(rows[0]);
}

/** The usernames of accounts, by their ids. */
export async function listUsernames(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { id, username } = users;
  const rows = await db
    .select({ id, username })
    .from(users)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row.username]));
}

/** The user, whose row nobody else changes before the transaction ends. */
export async function lockUser(tx: Queryable, id: string): Promise<User | undefined> {
  const rows = await tx.select().from(users).where(eq(users.id, id)).for('share');
  return rows[0] && asReached(rows[0]);
}

/**
 * The account as it is now, and stays for everybody else until the transaction is over. Before its tokens, or two could wait for
 * each other; what only points at the account, such as a notification, is not held up.
 */
export async function lockUserToChange(tx: Queryable, id: string): Promise<User | undefined> {
  const rows = await tx.select().from(users).where(eq(users.id, id)).for('no key update');
  return rows[0] && asReached(rows[0]);
}

export async function findUserByUsername(db: SystemDb, username: string): Promise<User | undefined> {
  const rows = await db.select().from(users).where(eq(users.username, username));
  return rows[0] && asReached(rows[0]);
}

export async function findUserByEmail(db: SystemDb, email: string): Promise<User | undefined> {
  const rows = await db.select().from(users).where(eq(users.email, email));
  return rows[0] && asReached(rows[0]);
}

/** What accounts are called, in any order. */
export async function findUsernames(
  db: SystemDb,
  ids: readonly string[],
): Promise<Pick<typeof users.$inferSelect, 'id' | 'username' | 'status'>[]> {
  if (ids.length === 0) return [];
  return db
    .select({ id: users.id, username: users.username, status: users.status })
    .from(users)
    .where(inArray(users.id, [...ids]));
}

export async function updateUser(
  db: Queryable,
  { id }: User,
  change: Partial<Omit<NewUser, 'id' | 'role'>>,
): Promise<void> {
  await db.update(users).set(change).where(eq(users.id, id));
}

/** Gives somebody of a group another role and branch. */
export async function changeRole(
  db: Queryable,
  { id }: User,
  role: User['role'],
  branchId: string | null,
): Promise<void> {
  await db.update(users).set({ role, branchId }).where(eq(users.id, id));
}

/** Makes a PENDING account active, and gives its username; undefined when it is not pending. */
export async function activateUser(db: SystemDb, id: string): Promise<string | undefined> {
  const rows = await db
    .update(users)
    .set({ status: 'ACTIVE' })
    .where(and(eq(users.id, id), eq(users.status, 'PENDING')))
    .returning({ username: users.username });
  return rows[0]?.username;
}

export async function countUsers(db: Queryable): Promise<number> {
  const rows = await db.select({ total: count() }).from(users);
  return rows[0]?.total ?? 0;
}

/** Saves how the actor likes the interface. */
export async function updateSettings(db: TenantDb, settings: InterfaceSettings): Promise<void> {
  await db
    .update(users)
    .set({ settings })
    .where(and(eq(users.id, db.actor.userId), eq(users.status, 'ACTIVE')));
}

/** Forgets consumers who registered before and never activated their account. */
export async function deletePendingUsers(db: SystemDb, before: Date): Promise<void> {
  await db
    .delete(users)
    .where(and(eq(users.role, 'user'), eq(users.status, 'PENDING'), lt(users.createdAt, before)));
}
