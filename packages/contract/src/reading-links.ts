import * as z from 'zod/mini';
import { recordId } from './fields.ts';
import { ReportDetail } from './reports.ts';
import { route } from './route.ts';

const tag = 'Reports';
const access = ['user'] as const;
const idParams = z.object({ id: recordId });
const path = '/astro-users/birthChart/:id/links';

/** A link by which others read a report. Its address is told once, to whoever makes it. */
export const ReadingLink = z.object({
  id: z.string(),
  createdDate: z.string(),
  /** It works until then. */
  expiresDate: z.string(),
  /** How often it was opened, and when last; null where it never was. */
  opened: z.int(),
  openedDate: z.nullable(z.string()),
});
export type ReadingLink = z.infer<typeof ReadingLink>;

/** The links of a report that work, latest first; `most` of them may work at a time. */
const Links = z.object({ links: z.array(ReadingLink), most: z.int() });

/**
 * What a link shows of a report: the reading as its owner reads it, with when and where somebody was born in `details` and nothing else of
 * what was entered, said, paid or done.
 */
export const SharedReading = z.pick(ReportDetail, {
  name: true,
  lang: true,
  sky: true,
  chart: true,
  details: true,
  opening: true,
  reportJson: true,
  areas: true,
  steadiness: true,
  notes: true,
  minutes: true,
  steadyNote: true,
  closing: true,
  frame: true,
  day: true,
  howMade: true,
  limits: true,
  help: true,
});
export type SharedReading = z.infer<typeof SharedReading>;

/** Links for those who are close to whom a report is about, such as the other parent. */
export const readingLinks = {
  list: route({
    method: 'GET',
    path,
    access,
    refuses: ['record.missing'],
    tag,
    summary: 'The links of an own report that work, and how often each was opened',
    params: idParams,
    reply: Links,
  }),

  create: route({
    method: 'POST',
    path,
    access,
    limit: 'changes',
    refuses: [
      'record.missing',
      'report.unpaid',
      'report.refunded',
      'report.withdrawn',
      'report.not_ready',
      'link.enough',
    ],
    audits: ['report.link_created'],
    tag,
    summary: 'Creates a link by which others read an own report for 30 days; its address is told here alone',
    params: idParams,
    reply: z.extend(Links, { address: z.string() }),
  }),

  withdraw: route({
    method: 'DELETE',
    path: `${path}/:linkId`,
    access,
    limit: 'changes',
    refuses: ['record.missing'],
    audits: ['report.link_withdrawn'],
    tag,
    summary: 'Withdraws a link: from then on it works no more',
    params: z.object({ id: recordId, linkId: recordId }),
    reply: Links,
  }),

  /** In the body, the token stands in no log of addresses, and nothing that follows addresses opens it. */
  read: route({
    method: 'POST',
    path: '/reports/shared',
    access: 'public',
    limit: 'openCalls',
    refuses: ['link.closed'],
    audits: ['report.link_opened'],
    tag,
    summary: 'A reading by its link, which counts as opened; of a link that does not work nobody learns why',
    body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
    reply: SharedReading,
  }),
};
