import { and, eq, lt, sql } from 'drizzle-orm';
import type { Queryable, SystemDb } from '../../platform/database/handles.ts';
import { loginTries } from './tables.ts';

export async function findLoginTries(
  db: SystemDb,
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
  db: SystemDb,
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
export async function unclaimLoginTry(db: SystemDb, usernameHash: Buffer): Promise<void> {
  await db
    .update(loginTries)
    .set({ failures: sql`greatest(0, ${loginTries.failures} - 1)`, waitUntil: sql`now()` })
    .where(eq(loginTries.usernameHash, usernameHash));
}

/** Forgets failures that were not followed by another; those that lock a username stay. */
export async function deleteOldLoginTries(db: SystemDb, lockedAfter: number, before: Date): Promise<void> {
  await db
    .delete(loginTries)
    .where(and(lt(loginTries.failures, lockedAfter), lt(loginTries.waitUntil, before)));
}

/** Forgets the failures that were counted under a hash. */
export async function forgetLoginFailures(db: Queryable, usernameHash: Buffer): Promise<void> {
  await db.delete(loginTries).where(eq(loginTries.usernameHash, usernameHash));
}
