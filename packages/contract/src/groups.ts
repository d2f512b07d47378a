import { groupTypes } from '@udaya/core/groups/group-types';
import { groupRoles } from '@udaya/core/identity/roles';
import * as z from 'zod/mini';
import { noneOr, recordId, text } from './fields.ts';
import { route } from './route.ts';

const tag = 'Groups';
/** Whoever narrows lists by groups, branches or users: each within the own reach. */
const choosers = ['productAdmin', 'groupAdmin', 'branchAdmin'] as const;

export const GroupUserDashboard = z.object({
  firstName: z.string(),
  lastName: z.string(),
  mobile: z.string(),
  email: z.string(),
  roleDescription: z.string(),
  groupType: z.enum(groupTypes),
  groupName: z.string(),
  branchName: z.nullable(z.string()),
  /** It takes no new reports. */
  branchClosed: z.boolean(),
});
export type GroupUserDashboard = z.infer<typeof GroupUserDashboard>;

/** What a picker asks for: those with `search` in their name, and in any case the one that is `chosen`. */
const pickerQuery = { search: noneOr(text(100)), chosen: noneOr(recordId) };
/** As whom the original client asked. The session alone says who asks. */
const pickerUserType = noneOr(z.enum(['PRODUCT_ADMIN', 'GROUP_ADMIN', 'BRANCH_ADMIN']));

/** A group as pickers show it. */
export const GroupMaster = z.object({
  id: z.string(),
  groupName: z.string(),
  groupType: z.enum(groupTypes),
  groupCountry: z.string(),
  groupInstitutionCode: z.string(),
});
export type GroupMaster = z.infer<typeof GroupMaster>;

/** A branch as pickers show it. */
export const BranchChoice = z.object({ id: z.string(), branchName: z.string() });
export type BranchChoice = z.infer<typeof BranchChoice>;

/** Somebody of a branch as pickers show them; the username tells two of one name apart. */
export const GroupUserChoice = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
});
export type GroupUserChoice = z.infer<typeof GroupUserChoice>;

/** The first fifty by name; `more` where there are others, to be found by `search`. */
const choices = <S extends z.ZodMiniType>(one: S) => z.object({ content: z.array(one), more: z.boolean() });

/** Enterprise groups. */
export const groups = {
  listMasters: route({
    method: 'GET',
    path: '/group/admin/group-masters',
    access: choosers,
    tag,
    summary:
      'Groups to choose from, by name: for a group’s own admins theirs alone; search finds a part of the name or of the institution code',
    query: z.object(pickerQuery),
    reply: choices(GroupMaster),
  }),

  listBranches: route({
    method: 'GET',
    path: '/group/admin/branches',
    access: choosers,
    tag,
    summary:
      'The branches of the group id to choose from, by name; without an id those of the own group, as far as the caller reaches',
    query: z.object({ ...pickerQuery, userType: pickerUserType, id: noneOr(recordId) }),
    reply: choices(BranchChoice),
  }),

  listUsers: route({
    method: 'GET',
    path: '/group/admin/group-users',
    access: choosers,
    tag,
    summary: 'The users of the branch id to choose from, by name; without an id those of the own branch',
    query: z.object({ ...pickerQuery, userType: pickerUserType, id: noneOr(recordId) }),
    reply: choices(GroupUserChoice),
  }),

  readDashboard: route({
    method: 'GET',
    path: '/group/userdashboard',
    access: groupRoles,
    refuses: ['record.missing'],
    tag,
    summary: 'Who the enterprise user is',
    reply: GroupUserDashboard,
  }),

  countReports: route({
    method: 'GET',
    path: '/group/reportdashboard',
    access: groupRoles,
    tag,
    summary:
      'How many reports the enterprise user can see, and how many of them were made in the last seven days',
    reply: z.object({ totalCount: z.int(), newThisWeek: z.int() }),
  }),
};
