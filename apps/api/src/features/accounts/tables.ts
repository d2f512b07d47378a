import { type InterfaceSettings } from '@udaya/core/identity/interface-settings';
import { roles, userStatuses } from '@udaya/core/identity/roles';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgEnum, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea, citext, instant } from '../../platform/database/columns.ts';
import { branches, groups } from '../groups/tables.ts';

const tokenPurposes = ['activation', 'reset', 'email'] as const;
export type TokenPurpose = (typeof tokenPurposes)[number];

export const roleEnum = pgEnum('role', roles);
export const userStatusEnum = pgEnum('user_status', userStatuses);

export const users = pgTable(
  'users',
  {
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
    /** A changed address that waits for its confirmation. */
    pendingEmail: citext('pending_email'),
    /** Of an Aadhaar number only that it was given and how it ends. */
    aadhaarGiven: boolean('aadhaar_given').notNull().default(false),
    aadhaarLastFour: text('aadhaar_last_four'),
    passportSealed: bytea('passport_sealed'),
    groupId: text('group_id').references(() => groups.id),
    branchId: text('branch_id').references(() => branches.id),
    settings: jsonb('settings').$type<InterfaceSettings>(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  // The accounts of a group; consumers have none, and take no room in it.
  (table) => [index('users_group_id_idx').on(table.groupId).where(sql`${table.groupId} is not null`)],
);

export const tokenPurposeEnum = pgEnum('token_purpose', tokenPurposes);

/** Tokens that were mailed. A used one stays until it is long over, so that a second visit can be answered kindly. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: tokenPurposeEnum('purpose').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    /** A newer link took its place, or what it was for was given up. */
    revokedAt: instant('revoked_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('one_time_tokens_user_id_idx').on(table.userId)],
);

/** Addresses that asked for a link. They are looked up later, so that the answer cannot tell a known one by its time. */
export const addressRequests = pgTable('address_requests', {
  id: text('id').primaryKey(),
  sealed: bytea('sealed').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
});
