import type { Role } from '@udaya/core/identity/roles';
import * as m from '@udaya/messages';

const words: Record<Role, () => string> = {
  user: m.role_user,
  productAdmin: m.role_product_admin,
  groupAdmin: m.role_group_admin,
  branchAdmin: m.role_branch_admin,
  groupUser: m.role_group_user,
};

/** A role as a person calls it. */
export function roleLabel(role: Role): string {
  return words[role]();
}
