import type { InterfaceSettings } from '@udaya/core/identity/interface-settings';
import type { Role, UserStatus } from '@udaya/core/identity/roles';
import { and, count, desc, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { branches, groups } from '../groups/tables.ts';
import {
  addressRequests,
  auditLog,
  captchas,
  loginTries,
  oneTimeTokens,
  sessions,
  type TokenPurpose,
  users,
} from './tables.ts';

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
  await db.update(users).set({ settings }).where(eq(users.id, userId));
}

export async function insertSession(
  db: Queryable,
  session: { tokenHash: Buffer; userId: string; device: string },
  keep: number,
): Promise<void> {
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
export async function findLiveSession(
  db: Queryable,
  tokenHash: Buffer,
  limits: { seenAfter: Date; createdAfter: Date },
): Promise<LiveSession | undefined> {
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
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        gt(sessions.lastSeenAt, limits.seenAfter),
        gt(sessions.createdAt, limits.createdAfter),
      ),
    );
  return rows[0];
}

export async function touchSession(db: Queryable, tokenHash: Buffer, seenAt: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: seenAt }).where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteSession(db: Queryable, tokenHash: Buffer): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

export type StoredSession = typeof sessions.$inferSelect;

/** The sessions of a user that are neither idle too long nor too old, latest first. */
export async function listLiveSessions(
  db: Queryable,
  userId: string,
  limits: { seenAfter: Date; createdAfter: Date },
): Promise<StoredSession[]> {
  return db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        gt(sessions.lastSeenAt, limits.seenAfter),
        gt(sessions.createdAt, limits.createdAfter),
      ),
    )
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt));
}

/** Ends one session of a user; false when the user has none of that id. */
export async function deleteSessionOf(db: Queryable, userId: string, id: string): Promise<boolean> {
  // Compared as text, since anything may come in as an id.
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sql`${sessions.id}::text`, id)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

/** Ends the sessions of a user, all or all but one, and tells how many. */
export async function deleteSessionsOf(db: Queryable, userId: string, except?: Buffer): Promise<number> {
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), except ? ne(sessions.tokenHash, except) : undefined))
    .returning({ id: sessions.id });
  return rows.length;
}

export type StoredToken = typeof oneTimeTokens.$inferSelect;

/** Keeps a token; the earlier ones of the same user and purpose run out at once. */
export async function replaceToken(
  db: Queryable,
  token: typeof oneTimeTokens.$inferInsert,
  now: Date,
): Promise<void> {
  await expireTokens(db, token.userId, token.purpose, now);
  await db.insert(oneTimeTokens).values(token);
}

export async function expireTokens(
  db: Queryable,
  userId: string,
  purpose: TokenPurpose,
  now: Date,
): Promise<void> {
  await db
    .update(oneTimeTokens)
    .set({ expiresAt: now })
    .where(
      and(
        eq(oneTimeTokens.userId, userId),
        eq(oneTimeTokens.purpose, purpose),
        isNull(oneTimeTokens.usedAt),
        gt(oneTimeTokens.expiresAt, now),
      ),
    );
}

export async function deleteTokensOf(db: Queryable, userId: string): Promise<void> {
  await db.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, userId));
}

/** Uses a token up in one conditional statement; answers whose it was, or undefined when it cannot be used. */
export async function useToken(
  db: Queryable,
  tokenHash: Buffer,
  purpose: TokenPurpose,
  now: Date,
): Promise<string | undefined> {
  const rows = await db
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(oneTimeTokens.tokenHash, tokenHash),
        eq(oneTimeTokens.purpose, purpose),
        isNull(oneTimeTokens.usedAt),
        gt(oneTimeTokens.expiresAt, now),
      ),
    )
    .returning({ userId: oneTimeTokens.userId });
  return rows[0]?.userId;
}

export async function findToken(
  db: Queryable,
  tokenHash: Buffer,
  purpose: TokenPurpose,
): Promise<StoredToken | undefined> {
  const rows = await db
    .select()
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.tokenHash, tokenHash), eq(oneTimeTokens.purpose, purpose)));
  return rows[0];
}

