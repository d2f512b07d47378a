import type { GroupUserDashboard } from '@udaya/contract/groups';
import { Failure } from '@udaya/core/failure';
import type { GroupPlan } from '@udaya/core/groups/group-types';
import type { Role } from '@udaya/core/identity/roles';
import * as m from '@udaya/messages';
import type { UserCall } from '../../platform/call-context.ts';
import type { Queryable } from '../../platform/database/handles.ts';
import { readAccount } from '../accounts/read-account.ts';
import { findGroup } from './store.ts';
import { findOwnBranch } from './store-branches.ts';

const roleDescriptions: Partial<Record<Role, () => string>> = {
  groupAdmin: m.role_group_admin,
  branchAdmin: m.role_branch_admin,
  groupUser: m.role_group_user,
};

/** Who an enterprise user is, in which group and branch. */
export async function readGroupUserDashboard(ctx: UserCall): Promise<GroupUserDashboard> {
  const { user, group, branchName } = await readAccount(ctx);
  if (!group) throw new Failure('record.missing');
  const { branchId } = ctx.actor;
  const branch = branchId === null ? undefined : await findOwnBranch(ctx.db, branchId);
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    mobile: user.mobile,
    email: user.email,
    roleDescription: roleDescriptions[user.role]?.() ?? '',
    groupType: group.type,
    groupName: group.name,
    branchName,
    branchClosed: branch !== undefined && branch.closedAt !== null,
  };
}

/** The plan that covers a group's reports; undefined without a group. */
export async function readGroupPlan(db: Queryable, groupId: string | null): Promise<GroupPlan | undefined> {
  return groupId ? (await findGroup(db, groupId))?.plan : undefined;
}
