import { groupPlans, groupTypes } from '@udaya/core/groups/group-types';
import type { Locale } from '@udaya/core/locale';
import { sql } from 'drizzle-orm';
import {
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bytea, citext, instant } from '../../platform/database/columns.ts';

export const groupTypeEnum = pgEnum('group_type', groupTypes);
export const groupPlanEnum = pgEnum('group_plan', groupPlans);

/** The link of a public form: of a group, or of one of its branches. `table` names the rule that no two have the same. */
const formColumns = (table: string) => ({
  /** Of the form's token its hash, by which it is found; null where there is none. */
  formTokenHash: bytea('form_token_hash').unique(`${table}_form_token_hash_key`),
  /** The token itself, sealed, to be shown again; null for one that was made before tokens were kept. */
  formTokenSealed: bytea('form_token_sealed'),
  formMadeAt: instant('form_made_at'),
  formPausedAt: instant('form_paused_at'),
});

export const groups = pgTable('groups', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  country: text('country').notNull(),
  institutionCode: text('institution_code').notNull(),
  enterpriseCode: citext('enterprise_code').notNull().unique('groups_enterprise_code_key'),
  description: text('description').notNull().default(''),
  type: groupTypeEnum('type').notNull(),
  plan: groupPlanEnum('plan').notNull(),
  /** The language of its reports where a form or a row names none; null: that of whoever enters them. */
  reportLanguage: text('report_language').$type<Locale>(),
  ...formColumns('groups'),
  closedAt: instant('closed_at'),
  /** Counts the changes of its details. */
  version: integer('version').notNull().default(1),
  createdAt: instant('created_at').notNull().defaultNow(),
});

export const branches = pgTable(
  'branches',
  {
    id: text('id').primaryKey(),
    groupId: text('group_id')
      .notNull()
      .references(() => groups.id),
    name: text('name').notNull(),
    ...formColumns('branches'),
    /** It takes no reports, people or invitations any more, as triggers see to; what it has stays. */
    closedAt: instant('closed_at'),
    /** Counts the changes of its details. */
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    // By group and id, so that what points to a branch says of which group, too.
    unique('branches_group_id_id_key').on(table.groupId, table.id),
    uniqueIndex('branches_group_id_lower_name_idx').on(table.groupId, sql`lower(${table.name})`),
  ],
);

/**
 * How many reports a group made in a month of the product's time zone, by branch ('' for none), kept by a trigger of the
 * reports. Each connection adds to one of several rows, so that those who write at the same time seldom wait for each other. What
 * was made stays counted when it is deleted.
 */
export const groupUsage = pgTable(
  'group_usage',
  {
    groupId: text('group_id')
      .notNull()
      .references(() => groups.id),
    /** Its first day. */
    month: date('month', { mode: 'string' }).notNull(),
    branchId: text('branch_id').notNull(),
    slot: smallint('slot').notNull(),
    made: integer('made').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.month, table.branchId, table.slot] }),
    index('group_usage_month_group_id_idx').on(table.month, table.groupId),
  ],
);
