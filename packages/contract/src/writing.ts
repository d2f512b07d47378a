import { groupRoles } from '@udaya/core/identity/roles';
import { locales } from '@udaya/core/locale';
import { sentenceRules } from '@udaya/core/writing/sentence-rules';
import { writingStates } from '@udaya/core/writing/writing-states';
import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { noneOr, recordId, wholeNumber, wholeNumberText } from './fields.ts';
import { listRoute } from './list-route.ts';
import { route } from './route.ts';

const tag = 'Reports';
const idParams = z.object({ id: recordId });
const versionBody = z.object({ version: wholeNumber.check(z.minimum(1), z.maximum(10_000)) });
const versionText = wholeNumberText.check(z.minimum(1), z.maximum(10_000));

const notWhole = ['record.missing', 'report.unpaid', 'report.refunded', 'report.not_ready'] as const;

/** What differs between two versions: each place in words, with both texts, one of them empty where nothing stands. */
export const VersionComparison = z.object({
  from: z.int(),
  to: z.int(),
  /** The language of the texts. */
  lang: z.string(),
  places: z.array(z.object({ place: z.string(), before: z.string(), after: z.string() })),
});
export type VersionComparison = z.infer<typeof VersionComparison>;

/** The versions of a report: which of them is shown. */
export const reportVersions = {
  choose: route({
    method: 'PUT',
    path: '/astro-users/birthChart/:id/version',
    access: ['user'],
    limit: 'changes',
    refuses: [...notWhole, 'report.version_closed'],
    audits: ['report.version_chosen'],
    tag,
    summary: 'Shows another version of an own report that was written from the same birth details',
    params: idParams,
    body: versionBody,
    reply: versionBody,
  }),

  decline: route({
    method: 'POST',
    path: '/astro-users/birthChart/:id/version/decline',
    access: ['user'],
    limit: 'changes',
    refuses: notWhole,
    audits: ['report.version_declined'],
    tag,
    summary:
      'Keeps the version that is shown: the one that is named is not offered any more, and can still be chosen',
    params: idParams,
    body: versionBody,
    reply: versionBody,
  }),

  compare: route({
    method: 'GET',
    path: '/astro-users/birthChart/:id/comparison',
    access: ['user', 'productAdmin'],
    refuses: [...notWhole, 'report.version_closed'],
    audits: ['report.viewed'],
    tag,
    summary: 'What differs between two versions of a report that were written from the same birth details',
    params: idParams,
    query: z.object({ from: versionText, to: versionText }),
    reply: VersionComparison,
  }),
};

/** Another language of a report: a further version beside what is there, at no cost. */
export const reportLanguages = {
  change: route({
    method: 'PUT',
    path: '/astro-users/birthChart/:id/language',
    access: ['user', ...groupRoles],
    limit: 'changes',
    refuses: [...notWhole, 'report.withdrawn'],
    audits: ['report.language_changed'],
    tag,
    summary:
      'Shows a report in another language from now on, writing it where that was not done yet; the other versions stay',
    params: idParams,
    body: z.object({ reportLanguage: z.enum(locales, { error: m.birth_language_unknown }) }),
    reply: z.object({ reportLanguage: z.enum(locales), version: z.int() }),
  }),
};

/** How the wording of a report by a model stands, for its reader. Without a model nothing is offered and nothing is underway. */
export const Wording = z.object({
  /** A language model is there to be asked. */
  available: z.boolean(),
  underway: z.boolean(),
  /** The last time that the actor asked for it, it came to nothing. */
  failed: z.boolean(),
  /** How often it can be asked for today. */
  left: z.int(),
});
export type Wording = z.infer<typeof Wording>;

