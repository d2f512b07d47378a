import type { BirthType, Gender, TimeAccuracy } from '@udaya/core/births/birth-words';
import type { BirthCause, BirthImportState, BirthImportStop } from '@udaya/core/births/import-words';
import { sql } from 'drizzle-orm';
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { users } from '../accounts/tables.ts';
import { branches, groups } from '../groups/tables.ts';
import { reports } from '../reports/tables.ts';

/** A file of births that somebody of a group sent, and how far it has come. */
export const birthImports = pgTable(
  'birth_imports',
  {
    id: text('id').primaryKey(),
    groupId: text('group_id')
      .notNull()
      .references(() => groups.id),
    /** The branch that its reports stand in. */
    branchId: text('branch_id').notNull(),
    /** Who sent it: its reports are theirs. */
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fileName: text('file_name').notNull(),
    /** SHA-256 of the file, hex. */
    fileHash: text('file_hash').notNull(),
    /** The headings of the columns that were read, as the file has them, and the columns that they were read as. */
    headings: text('headings').array().notNull(),
    columns: text('columns').array().notNull(),
    /** The headings of those that were not. */
    ignored: text('ignored').array().notNull(),
    rowCount: integer('row_count').notNull(),
    errorCount: integer('error_count').notNull(),
    state: text('state').$type<BirthImportState>().notNull().default('checked'),
    stoppedFor: text('stopped_for').$type<BirthImportStop>(),
    /** The turn that is done next: a turn that runs twice finds that another one is due. */
    turn: integer('turn').notNull().default(0),
    /** How many reports it made, when it was done. */
    taken: integer('taken').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
    begunAt: instant('begun_at'),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    foreignKey({
      name: 'birth_imports_branch_of_group_fk',
      columns: [table.groupId, table.branchId],
      foreignColumns: [branches.groupId, branches.id],
    }),
    index('birth_imports_group_id_idx').on(table.groupId, table.createdAt),
    index('birth_imports_owner_id_idx').on(table.ownerId, table.createdAt),
    index('birth_imports_state_idx').on(table.state, table.createdAt),
  ],
);

/** A text that stands for a place in a file, once for all of its rows, and the place that it means. */
export const birthImportPlaces = pgTable(
  'birth_import_places',
  {
    importId: text('import_id')
      .notNull()
      .references(() => birthImports.id, { onDelete: 'cascade' }),
    placeNo: integer('place_no').notNull(),
    text: text('text').notNull(),
    country: text('country').notNull(),
    rowCount: integer('row_count').notNull(),
    /** Found without doubt, chosen, left out with its rows, or still open. */
    choice: text('choice').$type<'clear' | 'chosen' | 'dropped' | 'open'>().notNull(),
    placeId: text('place_id'),
    description: text('description'),
    candidates: jsonb('candidates').$type<{ place_id: string; description: string }[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.placeNo] })],
);

/**
 * The rows of a file. What a row says of a person goes as soon as its report holds it, and with the report the row goes: so a person who
 * is erased may be taken again.
 */
export const birthImportRows = pgTable(
  'birth_import_rows',
  {
    importId: text('import_id')
      .notNull()
      .references(() => birthImports.id, { onDelete: 'cascade' }),
    /** As a spreadsheet counts, the heading being row 1. */
    rowNo: integer('row_no').notNull(),
    groupId: text('group_id').notNull(),
    /** The cells of the columns that were read, as they were sent, each sealed. */
    cells: text('cells').array(),
    name: text('name'),
    /** The name as persons are told apart by it. */
    nameKey: text('name_key'),
    gender: text('gender').$type<Gender>(),
    dateOfBirth: text('date_of_birth'),
    timeOfBirth: text('time_of_birth'),
    timeAccuracy: text('time_accuracy').$type<TimeAccuracy>(),
    birthType: text('birth_type').$type<BirthType>(),
    referredBy: text('referred_by'),
    /** Sealed. */
    mobile: text('mobile'),
    city: text('city'),
    evidence: text('evidence'),
    placeNo: integer('place_no'),
    /** A hash of whom and which birth it is about, once its place is known. */
    fingerprint: text('fingerprint'),
    /** 'open' until it is dealt with. */
    outcome: text('outcome')
      .$type<'refused' | 'open' | 'placeDropped' | 'taken' | 'twice' | 'earlier' | 'failed'>()
      .notNull(),
    /** Why it could not be taken at last. */
    reason: text('reason'),
    /** The earlier row of the file that says the same, or when an earlier import took it. */
    sameRow: integer('same_row'),
    sameAt: instant('same_at'),
    reportId: text('report_id').references(() => reports.id, { onDelete: 'cascade' }),
    takenAt: instant('taken_at'),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.rowNo] }),
    // Nobody is taken twice in a group, whatever runs beside what.
    uniqueIndex('birth_import_rows_taken_key')
      .on(table.groupId, table.fingerprint)
      .where(sql`${table.reportId} is not null`),
    index('birth_import_rows_report_id_idx').on(table.reportId),
  ],
);

/** What is wrong with them. */
export const birthImportErrors = pgTable(
  'birth_import_errors',
  {
    importId: text('import_id')
      .notNull()
      .references(() => birthImports.id, { onDelete: 'cascade' }),
    rowNo: integer('row_no').notNull(),
    /** Where it stands among the columns that were read, from 1. */
    columnNo: integer('column_no').notNull(),
    cause: text('cause').$type<BirthCause>().notNull(),
    /** The cell, cut short and sealed. */
    value: text('value').notNull(),
    /** What the words for the error need to know beside the cell. */
    detail: text('detail').notNull().default(''),
  },
  (table) => [index('birth_import_errors_idx').on(table.importId, table.rowNo, table.columnNo)],
);
