import { archiveStates, leftOutReasons } from '@udaya/core/reports/archive-words';
import { boolean, index, integer, pgEnum, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { bytea, instant } from '../../platform/database/columns.ts';
import { users } from '../accounts/tables.ts';
import { reports } from '../reports/tables.ts';

export const archiveStateEnum = pgEnum('archive_state', archiveStates);
export const leftOutEnum = pgEnum('archive_left_out', leftOutReasons);

/** A ZIP of PDFs that somebody asked for: one an account. */
export const reportArchives = pgTable(
  'report_archives',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: archiveStateEnum('state').notNull().default('making'),
    total: integer('total').notNull(),
    done: integer('done').notNull().default(0),
    leftOut: integer('left_out').notNull().default(0),
    more: boolean('more').notNull(),
    /** Counts the pieces in which it is made: only the job of the latest goes on. */
    slice: integer('slice').notNull().default(0),
    /** Of the request that asked for it. */
    requestId: text('request_id').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    unique('report_archives_user_id_key').on(table.userId),
    index('report_archives_expires_at_idx').on(table.expiresAt),
  ],
);

/** What was asked for, in the order of the list; a report may be gone since. */
export const reportArchiveItems = pgTable(
  'report_archive_items',
  {
    archiveId: text('archive_id')
      .notNull()
      .references(() => reportArchives.id, { onDelete: 'cascade' }),
    /** From 1 on. */
    place: integer('place').notNull(),
    reportId: text('report_id').notNull(),
    leftOut: leftOutEnum('left_out'),
  },
  (table) => [primaryKey({ columns: [table.archiveId, table.place] })],
);

/** The PDFs of an archive; each goes with its report. */
export const reportArchiveFiles = pgTable(
  'report_archive_files',
  {
    archiveId: text('archive_id')
      .notNull()
      .references(() => reportArchives.id, { onDelete: 'cascade' }),
    reportId: text('report_id')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    fileName: text('file_name').notNull(),
    bytes: bytea('bytes').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.archiveId, table.reportId] }),
    index('report_archive_files_report_id_idx').on(table.reportId),
  ],
);
