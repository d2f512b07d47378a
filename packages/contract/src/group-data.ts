import { auditActions } from '@udaya/core/access/audit-actions';
import { dutyRoles, erasureExtents, erasureReasons, retentionChoices } from '@udaya/core/groups/data-duty';
import { groupRoles, roles } from '@udaya/core/identity/roles';
import { openingPurposes } from '@udaya/core/reports/opening-purposes';
import { reportStages } from '@udaya/core/reports/report-types';
import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { email } from './account-fields.ts';
import { dayFilters, noneOr, recordId, text, wholeNumber, wholeNumberText } from './fields.ts';
import { ConsentEntry } from './group-consents.ts';
import { listRoute } from './list-route.ts';
import { route } from './route.ts';

const tag = 'Group data';
const access = dutyRoles;
const idParams = z.object({ id: recordId });

/** Who did something with the data of a group: somebody of it, the product's own admin, the product itself, or the public form. */
export const dataActorKinds = ['member', 'product', 'system', 'form', 'gone'] as const;

/** What somebody did with the data of a group. */
export const AccessEntry = z.object({
  id: z.string(),
  date: z.string(),
  action: z.string(),
  /** The action in words. */
  what: z.string(),
  by: z.object({
    kind: z.enum(dataActorKinds),
    /** Empty but for a member of the group. */
    name: z.string(),
    username: z.string(),
    role: z.nullable(z.enum(roles)),
    /** For what the product's admin opened the report, as it was stated. */
    purpose: z.nullable(z.enum(openingPurposes)),
  }),
  /** The report, `name` null where it was erased; null where it is about none. */
  report: z.nullable(z.object({ id: z.string(), name: z.nullable(z.string()) })),
});
export type AccessEntry = z.infer<typeof AccessEntry>;

/** What stands in `by` for everybody who is not of the group. */
export const otherActors = ['product', 'system'] as const;

const logFilters = {
  /** A part of a name or username, or an email address, of somebody of the group. */
  who: noneOr(text(254)),
  /** The product's admins, or what the product did by itself. */
  by: noneOr(z.enum(otherActors, { error: m.field_invalid })),
  /** A part of the name of a report's person, or a report's id. */
  report: noneOr(text(100)),
  action: noneOr(z.enum(auditActions, { error: m.field_invalid })),
  ...dayFilters,
};

/** What is held of a person under one report, as its erasing counts it. */
export const HeldReport = z.object({
  id: z.string(),
  name: z.string(),
  dateOfBirth: z.string(),
  createdDate: z.string(),
  stage: z.enum(reportStages),
  branchName: z.nullable(z.string()),
  withdrawnDate: z.nullable(z.string()),
  /** When it is erased by itself; null where nothing says so. */
  eraseDate: z.nullable(z.string()),
  /** How many reports the group has of the same name and date of birth, this one among them. */
  ofPerson: z.int(),
  /** What goes with it: how many texts, consents and notifications. */
  holds: z.object({ versions: z.int(), consents: z.int(), notifications: z.int() }),
  consents: z.array(ConsentEntry),
  /** Who did what with it lately, the latest first. */
  accesses: z.array(AccessEntry),
});
export type HeldReport = z.infer<typeof HeldReport>;

const fiduciaryFields = {
  legalName: text(200, m.data_legal_name_required),
  address: text(400, m.data_address_required),
  officerName: text(120, m.data_officer_name_required),
  officerEmail: email(m.account_email_invalid).check(
    z.maxLength(100, { error: () => m.field_too_long({ max: 100 }) }),
  ),
  officerPhone: z._default(text(30), ''),
};

const retention = z.nullable(z.literal([...retentionChoices], { error: m.data_retention_invalid }));

/** Who answers for the data of a group, and how long its reports are kept. */
export const GroupDuty = z.object({
  groupName: z.string(),
  /** What the group says of itself; null until it was entered. */
  fiduciary: z.nullable(
    z.object({
      legalName: z.string(),
      address: z.string(),
      officerName: z.string(),
      officerEmail: z.string(),
      officerPhone: z.string(),
    }),
  ),
  /** Who works on the data for the group. */
  processor: z.object({ company: z.string(), product: z.string(), email: z.string() }),
  retentionMonths: z.nullable(z.int()),
  /** Counts the changes; 0 where nothing was entered yet. */
  version: z.int(),
  termsVersion: z.string(),
  /** Whether the terms as they are now were accepted. */
  accepted: z.boolean(),
  /** Every time they were accepted, the latest first. */
  acceptances: z.array(
    z.object({
      termsVersion: z.string(),
      legalName: z.string(),
      acceptedBy: z.string(),
      acceptedDate: z.string(),
    }),
  ),
});
export type GroupDuty = z.infer<typeof GroupDuty>;

