import type { RowAgeBand } from '@udaya/core/knowledge/age-band';
import type { Tag } from '@udaya/core/knowledge/traits';
import type { UploadCause } from '@udaya/core/knowledge/upload-file';
import { versionSources, versionStates } from '@udaya/core/knowledge/version-words';
import { baseLocale, type Locale } from '@udaya/core/locale';
import { reportTypes } from '@udaya/core/reports/report-types';
import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';

export const reportTypeEnum = pgEnum('report_type', reportTypes);

export const versionSourceEnum = pgEnum('knowledge_source', versionSources);
export const versionStateEnum = pgEnum('knowledge_state', versionStates);

/** One state of the knowledge base for a report type in a language. Its texts never change once it is made. */
export const knowledgeVersions = pgTable(
  'knowledge_versions',
  {
    id: serial('id').primaryKey(),
    reportType: reportTypeEnum('report_type').notNull(),
    /** The language of its texts. */
    lang: text('lang').$type<Locale>().notNull().default(baseLocale),
    source: versionSourceEnum('source').notNull(),
    state: versionStateEnum('state').notNull().default('published'),
    /** Reports are written from this one: one of each type and language. */
    inForce: boolean('in_force').notNull().default(false),
    /** SHA-256 of the file, hex; empty where there was none. */
    fileHash: text('file_hash').notNull().default(''),
    fileName: text('file_name').notNull().default(''),
    /** The version that a rollback went back to, or the offered one that was chosen from. */
    basedOn: integer('based_on'),
    /** How many texts it added, changed, took out, found equal and left alone, against the version before it. */
    added: integer('added').notNull().default(0),
    changed: integer('changed').notNull().default(0),
    removed: integer('removed').notNull().default(0),
    same: integer('same').notNull().default(0),
    leftAlone: integer('left_alone').notNull().default(0),
    createdBy: text('created_by'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('knowledge_versions_shipped_key')
      .on(table.reportType, table.lang, table.fileHash)
      .where(sql`${table.source} = 'shipped'`),
    uniqueIndex('knowledge_versions_in_force_key')
      .on(table.reportType, table.lang)
      .where(sql`${table.inForce}`),
    index('knowledge_versions_created_at_idx').on(table.createdAt, table.id),
  ],
);

/** The texts that a version brought: those of its rows that were not there before. */
export const passages = pgTable(
  'passages',
  {
    versionId: integer('version_id')
      .notNull()
      .references(() => knowledgeVersions.id),
    /** Of a passage (`Sun 1`) or of a text of the template (`nakshatra.14`). */
    key: text('key').notNull(),
    /** Empty: it fits any age. */
    ageBand: text('age_band').$type<RowAgeBand>().notNull().default(''),
    /** Of a passage; else empty. */
    title: text('title').notNull().default(''),
    text: text('text').notNull(),
    tags: text('tags').array().$type<Tag[]>().notNull().default([]),
    /** When it was read, and against which version of the checklist; empty: no report uses it yet. */
    reviewed: text('reviewed').notNull().default(''),
    /** What it was written from, where it is not in the first language (`sourceMark`). */
    source: text('source').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.versionId, table.key, table.ageBand] })],
);

/** All that a version holds: of each row the version that brought its text. */
export const knowledgeEntries = pgTable(
  'knowledge_entries',
  {
    versionId: integer('version_id')
      .notNull()
      .references(() => knowledgeVersions.id),
    key: text('key').notNull(),
    ageBand: text('age_band').$type<RowAgeBand>().notNull().default(''),
    /** The version that brought the text. */
    textVersionId: integer('text_version_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.versionId, table.key, table.ageBand] }),
    foreignKey({
      name: 'knowledge_entries_text_fk',
      columns: [table.textVersionId, table.key, table.ageBand],
      foreignColumns: [passages.versionId, passages.key, passages.ageBand],
    }),
  ],
);

/**
 * Passages that no report uses as long as they say what readers flagged: by their key and the newest version among its texts, so
 * that a new text is free of it and a rollback to the old one is not.
 */
export const knowledgePauses = pgTable(
  'knowledge_holds',
  {
    reportType: reportTypeEnum('report_type').notNull(),
    lang: text('lang').$type<Locale>().notNull(),
    key: text('key').notNull(),
    textVersion: integer('text_version').notNull(),
    /** The review that decides about it. */
    reviewId: text('review_id').notNull(),
    heldAt: instant('held_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.reportType, table.lang, table.key, table.textVersion] })],
);

/** A file of texts that was checked, and can be activated once by whoever sent it. */
export const uploads = pgTable(
  'knowledge_uploads',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    reportType: reportTypeEnum('report_type').notNull(),
    lang: text('lang').$type<Locale>().notNull(),
    fileName: text('file_name').notNull(),
    /** SHA-256 of the file, hex; empty while it is read. */
    fileHash: text('file_hash').notNull().default(''),
    /** The heading as it was sent. */
    headings: text('headings').array().notNull().default([]),
    rowCount: integer('row_count').notNull().default(0),
    /** Empty while it is read. */
    errorCount: integer('error_count'),
    /** The version that was active when it was compared; empty where there was none. */
    basedOn: integer('based_on'),
    createdAt: instant('created_at').notNull().defaultNow(),
    usedAt: instant('used_at'),
    /** The version that it became; none where it brought nothing new. */
    versionId: integer('version_id'),
  },
  (table) => [
    index('knowledge_uploads_user_idx').on(table.userId, table.createdAt),
    index('knowledge_uploads_created_at_idx').on(table.createdAt),
  ],
);

/** The rows of such a file. Unlogged: after a crash of the database they are gone, and the file is validated again. */
export const uploadedRows = pgTable(
  'knowledge_upload_rows',
  {
    uploadId: text('upload_id').notNull(),
    /** As a spreadsheet counts, the heading being row 1. */
    rowNo: integer('row_no').notNull(),
    /** Of a passage. */
    planet: text('planet'),
    position: text('position'),
    title: text('title'),
    /** Of a text of the template. */
    key: text('key'),
    text: text('text'),
    ageBand: text('age_band'),
    tags: text('tags'),
    reviewed: text('reviewed'),
    /** Of a passage. */
    kind: text('kind'),
    wording: text('wording'),
    /** The cells that belong to no column of ours, by where they stand (from 0). */
    others: jsonb('others').$type<Record<number, string>>(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.rowNo] })],
);

/** What is wrong with them. Unlogged as they are. */
export const uploadErrors = pgTable(
  'knowledge_upload_errors',
  {
    uploadId: text('upload_id').notNull(),
    rowNo: integer('row_no').notNull(),
    columnNo: integer('column_no').notNull(),
    cause: text('cause').$type<UploadCause>().notNull(),
    /** The cell, cut short. */
    value: text('value').notNull(),
    /** What the words for the error need to know beside the cell. */
    detail: text('detail').notNull().default(''),
  },
  (table) => [index('knowledge_upload_errors_idx').on(table.uploadId, table.rowNo, table.columnNo)],
);
