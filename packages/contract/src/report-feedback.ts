import { areas } from '@udaya/core/knowledge/areas';
import { planets } from '@udaya/core/knowledge/passage';
import { reportTypes } from '@udaya/core/reports/report-types';
import { verdicts } from '@udaya/core/reports/verdicts';
import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { recordId } from './fields.ts';
import { route } from './route.ts';

/** What was said of the parts of a report. */
export const Feedback = z.object({
  feedback: z.array(z.object({ area: z.enum(areas), verdict: z.enum(verdicts) })),
});
export type Feedback = z.infer<typeof Feedback>;

/** What readers said of one passage in one version of its text: never of fewer than `fewestVoices` reports. */
export const PassageFeedback = z.object({
  planet: z.enum(planets),
  position: z.int(),
  knowledgeVersion: z.int(),
  fits: z.int(),
  notQuite: z.int(),
});
export type PassageFeedback = z.infer<typeof PassageFeedback>;

/** Whether parts of reports fit: said by those who read them whole, and told of passages to the product admin. */
export const feedback = {
  say: route({
    method: 'PUT',
    path: '/astro-users/birthChart/:id/feedback',
    access: ['user', 'groupUser', 'groupAdmin', 'branchAdmin'],
    limit: 'changes',
    refuses: ['record.missing', 'report.unpaid', 'report.refunded', 'report.withdrawn', 'report.not_ready'],
    audits: ['report.judged'],
    tag: 'Reports',
    summary: 'Says whether a part of a report fits, or takes that back with null; it is kept with the report',
    params: z.object({ id: recordId }),
    body: z.object({
      area: z.enum(areas, { error: m.feedback_area_unknown }),
      verdict: z.nullable(z.enum(verdicts, { error: m.feedback_verdict_unknown })),
    }),
    reply: Feedback,
  }),

  readRates: route({
    method: 'GET',
    path: '/product/passages/feedback',
    access: ['productAdmin'],
    tag: 'Knowledge base',
    summary:
      'What readers say of the passages of a type, those that fit least first; of fewer than ten reports nothing is told',
    query: z.object({ reportType: z.enum(reportTypes) }),
    /** `few`: how many passages have answers, but too few to be told. */
    reply: z.object({ passages: z.array(PassageFeedback), few: z.int() }),
  }),
};
