import { planets } from '@udaya/astro/planets';
import { baseLocale, type Locale } from '@udaya/core/locale';
import { reportTypes } from '@udaya/core/reports/report-types';
import { integer, pgEnum, pgTable, primaryKey, serial, smallint, text, unique } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';

export const reportTypeEnum = pgEnum('report_type', reportTypes);
export const planetEnum = pgEnum('planet', planets);

/** One upload of passages for one report type, or what the product ships. Never changed once made. */
export const knowledgeVersions = pgTable(
  'knowledge_versions',
  {
    id: serial('id').primaryKey(),
    reportType: reportTypeEnum('report_type').notNull(),
    /** The language of its texts. */
    lang: text('lang').$type<Locale>().notNull().default(baseLocale),
    /** SHA-256 of the file, hex. */
    fileHash: text('file_hash').notNull(),
    source: text('source').notNull(),
    createdBy: text('created_by'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [unique('knowledge_versions_file_key').on(table.reportType, table.fileHash, table.source)],
);

/** The texts of a version. A version may hold some of the pairs; the newest one that has a pair counts. */
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
