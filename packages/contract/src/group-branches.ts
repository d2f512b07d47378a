import { branchSorts, branchStates, groupLimits } from '@udaya/core/groups/group-rules';
import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { noneOr, recordId, text, wholeNumber } from './fields.ts';
import { listRoute } from './list-route.ts';
import { route } from './route.ts';

const tag = 'Groups';
const access = ['groupAdmin'] as const;
const path = '/group/group-admin/branches';
const params = z.object({ id: recordId });
const name = text(groupLimits.branch, m.branch_name_required);
/** As it was read. */
const version = wholeNumber.check(z.minimum(1));

/** A branch as the group admin keeps it. */
export const Branch = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(branchStates),
  closedDate: z.nullable(z.string()),
  /** Accounts that can log in, those that are disabled, and invitations that wait. */
  users: z.int(),
  disabled: z.int(),
  invited: z.int(),
  reports: z.int(),
  createdDate: z.string(),
  version: z.int(),
});
export type Branch = z.infer<typeof Branch>;

/** One branch with the open ones that its people may be moved to. */
export const BranchDetail = z.extend(Branch, {
  others: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type BranchDetail = z.infer<typeof BranchDetail>;

/** The own branch, for who works in it. */
export const OwnBranch = z.object({
  branchName: z.string(),
  groupName: z.string(),
  state: z.enum(branchStates),
  closedDate: z.nullable(z.string()),
  users: z.int(),
  reports: z.int(),
  admins: z.array(z.object({ name: z.string(), email: z.string() })),
});
export type OwnBranch = z.infer<typeof OwnBranch>;

/** The branches of a group. */
export const groupBranches = {
  list: listRoute({
    path,
    access,
    tag,
    summary: 'The branches of the group; search finds a part of the name',
    sorts: branchSorts,
    filters: {
      search: noneOr(text(groupLimits.branch)),
      state: noneOr(z.enum(branchStates)),
    },
    row: Branch,
  }),

  create: route({
    method: 'POST',
    path,
    access,
    limit: 'changes',
    audits: ['branch.created'],
    tag,
    summary: 'Makes a branch; refused on the name where the group has it already',
    body: z.object({ name }),
    reply: Branch,
  }),

  read: route({
    method: 'GET',
    path: `${path}/:id`,
    access,
    refuses: ['record.missing'],
    tag,
    summary: 'One branch, and the open ones beside it',
    params,
    reply: BranchDetail,
  }),

  rename: route({
    method: 'PUT',
    path: `${path}/:id`,
    access,
    limit: 'changes',
    refuses: ['record.missing', 'branch.conflict'],
    audits: ['branch.renamed'],
    tag,
    summary: 'Renames a branch; refused where it was changed since it was read',
    params,
    body: z.object({ name, version }),
    reply: Branch,
  }),

  close: route({
    method: 'POST',
    path: `${path}/:id/closing`,
    access,
    limit: 'changes',
    refuses: ['record.missing', 'branch.conflict', 'branch.last_open', 'branch.invitations_wait'],
    audits: ['branch.closed', 'branch.handed_over'],
    tag,
    summary:
      'Closes a branch: it takes no reports, people or invitations. Its people and invitations move to moveTo, or its people stay and only read',
    params,
    body: z.object({ version, moveTo: noneOr(recordId) }),
    reply: Branch,
  }),

  reopen: route({
    method: 'DELETE',
    path: `${path}/:id/closing`,
    access,
    limit: 'changes',
    refuses: ['record.missing'],
    audits: ['branch.reopened'],
    tag,
    summary: 'Opens a closed branch again, as it was',
    params,
    reply: Branch,
  }),

  readOwn: route({
    method: 'GET',
    path: '/group/branch',
    access: ['branchAdmin', 'groupUser'],
    refuses: ['record.missing'],
    tag,
    summary: 'The own branch: whose it is, who looks after it, and how much it has',
    reply: OwnBranch,
  }),
};
