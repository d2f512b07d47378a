import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea, instant } from '../../platform/database/columns.ts';

/**
 * Mails on their way, and for thirty days what became of them. Recipient and content are sealed, since they carry links that open
 * accounts, and emptied once sent, or a week after the mail was given up.
 */
export const mails = pgTable(
  'mails',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    sealed: bytea('sealed'),
    /** The account that it is for, and what it tells of: a report or a payment. */
    accountId: text('account_id'),
    aboutId: text('about_id'),
    /** As `a•••@example.org`; empty once the account was erased. */
    recipient: text('recipient').notNull().default(''),
    /** How often it was handed to the mail server. */
    tries: integer('tries').notNull().default(0),
    /** Why it was not taken the last time, as a code. */
    problem: text('problem'),
    createdAt: instant('created_at').notNull().defaultNow(),
    sentAt: instant('sent_at'),
    /** When it was given up: refused for good, or tried in vain for more than a day. */
    failedAt: instant('failed_at'),
  },
  (table) => [
    index('mails_created_at_idx').on(table.createdAt),
    index('mails_kind_created_at_idx').on(table.kind, table.createdAt),
    index('mails_account_id_created_at_idx').on(table.accountId, table.createdAt),
    index('mails_sent_at_idx').on(table.sentAt),
    index('mails_failed_at_idx').on(table.failedAt).where(sql`${table.failedAt} is not null`),
    index('mails_waiting_idx')
      .on(table.createdAt)
      .where(sql`${table.sentAt} is null and ${table.failedAt} is null`),
  ],
);
