import { studentClasses, studentSections } from '@udaya/core/groups/person-words';
import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { dateText, noneOr, pageQuery, recordId, text, timeZoneText } from './fields.ts';
import { listRoute } from './list-route.ts';
import { leaveOutQuery, ReportDetail, ReportListItem, ReportPage, Whose } from './reports.ts';
import { route } from './route.ts';

const tag = 'Reports of groups';
const idParams = z.object({ id: recordId });

/** What a list of a group's reports is narrowed by; what is empty does not count. */
const filters = {
  /** From this day on, and up to the other one. */
  reportCreatedDate: noneOr(dateText),
  reportCreatedEndDate: noneOr(dateText),
  /** Where the reader's days begin; India's without it. */
  timeZone: noneOr(timeZoneText),
  name: noneOr(text(100)),
  refferedBy: noneOr(text(100)),
  /** Of the person where the report says it, else of the account that it was made by. */
  city: noneOr(text(150)),
  mobile: noneOr(z.string().check(z.regex(/^\d{8,10}$/, { error: m.account_mobile_invalid }))),
  /** Of students, who came by the public form. */
  studentClass: noneOr(z.enum(studentClasses)),
  section: noneOr(z.enum(studentSections)),
};
/** Who made it: within the actor's own reach, or nobody. */
const maker = { groupUserId: noneOr(recordId) };
/** `branchId` is 'no-branch' for reports that belong to no branch. */
const makerInBranch = { ...maker, branchId: noneOr(recordId) };
/** What else a group admin's list takes: `search` is another part of the name, and the order is by day whatever `sortField` says. */
const further = { search: noneOr(text(100)), sortField: noneOr(text(60)) };

/** What any list of a group's reports can be narrowed by; a filter that is not for a role finds nothing beyond its own reach. */
export const groupReportFilters = { ...filters, ...makerInBranch };

/** A report as the lists of a group show it: with its branch, who made it, and of a student class and section; '' of anybody else. */
export const GroupReportListItem = z.extend(ReportListItem, {
  whose: Whose,
  studentClass: z.enum(['', ...studentClasses]),
  section: z.enum(['', ...studentSections]),
});
export type GroupReportListItem = z.infer<typeof GroupReportListItem>;

export const GroupReportPage = z.extend(ReportPage, { userBirthChartList: z.array(GroupReportListItem) });
export type GroupReportPage = z.infer<typeof GroupReportPage>;

const list = { tag, refuses: ['record.missing'], sorts: ['created'], reply: GroupReportPage } as const;
const read = {
  method: 'GET',
  refuses: ['record.missing', 'report.version_closed', 'report.withdrawn'],
  audits: ['report.viewed'],
  tag,
  params: idParams,
  reply: ReportDetail,
} as const;
const readPdf = {
  method: 'GET',
  limit: 'documents',
  refuses: [
    'record.missing',
    'report.unpaid',
    'report.refunded',
    'report.withdrawn',
    'report.not_ready',
    'pdf.failed',
  ],
  audits: ['report.downloaded'],
  tag,
  query: z.extend(idParams, leaveOutQuery),
  replyFile: 'application/pdf',
} as const;

const exportList = {
  method: 'GET',
  limit: 'documents',
  audits: ['reports.exported'],
  tag,
  summary: 'The whole of a filtered list as a CSV file, up to 100,000 reports',
  replyFile: 'text/csv',
} as const;
const order = { sortOrder: pageQuery.sortOrder };

/** The reports that a group user made. */
export const groupUserReports = {
  list: listRoute({
    ...list,
    path: '/group/report',
    access: ['groupUser'],
    summary: 'The reports that the group user made, latest first; filters that are empty do not count',
    filters,
  }),
  export: route({
    ...exportList,
    path: '/group/report/CSV',
    access: ['groupUser'],
    query: z.object({ ...order, ...filters }),
  }),
  read: route({
    ...read,
    path: '/group/report/:id',
    access: ['groupUser'],
    summary: 'One of the reports that the group user made',
  }),
  readPdf: route({
    ...readPdf,
    path: '/group/report/PDF',
    access: ['groupUser'],
    summary: 'One of the reports that the group user made, as a PDF',
  }),
};

/** The reports of a group, for its admins. */
export const groupAdminReports = {
  list: listRoute({
    ...list,
    path: '/group/group-admin/report',
    access: ['groupAdmin'],
    summary:
      'The reports of the own group, latest first; branchId and groupUserId of elsewhere find nothing, and sortField changes nothing',
    filters: { ...filters, ...makerInBranch, ...further },
  }),
  export: route({
    ...exportList,
    path: '/group/group-admin/report/CSV',
    access: ['groupAdmin'],
    query: z.object({ ...order, ...filters, ...makerInBranch, ...further }),
  }),
  read: route({
    ...read,
    path: '/group/group-admin/report/:id',
    access: ['groupAdmin'],
    summary: 'One report of the own group',
  }),
  readPdf: route({
    ...readPdf,
    path: '/group/group-admin/report/PDF',
    access: ['groupAdmin'],
    summary: 'One report of the own group as a PDF',
  }),
};

/** The reports of a branch, for its admins. */
export const branchAdminReports = {
  list: listRoute({
    ...list,
    path: '/group/branch-admin/report',
    access: ['branchAdmin'],
    summary: 'The reports of the own branch, latest first; a groupUserId of elsewhere finds nothing',
    filters: { ...filters, ...maker },
  }),
  export: route({
    ...exportList,
    path: '/group/branch-admin/report/CSV',
    access: ['branchAdmin'],
    query: z.object({ ...order, ...filters, ...maker }),
  }),
  read: route({
    ...read,
    path: '/group/branch-admin/report/:id',
    access: ['branchAdmin'],
    summary: 'One report of the own branch',
  }),
  readPdf: route({
    ...readPdf,
    path: '/group/branch-admin/report/PDF',
    access: ['branchAdmin'],
    summary: 'One report of the own branch as a PDF',
  }),
};
