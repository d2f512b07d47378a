import type { DraftSource } from '@udaya/core/drafts/draft-slot';
import {
  type DraftFailure,
  type DraftKind,
  type DraftLanguage,
  draftStates,
} from '@udaya/core/drafts/draft-words';
import type { DraftFinding } from '@udaya/core/drafts/lint-draft';
import type { RowAgeBand } from '@udaya/core/knowledge/age-band';
import type { Tag } from '@udaya/core/knowledge/traits';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { reportTypeEnum } from '../knowledge/tables.ts';

export const draftStateEnum = pgEnum('draft_state', draftStates);

/** A text that a model drafted for a place of a knowledge base; nothing but a person brings it into a version. */
export const textDrafts = pgTable(
  'text_drafts',
  {
    id: text('id').primaryKey(),
    reportType: reportTypeEnum('report_type').notNull(),
    key: text('key').notNull(),
    ageBand: text('age_band').$type<RowAgeBand>().notNull().default(''),
    lang: text('lang').$type<DraftLanguage>().notNull(),
    kind: text('kind').$type<DraftKind>().notNull(),
    state: draftStateEnum('state').notNull().default('drafting'),
    /** What it is made from, as that was then, and the SHA-256 of it, hex; without a text, that of the place alone. */
    source: jsonb('source').$type<DraftSource>(),
    sourceHash: text('source_hash').notNull(),
    title: text('title').notNull().default(''),
    text: text('text').notNull().default(''),
    findings: jsonb('findings').$type<DraftFinding[]>().notNull().default([]),
    failure: text('failure').$type<DraftFailure>(),
    /** Which try it is: whoever decides names the one that was seen. */
    round: integer('round').notNull().default(1),
    /** It came from the wording bank, and no model was asked. */
    fromBank: boolean('from_bank').notNull().default(false),
    promptVersion: text('prompt_version').notNull().default(''),
    model: text('model').notNull().default(''),
    /** What all its tries cost; money in millionths of a US dollar, empty where no prices are set. */
    inputTokens: integer('input_tokens').notNull().default(0),
    cachedTokens: integer('cached_tokens').notNull().default(0),
    outputTokens: integer('output_tokens').notNull().default(0),
    cost: bigint('cost', { mode: 'number' }),
    askedBy: text('asked_by').notNull(),
    askedAt: instant('asked_at').notNull().defaultNow(),
    madeAt: instant('made_at'),
    decidedBy: text('decided_by'),
    decidedAt: instant('decided_at'),
    /** The version that it went into. */
    versionId: integer('version_id'),
  },
  (table) => [
    // Asked for twice, a place has one draft.
    uniqueIndex('text_drafts_open_key')
      .on(table.reportType, table.key, table.ageBand, table.lang)
      .where(sql`${table.state} in ('drafting', 'ready', 'failed')`),
    index('text_drafts_asked_at_idx').on(table.reportType, table.askedAt),
  ],
);

/** What was approved once, by all that it hangs on: asked for again, it costs nothing. */
export const wordingBank = pgTable(
  'wording_bank',
  {
    sourceHash: text('source_hash').notNull(),
    promptVersion: text('prompt_version').notNull(),
    model: text('model').notNull(),
    lang: text('lang').$type<DraftLanguage>().notNull(),
    ageBand: text('age_band').$type<RowAgeBand>().notNull(),
    kind: text('kind').$type<DraftKind>().notNull(),
    reportType: reportTypeEnum('report_type').notNull(),
    key: text('key').notNull(),
    title: text('title').notNull().default(''),
    text: text('text').notNull(),
    tags: text('tags').array().$type<Tag[]>().notNull().default([]),
    /** The day and the version of the checklist that it was read against. */
    reviewed: text('reviewed').notNull(),
    approvedBy: text('approved_by').notNull(),
    approvedAt: instant('approved_at').notNull().defaultNow(),
    /** How often it was given since. */
    given: integer('given').notNull().default(0),
  },
  (table) => [
    primaryKey({
      name: 'wording_bank_pk',
      columns: [table.sourceHash, table.promptVersion, table.model, table.lang, table.ageBand, table.kind],
    }),
    index('wording_bank_place_idx').on(table.reportType, table.lang, table.key),
  ],
);
