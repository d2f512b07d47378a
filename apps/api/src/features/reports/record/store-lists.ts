import type { MoonFacts } from '@udaya/core/reports/present-moon';
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import { builtOnce } from '../../../platform/database/built-once.ts';
import { contains } from '../../../platform/database/contains.ts';
import {
  asReached,
  type Queryable,
  type Reached,
  type TenantDb,
} from '../../../platform/database/handles.ts';
import { listCounts, reports, reportVersions } from '../tables.ts';

/** A report as it is stored. */
export type ListedReport = typeof reports.$inferSelect;

/** The condition that keeps a read within what the actor may reach. */
export function within(db: TenantDb): SQL | undefined {
  return withinScope(db, scopeValue(db).scope);
}

/** The same in a statement that is built once: its value comes by `scopeValue` with each call. */
export function withinLater(db: TenantDb): SQL | undefined {
  return withinScope(db, sql.placeholder('scope'));
}

function withinScope({ scope }: TenantDb, value: string | Placeholder): SQL | undefined {
  switch (scope.kind) {
    case 'all':
      return undefined;
    case 'own':
      return eq(reports.ownerId, value);
    case 'branch':
      return eq(reports.branchId, value);
    case 'group':
      return eq(reports.groupId, value);
    case 'none':
      return sql`false`;
  }
}

/** What `withinLater` leaves open. */
export function scopeValue({ scope }: TenantDb): { scope: string } {
  switch (scope.kind) {
    case 'own':
      return { scope: scope.userId };
    case 'branch':
      return { scope: scope.branchId };
    case 'group':
      return { scope: scope.groupId };
    default:
      return { scope: '' };
  }
}

/** What narrows a list of one's own; what is undefined does not count. */
export interface ReportFilter {
  createdFrom?: Date | undefined;
  nameContains?: string | undefined;
}

export interface ListPage {
  page: number;
  size: number;
  sortOrder: 'asc' | 'desc';
}

const given = <T>(value: T | undefined, condition: (value: T) => SQL) =>
  value === undefined ? undefined : condition(value);

function matching(filter: ReportFilter): SQL | undefined {
  return and(
    given(filter.createdFrom, (from) => gte(reports.createdAt, from)),
    given(filter.nameContains, (part) => contains(reports.name, part)),
  );
}

/** One page of reports and how many there are. The page's ids come first, from an index alone, and only then its rows. */
export async function listReportRows(
  db: TenantDb,
  filter: ReportFilter,
  page: ListPage,
): Promise<{ rows: Reached<ListedReport>[]; total: number }> {
  const { size, sortOrder } = page;
  const offset = page.page * size;
  const where = and(within(db), matching(filter));
  // All that is within the scope is listed most, and seldom so much that counting it takes long.
  const isWhole = Object.values(filter).every((value) => value === undefined);
  const found = isWhole
    ? await wholePages(db, sortOrder).execute({ ...scopeValue(db), size, offset })
    : await pageOfRows(db, where, sortOrder, { size, offset }, sql<null>`null`);
  const rows = found.map(({ report }) => asReached(report));
  const counted = found[0]?.total;
  if (counted !== null && counted !== undefined) return { rows, total: counted };
  // A page that is not full is the last one, and tells how many there are.
  const isLast = rows.length < size && (rows.length > 0 || page.page === 0);
  return { rows, total: isLast ? offset + rows.length : await countReports(db, where) };
}

/** Pages of all reports within a scope, each row with how many there are. */
const wholePages = builtOnce((db: TenantDb, sortOrder: ListPage['sortOrder']) => {
  const where = withinLater(db);
  const total = sql<number>`(select count(*)::int from ${reports} where ${where})`;
  return pageOfRows(
    db,
    where,
    sortOrder,
    { size: sql.placeholder('size'), offset: sql.placeholder('offset') },
    total,
  );
});

function pageOfRows<Total>(
  db: Queryable,
  where: SQL | undefined,
  sortOrder: ListPage['sortOrder'],
  { size, offset }: Record<'size' | 'offset', number | Placeholder>,
  total: SQL<Total>,
) {
  const order = sortOrder === 'asc' ? asc : desc;
  const inOrder = [order(reports.createdAt), order(reports.id)];
  const wanted = db
    .select({ id: reports.id })
    .from(reports)
    .where(where)
    .orderBy(...inOrder)
    .limit(size)
    .offset(offset)
    .as('wanted');
  return db
    .select({ report: getTableColumns(reports), total })
    .from(wanted)
    .innerJoin(reports, eq(reports.id, wanted.id))
    .orderBy(...inOrder);
}

/** A total that is kept beside its table, exact within the transaction that asks. */
export async function readCount(db: Queryable, kind: string): Promise<number> {
  const rows = await db
    .select({ total: sql<string>`coalesce(sum(${listCounts.total}), 0)` })
    .from(listCounts)
    .where(eq(listCounts.kind, kind));
  return Number(rows[0]?.total ?? 0);
}

/** The reports of these ids within the scope, in their order. */
export async function listReportsOf(db: TenantDb, ids: readonly string[]): Promise<Reached<ListedReport>[]> {
  const rows = await db
    .select()
    .from(reports)
    .where(and(within(db), sql`${reports.id} = any(${sql.param(ids)}::text[])`));
  const byId = new Map(rows.map((row) => [row.id, asReached(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function countReports(db: TenantDb, where?: SQL): Promise<number> {
  const rows = await db
    .select({ total: count() })
    .from(reports)
    .where(and(within(db), where));
  return rows[0]?.total ?? 0;
}

/** The Moon in the shown version of each of these reports, without the texts around it. */
export async function findMoons(
  db: Queryable,
  written: readonly Reached<ListedReport>[],
): Promise<Map<string, MoonFacts>> {
  if (written.length === 0) return new Map();
  const reportIds = written.map(({ id }) => id);
  const { content } = reportVersions;
  const rows = await db
    .select({
      reportId: reportVersions.reportId,
      chart: sql<MoonFacts['chart']>`${content} -> 'chart' #- '{points}'`,
      otherPositions: sql<
        number[] | null
      >`jsonb_path_query_first(${content}, '$.statements[*] ? (@.planet == "Moon").otherPositions')`,
    })
    .from(reportVersions)
    .innerJoin(
      reports,
      and(eq(reports.id, reportVersions.reportId), eq(reports.shownVersion, reportVersions.version)),
    )
    .where(inArray(reportVersions.reportId, reportIds));
  return new Map(rows.map(({ reportId, ...moon }) => [reportId, moon]));
}

/** How many of the actor's reports were made since an instant. */
export async function countReportsSince(db: TenantDb, since: Date): Promise<number> {
  return countReports(db, gte(reports.createdAt, since));
}
