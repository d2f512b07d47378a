import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea, instant } from '../../platform/database/columns.ts';

/** Mails on their way. Recipient and content are sealed, since they carry links that open accounts, and emptied once sent. */
export const mails = pgTable(
  'mails',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    sealed: bytea('sealed'),
    createdAt: instant('created_at').notNull().defaultNow(),
    sentAt: instant('sent_at'),
    /** When it was given up: refused for good, or tried in vain for more than a day. */
    failedAt: instant('failed_at'),
  },
  (table) => [
    index('mails_created_at_idx').on(table.createdAt),
    index('mails_failed_at_idx').on(table.failedAt).where(sql`${table.failedAt} is not null`),
  ],
);
