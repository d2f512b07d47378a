import { userTypeOf } from '@udaya/core/identity/roles';
import type { Queryable } from '../../platform/database/handles.ts';
import type { Post } from '../mails/open-post.ts';
import { mailboxOf } from './mailbox-of.ts';
import type { User } from './store.ts';

/** Tells the owner of an address that somebody entered it. */
export async function notifyOwner(tx: Queryable, post: Post, owner: User): Promise<void> {
  const { username, status, role } = owner;
  if (status === 'DELETED') return;
  await post(tx, {
    kind: 'already-registered',
    to: mailboxOf(owner),
    content: { username, pending: status === 'PENDING', userType: userTypeOf(role) },
  });
}
