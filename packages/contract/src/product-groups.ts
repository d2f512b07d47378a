import {
  enterpriseCodeLimits,
  enterpriseCodePattern,
  formStates,
  groupLimits,
  memberStates,
  reservedEnterpriseCodes,
  usageMonths,
} from '@udaya/core/groups/group-rules';
import { groupPlans, groupTypes } from '@udaya/core/groups/group-types';
import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { email, firstName, lastName } from './account-fields.ts';
import { fewMarks, noneOr, pageQuery, recordId, text } from './fields.ts';
import { route } from './route.ts';

const tag = 'Groups (product admin)';
const access = ['productAdmin'] as const;
const idParams = z.object({ id: recordId });
const invitationParams = z.object({ id: recordId, invitationId: recordId });

/** What everybody of a group logs in with, in capitals. */
const enterpriseCode = z.string({ error: m.groups_code_required }).check(
  z.trim(),
  z.minLength(1, { error: m.groups_code_required, abort: true }),
  z.maxLength(400, { error: m.groups_code_length, abort: true }),
  z.regex(enterpriseCodePattern, { error: m.groups_code_pattern, abort: true }),
  z.minLength(enterpriseCodeLimits.min, { error: m.groups_code_length, abort: true }),
  z.maxLength(enterpriseCodeLimits.max, { error: m.groups_code_length, abort: true }),
  z.toUpperCase(),
  z.refine((code) => !reservedEnterpriseCodes.includes(code.toUpperCase()), {
    error: m.groups_code_reserved,
  }),
);

/** Free text of several lines. */
const description = z._default(
  z.string({ error: m.field_not_text }).check(
    z.maxLength(groupLimits.description, {
      error: () => m.field_too_long({ max: groupLimits.description }),
    }),
    z.trim(),
    z.refine((typed) => typed.isWellFormed() && !/[^\P{Cc}\n\r\t]/u.test(typed), {
      error: m.field_bad_characters,
    }),
    fewMarks,
  ),
  '',
);

const groupFields = {
  name: text(groupLimits.name, m.groups_name_required),
  country: text(100, m.country_required),
  institutionCode: text(groupLimits.institutionCode, m.groups_institution_required),
  enterpriseCode,
  description,
  type: z.enum(groupTypes, { error: m.groups_type_required }),
  plan: z.enum(groupPlans, { error: m.groups_plan_required }),
};

/** A new group with its first branch. */
export const NewGroup = z.object({
  ...groupFields,
  branchName: text(groupLimits.branch, m.groups_branch_required),
});

/** A group as it was read, by its `version`, and as it shall be. */
export const GroupChange = z.object({ ...groupFields, version: z.int().check(z.minimum(1)) });

/** A row of the product admin's list of groups. `reportsThisMonth` counts from the first of the month in India. */
export const GroupListItem = z.object({
  id: z.string(),
  name: z.string(),
  country: z.string(),
  enterpriseCode: z.string(),
  type: z.enum(groupTypes),
  plan: z.enum(groupPlans),
  closed: z.boolean(),
  branches: z.int(),
  /** Accounts that can log in. */
  users: z.int(),
  reportsThisMonth: z.int(),
  createdDate: z.string(),
});
export type GroupListItem = z.infer<typeof GroupListItem>;

export const GroupPage = z.object({
  groups: z.array(GroupListItem),
  totalElements: z.int(),
  totalIsExact: z.boolean(),
  size: z.int(),
  totalPages: z.int(),
});

/** A group as the product admin sees it. */
export const ProductGroup = z.object({
  id: z.string(),
  name: z.string(),
  country: z.string(),
  institutionCode: z.string(),
  enterpriseCode: z.string(),
  description: z.string(),
  type: z.enum(groupTypes),
  plan: z.enum(groupPlans),
  createdDate: z.string(),
  /** Since when nobody of it can log in; null while it is open. */
  closedDate: z.nullable(z.string()),
  /** Counts its changes: a change is refused that was made of an earlier one. */
  version: z.int(),
  branches: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Accounts that can log in. */
  users: z.int(),
  /** Reports that were ever made, those that were deleted since too. */
  reports: z.int(),
});
export type ProductGroup = z.infer<typeof ProductGroup>;

