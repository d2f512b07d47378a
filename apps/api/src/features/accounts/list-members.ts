import type { MemberState } from '@udaya/core/groups/group-rules';
import type { Role } from '@udaya/core/identity/roles';
import type { Queryable, Reached } from '../../platform/database/handles.ts';
import type { Reader } from '../mails/letter.ts';
import { isInvited } from './is-invited.ts';
import { mailboxOf } from './mailbox-of.ts';
import { countActiveMembers, listMembersIn, type Member } from './store-members.ts';

/** An account of a group as whoever looks after it sees it. */
export interface DescribedMember {
  id: string;
  name: string;
  email: string;
  username: string;
  state: MemberState;
  invitedAt: Date | null;
  expiresAt: Date | null;
}

/** How many accounts that can log in each of these groups has, by the group's id. */
export async function countMembers(
  db: Queryable,
  of: readonly Reached<{ id: string }>[],
): Promise<Map<string, number>> {
  return countActiveMembers(db, of);
}

/** The accounts of a group in a role, those who are invited among them, the latest first. */
export async function listMembers(
  db: Queryable,
  group: Reached<{ id: string }>,
  role: Role,
): Promise<DescribedMember[]> {
  const members = await listMembersIn(db, group, role);
  return members.map((member) => {
    const { id, firstName, lastName, email, username } = member.user;
    const state = stateOf(member);
    const link = state === 'invited' || state === 'expired' ? member : { invitedAt: null, expiresAt: null };
    return {
      id,
      name: `${firstName} ${lastName}`.trim(),
      email,
      username,
      state,
      invitedAt: link.invitedAt,
      expiresAt: link.expiresAt,
    };
  });
}

/** Where the holders of active accounts of a group in a role get mail, with their usernames. */
export async function listMemberMailboxes(
  db: Queryable,
  group: Reached<{ id: string }>,
  role: Role,
): Promise<{ username: string; to: Reader }[]> {
  const members = await listMembersIn(db, group, role);
  return members
    .filter(({ user }) => user.status === 'ACTIVE')
    .map(({ user }) => ({ username: user.username, to: mailboxOf(user) }));
}

function stateOf({ user, expiresAt }: Member): MemberState {
  if (isInvited(user)) return expiresAt !== null && expiresAt > new Date() ? 'invited' : 'expired';
  return user.status === 'ACTIVE' ? 'active' : 'disabled';
}
