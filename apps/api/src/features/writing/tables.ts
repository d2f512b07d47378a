import type { RejectedSentence } from '@udaya/core/writing/sentence-rules';
import { writingStates } from '@udaya/core/writing/writing-states';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgEnum, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { reports } from '../reports/tables.ts';

export const writingStateEnum = pgEnum('writing_state', writingStates);

/** Every attempt to have a report worded by a model: at most one question of each kind, and at most one version, comes of it. */
export const reportWritings = pgTable(
  'report_writings',
  {
    id: text('id').primaryKey(),
    reportId: text('report_id')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    /** The version that it began from, and the one that came of it. */
    baseVersion: integer('base_version').notNull(),
    version: integer('version'),
    /** The account that asked for it; null where it came with the making of the report. */
    askedBy: text('asked_by'),
    state: writingStateEnum('state').notNull().default('waiting'),
    reason: text('reason'),
    provider: text('provider').notNull().default(''),
    /** As the provider names it. */
    model: text('model').notNull().default(''),
    mode: text('mode').notNull().default(''),
    promptVersion: text('prompt_version').notNull().default(''),
    checksVersion: text('checks_version').notNull().default(''),
    requestHash: text('request_hash').notNull().default(''),
    /** What the model answered, word for word; gone after ninety days. */
    answers: jsonb('answers').$type<RawAnswers>(),
    rejected: jsonb('rejected').$type<RejectedSentence[]>().notNull().default([]),
    /** Slots that the model worded, and those that stay their rows. */
    worded: integer('worded').notNull().default(0),
    kept: integer('kept').notNull().default(0),
    inputTokens: integer('input_tokens').notNull().default(0),
    cachedTokens: integer('cached_tokens').notNull().default(0),
    outputTokens: integer('output_tokens').notNull().default(0),
    /** In millionths of a US dollar; null where prices are not set. */
    cost: bigint('cost', { mode: 'number' }),
    tookMs: integer('took_ms'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Until when whoever took it up may be at it: after that it was left by a process that died. */
    heldUntil: instant('held_until'),
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('report_writings_report_id_idx').on(table.reportId, table.createdAt, table.id),
    index('report_writings_created_at_id_idx').on(table.createdAt, table.id),
    index('report_writings_state_idx').on(table.state, table.createdAt, table.id),
    index('report_writings_unfinished_idx').on(table.createdAt).where(sql`${table.endedAt} is null`),
    index('report_writings_answers_idx').on(table.endedAt).where(sql`${table.answers} is not null`),
  ],
);

/** What a model answered: the prose with its tags, and the plan as JSON. */
export interface RawAnswers {
  prose: string;
  plan: string;
}
