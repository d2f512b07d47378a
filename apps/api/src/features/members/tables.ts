import { memberFileStates, memberOutcomes } from '@udaya/core/groups/member-file';
import { foreignKey, index, integer, pgEnum, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { roleEnum, users } from '../accounts/tables.ts';
import { branches, groups } from '../groups/tables.ts';

export const memberFileStateEnum = pgEnum('member_file_state', memberFileStates);
export const memberOutcomeEnum = pgEnum('member_outcome', memberOutcomes);

/** Files of people who are invited to a group. Only whoever checked one sends it and looks it up. */
export const memberFiles = pgTable(
  'member_files',
  {
    id: text('id').primaryKey(),
    groupId: text('group_id')
      .notNull()
      .references(() => groups.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fileName: text('file_name').notNull(),
    rowCount: integer('row_count').notNull(),
    state: memberFileStateEnum('state').notNull().default('checked'),
    /** Of the request that sent it, under which its invitations stand in the audit log. */
    requestId: text('request_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('member_files_user_id_idx').on(table.userId),
    index('member_files_group_id_idx').on(table.groupId),
    index('member_files_created_at_idx').on(table.createdAt),
  ],
);

/** The rows of such files, and what became of each once it was sent. */
export const memberFileRows = pgTable(
  'member_file_rows',
  {
    fileId: text('file_id')
      .notNull()
      .references(() => memberFiles.id, { onDelete: 'cascade' }),
    groupId: text('group_id').notNull(),
    rowNo: integer('row_no').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    role: roleEnum('role').notNull(),
    branchId: text('branch_id'),
    outcome: memberOutcomeEnum('outcome'),
  },
  (table) => [
    primaryKey({ columns: [table.fileId, table.rowNo] }),
    foreignKey({
      name: 'member_file_rows_branch_of_group_fk',
      columns: [table.groupId, table.branchId],
      foreignColumns: [branches.groupId, branches.id],
    }),
  ],
);