/** The public form of a group. `link` is null without a token, and of one that was made before links were kept. */
export const GroupForm = z.object({
  state: z.enum(formStates),
  link: z.nullable(z.string()),
  /** Since when the link holds; null where that is not known. */
  createdDate: z.nullable(z.string()),
});
export type GroupForm = z.infer<typeof GroupForm>;

/** Somebody who looks after a group, or is invited to. */
export const GroupAdmin = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  username: z.string(),
  state: z.enum(memberStates),
  /** When the latest invitation was sent and until when its link works; null for somebody who has taken it up. */
  invitedDate: z.nullable(z.string()),
  expiresDate: z.nullable(z.string()),
});
export type GroupAdmin = z.infer<typeof GroupAdmin>;

const GroupAdmins = z.object({ admins: z.array(GroupAdmin) });
const Invited = z.object({ message: z.string(), admins: z.array(GroupAdmin) });

/** How many reports a group made in each month, the latest first; a month is yyyy-MM in India's time. */
export const GroupUsage = z.object({
  months: z.array(
    z.object({
      month: z.string(),
      reports: z.int(),
      /** By the ids of `branches`; a branch that made none is left out. */
      byBranch: z.record(z.string(), z.int()),
    }),
  ),
  /** The branches that made any; '' is what no branch made. */
  branches: z.array(z.object({ id: z.string(), name: z.string() })),
  total: z.int(),
});
export type GroupUsage = z.infer<typeof GroupUsage>;

