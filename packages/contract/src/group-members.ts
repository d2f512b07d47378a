import { memberStates } from '@udaya/core/groups/group-rules';
import { memberSorts } from '@udaya/core/groups/member-rules';
import { groupRoles } from '@udaya/core/identity/roles';
import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { email, firstName, lastName } from './account-fields.ts';
import { accountVersion } from './astro-users.ts';
import { noneOr, recordId, text } from './fields.ts';
import { listRoute } from './list-route.ts';
import { route } from './route.ts';

const tag = 'Group users';
const access = ['groupAdmin', 'branchAdmin'] as const;
const idParams = z.object({ id: recordId });
const role = z.enum(groupRoles, { error: m.member_role_required });
/** Empty or left out for whoever belongs to the whole group. */
const branchId = noneOr(recordId);

/** Somebody of a group, or invited to it, as whoever looks after them sees it. */
export const GroupMember = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
  email: z.string(),
  role: z.enum(groupRoles),
  /** Null for whoever belongs to the whole group. */
  branch: z.nullable(z.object({ id: z.string(), name: z.string(), closed: z.boolean() })),
  state: z.enum(memberStates),
  /** Until when the link of an invitation works, or worked. */
  expiresDate: z.nullable(z.string()),
  lastSignInDate: z.nullable(z.string()),
  /** When it was invited first. */
  createdDate: z.string(),
  /** Reports that it owns. */
  reports: z.int(),
  /** The actor. */
  own: z.boolean(),
  /** Whether the actor may change it: nobody looks after a role above the own. */
  changeable: z.boolean(),
  version: z.string(),
});
export type GroupMember = z.infer<typeof GroupMember>;

export const Invitation = z.object({
  firstName,
  lastName,
  email: email(m.group_invite_email_required),
  role,
  branchId,
});

/** What a change would touch: how many reports the user owns in its branch, how many of them are still being written, and who could take them. */
export const MemberImpact = z.object({
  reports: z.int(),
  unfinished: z.int(),
  /** Active users of the same branch, by name: the first 200. */
  receivers: z.array(z.object({ id: z.string(), name: z.string(), username: z.string() })),
});
export type MemberImpact = z.infer<typeof MemberImpact>;

const handover = {
  version: accountVersion,
  /** Who owns the reports of the branch from now on; without it they stay as they are. */
  handoverTo: noneOr(recordId),
};

/** What was done, in words, and the user as it is now. */
const Done = z.object({ message: z.string(), member: GroupMember });

/** The users of a group: for its admins all of them, for those of a branch those of the branch. */
export const groupMembers = {
  list: listRoute({
    path: '/group/admin/users',
    access,
    tag,
    summary: 'The users of the caller’s group or branch; search looks into name, username and email',
    sorts: memberSorts,
    filters: {
      search: noneOr(text(100)),
      branchId,
      role: noneOr(z.enum(groupRoles)),
      state: noneOr(z.enum(memberStates)),
    },
    row: GroupMember,
  }),

  readOptions: route({
    method: 'GET',
    path: '/group/admin/user-options',
    access,
    tag,
    summary: 'The roles that the caller may give, and the branches of its reach, by name',
    reply: z.object({
      roles: z.array(z.enum(groupRoles)),
      branches: z.array(z.object({ id: z.string(), name: z.string(), closed: z.boolean() })),
    }),
  }),

  read: route({
    method: 'GET',
    path: '/group/admin/users/:id',
    access,
    refuses: ['record.missing'],
    tag,
    summary: 'One user',
    params: idParams,
    reply: GroupMember,
  }),

  readImpact: route({
    method: 'GET',
    path: '/group/admin/users/:id/impact',
    access,
    refuses: ['record.missing'],
    tag,
    summary: 'What a move or a switch-off of a user would touch, and who could take its reports',
    params: idParams,
    reply: MemberImpact,
  }),

  /** Refused on `email` where the address cannot be invited; an invitation of the own group that still works is `invitation.waiting`. */
  invite: route({
    method: 'POST',
    path: '/group/admin/users',
    access,
    limit: 'changes',
    refuses: ['mail.cooldown', 'invitation.waiting', 'member.branch_closed', 'branch.closed'],
    audits: ['member.invited'],
    tag,
    summary: 'Invites somebody by email, in a role that is not above the caller’s own',
    body: Invitation,
    reply: z.object({ message: z.string() }),
  }),

  resend: route({
    method: 'POST',
    path: '/group/admin/users/:id/invitation',
    access,
    limit: 'changes',
    refuses: ['record.missing', 'mail.cooldown', 'invitation.used', 'member.branch_closed', 'member.above'],
    audits: ['invitation.resent'],
    tag,
    summary: 'Emails an invitation again with a new link; the earlier one stops',
    params: idParams,
    reply: z.object({ message: z.string() }),
  }),

  withdraw: route({
    method: 'DELETE',
    path: '/group/admin/users/:id/invitation',
    access,
    limit: 'changes',
    refuses: ['record.missing', 'invitation.used', 'member.above'],
    audits: ['invitation.withdrawn'],
    tag,
    summary: 'Takes an invitation back: its link stops, and the address is free again',
    params: idParams,
    reply: z.object({ message: z.string() }),
  }),

  change: route({
    method: 'PUT',
    path: '/group/admin/users/:id',
    access,
    limit: 'changes',
    refuses: [
      'record.missing',
      'account.own',
      'account.changed',
      'account.last_admin',
      'member.branch_closed',
      'branch.closed',
      'member.above',
    ],
    audits: ['member.changed', 'reports.handed_over'],
    tag,
    summary:
      'Gives a user another role or branch; its reports stay where they were made, or go to somebody there',
    params: idParams,
    body: z.object({ role, branchId, ...handover }),
    reply: Done,
  }),

  setActivation: route({
    method: 'PUT',
    path: '/group/admin/users/:id/activation',
    access,
    limit: 'changes',
    refuses: [
      'record.missing',
      'account.own',
      'account.changed',
      'account.last_admin',
      'member.branch_closed',
      'branch.closed',
      'member.above',
    ],
    audits: ['member.disabled', 'member.enabled', 'reports.handed_over'],
    tag,
    summary: 'Switches a user off, which ends all sessions, or on again; the reports may be handed over',
    params: idParams,
    body: z.object({ activated: z.boolean(), ...handover }),
    reply: Done,
  }),

  erase: route({
    method: 'POST',
    path: '/group/admin/users/:id/erasure',
    access: ['groupAdmin'],
    limit: 'changes',
    refuses: [
      'record.missing',
      'account.own',
      'account.changed',
      'member.above',
      'member.enabled',
      'member.has_reports',
    ],
    audits: ['member.erased', 'reports.handed_over'],
    tag,
    summary:
      'Erases a user who is disabled; its reports go to somebody of its branch, those of other branches to the caller',
    params: idParams,
    body: z.object(handover),
    reply: z.object({ message: z.string() }),
  }),
};
