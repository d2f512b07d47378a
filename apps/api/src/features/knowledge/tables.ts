import { planets } from '@udaya/astro/planets';
import { versionSources, versionStates } from '@udaya/core/knowledge/version-words';
import { baseLocale, type Locale } from '@udaya/core/locale';
import { reportTypes } from '@udaya/core/reports/report-types';
import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';

export const reportTypeEnum = pgEnum('report_type', reportTypes);
export const planetEnum = pgEnum('planet', planets);

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
    /** How many entries it added, changed, found equal and left alone, against the version before it. */
    added: integer('added').notNull().default(0),
    changed: integer('changed').notNull().default(0),
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

/** The texts that a version brought: those of its entries that were not there before. */
export const passages = pgTable(
  'passages',
  {
    versionId: integer('version_id')
      .notNull()
      .references(() => knowledgeVersions.id),
    planet: planetEnum('planet').notNull(),
    position: smallint('position').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
  },
  (table) => [primaryKey({ columns: [table.versionId, table.planet, table.position] })],
);

/** All that a version holds: of each planet and position the version that brought its text. */
export const knowledgeEntries = pgTable(
  'knowledge_entries',
  {
    versionId: integer('version_id')
      .notNull()
      .references(() => knowledgeVersions.id),
    planet: planetEnum('planet').notNull(),
    position: smallint('position').notNull(),
    /** The version that brought the text. */
    textVersionId: integer('text_version_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.versionId, table.planet, table.position] }),
    foreignKey({
      name: 'knowledge_entries_text_fk',
      columns: [table.textVersionId, table.planet, table.position],
      foreignColumns: [passages.versionId, passages.planet, passages.position],
    }),
  ],
);
