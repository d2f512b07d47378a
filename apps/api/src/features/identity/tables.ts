import { type InterfaceSettings } from '@udaya/core/identity/interface-settings';
import { roles, userStatuses } from '@udaya/core/identity/roles';
import { index, integer, jsonb, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, citext, instant } from '../../platform/database/columns.ts';
import { branches, groups } from '../groups/tables.ts';

export const roleEnum = pgEnum('role', roles);
export const userStatusEnum = pgEnum('user_status', userStatuses);

export const users = pgTable('users', {
  id: text('id').primaryKey(),
  username: citext('username').notNull().unique('users_username_key'),
  email: citext('email').notNull().unique('users_email_key'),
  passwordHash: text('password_hash').notNull(),
  role: roleEnum('role').notNull(),
  status: userStatusEnum('status').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull().default(''),
  mobile: text('mobile').notNull().default(''),
  diallingCode: text('dialling_code').notNull().default(''),
  address1: text('address1').notNull().default(''),
  address2: text('address2').notNull().default(''),
  city: text('city').notNull().default(''),
  state: text('state').notNull().default(''),
  country: text('country').notNull().default(''),
  groupId: text('group_id').references(() => groups.id),
  branchId: text('branch_id').references(() => branches.id),
  settings: jsonb('settings').$type<InterfaceSettings>(),
  createdAt: instant('created_at').notNull().defaultNow(),
});

export const sessions = pgTable(
  'sessions',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
  },
  (table) => [index('sessions_user_id_idx').on(table.userId)],
);

export const captchas = pgTable(
  'captchas',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    answerHmac: text('answer_hmac').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('captchas_expires_at_idx').on(table.expiresAt)],
);

/** Failed sign-ins in a row, by submitted username, known or not. */
export const loginTries = pgTable('login_tries', {
  usernameHash: bytea('username_hash').primaryKey(),
  failures: integer('failures').notNull(),
  waitUntil: instant('wait_until').notNull(),
});

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
  (table) => [index('audit_log_actor_id_at_idx').on(table.actorId, table.at)],
);
