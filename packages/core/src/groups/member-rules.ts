import { groupRoles, type Role } from '../identity/roles.ts';

/** The roles that somebody of a group can have. */
export type MemberRole = (typeof groupRoles)[number];

/** The roles that each role may give to others, and whose accounts it may look after, the highest first: none above its own. */
const givable: Record<Role, readonly MemberRole[]> = {
  user: [],
  productAdmin: ['groupAdmin'],
  groupAdmin: groupRoles,
  branchAdmin: ['branchAdmin', 'groupUser'],
  groupUser: [],
};

/** The roles that a role may give, the highest first. */
export function givableRoles(giver: Role): readonly MemberRole[] {
  return givable[giver];
}

/** Whether a role may give another one, or look after an account that has it. */
export function mayGive(giver: Role, role: Role): boolean {
  return givable[giver].some((one) => one === role);
}

const worksInBranch: Record<MemberRole, boolean> = { groupAdmin: false, branchAdmin: true, groupUser: true };

/** Whether whoever has a role belongs to a branch; the others belong to the whole group. */
export function needsBranch(role: MemberRole): boolean {
  return worksInBranch[role];
}

/** The role that each group needs somebody active in, or nobody could look after it. */
export const indispensableRole = 'groupAdmin' satisfies MemberRole;

/** What the list of a group's users can be put in the order of. */
export const memberSorts = ['created', 'name', 'email', 'role', 'lastSignIn'] as const;
export type MemberSort = (typeof memberSorts)[number];

/** How many users a handover offers to choose from, by name. */
export const receiversOffered = 200;
