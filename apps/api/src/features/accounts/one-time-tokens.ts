import { Failure } from '@udaya/core/failure';
import { invitationDays } from '@udaya/core/groups/group-rules';
import { hashToken, newToken } from '../../platform/crypto/tokens.ts';
import type { Queryable, SystemDb } from '../../platform/database/handles.ts';
import type { User } from './store.ts';
import { findToken, replaceToken, type StoredToken, setTokenEnd, useToken } from './store-links.ts';

type Purpose = StoredToken['purpose'];
/** An invitation sets a password as a reset does, so that one takes the other's place; only its time is longer. */
type Link = Purpose | 'invitation' | 'group-invitation';

const minute = 60_000;
const lifetimeMs: Record<Link, number> = {
  activation: 24 * 60 * minute,
  reset: 30 * minute,
  email: 24 * 60 * minute,
  invitation: 24 * 60 * minute,
  'group-invitation': invitationDays * 24 * 60 * minute,
};
const prefixes: Record<Link, string> = {
  activation: 'act',
  reset: 'res',
  email: 'eml',
  invitation: 'inv',
  'group-invitation': 'gin',
};
/** What the database calls the links that set a password. */
const purposes: Partial<Record<Link, Purpose>> = { invitation: 'reset', 'group-invitation': 'reset' };
const links = Object.keys(prefixes) as Link[];

/** Makes the token of a mailed link. An earlier one for the same purpose no longer works. */
export async function issueToken(tx: Queryable, user: User, link: Link): Promise<string> {
  const token = newToken(prefixes[link]);
  const now = new Date();
  await replaceToken(
    tx,
    user,
    {
      tokenHash: hashToken(token),
      purpose: purposes[link] ?? (link as Purpose),
      expiresAt: new Date(now.getTime() + lifetimeMs[link]),
    },
    now,
  );
  return token;
}

/**
 * Lets the time of a mailed link begin now, when its mail leaves: a mail server that was down has cost it nothing. False for a
 * link that is dead: used, or replaced by a newer one.
 */
export async function renewToken(db: SystemDb, token: string): Promise<boolean> {
  const link = links.find((one) => token.startsWith(`${prefixes[one]}_`));
  return link !== undefined && setTokenEnd(db, hashToken(token), new Date(Date.now() + lifetimeMs[link]));
}

/** Whether a token is that of an invitation to a group. */
export function isGroupInvitation(token: string): boolean {
  return token.startsWith(`${prefixes['group-invitation']}_`);
}

/** Uses a token up, in the transaction that has the effect. Undefined when it is unknown, used or has run out. */
export async function spendToken(tx: SystemDb, purpose: Purpose, token: string): Promise<string | undefined> {
  return useToken(tx, hashToken(token), purpose, new Date());
}

/**
 * Whose token it is, whether it can still be used, was used already or was revoked.
 * @throws Failure `link.invalid` for one that was never made
 */
export async function readToken(
  db: SystemDb,
  purpose: Purpose,
  token: string,
): Promise<{ userId: string; usable: boolean; used: boolean; revoked: boolean }> {
  const found = await findToken(db, hashToken(token), purpose);
  if (!found) throw new Failure('link.invalid');
  const used = found.usedAt !== null;
  const revoked = found.revokedAt !== null;
  return { userId: found.userId, usable: !used && !revoked && found.expiresAt > new Date(), used, revoked };
}
