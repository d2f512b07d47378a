import { Failure } from '@udaya/core/failure';
import { hashToken, newToken } from '../../platform/crypto/tokens.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { findToken, replaceToken, setTokenEnd, type StoredToken, useToken } from './store-links.ts';

type Purpose = StoredToken['purpose'];

const minute = 60_000;
const lifetimeMs: Record<Purpose, number> = {
  activation: 24 * 60 * minute,
  reset: 30 * minute,
  email: 24 * 60 * minute,
};
const prefixes: Record<Purpose, string> = { activation: 'act', reset: 'res', email: 'eml' };
const purposes = Object.keys(prefixes) as Purpose[];

/** Makes the token of a mailed link. An earlier one for the same purpose no longer works. */
export async function issueToken(tx: Queryable, userId: string, purpose: Purpose): Promise<string> {
  const token = newToken(prefixes[purpose]);
  const now = new Date();
  await replaceToken(
    tx,
    {
      tokenHash: hashToken(token),
      userId,
      purpose,
      expiresAt: new Date(now.getTime() + lifetimeMs[purpose]),
    },
    now,
  );
  return token;
}

/** Lets the time of a mailed link begin now, when its mail leaves: a mail server that was down has cost it nothing. */
export async function renewToken(db: Queryable, token: string): Promise<void> {
  const purpose = purposes.find((one) => token.startsWith(`${prefixes[one]}_`));
  if (purpose) await setTokenEnd(db, hashToken(token), new Date(Date.now() + lifetimeMs[purpose]));
}

/** Uses a token up, in the transaction that has the effect. Undefined when it is unknown, used or has run out. */
export async function spendToken(
  tx: Queryable,
  purpose: Purpose,
  token: string,
): Promise<string | undefined> {
  return useToken(tx, hashToken(token), purpose, new Date());
}

/**
 * Whose token it is, whether it can still be used or was used already.
 * @throws Failure `link.invalid` for one that was never made
 */
export async function readToken(
  db: Queryable,
  purpose: Purpose,
  token: string,
): Promise<{ userId: string; usable: boolean; used: boolean }> {
  const found = await findToken(db, hashToken(token), purpose);
  if (!found) throw new Failure('link.invalid');
  const used = found.usedAt !== null;
  return {
    userId: found.userId,
    usable: !used && found.revokedAt === null && found.expiresAt > new Date(),
    used,
  };
}
