import { branchAdminReports, groupAdminReports, groupUserReports } from '@udaya/contract/group-reports';
import type { groupRoles, Role } from '@udaya/core/identity/roles';

export type GroupRole = (typeof groupRoles)[number];

const ways = {
  groupAdmin: groupAdminReports,
  branchAdmin: branchAdminReports,
  groupUser: groupUserReports,
} as const satisfies Record<GroupRole, unknown>;

/** The routes by which a role of a group reaches reports; undefined for everybody else. */
export function groupWays(role: Role) {
  return role in ways ? ways[role as GroupRole] : undefined;
}
