import { bigint, boolean, integer, jsonb, pgSequence, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import type { ProcessFacts } from './process-facts.ts';

/** Counts errors, so that each takes the place of the hundredth before it. */
export const serverErrorNumbers = pgSequence('server_error_numbers');

/** The last hundred failures of ours. A ring: it never grows. */
export const serverErrors = pgTable('server_errors', {
  /** From 0 to 99. */
  slot: integer('slot').primaryKey(),
  /** In the order in which they were kept. */
  number: bigint('number', { mode: 'number' }).notNull(),
  id: uuid('id').notNull().defaultRandom(),
  at: instant('at').notNull(),
  requestId: text('request_id'),
  kind: text('kind').$type<'request' | 'job'>().notNull(),
  place: text('place').notNull(),
  code: text('code').notNull(),
  name: text('name').notNull(),
  message: text('message').notNull(),
  frames: text('frames').array().notNull(),
});

/** The processes of the product, each as it spoke of itself last. Unlogged: none of them outlives the machine. */
export const productProcesses = pgTable('product_processes', {
  id: text('id').primaryKey(),
  kind: text('kind').$type<'server' | 'worker'>().notNull(),
  host: text('host').notNull(),
  doesJobs: boolean('does_jobs').notNull(),
  version: text('version').notNull(),
  startedAt: instant('started_at').notNull(),
  seenAt: instant('seen_at').notNull(),
  facts: jsonb('facts').$type<ProcessFacts>().notNull(),
});
