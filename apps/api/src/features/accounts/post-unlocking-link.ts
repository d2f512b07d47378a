import type { SystemDb } from '../../platform/database/handles.ts';
import type { Post } from '../mails/open-post.ts';
import { notify } from '../notifications/notify.ts';
import { mailboxOf } from './mailbox-of.ts';
import { issueToken } from './one-time-tokens.ts';
import { lockUserToChange } from './store.ts';

/**
 * Tells the owner of an account that no password opens it any more, with a link that does and lifts the lock. False for an account
 * that is neither active nor waits to be.
 */
export async function postUnlockingLink(tx: SystemDb, post: Post, userId: string): Promise<boolean> {
  const user = await lockUserToChange(tx, userId);
  if (user?.status !== 'ACTIVE' && user?.status !== 'PENDING') return false;
  const token = await issueToken(tx, user, 'reset');
  await post(tx, {
    kind: 'login-locked',
    to: mailboxOf(user),
    content: { username: user.username, token },
  });
  await notify(tx, user.id, { kind: 'security.locked' });
  return true;
}
