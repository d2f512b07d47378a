import type { Role, UserStatus } from '@udaya/core/identity/roles';
import { and, desc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import { builtOnce } from '../../platform/database/built-once.ts';
import type { Queryable, Reached, SystemDb, TenantDb } from '../../platform/database/handles.ts';
import { users } from '../accounts/tables.ts';
import { groups } from '../groups/tables.ts';
import { sessions } from './tables.ts';

export async function insertSession(
  db: SystemDb,
  session: { tokenHash: Buffer; userId: string; device: string },
  keep: number,
): Promise<void> {
  await db.insert(sessions).values(session);
  const surplus = db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(eq(sessions.userId, session.userId))
    .orderBy(sql`${sessions.createdAt} desc`)
    .offset(keep);
  await db.delete(sessions).where(inArray(sessions.tokenHash, surplus));
}

export interface LiveSession {
  userId: string;
  role: Role;
  status: UserStatus;
  groupId: string | null;
  branchId: string | null;
  lastSeenAt: Date;
  createdAt: Date;
  /** Since when the account's group is closed; null while it is open or there is none. */
  groupClosedAt: Date | null;
  /** As the account has chosen it. */
  language: string | null;
}

export async function findLiveSession(
  db: SystemDb,
  tokenHash: Buffer,
  limits: { seenAfter: Date; createdAfter: Date },
): Promise<LiveSession | undefined> {
  const rows = await liveSession(db).execute({ tokenHash, ...limits });
  return rows[0];
}

const liveSession = builtOnce((db) =>
  db
    .select({
      userId: users.id,
      role: users.role,
      status: users.status,
      groupId: users.groupId,
      branchId: users.branchId,
      lastSeenAt: sessions.lastSeenAt,
      createdAt: sessions.createdAt,
      groupClosedAt: groups.closedAt,
      language: sql<string | null>`${users.settings} ->> 'language'`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(groups, eq(groups.id, users.groupId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.lastSeenAt, sql.placeholder('seenAfter')),
        gt(sessions.createdAt, sql.placeholder('createdAfter')),
      ),
    ),
);

export async function touchSession(db: SystemDb, tokenHash: Buffer, seenAt: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: seenAt }).where(eq(sessions.tokenHash, tokenHash));
}

/** Ends the actor's session of a token. */
export async function deleteSession(db: TenantDb, tokenHash: Buffer): Promise<void> {
  await db.delete(sessions).where(and(own(db), eq(sessions.tokenHash, tokenHash)));
}

const own = ({ actor }: TenantDb) => eq(sessions.userId, actor.userId);

export type StoredSession = typeof sessions.$inferSelect;

export async function listLiveSessions(
  db: TenantDb,
  limits: { seenAfter: Date; createdAfter: Date },
): Promise<StoredSession[]> {
  return db
    .select()
    .from(sessions)
    .where(
      and(own(db), gt(sessions.lastSeenAt, limits.seenAfter), gt(sessions.createdAt, limits.createdAfter)),
    )
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt));
}

export async function deleteOwnSession(db: TenantDb, id: string): Promise<boolean> {
  // Compared as text, since anything may come in as an id.
  const rows = await db
    .delete(sessions)
    .where(and(own(db), eq(sql`${sessions.id}::text`, id)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

/** Ends the actor's sessions; with `except` all but that one. */
export async function deleteOwnSessions(db: TenantDb, except: Buffer | undefined): Promise<number> {
  const rows = await db
    .delete(sessions)
    .where(and(own(db), except ? ne(sessions.tokenHash, except) : undefined))
    .returning({ id: sessions.id });
  return rows.length;
}

/** Ends the sessions of an account; with `except` all but that one. */
export async function deleteSessionsOf(
  db: Queryable,
  { id: userId }: Reached<{ id: string }>,
  except: Buffer | undefined,
): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), except ? ne(sessions.tokenHash, except) : undefined));
}

export async function deleteOldSessions(db: SystemDb, before: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.createdAt, before));
}
