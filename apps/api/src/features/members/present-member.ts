import type { GroupMember } from '@udaya/contract/group-members';
import type { Actor } from '@udaya/core/access/scope';
import type { MemberState } from '@udaya/core/groups/group-rules';
import { mayGive } from '@udaya/core/groups/member-rules';
import { accountVersion } from '../accounts/account-version.ts';
import { groupRoleOf } from '../accounts/group-role-of.ts';
import { isInvited } from '../accounts/is-invited.ts';
import type { StoredMember } from './store.ts';

/** Somebody of a group as whoever looks after them sees it. */
export function presentMember(member: StoredMember, actor: Actor): GroupMember {
  const { user, branch, expiresAt, reports } = member;
  const { id, firstName, lastName, username, email, lastSignInAt } = user;
  return {
    id,
    firstName,
    lastName,
    username,
    email,
    role: groupRoleOf(user.role),
    branch: branch && { id: branch.id, name: branch.name, closed: branch.closedAt !== null },
    state: stateOf(member),
    expiresDate: isInvited(user) ? (expiresAt?.toISOString() ?? null) : null,
    createdDate: user.createdAt.toISOString(),
    lastSignInDate: lastSignInAt?.toISOString() ?? null,
    reports,
    own: id === actor.userId,
    changeable: id !== actor.userId && mayGive(actor.role, user.role),
    version: accountVersion(user),
  };
}

function stateOf({ user, expiresAt }: StoredMember): MemberState {
  if (isInvited(user)) return expiresAt !== null && expiresAt > new Date() ? 'invited' : 'expired';
  return user.status === 'ACTIVE' ? 'active' : 'disabled';
}
