import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/handles.ts';
import { lockUserToChange } from './store.ts';
import { addressRequests, captchas, oneTimeTokens, sessions, type TokenPurpose, users } from './tables.ts';

export type StoredToken = typeof oneTimeTokens.$inferSelect;

/** Keeps a token; the earlier ones of the same user and purpose run out at once. */
export async function replaceToken(
  db: Queryable,
  token: typeof oneTimeTokens.$inferInsert,
  now: Date,
): Promise<void> {
  // One at a time for a user, or two requests at once would leave two tokens alive.
  await lockUserToChange(db, token.userId);
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
    .set({ expiresAt: now, revokedAt: now })
    .where(
      and(
        eq(oneTimeTokens.userId, userId),
        eq(oneTimeTokens.purpose, purpose),
        isNull(oneTimeTokens.usedAt),
        isNull(oneTimeTokens.revokedAt),
      ),
    );
}

/** Sets until when a token lives that was neither used nor revoked. */
export async function setTokenEnd(db: Queryable, tokenHash: Buffer, expiresAt: Date): Promise<void> {
  await db
    .update(oneTimeTokens)
    .set({ expiresAt })
    .where(
      and(
        eq(oneTimeTokens.tokenHash, tokenHash),
        isNull(oneTimeTokens.usedAt),
        isNull(oneTimeTokens.revokedAt),
      ),
    );
}

export async function deleteTokensOf(db: Queryable, userId: string): Promise<void> {
  await db.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, userId));
}

/** Uses a token up, its user held, in one conditional statement; answers whose it was, or undefined when it cannot be used. */
export async function useToken(
  db: Queryable,
  tokenHash: Buffer,
  purpose: TokenPurpose,
  now: Date,
): Promise<string | undefined> {
  const known = await findToken(db, tokenHash, purpose);
  if (!known) return undefined;
  await lockUserToChange(db, known.userId);
  const rows = await db
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(oneTimeTokens.tokenHash, tokenHash),
        eq(oneTimeTokens.purpose, purpose),
        isNull(oneTimeTokens.usedAt),
        // `now` may lie before the revocation, which was waited for.
        isNull(oneTimeTokens.revokedAt),
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
