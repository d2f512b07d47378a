import { and, desc, eq, gte, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { countUpTo, type ListTotal } from '../../platform/database/count-up-to.ts';
import type { TenantDb } from '../../platform/database/handles.ts';
import type { StoredEntry } from './store.ts';
import { auditLog } from './tables.ts';

/** What entries are looked for by; what is undefined does not count. */
export interface EntryFilter {
  /** Null for what nobody who was logged in did. */
  actorId?: string | null | undefined;
  /** Whoever of these did it. */
  actorIds?: readonly string[] | undefined;
  action?: string | undefined;
  targetId?: string | undefined;
  /** Whichever of these it is about. */
  targetIds?: readonly string[] | undefined;
  requestId?: string | undefined;
  from?: Date | undefined;
  before?: Date | undefined;
}

/** How deep a list is leafed through: what lies further back is found by a filter. */
const deepest = 10_000;

const given = <T>(value: T | undefined, condition: (value: T) => SQL) =>
  value === undefined ? undefined : condition(value);

/** Who sees all of the product sees all of its log, and a group's admin what concerns the group; nobody else sees any of it here. */
function matching(db: TenantDb, filter: EntryFilter): SQL | undefined {
  return and(
    withinScope(db),
    given(filter.actorIds, (ids) => anyOf(auditLog.actorId, ids)),
    given(filter.targetIds, (ids) => anyOf(auditLog.targetId, ids)),
    given(filter.actorId, (id) => (id === null ? isNull(auditLog.actorId) : eq(auditLog.actorId, id))),
    given(filter.action, (action) => eq(auditLog.action, action)),
    given(filter.targetId, (id) => eq(auditLog.targetId, id)),
    given(filter.requestId, (id) => eq(auditLog.requestId, id)),
    given(filter.from, (from) => gte(auditLog.at, from)),
    given(filter.before, (before) => lt(auditLog.at, before)),
  );
}

function withinScope({ scope }: TenantDb): SQL | undefined {
  if (scope.kind === 'all') return undefined;
  return scope.kind === 'group' ? eq(auditLog.groupId, scope.groupId) : sql`false`;
}

const anyOf = (column: PgColumn, ids: readonly string[]) =>
  ids.length === 1 ? eq(column, ids[0]) : sql`${column} = any(${sql.param(ids)}::text[])`;

const latestFirst = [desc(auditLog.at), desc(auditLog.id)];

/** One page of entries, latest first, and how many there are; nothing beyond the first 10,000. Ids come first, by an index alone. */
export async function listEntries(
  db: TenantDb,
  filter: EntryFilter,
  { page, size }: { page: number; size: number },
): Promise<{ rows: StoredEntry[] } & ListTotal> {
  const where = matching(db, filter);
  const offset = page * size;
  const total = await countUpTo(db.withoutPolicies, sql`select from ${auditLog} where ${where ?? sql`true`}`);
  if (offset >= Math.min(deepest, total.total)) return { rows: [], ...total };
  const found = await db.withoutPolicies
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(where)
    .orderBy(...latestFirst)
    .limit(size)
    .offset(offset);
  const ids = found.map(({ id }) => id);
  const rows = await db
    .select()
    .from(auditLog)
    .where(sql`${auditLog.id} = any(${sql.param(ids)}::uuid[])`)
    .orderBy(...latestFirst);
  return { rows, ...total };
}

const atOnce = 1_000;

/** All entries that fit, latest first, `most` of them at most, read a thousand at a time. */
export async function* walkEntries(
  db: TenantDb,
  filter: EntryFilter,
  most: number,
): AsyncGenerator<StoredEntry[]> {
  const where = matching(db, filter);
  // By its text: a date of JavaScript would cut off the microseconds.
  const columns = {
    id: auditLog.id,
    at: auditLog.at,
    actorId: auditLog.actorId,
    action: auditLog.action,
    targetId: auditLog.targetId,
    requestId: auditLog.requestId,
    groupId: auditLog.groupId,
    exactly: sql<string>`${auditLog.at}::text`,
  };
  let after: SQL | undefined;
  for (let left = most; left > 0; left -= atOnce) {
    const rows = await db
      .select(columns)
      .from(auditLog)
      .where(and(where, after))
      .orderBy(...latestFirst)
      .limit(Math.min(left, atOnce));
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < atOnce) return;
    after = sql`(${auditLog.at}, ${auditLog.id}) < (${last.exactly}::timestamptz, ${last.id}::uuid)`;
  }
}
