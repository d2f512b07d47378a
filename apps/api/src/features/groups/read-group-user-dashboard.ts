import type { GroupUserDashboard } from '@udaya/contract/groups';
import type { Viewer } from '@udaya/core/access/scope';
import { Failure } from '@udaya/core/failure';
import type { Role } from '@udaya/core/identity/roles';
import * as m from '@udaya/messages';
import type { SystemDb } from '../../platform/database/handles.ts';
import { readAccount } from '../identity/read-account.ts';

const roleDescriptions: Partial<Record<Role, () => string>> = {
  groupAdmin: m.role_group_admin,
  branchAdmin: m.role_branch_admin,
  groupUser: m.role_group_user,
};

/** Who an enterprise user is, in which group and branch. */
export async function readGroupUserDashboard({
  system,
  viewer,
}: {
  system: SystemDb;
  viewer: Viewer;
}): Promise<GroupUserDashboard> {
  const { user, group, branchName } = await readAccount(system, viewer);
  if (!group) throw new Failure('record.missing');
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    mobile: user.mobile,
    email: user.email,
    roleDescription: roleDescriptions[user.role]?.() ?? '',
    groupType: group.type,
    groupName: group.name,
    branchName,
  };
}
