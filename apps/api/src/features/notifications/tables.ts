import { notificationKinds } from '@udaya/core/identity/notification-kinds';
import { sql } from 'drizzle-orm';
import { index, pgEnum, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { users } from '../accounts/tables.ts';

export const notificationKindEnum = pgEnum('notification_kind', notificationKinds);

export const notifications = pgTable(
  'notifications',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: notificationKindEnum('kind').notNull(),
    /** Whose report it is about: a name to show. */
    subject: text('subject').notNull().default(''),
    reportId: text('report_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
    readAt: instant('read_at'),
  },
  (table) => [
    index('notifications_user_id_created_at_id_idx').on(table.userId, table.createdAt, table.id),
    // What was told of a report is erased with it.
    index('notifications_report_id_idx').on(table.reportId).where(sql`${table.reportId} is not null`),
    index('notifications_unread_idx').on(table.userId).where(sql`${table.readAt} is null`),
  ],
);
