import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { dateText, recordId } from './fields.ts';
import { anyRole, route } from './route.ts';

/** The plan of a report as something to keep. */
export const reportPlan = {
  readCalendar: route({
    method: 'GET',
    path: '/astro-users/birthChart/:id/plan/calendar',
    access: ['user', 'groupUser', 'groupAdmin', 'branchAdmin'],
    limit: 'changes',
    refuses: ['record.missing', 'report.unpaid', 'report.refunded', 'report.withdrawn', 'report.not_ready'],
    audits: ['report.downloaded'],
    tag: 'Reports',
    summary:
      'The plan of a report as a calendar (RFC 5545) that begins on a day, next Monday without one; the name is in it only where named=true',
    params: z.object({ id: recordId }),
    query: z.object({
      start: z.optional(
        dateText.check(
          z.refine((day) => day >= '2000-01-01' && day <= '2100-12-31', {
            error: m.report_calendar_bad_start,
          }),
        ),
      ),
      named: z.optional(z.enum(['true', 'false'])),
    }),
    replyFile: 'text/calendar',
  }),

  readSheet: route({
    method: 'GET',
    path: '/astro-users/birthChart/:id/plan/sheet',
    access: anyRole,
    limit: 'documents',
    refuses: [
      'record.missing',
      'report.unpaid',
      'report.refunded',
      'report.withdrawn',
      'report.not_ready',
      'pdf.failed',
      'server.busy',
    ],
    audits: ['report.downloaded'],
    tag: 'Reports',
    summary:
      'The plan of a report as one page of A4 to be hung up, with boxes to tick; the name is on it only where named=true',
    params: z.object({ id: recordId }),
    query: z.object({ named: z.optional(z.enum(['true', 'false'])) }),
    replyFile: 'application/pdf',
  }),
};
