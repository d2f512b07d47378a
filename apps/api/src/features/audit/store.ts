import { and, asc, desc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Queryable, TenantDb } from '../../platform/database/handles.ts';
import { auditLog } from './tables.ts';

export type NewEntry = typeof auditLog.$inferInsert;
export type StoredEntry = typeof auditLog.$inferSelect;

/** Appends entries in one statement; with their own times, or the clock's: those of one transaction keep their order. */
export async function insertEntries(db: Queryable, entries: readonly NewEntry[]): Promise<void> {
  const texts = (of: (entry: NewEntry) => string | null | undefined) =>
    sql`${sql.param(entries.map((entry) => of(entry) ?? null))}::text[]`;
  // One text, however many there are: it is parsed and planned once a connection.
  await db.execute(sql`
    insert into ${auditLog} (at, actor_id, action, target_id, request_id, group_id)
    select coalesce(at::timestamptz, clock_timestamp()), actor_id, action, target_id, request_id, group_id
    from unnest(
      ${texts(({ at }) => at?.toISOString())}, ${texts(({ actorId }) => actorId)}, ${texts(({ action }) => action)},
      ${texts(({ targetId }) => targetId)}, ${texts(({ requestId }) => requestId)}, ${texts(({ groupId }) => groupId)}
    ) as entry(at, actor_id, action, target_id, request_id, group_id)`);
}

/** The latest entries of what the actor did, or what was tried in its name. */
export async function listOwnEntries(
  db: TenantDb,
  { without, limit }: { without: readonly string[]; limit: number },
): Promise<StoredEntry[]> {
  // Under row-level security a group's admin has what concerns the group, and not all of that is the own.
  return db.withoutPolicies
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.actorId, db.actor.userId), notInArray(auditLog.action, [...without])))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit);
}

/** The entries about these records, of these actions alone; the earliest first. */
export async function listEntriesAbout(
  db: Queryable,
  targetIds: readonly string[],
  actions: readonly string[],
  limit: number,
): Promise<StoredEntry[]> {
  return db
    .select()
    .from(auditLog)
    .where(and(inArray(auditLog.targetId, [...targetIds]), inArray(auditLog.action, [...actions])))
    .orderBy(asc(auditLog.at), asc(auditLog.id))
    .limit(limit);
}
