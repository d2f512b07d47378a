import { erasureCauses, erasureReasons } from '@udaya/core/groups/data-duty';
import { index, integer, pgEnum, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { groups } from '../groups/tables.ts';

export const erasureCauseEnum = pgEnum('erasure_cause', erasureCauses);
export const erasureReasonEnum = pgEnum('erasure_reason', erasureReasons);

const ofGroup = () =>
  text('group_id')
    .notNull()
    .references(() => groups.id);

/** Who of a group answers for its data, and how long its reports are kept. */
export const groupDuties = pgTable('group_duties', {
  groupId: text('group_id')
    .primaryKey()
    .references(() => groups.id),
  legalName: text('legal_name').notNull(),
  address: text('address').notNull(),
  officerName: text('officer_name').notNull(),
  officerEmail: text('officer_email').notNull(),
  officerPhone: text('officer_phone').notNull(),
  /** After how many months reports are erased; null means not by themselves. */
  retentionMonths: smallint('retention_months'),
  version: integer('version').notNull().default(1),
  changedAt: instant('changed_at').notNull().defaultNow(),
  changedBy: text('changed_by').notNull(),
});

/** Every time that a group's terms were accepted, as they were then. Never changed. */
export const groupTerms = pgTable(
  'group_terms',
  {
    id: text('id').primaryKey(),
    groupId: ofGroup(),
    termsVersion: text('terms_version').notNull(),
    legalName: text('legal_name').notNull(),
    address: text('address').notNull(),
    officerName: text('officer_name').notNull(),
    officerEmail: text('officer_email').notNull(),
    officerPhone: text('officer_phone').notNull(),
    /** The company that works on the data. */
    processor: text('processor').notNull(),
    acceptedBy: text('accepted_by').notNull(),
    acceptedAt: instant('accepted_at').notNull().defaultNow(),
  },
  (table) => [index('group_terms_group_id_accepted_at_idx').on(table.groupId, table.acceptedAt)],
);

/** What a group was told of erasing by age: what becomes due until then may be erased thirty days after it was announced. */
export const retentionNotices = pgTable(
  'retention_notices',
  {
    groupId: ofGroup(),
    announcedAt: instant('announced_at').notNull(),
    dueUntil: instant('due_until').notNull(),
    reports: integer('reports').notNull(),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.announcedAt] })],
);

/** That a report was erased, why and by whom: ids only, nothing of the person. */
export const reportErasures = pgTable(
  'report_erasures',
  {
    id: text('id').primaryKey(),
    groupId: ofGroup(),
    reportId: text('report_id').notNull(),
    cause: erasureCauseEnum('cause').notNull(),
    /** What the admin said; null where its time had come. */
    reason: erasureReasonEnum('reason'),
    note: text('note').notNull().default(''),
    /** Null where nobody did it. */
    erasedBy: text('erased_by'),
    erasedAt: instant('erased_at').notNull().defaultNow(),
  },
  (table) => [index('report_erasures_group_id_report_id_idx').on(table.groupId, table.reportId)],
);
