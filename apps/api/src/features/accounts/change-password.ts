import { invalidField } from '@udaya/core/failure';
import { userTypeOf } from '@udaya/core/identity/roles';
import * as m from '@udaya/messages';
import type { UserCall } from '../../platform/call-context.ts';
import type { Post } from '../mails/open-post.ts';
import { notify } from '../notifications/notify.ts';
import type { AccountSessions } from './account-sessions.ts';
import { type ConfirmPasswordDeps, confirmPassword } from './confirm-password.ts';
import { lockConfirmed } from './lock-account.ts';
import { mailboxOf } from './mailbox-of.ts';
import { dropEmailChange } from './pending-email.ts';
import { updateUser } from './store.ts';
import { expireTokens } from './store-links.ts';
import { type PasswordRules, weighPassword } from './weigh-password.ts';

export interface ChangePasswordDeps extends ConfirmPasswordDeps, PasswordRules {
  post: Post;
  sessions: AccountSessions;
}

/**
 * Changes the actor's password: ends the other sessions and a change of address that waits, and tells the owner by mail.
 * @throws Failure `request.invalid` on `password` when the old one is wrong, on `newPassword` when it is easy to guess and such are refused
 */
export async function changePassword(
  ctx: UserCall & ChangePasswordDeps,
  { password, newPassword }: { password: string; newPassword: string },
): Promise<{ message: string; passwordWarning?: string }> {
  const wrong = () => invalidField('password', m.account_profile_old_password_wrong());
  const user = await confirmPassword(ctx, password, wrong);
  const warning = weighPassword('newPassword', newPassword, user, ctx);
  const passwordHash = await ctx.passwords.hash(newPassword);
  await ctx.db.transaction(async (tx) => {
    await lockConfirmed(tx, user, wrong);
    await updateUser(tx, user, { passwordHash });
    await ctx.sessions.end(tx, user, ctx.token);
    await expireTokens(tx, user, 'reset', new Date());
    await dropEmailChange(tx, user);
    await ctx.post(tx, {
      kind: 'password-changed',
      to: mailboxOf(user),
      content: { username: user.username, at: new Date().toISOString(), userType: userTypeOf(user.role) },
    });
    await notify(tx, user.id, { kind: 'security.password' });
    await ctx.audit(tx, 'password.changed');
  });
  return { message: m.account_profile_password_saved(), ...warning };
}
