import type { Viewer } from '@udaya/core/access/scope';
import { invalidField } from '@udaya/core/failure';
import { userTypeOf } from '@udaya/core/identity/roles';
import * as m from '@udaya/messages';
import { hashToken } from '../../platform/crypto/tokens.ts';
import type { Post } from '../mails/open-post.ts';
import { notify } from '../notifications/notify.ts';
import { confirmPassword, type ConfirmPasswordParts } from './confirm-password.ts';
import { dropEmailChange } from './drop-email-change.ts';
import { holdConfirmed } from './hold-account.ts';
import { mailboxOf } from './mailbox-of.ts';
import { appendAudit } from '../audit/append-audit.ts';
import { refuseGuessable } from './refuse-guessable.ts';
import { updateUser } from './store.ts';
import { expireTokens } from './store-links.ts';
import { deleteSessionsOf } from './store-sessions.ts';

export interface ChangePasswordParts extends ConfirmPasswordParts {
  post: Post;
  /** Names of the product and of who runs it, which no password is made of. */
  productWords: readonly string[];
}

/**
 * Changes the viewer's password: ends the other sessions and a change of address that waits, and tells the owner by mail.
 * @throws Failure `request.invalid` on `password` when the old one is wrong, on `newPassword` when it is easy to guess
 */
export async function changePassword(
  parts: ChangePasswordParts,
  viewer: Viewer,
  given: { password: string; newPassword: string },
  session: { token: string; requestId: string },
): Promise<void> {
  const { db, passwords, post } = parts;
  const wrong = () => invalidField('password', m.profile_old_password_wrong());
  const user = await confirmPassword(parts, viewer, given.password, wrong);
  refuseGuessable('newPassword', given.newPassword, user, parts.productWords);
  const passwordHash = await passwords.hash(given.newPassword);
  await db.transaction(async (tx) => {
    await holdConfirmed(tx, user, wrong);
    await updateUser(tx, user.id, { passwordHash });
    await deleteSessionsOf(tx, user.id, hashToken(session.token));
    await expireTokens(tx, user.id, 'reset', new Date());
    await dropEmailChange(tx, user.id);
    await post(tx, {
      kind: 'password-changed',
      to: mailboxOf(user),
      content: { username: user.username, at: new Date().toISOString(), userType: userTypeOf(user.role) },
    });
    await notify(tx, user.id, { kind: 'security.password' });
    await appendAudit(tx, { action: 'password.changed', actorId: user.id, requestId: session.requestId });
  });
}
