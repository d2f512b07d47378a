import { and, desc, eq, gte, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { countUpTo, type ListTotal } from '../../platform/database/count-up-to.ts';
import type { TenantDb } from '../../platform/database/handles.ts';
import type { StoredEntry } from './store.ts';
import { auditLog } from './tables.ts';

/** What entries are looked for by; what is undefined does not count. */
export interface EntryFilter {
  /** Null for what nobody who was signed in did. */
  actorId?: string | null | undefined;
  action?: string | undefined;
  targetId?: string | undefined;
  requestId?: string | undefined;
  from?: Date | undefined;
  before?: Date | undefined;
}

/** How deep a list is leafed through: what lies further back is found by a filter. */
const deepest = 10_000;

const given = <T>(value: T | undefined, condition: (value: T) => SQL) =>
  value === undefined ? undefined : condition(value);

/** Who sees all of the product sees all of its log; nobody else sees any of it here. */
function matching(db: TenantDb, filter: EntryFilter): SQL | undefined {
  return and(
    db.scope.kind === 'all' ? undefined : sql`false`,
    given(filter.actorId, (id) => (id === null ? isNull(auditLog.actorId) : eq(auditLog.actorId, id))),
    given(filter.action, (action) => eq(auditLog.action, action)),
    given(filter.targetId, (id) => eq(auditLog.targetId, id)),
    given(filter.requestId, (id) => eq(auditLog.requestId, id)),
    given(filter.from, (from) => gte(auditLog.at, from)),
    given(filter.before, (before) => lt(auditLog.at, before)),
  );
}

const latestFirst = [desc(auditLog.at), desc(auditLog.id)];

/** One page of entries, latest first, and how many there are; nothing beyond the first 10,000. */
export async function listEntries(
  db: TenantDb,
  filter: EntryFilter,
  { page, size }: { page: number; size: number },
): Promise<{ rows: StoredEntry[] } & ListTotal> {
  const where = matching(db, filter);
  const offset = page * size;
  const total = await countUpTo(db, sql`select from ${auditLog} where ${where ?? sql`true`}`);
  if (offset >= Math.min(deepest, total.total)) return { rows: [], ...total };
  const rows = await db
    .select()
    .from(auditLog)
    .where(where)
    .orderBy(...latestFirst)
    .limit(size)
    .offset(offset);
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
