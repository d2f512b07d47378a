import { Failure } from '@udaya/core/failure';
import type { Queryable, SystemDb } from '../../platform/database/handles.ts';
import { uniqueViolation } from '../../platform/database/database.ts';
import type { Post } from '../mails/open-post.ts';
import { postActivationAgain } from './answer-address.ts';
import type { MailCooldown } from './mail-cooldown.ts';
import { noAddress } from './mailbox-of.ts';
import { readPendingToken } from './pending-token.ts';
import { tellOwner } from './tell-owner.ts';
import { findUser, findUserByEmail, lockUserToChange, updateUser, type User } from './store.ts';
import { expireTokens } from './store-links.ts';

export interface ResendActivationParts {
  db: SystemDb;
  post: Post;
  cooldown: MailCooldown;
  pendingKey: Buffer;
}

/**
 * Sends the activation link of a pending account again, to its address or to another one, which then becomes its own. The
 * answer does not tell whether that address belongs to somebody else already.
 * @throws Failure `link.expired` for a bad token, or one that does not allow another address; `mail.cooldown`
 */
export async function resendActivation(
  parts: ResendActivationParts,
  pendingToken: string,
  email: string | undefined,
): Promise<void> {
  const { userId, mayMove } = readPendingToken(parts.pendingKey, pendingToken);
  if (email !== undefined && !mayMove) throw new Failure('link.expired');
  // A mistyped address can be put right at once; the same one waits for its pause.
  await parts.cooldown.take(email === undefined ? 'activation' : 'move', userId);
  const address = email ?? (await findUser(parts.db, userId))?.email;
  const mayMail = address !== undefined && (await parts.cooldown.allows('activation', address));
  const resend = () => parts.db.transaction((tx) => resendTo(tx, parts.post, userId, email, mayMail));
  try {
    await resend();
  } catch (error) {
    // Somebody else took the address in between: the second run sees it.
    if (uniqueViolation(error) === undefined) throw error;
    await resend();
  }
}

async function resendTo(
  tx: Queryable,
  post: Post,
  userId: string,
  email: string | undefined,
  mayMail: boolean,
): Promise<void> {
  const user = await lockUserToChange(tx, userId);
  if (user?.status !== 'PENDING') return;
  const owner = email === undefined ? undefined : await findUserByEmail(tx, email);
  if (owner && owner.id !== userId) {
    await moveTo(tx, user, noAddress(userId));
    if (mayMail) await tellOwner(tx, post, owner);
    return;
  }
  const moved = await moveTo(tx, user, email ?? user.email);
  if (mayMail) await postActivationAgain(tx, post, moved);
}

/** Links that went to the address before are dead, or whoever reads its mail would get the account. */
async function moveTo(tx: Queryable, user: User, email: string): Promise<User> {
  if (email === user.email) return user;
  await updateUser(tx, user.id, { email });
  for (const purpose of ['activation', 'reset'] as const)
    await expireTokens(tx, user.id, purpose, new Date());
  return { ...user, email };
}
