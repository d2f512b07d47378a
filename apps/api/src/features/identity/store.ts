import type { InterfaceSettings } from '@udaya/core/identity/interface-settings';
import type { Role, UserStatus } from '@udaya/core/identity/roles';
import { and, count, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { branches, groups } from '../groups/tables.ts';
import { auditLog, captchas, loginTries, sessions, users } from './tables.ts';

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

export async function countUsers(db: Queryable): Promise<number> {
  const rows = await db.select({ total: count() }).from(users);
  return rows[0]?.total ?? 0;
}

export async function saveSettings(db: Queryable, userId: string, settings: InterfaceSettings): Promise<void> {
  await db.update(users).set({ settings }).where(eq(users.id, userId));
}

export async function insertSession(db: Queryable, session: { tokenHash: Buffer; userId: string }, keep: number): Promise<void> {
  await db.insert(sessions).values(session);
  const surplus = db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(eq(sessions.userId, session.userId))
    .orderBy(sql`${sessions.createdAt} desc`)
    .offset(keep);
  await db.delete(sessions).where(inArray(sessions.tokenHash, surplus));
}

export interface LiveSession {
  userId: string;
  role: Role;
  status: UserStatus;
  groupId: string | null;
  branchId: string | null;
  lastSeenAt: Date;
}

/** The session behind a token's hash while it is neither idle too long nor too old. */
export async function findLiveSession(db: Queryable, tokenHash: Buffer, limits: { seenAfter: Date; createdAfter: Date }): Promise<LiveSession | undefined> {
  const rows = await db
    .select({
      userId: users.id,
      role: users.role,
      status: users.status,
      groupId: users.groupId,
      branchId: users.branchId,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.lastSeenAt, limits.seenAfter), gt(sessions.createdAt, limits.createdAfter)));
  return rows[0];
}

export async function touchSession(db: Queryable, tokenHash: Buffer, seenAt: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: seenAt }).where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteSession(db: Queryable, tokenHash: Buffer): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

export async function insertCaptcha(db: Queryable, captcha: typeof captchas.$inferInsert): Promise<void> {
  await db.insert(captchas).values(captcha);
}

/** Takes a captcha out of the store, whether it is answered rightly or not. */
export async function takeCaptcha(db: Queryable, tokenHash: Buffer): Promise<typeof captchas.$inferSelect | undefined> {
  const rows = await db.delete(captchas).where(eq(captchas.tokenHash, tokenHash)).returning();
  return rows[0];
}

export async function deleteExpired(db: Queryable, now: Date, sessionsBefore: Date): Promise<void> {
  await db.delete(captchas).where(lt(captchas.expiresAt, now));
  await db.delete(sessions).where(lt(sessions.createdAt, sessionsBefore));
}

export async function findLoginTries(db: Queryable, usernameHash: Buffer): Promise<typeof loginTries.$inferSelect | undefined> {
  const rows = await db.select().from(loginTries).where(eq(loginTries.usernameHash, usernameHash));
  return rows[0];
}

/** Counts one more failure and sets how long the next try must wait, in one statement. */
export async function countLoginFailure(db: Queryable, usernameHash: Buffer, freeTries: number, now: Date): Promise<void> {
  const failures = sql`${loginTries.failures} + 1`;
  // 30 seconds after the last free try, doubling with each further one, at most 15 minutes.
  const wait = sql`case when ${failures} < ${freeTries} then 0 else least(900, 30 * power(2, least(${failures} - ${freeTries}, 10))) end`;
  const at = now.toISOString();
  await db
    .insert(loginTries)
    .values({ usernameHash, failures: 1, waitUntil: now })
    .onConflictDoUpdate({
      target: loginTries.usernameHash,
      set: { failures, waitUntil: sql`${at}::timestamptz + make_interval(secs => ${wait})` },
    });
}

export async function forgetLoginFailures(db: Queryable, usernameHash: Buffer): Promise<void> {
  await db.delete(loginTries).where(eq(loginTries.usernameHash, usernameHash));
}

export async function insertAudit(db: Queryable, entry: typeof auditLog.$inferInsert): Promise<void> {
  await db.insert(auditLog).values(entry);
}
