import { Failure } from '@udaya/core/failure';
import { type UserType, userTypeOf } from '@udaya/core/identity/roles';
import * as m from '@udaya/messages';
import type { Passwords } from '../../platform/crypto/passwords.ts';
import type { SystemDb } from '../../platform/database/handles.ts';
import type { Post } from '../mails/open-post.ts';
import { notify } from '../notifications/notify.ts';
import { dropEmailChange } from './drop-email-change.ts';
import { isInvited } from './invite-admin.ts';
import { rememberNetwork } from './known-networks.ts';
import { mailboxOf } from './mailbox-of.ts';
import { readToken, spendToken } from './one-time-tokens.ts';
import { appendAudit } from '../audit/append-audit.ts';
import { refuseGuessable } from './refuse-guessable.ts';
import { activateUser, findUser, updateUser } from './store.ts';
import { deleteSessionsOf } from './store-sessions.ts';
import { liftLock } from './throttle-login.ts';

export interface ResetPasswordParts {
  db: SystemDb;
  passwords: Passwords;
  post: Post;
  networkKey: Buffer;
  productWords: readonly string[];
}

/**
 * Sets a new password by a mailed token, ends all sessions, lifts a lock and tells the owner. The link proves the address, so
 * it also activates an account that waits for that; of somebody who was invited it is the first password, and no news. A password
 * that is refused leaves the link as it is.
 * @throws Failure `link.invalid`, `link.expired`; `request.invalid` on the password
 */
export async function resetPassword(
  parts: ResetPasswordParts,
  { token, password }: { token: string; password: string },
  from: { requestId: string; network: string },
): Promise<{ message: string; userType: UserType }> {
  const { db, passwords, post, networkKey } = parts;
  const { userId, usable } = await readToken(db, 'reset', token);
  const user = await findUser(db, userId);
  if (!usable || !user || (user.status !== 'ACTIVE' && user.status !== 'PENDING'))
    throw new Failure('link.expired');
  const userType = userTypeOf(user.role);
  refuseGuessable('password', password, user, parts.productWords);
  const passwordHash = await passwords.hash(password);
  await db.transaction(async (tx) => {
    if (!(await spendToken(tx, 'reset', token))) throw new Failure('link.expired');
    await updateUser(tx, userId, { passwordHash });
    await activateUser(tx, userId);
    await deleteSessionsOf(tx, userId);
    // Whoever changed the address from a session that was not theirs does not get it by this way either.
    await dropEmailChange(tx, userId);
    await liftLock(tx, user);
    // The mailbox proved whose it is: whatever strangers try next, there the owner gets in.
    await rememberNetwork(tx, networkKey, userId, from.network);
    const { requestId } = from;
    if (isInvited(user)) return appendAudit(tx, { action: 'account.activated', actorId: userId, requestId });
    await post(tx, {
      kind: 'password-changed',
      to: mailboxOf(user),
      content: { username: user.username, at: new Date().toISOString(), userType },
    });
    await notify(tx, userId, { kind: 'security.password' });
    await appendAudit(tx, { action: 'password.reset', actorId: userId, requestId });
  });
  return { message: isInvited(user) ? m.account_invited_done() : m.account_reset_done(), userType };
}