export async function insertAddressRequest(
  db: Queryable,
  request: typeof addressRequests.$inferInsert,
): Promise<void> {
  await db.insert(addressRequests).values(request);
}

/** Takes a request out of the store, to be answered in the same transaction. */
export async function takeAddressRequest(db: Queryable, id: string): Promise<Buffer | undefined> {
  const rows = await db
    .delete(addressRequests)
    .where(eq(addressRequests.id, id))
    .returning({ sealed: addressRequests.sealed });
  return rows[0]?.sealed;
}

export async function insertCaptcha(db: Queryable, captcha: typeof captchas.$inferInsert): Promise<void> {
  await db.insert(captchas).values(captcha);
}

/** Takes a captcha out of the store, whether it is answered rightly or not. */
export async function takeCaptcha(
  db: Queryable,
  tokenHash: Buffer,
): Promise<typeof captchas.$inferSelect | undefined> {
  const rows = await db.delete(captchas).where(eq(captchas.tokenHash, tokenHash)).returning();
  return rows[0];
}

/** A captcha that is alive; looking at it does not spend it. */
export async function findCaptcha(
  db: Queryable,
  tokenHash: Buffer,
  now: Date,
): Promise<typeof captchas.$inferSelect | undefined> {
  const rows = await db
    .select()
    .from(captchas)
    .where(and(eq(captchas.tokenHash, tokenHash), gt(captchas.expiresAt, now)));
  return rows[0];
}

export async function deleteExpired(
  db: Queryable,
  now: Date,
  before: { sessions: Date; links: Date; pendingUsers: Date },
): Promise<void> {
  await db.delete(captchas).where(lt(captchas.expiresAt, now));
  await db.delete(sessions).where(lt(sessions.createdAt, before.sessions));
  await db.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, before.links));
  await db.delete(addressRequests).where(lt(addressRequests.createdAt, before.links));
  await db
    .delete(users)
    .where(
      and(eq(users.role, 'user'), eq(users.status, 'PENDING'), lt(users.createdAt, before.pendingUsers)),
    );
}

export async function findLoginTries(
  db: Queryable,
  usernameHash: Buffer,
): Promise<typeof loginTries.$inferSelect | undefined> {
  const rows = await db.select().from(loginTries).where(eq(loginTries.usernameHash, usernameHash));
  return rows[0];
}

/** Counts one more failure and sets how long the next try must wait, in one statement. Answers how many there were in a row. */
export async function countLoginFailure(
  db: Queryable,
  usernameHash: Buffer,
  freeTries: number,
  now: Date,
): Promise<number> {
  const failures = sql`${loginTries.failures} + 1`;
  // 30 seconds after the last free try, doubling with each further one, at most 15 minutes.
  const wait = sql`case when ${failures} < ${freeTries} then 0 else least(900, 30 * power(2, least(${failures} - ${freeTries}, 10))) end`;
  const at = now.toISOString();
  const rows = await db
    .insert(loginTries)
    .values({ usernameHash, failures: 1, waitUntil: now })
    .onConflictDoUpdate({
      target: loginTries.usernameHash,
      set: { failures, waitUntil: sql`${at}::timestamptz + make_interval(secs => ${wait})` },
    })
    .returning({ failures: loginTries.failures });
  return rows[0]?.failures ?? 0;
}

export async function forgetLoginFailures(db: Queryable, usernameHash: Buffer): Promise<void> {
  await db.delete(loginTries).where(eq(loginTries.usernameHash, usernameHash));
}

export async function insertAudit(db: Queryable, entry: typeof auditLog.$inferInsert): Promise<void> {
  await db.insert(auditLog).values(entry);
}

/** The latest entries of what a user did, or what was tried in its name. */
export async function listAuditOf(
  db: Queryable,
  actorId: string,
  limit: number,
): Promise<(typeof auditLog.$inferSelect)[]> {
  return db
    .select()
    .from(auditLog)
    .where(eq(auditLog.actorId, actorId))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit);
}
