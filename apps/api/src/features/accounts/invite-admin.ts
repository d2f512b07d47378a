import { randomBytes } from 'node:crypto';
import type { Passwords } from '../../platform/crypto/passwords.ts';
import { newId } from '../../platform/crypto/tokens.ts';
import type { SystemDb } from '../../platform/database/handles.ts';
import { StartError } from '../../platform/start-error.ts';
import { appendAudit } from '../audit/append-audit.ts';
import type { Post } from '../mails/open-post.ts';
import type { AccountSessions } from './account-sessions.ts';
import { eraseAccount } from './erase-account.ts';
import { freeUsername } from './free-username.ts';
import { isInvited } from './is-invited.ts';
import { mailboxOf } from './mailbox-of.ts';
import { issueToken } from './one-time-tokens.ts';
import { findUserByEmail, insertUser, listUsersIn, type User } from './store.ts';

/** An invitation on its way. */
export interface Invitation {
  username: string;
  token: string;
  mailId: string;
  /** Addresses whose earlier invitation it takes the place of. */
  withdrawn: readonly string[];
}

export interface InviteAdminPorts {
  system: SystemDb;
  passwords: Passwords;
  post: Post;
  sessions: AccountSessions;
}

/**
 * Invites a product admin by mail. There is one open invitation at a time: asked again for the same address its link is made anew,
 * and for another one, the first mistyped perhaps, the earlier invitation ends.
 * @throws StartError for an address that has an account
 */
export async function inviteAdmin(
  { system, passwords, post, sessions }: InviteAdminPorts,
  email: string,
): Promise<Invitation> {
  const unusableHash = await passwords.hash(randomBytes(32).toString('base64url'));
  return system.transaction(async (tx) => {
    const owner = await findUserByEmail(tx, email);
    if (owner && !(isInvited(owner) && owner.role === 'productAdmin')) throw taken(owner);
    const others = (await listUsersIn(tx, 'productAdmin', 'PENDING')).filter(({ id }) => id !== owner?.id);
    for (const other of others) await eraseAccount(tx, sessions, other, unusableHash);
    const user = owner ?? (await insertInvited(tx, email, unusableHash));
    const token = await issueToken(tx, user, 'invitation');
    const mailId = newId();
    await post(tx, {
      id: mailId,
      kind: 'admin-invitation',
      to: mailboxOf(user),
      content: { username: user.username, token },
    });
    await appendAudit(tx, { action: 'account.invited', actorId: user.id });
    return { username: user.username, token, mailId, withdrawn: others.map((other) => other.email) };
  });
}

function taken({ email, username, role }: User): StartError {
  return new StartError(
    role === 'productAdmin'
      ? `${email} belongs to the product admin ${username} already, who can log in at /product/login or ask for a new password there.`
      : `${email} belongs to the account ${username} already, which is no product admin. Use another address.`,
  );
}

async function insertInvited(tx: SystemDb, email: string, passwordHash: string): Promise<User> {
  return insertUser(tx, {
    id: newId(),
    username: await freeUsername(tx, email, 'product'),
    email,
    passwordHash,
    role: 'productAdmin',
    status: 'PENDING',
    firstName: 'Product',
    lastName: 'Admin',
  });
}
