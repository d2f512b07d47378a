import { and, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/handles.ts';
import { mails } from './tables.ts';

export type StoredMail = typeof mails.$inferSelect;

/** Saves a mail; false when it was posted before. */
export async function insertMail(db: Queryable, mail: typeof mails.$inferInsert): Promise<boolean> {
  const rows = await db.insert(mails).values(mail).onConflictDoNothing().returning({ id: mails.id });
  return rows.length > 0;
}

const unsent = (id: string) => and(eq(mails.id, id), isNull(mails.sentAt), isNull(mails.failedAt));

/** A mail that has neither been sent nor given up. */
export async function findUnsentMail(db: Queryable, id: string): Promise<StoredMail | undefined> {
  const rows = await db.select().from(mails).where(unsent(id));
  return rows[0];
}

/** The same, and counts that it is tried. */
export async function tryUnsentMail(db: Queryable, id: string): Promise<StoredMail | undefined> {
  const rows = await db
    .update(mails)
    .set({ tries: sql`${mails.tries} + 1` })
    .where(unsent(id))
    .returning();
  return rows[0];
}

export async function findMailById(db: Queryable, id: string): Promise<StoredMail | undefined> {
  const rows = await db.select().from(mails).where(eq(mails.id, id));
  return rows[0];
}

/** The mail as it is now, and stays for everybody else until the transaction is over. */
export async function lockMail(tx: Queryable, id: string): Promise<StoredMail | undefined> {
  const rows = await tx.select().from(mails).where(eq(mails.id, id)).for('update');
  return rows[0];
}

export async function listMailsById(db: Queryable, ids: readonly string[]): Promise<StoredMail[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(mails)
    .where(inArray(mails.id, [...ids]));
}

export async function setSent(db: Queryable, id: string, at: Date): Promise<void> {
  await db.update(mails).set({ sentAt: at, sealed: null, problem: null }).where(eq(mails.id, id));
}

/** Whether a mail left after an instant. */
export async function hasSentSince(db: Queryable, since: Date): Promise<boolean> {
  const rows = await db.select({ id: mails.id }).from(mails).where(gt(mails.sentAt, since)).limit(1);
  return rows.length > 0;
}

/** Mails that were given up and still say something, the oldest first. */
export async function listGivenUp(db: Queryable, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isNotNull(mails.failedAt), isNull(mails.sentAt), isNotNull(mails.sealed)))
    .orderBy(mails.createdAt)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Notes why a mail was not taken; it is tried again. */
export async function setProblem(db: Queryable, id: string, problem: string): Promise<void> {
  await db.update(mails).set({ problem }).where(eq(mails.id, id));
}

/** Gives a mail up. What it says is kept for a while, so that it can be sent all the same. */
export async function setFailed(db: Queryable, id: string, at: Date, problem?: string): Promise<void> {
  await db
    .update(mails)
    .set({ failedAt: at, ...(problem === undefined ? {} : { problem }) })
    .where(eq(mails.id, id));
}

/** Lets a mail that was given up wait again. */
export async function setWaiting(db: Queryable, id: string): Promise<void> {
  await db.update(mails).set({ failedAt: null }).where(eq(mails.id, id));
}

export async function deleteMailsBefore(db: Queryable, before: Date): Promise<void> {
  await db.delete(mails).where(lt(mails.createdAt, before));
}

/** Empties mails that were given up before an instant. */
export async function emptyMailsFailedBefore(db: Queryable, before: Date): Promise<void> {
  await db
    .update(mails)
    .set({ sealed: null })
    .where(and(lt(mails.failedAt, before), isNotNull(mails.sealed)));
}

/** Takes out of the log whom an account's mails went to, and out of those that were given up what they say. */
export async function emptyMailsOf(db: Queryable, accountId: string): Promise<void> {
  await db
    .update(mails)
    .set({ recipient: '', sealed: sql`case when ${mails.failedAt} is null then ${mails.sealed} end` })
    .where(eq(mails.accountId, accountId));
}
