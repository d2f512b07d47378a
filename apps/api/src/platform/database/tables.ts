import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** What holds for the database as a whole, a line each: the checks of its keys, that it was filled with the demo world. */
export const installation = pgTable('installation', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
});
