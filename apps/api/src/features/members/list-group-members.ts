import type { GroupMember, groupMembers, MemberImpact } from '@udaya/contract/group-members';
import { Failure } from '@udaya/core/failure';
import { givableRoles } from '@udaya/core/groups/member-rules';
import type { output } from 'zod/mini';
import type { UserCall } from '../../platform/call-context.ts';
import { pageOf } from '../../platform/database/count-up-to.ts';
import type { TenantDb } from '../../platform/database/handles.ts';
import { presentMember } from './present-member.ts';
import {
  countReportsOf,
  findMember,
  listBranchesWithin,
  listMemberRows,
  listReceivers,
  type StoredMember,
} from './store.ts';

/** One page of the users that the actor looks after. A page beyond the last one is empty. */
export async function listGroupMembers(
  { db, actor }: UserCall,
  query: output<typeof groupMembers.list.query>,
) {
  const { rows, ...total } = await listMemberRows(db, query);
  return pageOf(
    rows.map((row) => presentMember(row, actor)),
    total,
    query,
  );
}

/** What the actor may choose from where it invites or changes somebody. */
export async function readMemberOptions({ db, actor }: UserCall) {
  const branches = await listBranchesWithin(db);
  return {
    roles: [...givableRoles(actor.role)],
    branches: branches.map(({ id, name, closedAt }) => ({ id, name, closed: closedAt !== null })),
  };
}

/**
 * One user that the actor looks after.
 * @throws Failure `record.missing`
 */
export async function readMember({ db, actor }: UserCall, { id }: { id: string }): Promise<GroupMember> {
  return presentMember(await reachMember(db, id), actor);
}

/**
 * What a change of a user would touch, and who could take over its reports.
 * @throws Failure `record.missing`
 */
export async function readMemberImpact({ db }: UserCall, { id }: { id: string }): Promise<MemberImpact> {
  const { user } = await reachMember(db, id);
  const receivers = await listReceivers(db, user);
  return {
    ...(await countReportsOf(db, user)),
    receivers: receivers.map(({ id: receiver, firstName, lastName, username }) => ({
      id: receiver,
      name: `${firstName} ${lastName}`.trim(),
      username,
    })),
  };
}

/** @throws Failure `record.missing` */
export async function reachMember(db: TenantDb, id: string): Promise<StoredMember> {
  const member = await findMember(db, id);
  if (!member) throw new Failure('record.missing');
  return member;
}