/** What a retention would come to. */
export const RetentionPreview = z.object({
  /** How many reports are older already, and would be the first to be erased. */
  due: z.int(),
  /** How many reports the group has in all. */
  reports: z.int(),
  /** The day from which on they would be erased; null where nothing would be. */
  firstDate: z.nullable(z.string()),
  /** How many more would become due in each of the twelve months after that, by its first day. */
  months: z.array(z.object({ month: z.string(), reports: z.int() })),
});
export type RetentionPreview = z.infer<typeof RetentionPreview>;

const versionField = wholeNumber.check(z.minimum(0));

/** What a group's admin answers for: who reads what, how long it is kept, and that it can be taken along and erased. */
export const groupData = {
  listAccesses: listRoute({
    path: '/group/data/accesses',
    access,
    tag,
    summary: 'Who did what with the reports of the group, latest first',
    filters: logFilters,
    row: AccessEntry,
  }),

  exportAccesses: route({
    method: 'GET',
    path: '/group/data/accesses/export',
    access,
    limit: 'documents',
    audits: ['access_log.exported'],
    tag,
    summary: 'The same as a CSV file, 100,000 entries at most',
    query: z.object(logFilters),
    replyFile: 'text/csv',
  }),

  readReport: route({
    method: 'GET',
    path: '/group/data/reports/:id',
    access,
    refuses: ['record.missing'],
    tag,
    summary: 'What the group holds under one report, and who opened it',
    params: idParams,
    reply: HeldReport,
  }),

  /** Cannot be undone. `expected` says how many reports were shown; where they are others by now it is refused. */
  erase: route({
    method: 'POST',
    path: '/group/data/reports/:id/erasure',
    access,
    limit: 'changes',
    refuses: ['record.missing', 'erasure.changed'],
    audits: ['report.erased'],
    tag,
    summary: 'Erases a report, or all that the group has of its person, with everything that belongs to it',
    params: idParams,
    body: z.object({
      extent: z.enum(erasureExtents),
      reason: z.enum(erasureReasons, { error: m.data_erasure_reason_required }),
      note: z._default(text(200), ''),
      expected: wholeNumber.check(z.minimum(1)),
    }),
    reply: z.object({ erased: z.int() }),
  }),

  /** A wrong password is 400 on `password`. */
  exportAll: route({
    method: 'POST',
    path: '/group/data/export',
    access,
    limit: 'documents',
    audits: ['group.data_exported'],
    tag,
    summary:
      'All data of the group as a ZIP: people, reports with their texts, consents, accesses; the sensitive answers of forms with answers=true alone',
    body: z.object({
      /** Caste, religion, family, education and IQ level, and the income as its range. */
      answers: z._default(z.boolean(), false),
      password: z
        .string({ error: m.privacy_password_required })
        .check(
          z.minLength(1, { error: m.privacy_password_required }),
          z.maxLength(400, { error: m.privacy_password_required }),
        ),
    }),
    replyFile: 'application/zip',
  }),

  readContact: route({
    method: 'GET',
    path: '/group/contact',
    access: groupRoles,
    tag,
    summary:
      'The address at which the group is reached about data: what its forms may take where a family has no email of its own',
    reply: z.object({ email: z.nullable(z.string()) }),
  }),

  readDuty: route({
    method: 'GET',
    path: '/group/data/duty',
    access,
    tag,
    summary: 'Who answers for the data of the group, and how long it is kept',
    reply: GroupDuty,
  }),

  changeDuty: route({
    method: 'PUT',
    path: '/group/data/duty',
    access,
    limit: 'changes',
    refuses: ['duty.conflict'],
    audits: ['group.duty_changed'],
    tag,
    summary: 'Changes who answers for the data, as it was read',
    body: z.object({ ...fiduciaryFields, version: versionField }),
    reply: GroupDuty,
  }),

  acceptTerms: route({
    method: 'POST',
    path: '/group/data/terms',
    access,
    limit: 'changes',
    refuses: ['duty.conflict'],
    audits: ['group.terms_accepted'],
    tag,
    summary: 'Accepts the terms as they were shown, in the name of the group',
    body: z.object({
      termsVersion: z.string().check(z.maxLength(20)),
      version: versionField,
      accept: z.literal(true, { error: m.data_accept_required }),
    }),
    reply: GroupDuty,
  }),

  previewRetention: route({
    method: 'GET',
    path: '/group/data/retention',
    access,
    tag,
    summary: 'What a retention of so many months would come to',
    query: z.object({
      months: z.pipe(wholeNumberText, z.literal([...retentionChoices], { error: m.data_retention_invalid })),
    }),
    reply: RetentionPreview,
  }),

  /** Nothing is erased by it before thirty days have gone by. */
  changeRetention: route({
    method: 'PUT',
    path: '/group/data/retention',
    access,
    limit: 'changes',
    refuses: ['duty.conflict'],
    audits: ['group.retention_changed'],
    tag,
    summary: 'Changes after how many months reports are erased; null means never by itself',
    body: z.object({ months: retention, version: versionField }),
    reply: GroupDuty,
  }),
};
