import { type StoredSettings } from '@udaya/core/identity/interface-settings';
import { roles, userStatuses } from '@udaya/core/identity/roles';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  foreignKey,
  index,
  jsonb,
  pgEnum,
  pgTable,
  text,
} from 'drizzle-orm/pg-core';
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
    branchId: text('branch_id'),
    settings: jsonb('settings').$type<StoredSettings>(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When somebody last logged in to it; null where nobody has yet. */
    lastSignInAt: instant('last_sign_in_at'),
    /** Who invited a product admin from the page; null for everybody else, and where the command line did. */
    invitedBy: text('invited_by'),
  },
  (table) => {
    // The list of consumers, which names no erased account: one index for each of its orders, one for its states, and one
    // of what is looked for in it.
    const listed = sql`${table.role} = 'user' and ${table.status} <> 'DELETED'`;
    return [
      // Nobody belongs to a branch of another group.
      foreignKey({
        name: 'users_branch_of_group_fk',
        columns: [table.groupId, table.branchId],
        foreignColumns: [branches.groupId, branches.id],
      }),
      check('users_branch_has_group', sql`${table.branchId} is null or ${table.groupId} is not null`),
      // The accounts of a group and of a branch; consumers have none, and take no room in it.
      index('users_group_id_branch_id_idx')
        .on(table.groupId, table.branchId)
        .where(sql`${table.groupId} is not null`),
      index('users_mobile_idx').on(digitsOfMobile(table.mobile)),
      index('users_branch_id_idx').on(table.branchId).where(sql`${table.branchId} is not null`),
      // Whoever signed up is counted, also once the account is erased.
      index('users_signed_up_idx').on(table.createdAt).where(sql`${table.role} = 'user'`),
      index('users_listed_by_created_idx').on(table.createdAt, table.id).where(listed),
      index('users_listed_by_name_idx')
        .on(sql`lower(${table.firstName})`, sql`lower(${table.lastName})`, table.id)
        .where(listed),
      index('users_listed_by_email_idx').on(table.email, table.id).where(listed),
      index('users_listed_by_city_idx').on(sql`lower(${table.city})`, table.id).where(listed),
      index('users_listed_by_country_idx')
        .on(sql`lower(${table.country})`, sql`lower(${table.city})`, table.id)
        .where(listed),
      index('users_listed_by_activated_idx')
        .on(sql`(${table.status} = 'ACTIVE')`, table.createdAt, table.id)
        .where(listed),
      index('users_listed_by_status_idx').on(table.status, table.createdAt, table.id).where(listed),
      index('users_listed_text_idx')
        .using('gin', sql`${searchedText(table)} gin_trgm_ops`)
        .where(listed),
    ];
  },
);

/** A mobile number as it is searched: without the 0 before it. */
export function digitsOfMobile(mobile: AnyPgColumn) {
  return sql`ltrim(${mobile}, '0')`;
}

/** What is looked for in an account, folded, each word after a space: ' meena s meena-s meena@udaya.example +919876543210'. */
export function searchedText(table: SearchedColumns) {
  return sql`search_fold(' ' || ${table.firstName} || ' ' || ${table.lastName} || ' ' || ${table.username}::text || ' ' || ${table.email}::text || ' ' || ${table.diallingCode} || ${table.mobile})`;
}
type SearchedColumns = Record<
  'firstName' | 'lastName' | 'username' | 'email' | 'diallingCode' | 'mobile',
  AnyPgColumn
>;

/** Accounts that are going to be erased, and what they were before: until then all of it can be taken back. */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
    statusBefore: userStatusEnum('status_before').notNull(),
    requestedBy: text('requested_by').notNull(),
    requestedAt: instant('requested_at').notNull().defaultNow(),
    eraseAfter: instant('erase_after').notNull(),
  },
  (table) => [index('account_deletions_erase_after_idx').on(table.eraseAfter)],
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
