import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant } from '../../platform/database/columns.ts';
import { users } from '../accounts/tables.ts';

export const sessions = pgTable(
  'sessions',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    /** What the session is called outside: says nothing about its token. */
    id: uuid('id').notNull().defaultRandom().unique('sessions_id_key'),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Browser and system in words, e.g. 'Firefox on Linux'. */
    device: text('device').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
  },
  (table) => [index('sessions_user_id_idx').on(table.userId)],
);

/** Networks that an account logged in from, each as a keyed hash bound to the account: no address can be read from it. */
export const knownNetworks = pgTable(
  'known_networks',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    mark: bytea('mark').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.mark] }),
    index('known_networks_seen_at_idx').on(table.seenAt),
  ],
);

/** Failed sign-ins in a row: by submitted username, known or not, or by the mark of a network that its account knows. */
export const loginTries = pgTable('login_tries', {
  usernameHash: bytea('username_hash').primaryKey(),
  failures: integer('failures').notNull(),
  waitUntil: instant('wait_until').notNull(),
});
