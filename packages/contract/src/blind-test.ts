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
  read: route({
    method: 'GET',
    path: '/astro-users/birthChart/:id/blind-test',
    access: ['user'],
    refuses,
    tag: 'Reports',
    summary:
      'The areas of a report that can be tested blind: those that nobody answered for, judged or saw in the preview',
    params,
    reply: z.object({
      areas: z.array(z.object({ area: z.enum(areas), heading: z.string() })),
      answered: z.int(),
      lang: z.enum(locales),
    }),
  }),

  draw: route({
    method: 'POST',
    path: '/astro-users/birthChart/:id/blind-test/draws',
    access: ['user'],
    limit: 'changes',
    refuses: [...refuses, 'blind_test.closed'],
    audits: ['report.blind_test'],
    tag: 'Reports',
    summary:
      'Draws another birth and a side for an area, once, and gives both parts without saying which is which',
    params,
    body: z.object({
      area,
      /** Whether the report was not read yet: what somebody knows already is counted apart. */
      unread: z.boolean(),
    }),
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
