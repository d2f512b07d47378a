import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';

/** What was done by whom, never changed and never deleted. No personal data: ids and codes only. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    at: instant('at').notNull().defaultNow(),
    actorId: text('actor_id'),
    action: text('action').notNull(),
    targetId: text('target_id'),
    requestId: text('request_id'),
  },
  (table) => [
    index('audit_log_actor_id_at_idx').on(table.actorId, table.at),
    index('audit_log_target_id_at_idx')
      .on(table.targetId, table.at)
      .where(sql`${table.targetId} is not null`),
  ],
);
