import { and, asc, eq, getTableColumns, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { asReached, type SystemDb, type TenantDb } from '../../platform/database/handles.ts';
import type { User } from './store.ts';
import { oneTimeTokens, users } from './tables.ts';

/** A product admin, and of somebody invited when the latest link was made and until when it opens. */
export interface StoredAdmin {
  user: User;
  invitedByName: string;
  link: { createdAt: Date; expiresAt: Date } | undefined;
}

/** All product admins and those who are invited, oldest first, as far as the actor looks after them. */
export async function listAdminRows(db: TenantDb): Promise<StoredAdmin[]> {
  const inviters = alias(users, 'inviters');
  const rows = await db
    .select({
      user: getTableColumns(users),
      invitedByName: sql<string>`coalesce(${inviters.username}::text, '')`,
      createdAt: oneTimeTokens.createdAt,
      expiresAt: oneTimeTokens.expiresAt,
    })
    .from(users)
    .leftJoin(inviters, eq(inviters.id, users.invitedBy))
    .leftJoin(
      oneTimeTokens,
      and(
        eq(users.status, 'PENDING'),
        eq(oneTimeTokens.userId, users.id),
        eq(oneTimeTokens.purpose, 'reset'),
        isNull(oneTimeTokens.usedAt),
        isNull(oneTimeTokens.revokedAt),
      ),
    )
    .where(within(db))
    .orderBy(asc(users.createdAt), asc(users.id));
  return rows.map(({ user, invitedByName, createdAt, expiresAt }) => ({
    user: asReached(user),
    invitedByName,
    link: createdAt && expiresAt ? { createdAt, expiresAt } : undefined,
  }));
}

function within(db: TenantDb): SQL | undefined {
  return db.scope.kind === 'all'
    ? and(eq(users.role, 'productAdmin'), ne(users.status, 'DELETED'))
    : sql`false`;
}

/** All product admins as they are now and stay until the transaction is over: in one order, or two would wait for each other. */
export async function lockAdmins(tx: TenantDb): Promise<User[]> {
  const rows = await tx.select().from(users).where(within(tx)).orderBy(users.id).for('no key update');
  return rows.map((row) => asReached(row));
}

/** The open invitations of the command line. Those of the page are its admins' to withdraw. */
export async function listCommandInvitations(db: SystemDb): Promise<User[]> {
  const rows = await db
    .select()
    .from(users)
    .where(and(eq(users.role, 'productAdmin'), eq(users.status, 'PENDING'), isNull(users.invitedBy)))
    .orderBy(users.createdAt);
  return rows.map((row) => asReached(row));
}
