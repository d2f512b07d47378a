import type { Locale } from '@udaya/core/locale';
import type { FlagPlace } from '@udaya/core/reports/flags';
import { reviewKinds, reviewStates } from '@udaya/core/reviews/review-words';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgEnum, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { reportTypeEnum } from '../knowledge/tables.ts';
import { reports } from '../reports/tables.ts';

export const reviewKindEnum = pgEnum('review_kind', reviewKinds);
export const reviewStateEnum = pgEnum('review_state', reviewStates);

/** A text as it stood where somebody flagged it; `{name}` is open in it. */
export interface ReviewedText {
  key: string;
  ageBand: string;
  version: number;
  text: string;
}

/** What readers flagged and somebody has to decide about: a passage, or a place of one report that stands in no other. */
export const reviews = pgTable(
  'reviews',
  {
    id: text('id').primaryKey(),
    kind: reviewKindEnum('kind').notNull(),
    state: reviewStateEnum('state').notNull().default('open'),
    /** What it is of, in one line: of the same there is one at a time. */
    subject: text('subject').notNull(),
    reportType: reportTypeEnum('report_type').notNull(),
    lang: text('lang').$type<Locale>().notNull(),
    /** Of a passage: its key and the newest version among its texts. */
    key: text('key'),
    textVersion: integer('text_version'),
    /** Of one report: where in it. */
    reportId: text('report_id').references(() => reports.id, { onDelete: 'cascade' }),
    version: integer('version'),
    place: text('place').$type<FlagPlace>().notNull(),
    /** A model worded it. */
    worded: boolean('worded').notNull().default(false),
    texts: jsonb('texts').$type<ReviewedText[]>().notNull(),
    openedAt: instant('opened_at').notNull().defaultNow(),
    decidedAt: instant('decided_at'),
    decidedBy: text('decided_by'),
    reason: text('reason').notNull().default(''),
  },
  (table) => [
    uniqueIndex('reviews_undecided_key')
      .on(table.subject)
      .where(sql`${table.state} in ('open', 'held', 'takenBack')`),
    index('reviews_subject_idx').on(table.subject, table.openedAt),
    index('reviews_opened_at_idx').on(table.openedAt, table.id),
    index('reviews_state_idx').on(table.state, table.openedAt, table.id),
    index('reviews_report_id_idx').on(table.reportId).where(sql`${table.reportId} is not null`),
  ],
);
