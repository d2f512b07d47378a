import { index, pgTable } from 'drizzle-orm/pg-core';
import { bytea, instant } from '../../platform/database/columns.ts';

export const captchas = pgTable(
  'captchas',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    /** What is asked and its answer; sealed, so that it can be read aloud but not read in the table. */
    sealed: bytea('sealed').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('captchas_expires_at_idx').on(table.expiresAt)],
);
