import type { MemberRole } from '@udaya/core/groups/member-rules';
import type { Queryable } from '../../platform/database/handles.ts';
import type { ActivationDeps } from './change-activation.ts';
import { isInvited } from './is-invited.ts';
import { mailboxOf } from './mailbox-of.ts';
import { changeRole, type User } from './store.ts';

/** Gives somebody of a group another role or branch: the sessions end, and whoever has taken up the account is told by mail. */
export async function giveRole(
  tx: Queryable,
  { post, sessions }: ActivationDeps,
  user: User,
  { role, branch, group }: { role: MemberRole; branch: { id: string; name: string } | null; group: string },
): Promise<void> {
  await changeRole(tx, user, role, branch?.id ?? null);
  await sessions.end(tx, user);
  if (isInvited(user) || user.status !== 'ACTIVE') return;
  await post(tx, {
    kind: 'member-changed',
    to: mailboxOf(user),
    content: { username: user.username, group, role, branch: branch?.name ?? '' },
  });
}
