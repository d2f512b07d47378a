import type { Role, UserStatus } from '@udaya/core/identity/roles';
import { and, desc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import { builtOnce } from '../../platform/database/built-once.ts';
import type { Queryable } from '../../platform/database/handles.ts';
import { loginTries, sessions, users } from './tables.ts';

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
  language: string | null;
  lastSeenAt: Date;
  createdAt: Date;
}

export async function findLiveSession(
  db: Queryable,
  tokenHash: Buffer,
  limits: { seenAfter: Date; createdAfter: Date },
): Promise<LiveSession | undefined> {
  const rows = await liveSession(db).execute({ tokenHash, ...limits });
  return rows[0];
}

const liveSession = builtOnce((db) =>
  db
    .select({
      userId: users.id,
      role: users.role,
      status: users.status,
      groupId: users.groupId,
      branchId: users.branchId,
      language: sql<string | null>`${users.settings} ->> 'language'`,
      lastSeenAt: sessions.lastSeenAt,
      createdAt: sessions.createdAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.lastSeenAt, sql.placeholder('seenAfter')),
        gt(sessions.createdAt, sql.placeholder('createdAfter')),
      ),
    ),
);

export async function touchSession(db: Queryable, tokenHash: Buffer, seenAt: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: seenAt }).where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteSession(db: Queryable, tokenHash: Buffer): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

export type StoredSession = typeof sessions.$inferSelect;

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

export async function deleteSessionOf(db: Queryable, userId: string, id: string): Promise<boolean> {
  // Compared as text, since anything may come in as an id.
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sql`${sessions.id}::text`, id)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

export async function deleteSessionsOf(db: Queryable, userId: string, except?: Buffer): Promise<number> {
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), except ? ne(sessions.tokenHash, except) : undefined))
    .returning({ id: sessions.id });
  return rows.length;
}

export async function findLoginTries(
  db: Queryable,
  usernameHash: Buffer,
): Promise<typeof loginTries.$inferSelect | undefined> {
  const rows = await db.select().from(loginTries).where(eq(loginTries.usernameHash, usernameHash));
  return rows[0];
}

/**
 * Counts a try as a failure before its password is looked at, and answers how many there are now; undefined while the next
 * one must wait. One statement, so that tries at the same moment cannot all slip through.
 */
export async function claimLoginTry(
  db: Queryable,
  usernameHash: Buffer,
  freeTries: number,
  now: Date,
): Promise<number | undefined> {
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
      // Of two tries at once the later may bear the earlier time: before the free ones are used up nothing is compared.
      setWhere: sql`${loginTries.failures} < ${freeTries} or ${loginTries.waitUntil} <= ${at}::timestamptz`,
    })
    .returning({ failures: loginTries.failures });
  return rows[0]?.failures;
}

/** Takes one counted try back; the next one need not wait for it. */
export async function unclaimLoginTry(db: Queryable, usernameHash: Buffer): Promise<void> {
  await db
    .update(loginTries)
    .set({ failures: sql`greatest(0, ${loginTries.failures} - 1)`, waitUntil: sql`now()` })
    .where(eq(loginTries.usernameHash, usernameHash));
}

/** Forgets failures that were not followed by another; those that lock a username stay. */
export async function deleteOldLoginTries(db: Queryable, lockedAfter: number, before: Date): Promise<void> {
  await db
    .delete(loginTries)
    .where(and(lt(loginTries.failures, lockedAfter), lt(loginTries.waitUntil, before)));
}

export async function forgetLoginFailures(db: Queryable, usernameHash: Buffer): Promise<void> {
  await db.delete(loginTries).where(eq(loginTries.usernameHash, usernameHash));
}