/** The wording of reports by a language model. */
export const wordings = {
  read: route({
    method: 'GET',
    path: '/astro-users/birthChart/:id/wording',
    access: ['user', 'productAdmin'],
    refuses: ['record.missing'],
    tag,
    summary: 'How the wording of a report by a language model stands',
    params: idParams,
    reply: Wording,
  }),

  ask: route({
    method: 'POST',
    path: '/astro-users/birthChart/:id/wording',
    access: ['user'],
    limit: 'changes',
    refuses: [...notWhole, 'wording.underway', 'wording.enough', 'wording.language'],
    audits: ['report.wording_asked'],
    tag,
    summary:
      'Has an own report worded again, three times a day at most; what comes of it is offered beside what is shown',
    params: idParams,
    reply: Wording,
  }),
};

/** One attempt to have a report worded by a model. Costs are in millionths of a US dollar, null where prices are not set. */
export const Writing = z.object({
  id: z.string(),
  reportId: z.string(),
  /** The version that it began from, and the one that came of it. */
  baseVersion: z.int(),
  version: z.nullable(z.int()),
  /** Null where it came with the making of the report. */
  askedBy: z.nullable(z.object({ id: z.string(), username: z.string(), erased: z.boolean() })),
  state: z.enum(writingStates),
  /** Why nothing came of it, or only a part: a failure of the model's call, or one of `writingReasons`. */
  reason: z.nullable(z.string()),
  provider: z.string(),
  model: z.string(),
  mode: z.string(),
  promptVersion: z.string(),
  checksVersion: z.string(),
  /** Places that the model worded, and those that stay as the texts of the knowledge base have them. */
  worded: z.int(),
  kept: z.int(),
  /** Sentences that did not pass the checks. */
  rejected: z.int(),
  inputTokens: z.int(),
  cachedTokens: z.int(),
  outputTokens: z.int(),
  cost: z.nullable(z.number()),
  tookMs: z.nullable(z.int()),
  createdDate: z.string(),
  endedDate: z.nullable(z.string()),
});
export type Writing = z.infer<typeof Writing>;

/** The same with what the model answered and which of its sentences did not pass. Answers go after ninety days. */
export const WritingDetail = z.extend(Writing, {
  /** SHA-256 of the canonical requests, hex. */
  requestHash: z.string(),
  answers: z.nullable(z.object({ prose: z.string(), plan: z.string() })),
  rejectedSentences: z.array(
    z.object({
      slot: z.string(),
      text: z.string(),
      errors: z.array(z.object({ rule: z.enum(sentenceRules), words: z.string() })),
    }),
  ),
});
export type WritingDetail = z.infer<typeof WritingDetail>;

/** Wordings as the product admin looks after them. */
export const productWritings = {
  ask: route({
    method: 'POST',
    path: '/product/reports/:id/wording',
    access: ['productAdmin'],
    limit: 'changes',
    refuses: ['record.missing', 'report.not_ready', 'wording.underway', 'wording.no_model'],
    audits: ['report.wording_asked'],
    tag,
    summary: 'Has any report worded again by the language model; what comes of it is offered to its reader',
    params: idParams,
    reply: Wording,
  }),

  compose: route({
    method: 'POST',
    path: '/product/reports/:id/composing',
    access: ['productAdmin'],
    limit: 'changes',
    refuses: ['record.missing', 'report.not_ready'],
    audits: ['report.composed_anew'],
    tag,
    summary:
      'Writes any report again from today’s texts and offers it to its reader; version is null where it would say the same',
    params: idParams,
    reply: z.object({ version: z.nullable(z.int()), message: z.string() }),
  }),

  list: listRoute({
    path: '/product/writings',
    access: ['productAdmin'],
    tag: 'Operations',
    summary: 'Every attempt to have a report worded, latest first; filters that are empty do not count',
    filters: {
      state: noneOr(z.enum(writingStates, { error: m.field_invalid })),
      report: noneOr(recordId),
    },
    row: Writing,
  }),

  read: route({
    method: 'GET',
    path: '/product/writings/:id',
    access: ['productAdmin'],
    refuses: ['record.missing'],
    tag: 'Operations',
    summary: 'One attempt with what the model answered and what of it did not pass the checks',
    params: idParams,
    reply: WritingDetail,
  }),
};
