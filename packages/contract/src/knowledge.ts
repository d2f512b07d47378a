import { fileKinds } from '@udaya/core/knowledge/upload-file';
import { versionSources } from '@udaya/core/knowledge/version-words';
import { locales } from '@udaya/core/locale';
import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { noneOr, text, wholeNumber, wholeNumberText } from './fields.ts';
import {
  Comparison,
  Coverage,
  Entry,
  EntryInput,
  KnowledgeVersion,
  lang,
  OfferedChange,
  Pieces,
  Place,
  planet,
  position,
  reportType,
  Saved,
  TemplateText,
  TemplateTextInput,
  templateKey,
  VersionDetail,
  versionId,
} from './knowledge-schemas.ts';
import { listRoute } from './list-route.ts';
import { route } from './route.ts';

const tag = 'Knowledge base';
const access = ['productAdmin'] as const;
const idParams = z.object({ id: versionId });

/** The texts that reports are written from, one knowledge base for each report type. Reports that exist keep their texts. */
export const knowledge = {
  listVersions: listRoute({
    path: '/product/knowledge/versions',
    access,
    tag,
    summary: 'The versions of all knowledge bases, latest first',
    sorts: ['created'],
    filters: {
      reportType: noneOr(reportType),
      lang: noneOr(z.enum(locales)),
      source: noneOr(z.enum(versionSources)),
    },
    row: KnowledgeVersion,
  }),

  readVersion: route({
    method: 'GET',
    path: '/product/knowledge/versions/:id',
    access,
    refuses: ['record.missing'],
    tag,
    summary: 'One version, and what going back to it would do',
    params: idParams,
    reply: VersionDetail,
  }),

  compareVersions: route({
    method: 'GET',
    path: '/product/knowledge/versions/:id/changes',
    access,
    refuses: ['record.missing'],
    tag,
    summary:
      'What a version changed against the one before it, or against another one of the same report type',
    params: idParams,
    query: z.object({ with: z.optional(versionId) }),
    reply: Comparison,
  }),

  /** `seen` is the active version as the caller knows it: a change meanwhile is refused. */
  rollBack: route({
    method: 'POST',
    path: '/product/knowledge/versions/:id/rollback',
    access,
    limit: 'changes',
    refuses: [
      'record.missing',
      'knowledge.changed_meanwhile',
      'knowledge.nothing_to_change',
      'knowledge.only_offered',
    ],
    audits: ['knowledge.rolled_back'],
    tag,
    summary: 'Activates all that a version holds again, as a new version',
    params: idParams,
    body: z.object({ seen: wholeNumber }),
    reply: KnowledgeVersion,
  }),

  exportFile: route({
    method: 'GET',
    path: '/product/knowledge/versions/:id/file',
    access,
    refuses: ['record.missing'],
    tag,
    summary: 'The passages of a version as a CSV file, or its other texts, which uploads again unchanged',
    params: idParams,
    query: z.object({ part: z.optional(z.enum(fileKinds)) }),
    replyFile: 'text/csv',
  }),

  readCoverage: route({
    method: 'GET',
    path: '/product/knowledge/coverage',
    access,
    tag,
    summary: 'Which planets and positions have an active text, and since when',
    query: z.object({ reportType, lang }),
    reply: Coverage,
  }),

  search: route({
    method: 'GET',
    path: '/product/knowledge/search',
    access,
    tag,
    summary: 'The active entries whose title and text hold all words, in any script',
    query: z.object({ reportType, lang, words: text(100, m.knowledge_words_required) }),
    reply: z.object({
      results: z.array(z.extend(Place, { descriptionTitle: Pieces, excerpt: Pieces })),
    }),
  }),

  /** `entry` is the text for any age, null where the pair has none; `bands` are those for single ages. */
  readEntry: route({
    method: 'GET',
    path: '/product/planetPositionReport',
    access,
    tag,
    summary: 'The entry of a planet in a position',
    query: z.object({
      reportType,
      lang,
      planet,
      position: z.pipe(wholeNumberText, position),
    }),
    /** `heldBy`: the review that holds it, so that no report uses it; null where it is not held. */
    reply: z.object({ entry: z.nullable(Entry), bands: z.array(Entry), heldBy: z.nullable(z.string()) }),
  }),

  createEntry: route({
    method: 'POST',
    path: '/product/planetPositionReport',
    access,
    limit: 'changes',
    refuses: ['knowledge.entry_exists'],
    audits: ['knowledge.edited'],
    tag,
    summary: 'Adds the entry of a planet in a position that has none yet',
    body: EntryInput,
    reply: Saved,
  }),

  /** With `seen`, the version that brought the text that was edited, a change meanwhile is refused. */
  changeEntry: route({
    method: 'PUT',
    path: '/product/planetPositionReport',
    access,
    limit: 'changes',
    refuses: ['knowledge.entry_missing', 'knowledge.changed_meanwhile'],
    audits: ['knowledge.edited'],
    tag,
    summary: 'Changes the entry of a planet in a position; reports that exist keep their texts',
    body: z.extend(EntryInput, { seen: z.optional(wholeNumber) }),
    reply: Saved,
  }),

  readTemplateTexts: route({
    method: 'GET',
    path: '/product/knowledge/frame',
    access,
    tag,
    summary: 'The active texts under a key of the template, for any age first',
    query: z.object({ reportType, lang, key: templateKey }),
    reply: z.object({ texts: z.array(TemplateText), heldBy: z.nullable(z.string()) }),
  }),

  /** With `seen`, the version that brought the text that was edited, a change meanwhile is refused. */
  changeTemplateText: route({
    method: 'PUT',
    path: '/product/knowledge/frame',
    access,
    limit: 'changes',
    refuses: ['knowledge.changed_meanwhile'],
    audits: ['knowledge.edited'],
    tag,
    summary: 'Changes a text of the template, or adds it; reports that exist keep their texts',
    body: z.extend(TemplateTextInput, { seen: z.optional(wholeNumber) }),
    reply: Saved,
  }),

  readOffers: route({
    method: 'GET',
    path: '/product/knowledge/offers',
    access,
    tag,
    summary: 'What the product ships beside texts of one’s own, and where it differs from them',
    reply: z.object({
      offers: z.array(
        z.object({ version: KnowledgeVersion, current: KnowledgeVersion, changes: z.array(OfferedChange) }),
      ),
    }),
  }),

  /** `seen` is the active version as the caller knows it: a change meanwhile is refused. */
  answerOffer: route({
    method: 'POST',
    path: '/product/knowledge/offers/:id',
    access,
    limit: 'changes',
    refuses: ['record.missing', 'knowledge.changed_meanwhile', 'knowledge.answered'],
    audits: ['knowledge.offer_answered'],
    tag,
    summary: 'Takes all, some or none of the texts that the product offers',
    params: idParams,
    body: z.object({
      seen: wholeNumber,
      take: z.enum(['all', 'some', 'none']),
      /** With `some`: which keys; all that is offered under one is taken. */
      entries: z.optional(
        z.array(z.object({ key: z.string().check(z.maxLength(60)) })).check(z.maxLength(2_000)),
      ),
    }),
    reply: z.object({ message: z.string(), version: z.nullable(KnowledgeVersion) }),
  }),
};
