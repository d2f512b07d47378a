import {
  draftFailures,
  draftGroups,
  draftKinds,
  draftLanguages,
  draftRules,
  draftStates,
  draftsAtOnce,
  turnedLanguages,
} from '@udaya/core/drafts/draft-words';
import { planets, positions } from '@udaya/core/knowledge/passage';
import { reportTypes } from '@udaya/core/reports/report-types';
import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { recordId, wholeNumber } from './fields.ts';
import { ageBand, EntryInput, reportType } from './knowledge-schemas.ts';
import { route } from './route.ts';

const tag = 'Knowledge base';
const access = ['productAdmin'] as const;

const key = z.string().check(z.minLength(1), z.maxLength(60));
const lang = z.enum(draftLanguages, { error: m.draft_language_invalid });
const group = z.enum(draftGroups);
const idParams = z.object({ id: recordId });
/** The try that the caller saw: another one meanwhile is refused. */
const round = wholeNumber.check(z.minimum(1));

const Text = z.object({ title: z.string(), text: z.string(), tags: z.array(z.string()) });

/** What is found in a draft; what is refused has to be mended before it is approved. */
const Finding = z.object({
  rule: z.enum(draftRules),
  field: z.enum(['descriptionTitle', 'description']),
  refused: z.boolean(),
  subject: z.string(),
  words: z.string(),
  range: z.object({ min: z.int(), max: z.int() }),
});

/** A text that a model drafted, or is drafting. */
export const Draft = z.object({
  id: z.string(),
  reportType: z.enum(reportTypes),
  key: z.string(),
  ageBand,
  planet: z.nullable(z.enum(planets)),
  position: z.nullable(z.literal(positions)),
  lang: z.enum(draftLanguages),
  kind: z.enum(draftKinds),
  state: z.enum(draftStates),
  round: z.int(),
  title: z.string(),
  text: z.string(),
  findings: z.array(Finding),
  failure: z.nullable(z.enum(draftFailures)),
  /** What it is made from, as that was then; null where it is made from no text. */
  source: z.nullable(Text),
  /** What stands there now, where that is another one: the source, or under its own place. */
  now: z.nullable(z.extend(Text, { what: z.enum(['source', 'place']) })),
  /** It was approved before, and no model was asked. */
  fromBank: z.boolean(),
  model: z.string(),
  promptVersion: z.string(),
  tokens: z.int(),
  /** In US dollars; null where no prices are set. */
  cost: z.nullable(z.number()),
  askedBy: z.string(),
  askedDate: z.string(),
});
export type Draft = z.infer<typeof Draft>;

/** What asking for drafts costs, about; cost in US dollars, null where no prices are set. */
const Estimate = { tokens: z.int(), cost: z.nullable(z.number()) };

const MissingGroup = z.object({
  group,
  /** How many places have no text and no draft yet, and how many of them are asked for at once. */
  count: z.int(),
  next: z.int(),
  /** How many of those were approved before, and cost nothing. */
  known: z.int(),
  ...Estimate,
  places: z.array(z.object({ key: z.string(), ageBand, lang: z.enum(draftLanguages) })),
});
export type MissingGroup = z.infer<typeof MissingGroup>;

export const MissingTexts = z.object({
  /** The model that is asked; null without one. */
  model: z.nullable(z.object({ provider: z.string(), name: z.string() })),
  groups: z.array(MissingGroup),
  /** Approved texts in other languages, and of how many the English text has changed since. */
  languages: z.array(z.object({ lang: z.enum(turnedLanguages), approved: z.int(), outdated: z.int() })),
});
export type MissingTexts = z.infer<typeof MissingTexts>;

/** Drafts of what is missing in a knowledge base, which a model writes and a person approves. */
export const drafts = {
  readMissing: route({
    method: 'GET',
    path: '/product/knowledge/drafts/missing',
    access,
    tag,
    summary:
      'What is missing in a knowledge base or under one of its keys, and about what drafts of it would cost',
    query: z.object({ reportType, key: z.optional(key) }),
    reply: MissingTexts,
  }),

  list: route({
    method: 'GET',
    path: '/product/knowledge/drafts',
    access,
    tag,
    summary: 'The drafts that nobody has decided on, oldest first, at most 200',
    query: z.object({ reportType, key: z.optional(key) }),
    reply: z.object({ drafts: z.array(Draft), total: z.int() }),
  }),

  /** Either groups, of each the first that are missing, or places by name. */
  request: route({
    method: 'POST',
    path: '/product/knowledge/drafts',
    access,
    limit: 'changes',
    refuses: ['draft.no_model'],
    audits: ['drafts.requested'],
    tag,
    summary: 'Asks for drafts of what is missing; what was approved before comes at once and costs nothing',
    body: z.object({
      reportType,
      groups: z.optional(z.array(group).check(z.maxLength(draftGroups.length))),
      places: z.optional(
        z
          .array(z.object({ key, ageBand: z._default(ageBand, ''), lang }))
          .check(z.maxLength(draftsAtOnce, { error: () => m.draft_too_many({ max: draftsAtOnce }) })),
      ),
    }),
    reply: z.object({
      message: z.string(),
      /** How many are drafted, how many came from the wording bank, and how many there were already. */
      asked: z.int(),
      known: z.int(),
      there: z.int(),
    }),
  }),

  /** `read`: whoever approves has read each of them against the checklist. */
  approve: route({
    method: 'POST',
    path: '/product/knowledge/drafts/approve',
    access,
    limit: 'changes',
    refuses: ['record.missing', 'draft.changed', 'draft.outdated'],
    audits: ['drafts.approved'],
    tag,
    summary:
      'Brings drafts, as they were edited, into one new version; those in other languages are kept until reports are written in them',
    body: z.object({
      reportType,
      read: z.literal(true, { error: m.draft_read_first }),
      drafts: z
        .array(
          z.object({
            id: recordId,
            round,
            title: z.union([z.literal(''), EntryInput.shape.descriptionTitle]),
            text: EntryInput.shape.description,
          }),
        )
        .check(z.minLength(1), z.maxLength(draftsAtOnce)),
    }),
    reply: z.object({
      message: z.string(),
      /** The version that has them; null where all are in other languages. */
      version: z.nullable(z.int()),
    }),
    bodyKilobytes: 4_096,
  }),

  reject: route({
    method: 'POST',
    path: '/product/knowledge/drafts/:id/reject',
    access,
    limit: 'changes',
    refuses: ['record.missing', 'draft.changed'],
    audits: ['draft.rejected'],
    tag,
    summary: 'Puts a draft aside',
    params: idParams,
    body: z.object({ round }),
    reply: z.object({ message: z.string() }),
  }),

  draftAgain: route({
    method: 'POST',
    path: '/product/knowledge/drafts/:id/again',
    access,
    limit: 'changes',
    refuses: ['record.missing', 'draft.changed', 'draft.outdated', 'draft.no_model'],
    audits: ['drafts.requested'],
    tag,
    summary: 'Asks the model again, from the texts as they stand now',
    params: idParams,
    body: z.object({ round }),
    reply: z.object({ message: z.string() }),
  }),

  exportLanguage: route({
    method: 'GET',
    path: '/product/knowledge/drafts/languages/:lang/file',
    access,
    tag,
    summary:
      'The approved texts of a report type in a language that reports are not written in yet, as a CSV file',
    params: z.object({ lang: z.enum(turnedLanguages, { error: m.draft_language_invalid }) }),
    query: z.object({ reportType }),
    replyFile: 'text/csv',
  }),
};
