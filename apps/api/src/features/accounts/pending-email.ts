import type { Profile } from '@udaya/contract/accounts';
import { Failure } from '@udaya/core/failure';
import * as m from '@udaya/messages';
import type { UserCall } from '../../platform/call-context.ts';
import type { Queryable, SystemDb } from '../../platform/database/handles.ts';
import type { Post } from '../mails/open-post.ts';
import { mailboxOf } from './mailbox-of.ts';
import { notifyOwner } from './notify-owner.ts';
import { issueToken } from './one-time-tokens.ts';
import { readOwnUser } from './read-account.ts';
import { type ReadProfileDeps, readProfile } from './read-profile.ts';
import { findUserByEmail, lockUserToChange, type User, updateUser } from './store.ts';
import { expireTokens } from './store-links.ts';

export interface ResendConfirmationDeps extends Pick<ReadProfileDeps, 'cooldown'> {
  system: SystemDb;
  post: Post;
}

/** Posts the link that confirms a changed address; an earlier one no longer works. */
export async function postConfirmation(tx: SystemDb, post: Post, user: User, email: string): Promise<void> {
  const owner = await findUserByEmail(tx, email);
  if (!owner) return postConfirmationTo(tx, post, user, email);
  // Whether the address has an account already is told to its owner alone; an earlier link ends all the same.
  await issueToken(tx, user, 'email');
  await notifyOwner(tx, post, owner);
}

/** The same to an address of which it is known that nobody has it. */
export async function postConfirmationTo(
  tx: Queryable,
  post: Post,
  user: User,
  email: string,
): Promise<void> {
  const token = await issueToken(tx, user, 'email');
  await post(tx, {
    kind: 'email-confirm',
    to: mailboxOf({ ...user, email }),
    content: { username: user.username, token },
  });
}

/**
 * Mails the link to the address that waits once more.
 * @throws Failure `record.missing` when none waits; `mail.cooldown`
 */
export async function resendConfirmation(
  ctx: UserCall & ResendConfirmationDeps,
): Promise<{ message: string; retryAfterSeconds: number }> {
  const { system, post, cooldown } = ctx;
  const user = await readOwnUser(ctx);
  const email = user.pendingEmail;
  if (!email) throw new Failure('record.missing');
  await cooldown.take('email', user.id);
  await cooldown.take('email', email);
  await system.transaction(async (tx) => {
    const now = await lockUserToChange(tx, user.id);
    // Another address may wait by now, or none.
    if (now?.status !== 'ACTIVE' || now.pendingEmail !== email) throw new Failure('record.missing');
    await postConfirmation(tx, post, now, email);
    await ctx.audit(tx, 'link.requested');
  });
  return { message: m.account_link_sent(), retryAfterSeconds: cooldown.seconds };
}

/** The actor keeps the address in use: the changed one waits no more. */
export async function cancelEmailChange(ctx: UserCall & ReadProfileDeps): Promise<Profile> {
  const user = await readOwnUser(ctx);
  await ctx.db.transaction(async (tx) => {
    await dropEmailChange(tx, user);
    await ctx.audit(tx, 'email.kept');
  });
  return readProfile(ctx);
}

/** Ends a change of the email address that waits for its confirmation: nothing waits any more, and its link is dead. */
export async function dropEmailChange(tx: Queryable, user: User): Promise<void> {
  await updateUser(tx, user, { pendingEmail: null });
  await expireTokens(tx, user, 'email', new Date());
}
