import type { ConsentMethod } from '@udaya/core/births/consent-methods';
import type { ConsentState } from '@udaya/core/groups/data-duty';
import { and, desc, eq, gte, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { contains } from '../../platform/database/contains.ts';
import { countUpTo, type ListTotal } from '../../platform/database/count-up-to.ts';
import { asReached, type Reached, type TenantDb } from '../../platform/database/handles.ts';
import { branches } from '../groups/tables.ts';
import { consents, reports } from '../reports/tables.ts';

/** A consent with whose it is and where it was given. */
export type StoredConsent = Reached<
  typeof consents.$inferSelect & { name: string; closedAt: Date | null; branchName: string | null }
>;

/** What narrows the register; what is undefined does not count. */
export interface ConsentFilter {
  name?: string | undefined;
  method?: ConsentMethod | undefined;
  state?: ConsentState | undefined;
  from?: Date | undefined;
  before?: Date | undefined;
}

/** How deep a list is leafed through: what lies further back is found by a filter. */
const deepest = 10_000;
const latestFirst = [desc(consents.givenAt), desc(consents.id)];

/** A group's admin reaches the group's consents, a branch's admin the branch's; nobody else any. */
function within({ scope }: TenantDb): SQL {
  if (scope.kind === 'group') return eq(consents.groupId, scope.groupId);
  return scope.kind === 'branch' ? eq(consents.branchId, scope.branchId) : sql`false`;
}

function matching(db: TenantDb, { name, method, state, from, before }: ConsentFilter): SQL | undefined {
  return and(
    within(db),
    method && eq(consents.method, method),
    state && (state === 'given' ? isNull(consents.withdrawnAt) : isNotNull(consents.withdrawnAt)),
    from && gte(consents.givenAt, from),
    before && lt(consents.givenAt, before),
    name === undefined ? undefined : contains(reports.name, name),
  );
}

/** One page of the register, the latest first. Ids come first, by an index alone where no name is looked for. */
export async function listConsentRows(
  db: TenantDb,
  filter: ConsentFilter,
  { page, size }: { page: number; size: number },
): Promise<{ rows: StoredConsent[] } & ListTotal> {
  const where = matching(db, filter);
  const of =
    filter.name === undefined ? sql`` : sql` join ${reports} on ${reports.id} = ${consents.reportId}`;
  const total = await countUpTo(db.withoutPolicies, sql`select from ${consents}${of} where ${where}`);
  const offset = page * size;
  if (offset >= Math.min(deepest, total.total)) return { rows: [], ...total };
  const { rows } = await db.withoutPolicies.execute<{ id: string }>(sql`
    select ${consents.id} as id from ${consents}${of} where ${where}
    order by ${sql.join(latestFirst, sql`, `)} limit ${size} offset ${offset}`);
  return {
    rows: await rowsOf(
      db,
      rows.map(({ id }) => id),
    ),
    ...total,
  };
}

async function rowsOf(db: TenantDb, ids: readonly string[]): Promise<StoredConsent[]> {
  return selectRows(db, sql`${consents.id} = any(${sql.param(ids)}::text[])`);
}

async function selectRows(db: TenantDb, where: SQL | undefined): Promise<StoredConsent[]> {
  const rows = await db
    .select({
      consent: consents,
      name: reports.name,
      closedAt: reports.withdrawnAt,
      branchName: branches.name,
    })
    .from(consents)
    .innerJoin(reports, eq(reports.id, consents.reportId))
    .leftJoin(branches, eq(branches.id, consents.branchId))
    .where(and(within(db), where))
    .orderBy(...latestFirst);
  return rows.map(({ consent, ...more }) => asReached({ ...consent, ...more }));
}

export async function findConsent(db: TenantDb, id: string): Promise<StoredConsent | undefined> {
  return (await rowsOf(db, [id]))[0];
}

/** All consents to a report, the latest first. */
export async function listConsentsOf(
  db: TenantDb,
  { id }: Reached<{ id: string }>,
): Promise<StoredConsent[]> {
  return selectRows(db, eq(consents.reportId, id));
}

const atOnce = 1_000;

/** All consents that fit, the latest first, `most` at most, a thousand at a time. */
export async function* walkConsents(
  db: TenantDb,
  filter: ConsentFilter,
  most: number,
): AsyncGenerator<StoredConsent[]> {
  const where = matching(db, filter);
  let after: SQL | undefined;
  for (let left = most; left > 0; left -= atOnce) {
    const { rows } = await db.withoutPolicies.execute<{ id: string; exactly: string }>(sql`
      select ${consents.id} as id, ${consents.givenAt}::text as exactly from ${consents}
      join ${reports} on ${reports.id} = ${consents.reportId} where ${and(where, after)}
      order by ${sql.join(latestFirst, sql`, `)} limit ${Math.min(left, atOnce)}`);
    yield await rowsOf(
      db,
      rows.map(({ id }) => id),
    );
    const last = rows.at(-1);
    if (!last || rows.length < atOnce) return;
    after = sql`(${consents.givenAt}, ${consents.id}) < (${last.exactly}::timestamptz, ${last.id})`;
  }
}
