import type { ReportContent } from '@udaya/core/reports/report-content';
import type { ReportUserType } from '@udaya/core/reports/report-types';
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lt,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { builtOnce } from '../../platform/database/built-once.ts';
import { asReached, type Queryable, type Reached, type TenantDb } from '../../platform/database/handles.ts';
import { users } from '../accounts/tables.ts';
import { listCounts, reports, reportVersions } from './tables.ts';

/** A report as it is stored. */
export type ListedReport = typeof reports.$inferSelect;

/** The condition that keeps a read within what the viewer may reach. */
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

/** What narrows a list; what is undefined does not count. */
export interface ReportFilter {
  createdFrom?: Date | undefined;
  createdBefore?: Date | undefined;
  nameContains?: string | undefined;
  referredByContains?: string | undefined;
  userType?: ReportUserType | undefined;
  groupId?: string | undefined;
  branchId?: string | undefined;
  ownerId?: string | undefined;
  /** Of the account that made the report. */
  ownerCityContains?: string | undefined;
  ownerMobile?: string | undefined;
  /** The code of a planet in a position. */
  placement?: number | undefined;
}

export interface ListPage {
  page: number;
  size: number;
  sortOrder: 'asc' | 'desc';
}

const contains = (column: PgColumn, part: string) => ilike(column, `%${part.replace(/[\\%_]/g, '\\$&')}%`);
const given = <T>(value: T | undefined, condition: (value: T) => SQL) =>
  value === undefined ? undefined : condition(value);

function matching(db: Queryable, filter: ReportFilter): SQL | undefined {
  const owned = (condition: SQL) =>
    inArray(reports.ownerId, db.select({ id: users.id }).from(users).where(condition));
  return and(
    given(filter.createdFrom, (from) => gte(reports.createdAt, from)),
    given(filter.createdBefore, (before) => lt(reports.createdAt, before)),
    given(filter.nameContains, (part) => contains(reports.name, part)),
    given(filter.referredByContains, (part) => contains(reports.referredBy, part)),
    given(filter.userType, (type) =>
      type === 'GROUP' ? isNotNull(reports.groupId) : isNull(reports.groupId),
    ),
    given(filter.groupId, (id) => eq(reports.groupId, id)),
    given(filter.branchId, (id) => eq(reports.branchId, id)),
    given(filter.ownerId, (id) => eq(reports.ownerId, id)),
    given(filter.ownerCityContains, (part) => owned(contains(users.city, part))),
    given(filter.ownerMobile, (mobile) => owned(eq(users.mobile, mobile))),
    given(filter.placement, (code) => sql`${reports.positions} @> array[${code}]::smallint[]`),
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
  const where = and(within(db), matching(db, filter));
  // All that is within the scope is listed most, and seldom so much that counting it takes long.
  const isWhole = db.scope.kind !== 'all' && Object.values(filter).every((value) => value === undefined);
  const found = isWhole
    ? await wholePages(db, sortOrder).execute({ ...scopeValue(db), size, offset })
    : await pageOfRows(db, where, sortOrder, { size, offset }, sql<null>`null`);
  const rows = found.map(({ report }) => asReached(report));
  const counted = found[0]?.total;
  if (counted !== null && counted !== undefined) return { rows, total: counted };
  // A page that is not full is the last one, and tells how many there are.
  const isLast = rows.length < size && (rows.length > 0 || page.page === 0);
  return { rows, total: isLast ? offset + rows.length : await countMatching(db, filter, where) };
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

async function countMatching(db: TenantDb, filter: ReportFilter, where: SQL | undefined): Promise<number> {
  const { userType, ...further } = filter;
  const isNarrowed = Object.values(further).some((value) => value !== undefined);
  if (db.scope.kind === 'all' && userType && !isNarrowed) return readCount(db, `reports.${userType}`);
  return countReports(db, where);
}

/** A total that is kept beside its table, exact within the transaction that asks. */
async function readCount(db: Queryable, kind: string): Promise<number> {
  const rows = await db
    .select({ total: sql<string>`coalesce(sum(${listCounts.total}), 0)` })
    .from(listCounts)
    .where(eq(listCounts.kind, kind));
  return Number(rows[0]?.total ?? 0);
}

export async function countReports(db: TenantDb, where?: SQL): Promise<number> {
  const rows = await db
    .select({ total: count() })
    .from(reports)
    .where(and(within(db), where));
  return rows[0]?.total ?? 0;
}

/** What a list says of the Moon in a report. */
export interface MoonFacts {
  chart: Pick<ReportContent['chart'], 'chandraRasi' | 'nakshatra' | 'pada' | 'moonSteadiness'>;
  otherPositions: number[] | null;
}

/** The Moon in the latest version of each of these reports, without the texts around it. */
export async function findMoons(
  db: Queryable,
  written: readonly Reached<ListedReport>[],
): Promise<Map<string, MoonFacts>> {
  if (written.length === 0) return new Map();
  const reportIds = written.map(({ id }) => id);
  const { content } = reportVersions;
  const rows = await db
    .selectDistinctOn([reportVersions.reportId], {
      reportId: reportVersions.reportId,
      chart: sql<MoonFacts['chart']>`${content} -> 'chart' #- '{points}'`,
      otherPositions: sql<
        number[] | null
      >`jsonb_path_query_first(${content}, '$.statements[*] ? (@.planet == "Moon").otherPositions')`,
    })
    .from(reportVersions)
    .where(inArray(reportVersions.reportId, reportIds))
    .orderBy(reportVersions.reportId, desc(reportVersions.version));
  return new Map(rows.map(({ reportId, ...moon }) => [reportId, moon]));
}
