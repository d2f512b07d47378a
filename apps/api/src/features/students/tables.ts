import { mediums } from '@udaya/core/groups/person-words';
import { index, pgEnum, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytea, instant } from '../../platform/database/columns.ts';
import { groups } from '../groups/tables.ts';
import { reports } from '../reports/tables.ts';

export const studentMediumEnum = pgEnum('student_medium', mediums);

/** What a student said on the public form of a group beside the birth details, and the receipt for it. */
export const reportStudents = pgTable(
  'report_students',
  {
    reportId: text('report_id')
      .primaryKey()
      .references(() => reports.id, { onDelete: 'cascade' }),
    groupId: text('group_id')
      .notNull()
      .references(() => groups.id),
    studentId: text('student_id').notNull(),
    /** As `studentIdKey` folds it: a group has one entry of each. */
    idKey: text('id_key').notNull(),
    medium: studentMediumEnum('medium').notNull(),
    receipt: text('receipt').notNull(),
    /** Of the form's token under which it was sent, which goes on finding it when the form has another link. */
    formTokenHash: bytea('form_token_hash'),
    /** Of the key under which it was sent, where the sender named one, with what was sent: the same again gets the same receipt. */
    submissionHash: bytea('submission_hash'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('report_students_group_id_id_key_key').on(table.groupId, table.idKey),
    uniqueIndex('report_students_group_id_receipt_key').on(table.groupId, table.receipt),
    index('report_students_form_token_hash_idx').on(table.formTokenHash, table.receipt),
  ],
);
