import { userTypeOf } from '@udaya/core/identity/roles';
import type { Queryable } from '../../platform/database/handles.ts';
import type { Post } from '../mails/open-post.ts';
import type { AccountSessions } from './account-sessions.ts';
import { mailboxOf } from './mailbox-of.ts';
import { type User, updateUser } from './store.ts';
import { expireTokens } from './store-links.ts';
import type { TokenPurpose } from './tables.ts';

export interface ActivationDeps {
  post: Post;
  sessions: AccountSessions;
}

/** Switches an account off: its sessions end at once, and no link that was mailed opens any more. */
export async function disableAccount(tx: Queryable, sessions: AccountSessions, user: User): Promise<void> {
  await updateUser(tx, user, { status: 'DISABLED' });
  await sessions.end(tx, user);
  for (const purpose of ['activation', 'reset', 'email'] as const satisfies TokenPurpose[])
    await expireTokens(tx, user, purpose, new Date());
}

/** Disables an account, or enables it again, and tells its owner by mail. */
export async function changeActivation(
  tx: Queryable,
  { post, sessions }: ActivationDeps,
  user: User,
  activated: boolean,
): Promise<void> {
  const { username, role } = user;
  const to = mailboxOf(user);
  const userType = userTypeOf(role);
  if (!activated) {
    await disableAccount(tx, sessions, user);
    await post(tx, { kind: 'account-deactivated', to, content: { username, at: new Date().toISOString() } });
    return;
  }
  await updateUser(tx, user, { status: 'ACTIVE' });
  await expireTokens(tx, user, 'activation', new Date());
  await post(tx, { kind: 'account-activated', to, content: { username, userType } });
}
