import { groupPlans, groupTypes } from '@udaya/core/groups/group-types';
import { index, pgEnum, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea, citext, instant } from '../../platform/database/columns.ts';

export const groupTypeEnum = pgEnum('group_type', groupTypes);
export const groupPlanEnum = pgEnum('group_plan', groupPlans);

export const groups = pgTable('groups', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  country: text('country').notNull(),
  institutionCode: text('institution_code').notNull(),
  enterpriseCode: citext('enterprise_code').notNull().unique('groups_enterprise_code_key'),
  description: text('description').notNull().default(''),
  type: groupTypeEnum('type').notNull(),
  plan: groupPlanEnum('plan').notNull(),
  /** Of the public student form's token its hash; null while the form is switched off. */
  formTokenHash: bytea('form_token_hash').unique('groups_form_token_hash_key'),
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
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('branches_group_id_idx').on(table.groupId)],
);
