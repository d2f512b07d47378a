import type { accounts } from '@udaya/contract/accounts';
import { Failure } from '@udaya/core/failure';
import { type UserType, userTypeOf } from '@udaya/core/identity/roles';
import * as m from '@udaya/messages';
import type { output } from 'zod/mini';
import type { OpenCall } from '../../platform/call-context.ts';
import type { Passwords } from '../../platform/crypto/passwords.ts';
import type { SystemDb } from '../../platform/database/handles.ts';
import type { Post } from '../mails/open-post.ts';
import { notify } from '../notifications/notify.ts';
import type { AccountSessions } from './account-sessions.ts';
import { groupRoleOf } from './group-role-of.ts';
import { isInvited } from './is-invited.ts';
import { lockOpenPlace } from './lock-place.ts';
import { mailboxOf } from './mailbox-of.ts';
import { spendToken } from './one-time-tokens.ts';
import { dropEmailChange } from './pending-email.ts';
import { readResetLink } from './read-reset-link.ts';
import { activateUser, updateUser } from './store.ts';
import { type PasswordRules, weighPassword } from './weigh-password.ts';

type LinkCheck = output<typeof accounts.checkResetLink.reply>;

export interface ResetPasswordDeps extends PasswordRules {
  system: SystemDb;
  passwords: Passwords;
  post: Post;
  sessions: AccountSessions;
}

/**
 * Looks at a reset link without spending it. To somebody who was invited it tells the username, which nobody chose, and the group
 * with its code.
 * @throws Failure as `readResetLink`
 */
export async function checkResetLink(
  { system }: Pick<ResetPasswordDeps, 'system'>,
  { token }: { token: string },
): Promise<LinkCheck> {
  const { user, group, branchName } = await readResetLink(system, token);
  if (!isInvited(user)) return { usable: true };
  const { username, role, firstName, lastName } = user;
  if (!group) return { usable: true, invitation: { username } };
  const { name, enterpriseCode } = group;
  const invited = { name, enterpriseCode, role: groupRoleOf(role), branch: branchName ?? '' };
  return {
    usable: true,
    invitation: { username, name: `${firstName} ${lastName}`.trim(), group: invited },
  };
}

/**
 * Sets a new password by a mailed token, ends all sessions, lifts a lock and tells the owner. The link proves the address, so
 * it also activates an account that waits for that; of somebody who was invited it is the first password, with a mobile number and address where they are given, and no notification. A password
 * that is refused leaves the link as it is.
 * @throws Failure as `readResetLink`, also where the branch of an invitation is closed at the same moment; `request.invalid` on
 * the password
 */
export async function resetPassword(
  ctx: OpenCall & ResetPasswordDeps,
  {
    token,
    password,
    mobile = '',
    address1 = '',
  }: { token: string; password: string; mobile?: string; address1?: string },
): Promise<{ message: string; userType: UserType; passwordWarning?: string }> {
  const { system, sessions } = ctx;
  const { user } = await readResetLink(system, token);
  const userId = user.id;
  const userType = userTypeOf(user.role);
  const warning = weighPassword('password', password, user, ctx);
  const passwordHash = await ctx.passwords.hash(password);
  await system.transaction(async (tx) => {
    if (!(await spendToken(tx, 'reset', token))) throw new Failure('link.expired');
    if (isInvited(user)) await lockOpenPlace(tx, user);
    const contact = isInvited(user) ? given({ mobile, address1 }) : {};
    await updateUser(tx, user, { passwordHash, ...contact });
    await activateUser(tx, userId);
    await sessions.end(tx, user);
    // Whoever changed the address from a session that was not theirs does not get it by this way either.
    await dropEmailChange(tx, user);
    await sessions.liftLock(tx, user);
    // The mailbox proved whose it is: whatever strangers try next, there the owner gets in.
    await sessions.rememberNetwork(tx, user, ctx.network);
    if (isInvited(user)) return ctx.audit(tx, 'account.activated', { actorId: userId });
    await ctx.post(tx, {
      kind: 'password-changed',
      to: mailboxOf(user),
      content: { username: user.username, at: new Date().toISOString(), userType },
    });
    await notify(tx, userId, { kind: 'security.password' });
    await ctx.audit(tx, 'password.reset', { actorId: userId });
  });
  const message = isInvited(user) ? m.account_invited_done() : m.account_reset_done();
  return { message, userType, ...warning };
}

/** What was filled in. */
const given = (contact: { mobile: string; address1: string }) =>
  Object.fromEntries(Object.entries(contact).filter(([, value]) => value !== ''));
