import {
  enterpriseCodeLimits,
  enterpriseCodePattern,
  formStates,
  groupLimits,
  memberStates,
  reservedEnterpriseCodes,
} from '@udaya/core/groups/group-rules';
import { groupPlans, groupTypes } from '@udaya/core/groups/group-types';
import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { fewMarks, text, wholeNumber } from './fields.ts';

/** What everybody of a group logs in with, in capitals. */
const enterpriseCode = z.string({ error: m.group_code_required }).check(
  z.trim(),
  z.minLength(1, { error: m.group_code_required, abort: true }),
  z.maxLength(400, { error: m.group_code_length, abort: true }),
  z.regex(enterpriseCodePattern, { error: m.group_code_pattern, abort: true }),
  z.minLength(enterpriseCodeLimits.min, { error: m.group_code_length, abort: true }),
  z.maxLength(enterpriseCodeLimits.max, { error: m.group_code_length, abort: true }),
  z.toUpperCase(),
  z.refine((code) => !reservedEnterpriseCodes.includes(code.toUpperCase()), {
    error: m.group_code_reserved,
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
  name: text(groupLimits.name, m.group_name_required),
  country: text(100, m.account_country_required),
  institutionCode: text(groupLimits.institutionCode, m.group_institution_required),
  enterpriseCode,
  description,
  type: z.enum(groupTypes, { error: m.group_type_required }),
  plan: z.enum(groupPlans, { error: m.group_plan_required }),
};

/** A new group with its first branch. */
export const NewGroup = z.object({
  ...groupFields,
  branchName: text(groupLimits.branch, m.group_first_branch_required),
});

/** A group as it was read, by its `version`, and as it shall be. */
export const GroupChange = z.object({ ...groupFields, version: wholeNumber.check(z.minimum(1)) });

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

export const GroupAdmins = z.object({ admins: z.array(GroupAdmin) });
export const Invited = z.object({ message: z.string(), admins: z.array(GroupAdmin) });

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
