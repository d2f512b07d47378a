import { groupRoles } from '@udaya/core/identity/roles';
import { archiveStates } from '@udaya/core/reports/archive-words';
import * as z from 'zod/mini';
import { pageQuery, recordId } from './fields.ts';
import { groupReportFilters } from './group-reports.ts';
import { route } from './route.ts';

const tag = 'Reports of groups';
const idParams = z.object({ id: recordId });

/** The PDFs of a filtered list as one ZIP with an index, made in the background; only whoever asked for it ever sees it. */
export const ReportArchive = z.object({
  id: z.string(),
  state: z.enum(archiveStates),
  /** How many reports were asked for, and how many of them were seen to. */
  total: z.int(),
  done: z.int(),
  /** Of those that were seen to, how many are not in it; its index says why. */
  leftOut: z.int(),
  /** The list had more reports than an archive holds. */
  more: z.boolean(),
  createdDate: z.string(),
  /** It is erased then. */
  expiresDate: z.string(),
});
export type ReportArchive = z.infer<typeof ReportArchive>;

const LatestArchive = z.object({ archive: z.nullable(ReportArchive) });

/** Many reports of a group in one file. */
export const archives = {
  make: route({
    method: 'POST',
    path: '/group/report-archives',
    access: groupRoles,
    limit: 'changes',
    refuses: ['archive.empty', 'archive.underway'],
    audits: ['archive.requested'],
    tag,
    summary:
      'Begins to put the PDFs of a filtered list into a ZIP, the first 1,000 of it; takes the place of an earlier one',
    body: z.object({ ...groupReportFilters, sortOrder: pageQuery.sortOrder }),
    reply: LatestArchive,
  }),

  read: route({
    method: 'GET',
    path: '/group/report-archives',
    access: groupRoles,
    tag,
    summary: 'The ZIP that was asked for last, and how far it is',
    reply: LatestArchive,
  }),

  resume: route({
    method: 'POST',
    path: '/group/report-archives/:id/making',
    access: groupRoles,
    limit: 'changes',
    refuses: ['record.missing'],
    audits: ['archive.requested'],
    tag,
    summary: 'Goes on with a ZIP that failed; any other is answered as it is',
    params: idParams,
    reply: LatestArchive,
  }),

  cancel: route({
    method: 'DELETE',
    path: '/group/report-archives/:id',
    access: groupRoles,
    limit: 'changes',
    refuses: ['record.missing'],
    audits: ['archive.cancelled'],
    tag,
    summary: 'Stops the making of a ZIP, or erases it',
    params: idParams,
    reply: LatestArchive,
  }),

  download: route({
    method: 'GET',
    path: '/group/report-archives/:id/ZIP',
    access: groupRoles,
    limit: 'documents',
    refuses: ['record.missing', 'archive.not_ready', 'archive.expired'],
    audits: ['archive.downloaded', 'report.downloaded'],
    tag,
    summary:
      'The ZIP with its index; what is no longer open to the caller by now is left out, and each report in it counts as downloaded',
    params: idParams,
    replyFile: 'application/zip',
  }),
};
