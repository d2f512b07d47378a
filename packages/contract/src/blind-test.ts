import { blindChoices, blindSides } from '@udaya/core/blind-test/blind-words';
import { areas } from '@udaya/core/knowledge/areas';
import { locales } from '@udaya/core/locale';
import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { recordId } from './fields.ts';
import { route } from './route.ts';

const params = z.object({ id: recordId });
const area = z.enum(areas, { error: m.feedback_area_unknown });
const refuses = [
  'record.missing',
  'report.unpaid',
  'report.refunded',
  'report.withdrawn',
  'report.not_ready',
] as const;

/** Two parts of the same area and age, of which one is the child's own: which one, nobody is told before something is chosen. */
export const BlindPair = z.object({
  lang: z.enum(locales),
  heading: z.string(),
  /** The paragraphs of each. */
  a: z.array(z.string()),
  b: z.array(z.string()),
});
export type BlindPair = z.infer<typeof BlindPair>;

/** Whose part it was, and where the answer stands among those that are published. */
export const BlindOutcome = z.object({
  own: z.enum(blindSides),
  round: z.int(),
  number: z.int(),
  /** Whether it is one of those that the test is about. */
  counted: z.boolean(),
});
export type BlindOutcome = z.infer<typeof BlindOutcome>;

/** The blind test: whether parents tell their child's reading from that of another birth. */
export const blindTest = {
  begin: route({
    method: 'POST',
    path: '/astro-users/birthChart/:id/blind-test/draws',
    access: ['user'],
    limit: 'changes',
    refuses: [...refuses, 'blind_test.closed'],
    audits: ['report.blind_test'],
    tag: 'Reports',
    summary:
      'Draws another birth for a report, once until it is answered, and names the areas in which both can be compared',
    params,
    body: z.object({
      /** Whether the report was not read yet: what somebody knows already is counted apart. */
      unread: z.boolean(),
    }),
    reply: z.object({
      areas: z.array(z.object({ area: z.enum(areas), heading: z.string() })),
      lang: z.enum(locales),
    }),
  }),

  open: route({
    method: 'POST',
    path: '/astro-users/birthChart/:id/blind-test/pairs',
    access: ['user'],
    limit: 'changes',
    refuses: [...refuses, 'blind_test.closed'],
    audits: ['report.blind_test'],
    tag: 'Reports',
    summary:
      'Opens both parts of an area without saying which is which; the draw is of this area from then on',
    params,
    body: z.object({ area }),
    reply: BlindPair,
  }),

  choose: route({
    method: 'POST',
    path: '/astro-users/birthChart/:id/blind-test/choices',
    access: ['user'],
    limit: 'changes',
    refuses: [...refuses, 'blind_test.closed'],
    audits: ['report.blind_test'],
    tag: 'Reports',
    summary:
      'Says which part fits better, for good; it is kept without the report, and answered by which one was its own',
    params,
    body: z.object({ area, choice: z.enum(blindChoices, { error: m.blind_choice_unknown }) }),
    reply: BlindOutcome,
  }),
};
