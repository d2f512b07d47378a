import type { MemberRole } from '@udaya/core/groups/member-rules';
import { groupRoles, type Role } from '@udaya/core/identity/roles';

/** The role of somebody in a group; whoever belongs to one has no other. */
export function groupRoleOf(role: Role): MemberRole {
  const found = groupRoles.find((one) => one === role);
  if (!found) throw new Error('Somebody of a group has no role in it.');
  return found;
}
