import { Failure } from '@udaya/core/failure';
import * as m from '@udaya/messages';
import type { OpenCall } from '../../platform/call-context.ts';
import { uniqueViolation } from '../../platform/database/database.ts';
import type { SystemDb } from '../../platform/database/handles.ts';
import type { Post } from '../mails/open-post.ts';
import { notify } from '../notifications/notify.ts';
import { mailboxOf } from './mailbox-of.ts';
import { readToken, spendToken } from './one-time-tokens.ts';
import { findUser, updateUser } from './store.ts';
import { expireTokens } from './store-links.ts';

export interface ConfirmEmailDeps {
  system: SystemDb;
  post: Post;
}

/**
 * Makes the address that was waiting the account's own, and tells the one that was. A second visit finds it done, and says so.
 * @throws Failure `link.invalid`; `link.expired`, also when the address was taken in the meantime
 */
export async function confirmEmail(
  ctx: OpenCall & ConfirmEmailDeps,
  { token }: { token: string },
): Promise<{ message: string }> {
  const { system, post } = ctx;
  const { userId } = await readToken(system, 'email', token);
  const done = { message: m.account_email_confirmed() };
  const isDone = async () =>
    (await readToken(system, 'email', token)).used && (await findUser(system, userId))?.status === 'ACTIVE';
  if (await isDone()) return done;
  try {
    await system.transaction(async (tx) => {
      const spent = await spendToken(tx, 'email', token);
      const user = spent ? await findUser(tx, userId) : undefined;
      if (user?.status !== 'ACTIVE' || !user.pendingEmail) throw new Failure('link.expired');
      await updateUser(tx, user, { email: user.pendingEmail, pendingEmail: null });
      await expireTokens(tx, user, 'reset', new Date());
      await notify(tx, user.id, { kind: 'security.email' });
      await post(tx, {
        kind: 'email-changed',
        to: mailboxOf(user),
        content: {
          username: user.username,
          newEmail: user.pendingEmail,
          at: new Date().toISOString(),
        },
      });
      await ctx.audit(tx, 'email.changed', { actorId: user.id });
    });
  } catch (error) {
    // Another click was at it at the same moment.
    if (error instanceof Failure && (await isDone())) return done;
    throw uniqueViolation(error) === undefined ? error : new Failure('link.expired');
  }
  return done;
}
