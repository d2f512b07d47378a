import * as z from 'zod/mini';
import { BirthInput } from './births.ts';
import { recordId } from './fields.ts';
import { ReportListItem } from './reports.ts';
import { route } from './route.ts';

/** What may still be changed of a report: freely while it is unpaid, once afterwards. */
export const ChangesLeft = z.object({
  name: z.string(),
  dateOfBirth: z.string(),
  /** It is still to be paid. */
  unpaid: z.boolean(),
  /** Its details may be edited now. */
  editable: z.boolean(),
  /** Until when its one correction may be made; null where it may not be. */
  correctableUntil: z.nullable(z.string()),
});
export type ChangesLeft = z.infer<typeof ChangesLeft>;

/** What its owner changes of a report that is not paid yet. */
export const reportEdits = {
  /** All details are sent, as for a new report. An order that nobody has approved is taken back; the next payment opens another one. */
  edit: route({
    method: 'PUT',
    path: '/astro-users/birthChart/:id',
    access: ['user'],
    limit: 'reports',
    refuses: [
      'record.missing',
      'payment.in_progress',
      'payment.unavailable',
      'report.not_ready',
      'report.uneditable',
    ],
    audits: ['report.edited', 'payment.captured', 'payment.refunded'],
    tag: 'Reports',
    summary:
      'Changes the birth details of an own report that is not paid, as often as wished; it is written again',
    params: z.object({ id: recordId }),
    body: BirthInput,
    reply: ReportListItem,
  }),

  readLeft: route({
    method: 'GET',
    path: '/astro-users/birthChart/:id/changes',
    access: ['user'],
    refuses: ['record.missing'],
    tag: 'Reports',
    summary: 'What may still be changed of the birth details of an own report',
    params: z.object({ id: recordId }),
    reply: ChangesLeft,
  }),
};
