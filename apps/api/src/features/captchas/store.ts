import { and, eq, gt, lt } from 'drizzle-orm';
import type { SystemDb } from '../../platform/database/handles.ts';
import { captchas } from './tables.ts';

type StoredCaptcha = typeof captchas.$inferSelect;

export async function insertCaptcha(db: SystemDb, captcha: typeof captchas.$inferInsert): Promise<void> {
  await db.insert(captchas).values(captcha);
}

/** Claims a captcha and takes it out of the store, whether it is answered rightly or not. */
export async function claimCaptcha(db: SystemDb, tokenHash: Buffer): Promise<StoredCaptcha | undefined> {
  const rows = await db.delete(captchas).where(eq(captchas.tokenHash, tokenHash)).returning();
  return rows[0];
}

/** A captcha that is alive; looking at it does not spend it. */
export async function findCaptcha(
  db: SystemDb,
  tokenHash: Buffer,
  now: Date,
): Promise<StoredCaptcha | undefined> {
  const rows = await db
    .select()
    .from(captchas)
    .where(and(eq(captchas.tokenHash, tokenHash), gt(captchas.expiresAt, now)));
  return rows[0];
}

export async function deleteExpiredCaptchas(db: SystemDb, now: Date): Promise<void> {
  await db.delete(captchas).where(lt(captchas.expiresAt, now));
}
