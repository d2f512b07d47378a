import { and, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import type { Queryable, SystemDb } from '../../platform/database/handles.ts';
import { lockUserToChange, type User } from './store.ts';
import { addressRequests, oneTimeTokens, type TokenPurpose } from './tables.ts';

export type StoredToken = typeof oneTimeTokens.$inferSelect;

/** Saves a token; the earlier ones of the same user and purpose run out at once. */
export async function replaceToken(
  db: Queryable,
  user: User,
  token: Omit<typeof oneTimeTokens.$inferInsert, 'userId'>,
  now: Date,
): Promise<void> {
  // One at a time for a user, or two requests at once would leave two tokens alive.
  await lockUserToChange(db, user.id);
  await expireTokens(db, user, token.purpose, now);
  await db.insert(oneTimeTokens).values({ ...token, userId: user.id });
}

export async function expireTokens(
  db: Queryable,
  { id: userId }: User,
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

/** Sets until when a token lives; false for one that was used or revoked, or is none. */
export async function setTokenEnd(db: SystemDb, tokenHash: Buffer, expiresAt: Date): Promise<boolean> {
  const rows = await db
    .update(oneTimeTokens)
    .set({ expiresAt })
    .where(
      and(
        eq(oneTimeTokens.tokenHash, tokenHash),
        isNull(oneTimeTokens.usedAt),
        isNull(oneTimeTokens.revokedAt),
      ),
    )
    .returning({ userId: oneTimeTokens.userId });
  return rows.length > 0;
}

export async function deleteTokensOf(db: Queryable, { id: userId }: User): Promise<void> {
  await db.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, userId));
}

/** Uses a token up, its user held, in one conditional statement; answers whose it was, or undefined when it cannot be used. */
export async function useToken(
  db: SystemDb,
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
  db: SystemDb,
  tokenHash: Buffer,
  purpose: TokenPurpose,
): Promise<StoredToken | undefined> {
  const rows = await db
    .select()
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.tokenHash, tokenHash), eq(oneTimeTokens.purpose, purpose)));
  return rows[0];
}

/** Those of these accounts that have a link of a purpose which still works. */
export async function listLinked(
  db: SystemDb,
  userIds: readonly string[],
  purpose: TokenPurpose,
  now: Date,
): Promise<Set<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await db
    .select({ userId: oneTimeTokens.userId })
    .from(oneTimeTokens)
    .where(
      and(
        inArray(oneTimeTokens.userId, [...userIds]),
        eq(oneTimeTokens.purpose, purpose),
        isNull(oneTimeTokens.usedAt),
        isNull(oneTimeTokens.revokedAt),
        gt(oneTimeTokens.expiresAt, now),
      ),
    );
  return new Set(rows.map(({ userId }) => userId));
}

export async function insertAddressRequest(
  db: SystemDb,
  request: typeof addressRequests.$inferInsert,
): Promise<void> {
  await db.insert(addressRequests).values(request);
}

/** Claims a request and takes it out of the store, to be answered in the same transaction. */
export async function claimAddressRequest(db: SystemDb, id: string): Promise<Buffer | undefined> {
  const rows = await db
    .delete(addressRequests)
    .where(eq(addressRequests.id, id))
    .returning({ sealed: addressRequests.sealed });
  return rows[0]?.sealed;
}

/** Forgets links and requests for them that are long over. */
export async function deleteOldLinks(db: SystemDb, before: Date): Promise<void> {
  await db.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, before));
  await db.delete(addressRequests).where(lt(addressRequests.createdAt, before));
}
