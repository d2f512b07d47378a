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
    /** The group whose report it is about, filled by a trigger where the writer does not say it; kept when the report is erased. */
    groupId: text('group_id'),
  },
  (table) => [
    index('audit_log_actor_id_at_idx').on(table.actorId, table.at),
    // The product admin's list: all of it, by action, by what it was about, by request.
    index('audit_log_at_id_idx').on(table.at, table.id),
    index('audit_log_action_at_idx').on(table.action, table.at, table.id),
    index('audit_log_target_id_at_idx')
      .on(table.targetId, table.at)
      .where(sql`${table.targetId} is not null`),
    // What a group's admin reads: all of the group, and by action.
    index('audit_log_group_id_at_idx')
      .on(table.groupId, table.at, table.id)
      .where(sql`${table.groupId} is not null`),
    index('audit_log_group_id_action_at_idx')
      .on(table.groupId, table.action, table.at, table.id)
      .where(sql`${table.groupId} is not null`),
    index('audit_log_request_id_idx').on(table.requestId).where(sql`${table.requestId} is not null`),
  ],
);
