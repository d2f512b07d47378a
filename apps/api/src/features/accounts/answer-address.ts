import { unseal } from '../../platform/crypto/seal.ts';
import type { Queryable, SystemDb } from '../../platform/database/handles.ts';
import type { Post } from '../mails/open-post.ts';
import { type AddressRequest, requestBinding } from './ask-for-link.ts';
import { isInvited } from './is-invited.ts';
import { mailboxOf } from './mailbox-of.ts';
import { issueToken } from './one-time-tokens.ts';
import { findUserByEmail, lockUserToChange, type User } from './store.ts';
import { claimAddressRequest } from './store-links.ts';

export interface AnswerAddressDeps {
  system: SystemDb;
  mailKey: Buffer;
  post: Post;
}

/** Mails the link that an address asked for, if an account of that address may have it. May be run again: it answers once. */
export async function answerAddress(
  { system, mailKey, post }: AnswerAddressDeps,
  requestId: string,
): Promise<void> {
  await system.transaction(async (tx) => {
    const sealed = await claimAddressRequest(tx, requestId);
    if (!sealed) return;
    const { wants, email } = JSON.parse(unseal(mailKey, sealed, requestBinding(requestId))) as AddressRequest;
    const found = await findUserByEmail(tx, email);
    const user = found && (await lockUserToChange(tx, found.id));
    // It may have moved to another address while it was being found.
    if (user?.email !== found?.email || !user) return;
    // Whoever was invited has no password yet: that, and not the activation, is what is missing.
    const invited = isInvited(user);
    if (wants === 'activation' && user.status === 'PENDING' && !invited)
      await postActivationAgain(tx, post, user);
    // The link proves the address as well as the activation link does, so an account that waits may have it, too.
    if ((wants === 'reset' || invited) && (user.status === 'ACTIVE' || user.status === 'PENDING')) {
      const token = await issueToken(tx, user, 'reset');
      await post(tx, {
        kind: 'password-reset',
        to: mailboxOf(user),
        content: { username: user.username, token },
      });
    }
  });
}

/** Posts a new activation link; the earlier one no longer works. */
export async function postActivationAgain(tx: Queryable, post: Post, user: User): Promise<void> {
  const token = await issueToken(tx, user, 'activation');
  await post(tx, {
    kind: 'activation-again',
    to: mailboxOf(user),
    content: { username: user.username, token },
  });
}

/** Posts a new activation link to an account that waits for one; false for any other. */
export async function postActivationTo(tx: SystemDb, post: Post, userId: string): Promise<boolean> {
  const user = await lockUserToChange(tx, userId);
  if (user?.status !== 'PENDING') return false;
  await postActivationAgain(tx, post, user);
  return true;
}
