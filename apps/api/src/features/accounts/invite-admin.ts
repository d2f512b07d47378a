import { randomBytes } from 'node:crypto';
import type { Passwords } from '../../platform/crypto/passwords.ts';
import { newId } from '../../platform/crypto/tokens.ts';
import type { Queryable, SystemDb } from '../../platform/database/handles.ts';
import { StartError } from '../../platform/start-error.ts';
import { appendAudit } from '../audit/append-audit.ts';
import type { Post } from '../mails/open-post.ts';
import type { AccountSessions } from './account-sessions.ts';
import { eraseAccount } from './erase-account.ts';
import { freeUsername } from './free-username.ts';
import { isInvitedAdmin } from './is-invited.ts';
import { mailboxOf } from './mailbox-of.ts';
import { issueToken } from './one-time-tokens.ts';
import { findUserByEmail, insertUser, type User } from './store.ts';
import { listCommandInvitations } from './store-admins.ts';

/** An invitation on its way. */
export interface Invitation {
  username: string;
  token: string;
  mailId: string;
  /** Addresses whose earlier invitation it takes the place of. */
  withdrawn: readonly string[];
}

/** Who is invited. */
export type InvitedAdmin = Pick<User, 'email' | 'firstName' | 'lastName'>;

export interface InviteAdminDeps {
  system: SystemDb;
  passwords: Passwords;
  post: Post;
  sessions: AccountSessions;
}

type InvitingDeps = Pick<InviteAdminDeps, 'post'>;

/**
 * Invites a product admin by mail, from the command line, which has one open invitation at a time: asked again for the same
 * address its link is made again, and for another one, the first mistyped perhaps, its earlier invitation ends. Those that
 * product admins sent from their page stay.
 * @throws StartError for an address that has an account
 */
export async function inviteAdmin(
  { system, passwords, post, sessions }: InviteAdminDeps,
  invited: InvitedAdmin,
): Promise<Invitation> {
  const unusableHash = await passwords.hash(randomBytes(32).toString('base64url'));
  return system.transaction(async (tx) => {
    const owner = await findUserByEmail(tx, invited.email);
    if (owner && !isInvitedAdmin(owner)) throw taken(owner);
    const others = (await listCommandInvitations(tx)).filter(({ id }) => id !== owner?.id);
    for (const other of others) await eraseAccount(tx, sessions, other, unusableHash);
    const user = owner ?? (await insertInvited(tx, invited, unusableHash));
    const { token, mailId } = await postInvitation(tx, { post }, user);
    await appendAudit(tx, { action: 'account.invited', actorId: user.id });
    return { username: user.username, token, mailId, withdrawn: others.map((other) => other.email) };
  });
}

/** Mails an invitation; an earlier link of it no longer works. */
export async function postInvitation(
  tx: Queryable,
  { post }: InvitingDeps,
  user: User,
): Promise<{ token: string; mailId: string }> {
  const token = await issueToken(tx, user, 'invitation');
  const mailId = newId();
  await post(tx, {
    id: mailId,
    kind: 'admin-invitation',
    to: mailboxOf(user),
    content: { username: user.username, token },
  });
  return { token, mailId };
}

function taken({ email, username, role }: User): StartError {
  return new StartError(
    role === 'productAdmin'
      ? `${email} already belongs to the product admin ${username}, who can log in at /product/login or ask for a new password there.`
      : `${email} already belongs to the account ${username}, which is not a product admin. Use another address.`,
  );
}

/** Makes the account of somebody who is invited, with a username like the address. */
export async function insertInvited(
  tx: SystemDb,
  invited: InvitedAdmin,
  passwordHash: string,
  invitedBy: string | null = null,
): Promise<User> {
  return insertUser(tx, {
    id: newId(),
    username: await freeUsername(tx, invited.email, 'product'),
    ...invited,
    passwordHash,
    role: 'productAdmin',
    status: 'PENDING',
    invitedBy,
  });
}
