import { flagNoteLimit, flagPlaces } from '@udaya/core/reports/flags';
import { reportTypes } from '@udaya/core/reports/report-types';
import {
  reviewDecisions,
  reviewKinds,
  reviewReasonLimit,
  reviewStates,
} from '@udaya/core/reviews/review-words';
import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { noneOr, recordId, text } from './fields.ts';
import { listRoute } from './list-route.ts';
import { OwnFlag } from './report-flags.ts';
import { route } from './route.ts';

const tag = 'Reviews';
const access = ['productAdmin'] as const;
const params = z.object({ id: recordId });

/** An account as logs name it. */
const Account = z.object({ id: z.string(), username: z.string(), erased: z.boolean() });

/** What readers flagged, as it stands in the queue. */
export const Review = z.object({
  id: z.string(),
  kind: z.enum(reviewKinds),
  state: z.enum(reviewStates),
  reportType: z.enum(reportTypes),
  /** Of a passage; empty of a place of one report. */
  key: z.string(),
  place: z.enum(flagPlaces),
  /** A model worded it. */
  worded: z.boolean(),
  /** How many accounts flag it: as far as they and their reports still exist. */
  votes: z.int(),
  openedDate: z.string(),
});
export type Review = z.infer<typeof Review>;

export const ReviewDetail = z.extend(Review, {
  /** The texts as they stood where readers flagged them; `{name}` is open in them. */
  texts: z.array(z.object({ key: z.string(), ageBand: z.string(), version: z.int(), text: z.string() })),
  /** The report that it is of, where it is of one. */
  reportId: z.nullable(z.string()),
  voices: z.array(
    z.object({ account: Account, reportId: z.string(), saidDate: z.string(), note: z.string() }),
  ),
  /** How many reports have this planet in this position, 10,000 at most; null of anything but a passage. */
  reports: z.nullable(z.int()),
  /** What other readers said of the passage; null where they are too few to be told. */
  others: z.nullable(z.object({ fits: z.int(), notQuite: z.int() })),
  /** The active text is no longer the one that the review is of. */
  changed: z.boolean(),
  decisions: z.array(z.enum(reviewDecisions)),
  /** The decision can be taken back. */
  reversible: z.boolean(),
  decided: z.nullable(z.object({ date: z.string(), by: Account, reason: z.string() })),
});
export type ReviewDetail = z.infer<typeof ReviewDetail>;

/** What readers flagged: said by them, and decided by the product admins. */
export const reviews = {
  say: route({
    method: 'PUT',
    path: '/astro-users/birthChart/:id/upsetting',
    access: ['user', 'groupUser', 'groupAdmin', 'branchAdmin'],
    limit: 'changes',
    refuses: ['record.missing', 'report.unpaid', 'report.refunded', 'report.withdrawn', 'report.not_ready'],
    audits: ['report.judged'],
    tag: 'Reports',
    summary: 'Flags a part of a report, or the texts around the parts, as upsetting, or takes that back',
    params,
    body: z.object({
      place: z.enum(flagPlaces, { error: m.feedback_area_unknown }),
      upset: z.boolean({ error: m.field_invalid }),
      /** For the reviewers; without it an earlier one stays. */
      note: z.optional(
        z.string({ error: m.field_not_text }).check(
          z.trim(),
          z.maxLength(flagNoteLimit, { error: () => m.field_too_long({ max: flagNoteLimit }) }),
          z.refine((note) => !/[^\P{Cc}\n\r\t]/u.test(note), { error: m.field_bad_characters }),
        ),
      ),
    }),
    reply: z.object({ upsets: z.array(OwnFlag) }),
  }),

  list: listRoute({
    path: '/product/reviews',
    access,
    tag,
    summary: 'What readers flagged, latest first; filters that are empty do not count',
    sorts: ['since'],
    filters: {
      state: noneOr(z.enum(reviewStates, { error: m.field_invalid })),
      kind: noneOr(z.enum(reviewKinds, { error: m.field_invalid })),
      reportType: noneOr(z.enum(reportTypes, { error: m.field_invalid })),
    },
    row: Review,
  }),

  read: route({
    method: 'GET',
    path: '/product/reviews/:id',
    access,
    refuses: ['record.missing'],
    audits: ['review.viewed'],
    tag,
    summary:
      'One review: the texts as they stood, who flagged it, what other readers say, and how it can be decided',
    params,
    reply: ReviewDetail,
  }),

  /** The second of two who decide at once hears that it was decided. */
  decide: route({
    method: 'POST',
    path: '/product/reviews/:id/decision',
    access,
    limit: 'changes',
    refuses: ['record.missing', 'review.decided', 'review.not_edited', 'review.no_fallback'],
    audits: ['review.approved', 'review.edited', 'review.fell_back'],
    tag,
    summary: 'Decides a review: the text stands, it was edited, or it is not used any more',
    params,
    body: z.object({
      decision: z.enum(reviewDecisions, { error: m.field_invalid }),
      reason: text(reviewReasonLimit, m.review_reason_required),
    }),
    reply: ReviewDetail,
  }),

  reopen: route({
    method: 'POST',
    path: '/product/reviews/:id/reopen',
    access,
    limit: 'changes',
    refuses: ['record.missing', 'review.not_reversible'],
    audits: ['review.reopened'],
    tag,
    summary: 'Takes a decision back: the review is open again, and held as long as two accounts flag it',
    params,
    reply: ReviewDetail,
  }),
};
