import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/handles.ts';
import { mails } from './tables.ts';

export type StoredMail = typeof mails.$inferSelect;

/** Keeps a mail; false when it was posted before. */
export async function insertMail(db: Queryable, mail: typeof mails.$inferInsert): Promise<boolean> {
  const rows = await db.insert(mails).values(mail).onConflictDoNothing().returning({ id: mails.id });
  return rows.length > 0;
}

/** A mail that has neither been sent nor given up. */
export async function findUnsentMail(db: Queryable, id: string): Promise<StoredMail | undefined> {
  const rows = await db
    .select()
    .from(mails)
    .where(and(eq(mails.id, id), isNull(mails.sentAt), isNull(mails.failedAt)));
  return rows[0];
}

export async function findMailById(db: Queryable, id: string): Promise<StoredMail | undefined> {
  const rows = await db.select().from(mails).where(eq(mails.id, id));
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
  await db.update(mails).set({ sentAt: at, sealed: null }).where(eq(mails.id, id));
}

export async function setFailed(db: Queryable, id: string, at: Date): Promise<void> {
  await db.update(mails).set({ failedAt: at, sealed: null }).where(eq(mails.id, id));
}

export async function deleteMailsBefore(db: Queryable, before: Date): Promise<void> {
  await db.delete(mails).where(lt(mails.createdAt, before));
}