/** Groups as the product admin keeps them. */
export const productGroups = {
  list: route({
    method: 'GET',
    path: '/product/groups',
    access,
    tag,
    summary: 'All groups; search looks into name, enterprise code and institution code',
    query: z.object({
      ...pageQuery,
      sortField: z._default(z.enum(['created', 'name', 'reports']), 'created'),
      search: noneOr(text(100)),
      type: noneOr(z.enum(groupTypes)),
      plan: noneOr(z.enum(groupPlans)),
    }),
    reply: GroupPage,
  }),

  create: route({
    method: 'POST',
    path: '/product/groups',
    access,
    limit: 'changes',
    audits: ['group.created'],
    tag,
    summary: 'Makes a group with its first branch and the link of its public form',
    body: NewGroup,
    reply: ProductGroup,
  }),

  read: route({
    method: 'GET',
    path: '/product/groups/:id',
    access,
    refuses: ['record.missing'],
    tag,
    summary: 'One group',
    params: idParams,
    reply: ProductGroup,
  }),

  change: route({
    method: 'PUT',
    path: '/product/groups/:id',
    access,
    limit: 'changes',
    refuses: ['record.missing', 'group.conflict'],
    audits: ['group.changed'],
    tag,
    summary:
      'Changes a group; refused where it was changed since it was read. A new enterprise code is mailed to the group’s admins',
    params: idParams,
    body: GroupChange,
    reply: ProductGroup,
  }),

  close: route({
    method: 'POST',
    path: '/product/groups/:id/closing',
    access,
    limit: 'changes',
    refuses: ['record.missing'],
    audits: ['group.closed'],
    tag,
    summary:
      'Closes a group: nobody of it can log in, and its public form takes nothing, until it is opened again',
    params: idParams,
    reply: ProductGroup,
  }),

  reopen: route({
    method: 'DELETE',
    path: '/product/groups/:id/closing',
    access,
    limit: 'changes',
    refuses: ['record.missing'],
    audits: ['group.reopened'],
    tag,
    summary: 'Opens a closed group again, as it was',
    params: idParams,
    reply: ProductGroup,
  }),

  readForm: route({
    method: 'GET',
    path: '/product/groups/:id/form-token',
    access,
    refuses: ['record.missing'],
    tag,
    summary: 'The link of a group’s public form, and whether it is open',
    params: idParams,
    reply: GroupForm,
  }),

  rotateForm: route({
    method: 'POST',
    path: '/product/groups/:id/form-token',
    access,
    limit: 'changes',
    refuses: ['record.missing'],
    audits: ['group.form_rotated'],
    tag,
    summary: 'Makes a new link; the earlier one stops at once. A form that is paused stays so',
    params: idParams,
    reply: GroupForm,
  }),

  pauseForm: route({
    method: 'POST',
    path: '/product/groups/:id/form-token/pause',
    access,
    limit: 'changes',
    refuses: ['record.missing'],
    audits: ['group.form_paused'],
    tag,
    summary: 'Closes the public form and keeps its link',
    params: idParams,
    reply: GroupForm,
  }),

  resumeForm: route({
    method: 'DELETE',
    path: '/product/groups/:id/form-token/pause',
    access,
    limit: 'changes',
    refuses: ['record.missing'],
    audits: ['group.form_resumed'],
    tag,
    summary: 'Opens the public form again under the same link',
    params: idParams,
    reply: GroupForm,
  }),

  listAdmins: route({
    method: 'GET',
    path: '/product/groups/:id/admins',
    access,
    refuses: ['record.missing'],
    tag,
    summary: 'The admins of a group and those who are invited, the latest first',
    params: idParams,
    reply: GroupAdmins,
  }),

  inviteAdmin: route({
    method: 'POST',
    path: '/product/groups/:id/invitations',
    access,
    limit: 'changes',
    refuses: ['record.missing', 'mail.cooldown'],
    audits: ['member.invited'],
    tag,
    summary:
      'Invites an admin of a group by mail; refused on the email where it has an account or an invitation',
    params: idParams,
    body: z.object({ firstName, lastName, email: email(m.groups_invite_email_required) }),
    reply: Invited,
  }),

  resendInvitation: route({
    method: 'POST',
    path: '/product/groups/:id/invitations/:invitationId/mail',
    access,
    limit: 'changes',
    refuses: ['record.missing', 'mail.cooldown', 'invitation.used'],
    audits: ['invitation.resent'],
    tag,
    summary: 'Mails an invitation again with a new link; the earlier one stops',
    params: invitationParams,
    reply: Invited,
  }),

  withdrawInvitation: route({
    method: 'DELETE',
    path: '/product/groups/:id/invitations/:invitationId',
    access,
    limit: 'changes',
    refuses: ['record.missing', 'invitation.used'],
    audits: ['invitation.withdrawn'],
    tag,
    summary: 'Takes an invitation back: its link stops, and the address is free again',
    params: invitationParams,
    reply: Invited,
  }),

  readUsage: route({
    method: 'GET',
    path: '/product/groups/:id/usage',
    access,
    refuses: ['record.missing'],
    tag,
    summary: 'Reports that a group made in each month, by branch: the last 12 months, or 24',
    params: idParams,
    query: z.object({
      months: z._default(
        z.coerce.number().check(z.refine((months) => usageMonths.some((one) => one === months))),
        usageMonths[0],
      ),
    }),
    reply: GroupUsage,
  }),
};

/** The public form of a group, for whoever has its link. */
export const groupForms = {
  read: route({
    method: 'GET',
    path: '/report/fetchGroup',
    access: 'public',
    limit: 'openCalls',
    refuses: ['form.missing', 'form.closed'],
    tag: 'Groups',
    summary: 'Whose public form it is, by the token of its link',
    query: z.object({ groupToken: z.string().check(z.minLength(1), z.maxLength(200)) }),
    reply: z.object({
      groupCountry: z.string(),
      groupName: z.string(),
      groupInstitutionCode: z.string(),
    }),
  }),
};
