import { type Placement, placementCode } from '@udaya/core/reports/placement';
import type { ReportUserType } from '@udaya/core/reports/report-types';
import { searchFor, wordBorders } from '@udaya/core/reports/search-terms';
import { and, eq, gte, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { countUpTo, type ListTotal, upTo } from '../../platform/database/count-up-to.ts';
import type { Queryable, TenantDb } from '../../platform/database/handles.ts';
import { type ListPage, readCount } from './store-lists.ts';
import { reportSearch } from './tables.ts';

/** What narrows a list of all reports; what is undefined does not count. */
export interface ReportSearch {
  userType: ReportUserType;
  createdFrom?: Date | undefined;
  createdBefore?: Date | undefined;
  name?: string | undefined;
  referredBy?: string | undefined;
  city?: string | undefined;
  mobile?: string | undefined;
  placement?: Placement | undefined;
  groupId?: string | undefined;
  branchId?: string | undefined;
  ownerId?: string | undefined;
}

/** Which reports stand on a page, and how many there are in all. */
export interface FoundPage extends ListTotal {
  ids: string[];
}

/** So many matches are put in order at once; where there are more, the list is walked in its own order. */
const sortedAtMost = 10_000;
/** How far the order is walked for a page before all matches are gathered after all. */
const walkedRows = { atLeast: 20_000, atMost: 120_000 };
const sampledRows = 2_000;
/** Created within a span that holds more reports than this, matches are looked at one by one rather than met with all of the span. */
const metAtMost = 200_000;

/**
 * Finds one page of the reports that a search matches: their ids, from indexes alone or from narrow rows. Few matches are gathered
 * and put in order; of many, the order's index is walked until the page is full.
 */
export async function searchReports(db: TenantDb, asked: ReportSearch, page: ListPage): Promise<FoundPage> {
  return db.transaction(async (tx) => {
    const search = await prepare(tx, asked);
    if (!search) return { ids: [], total: 0, totalIsExact: true };
    if (search.isOrdered) {
      await plan(tx, 'ordered');
      return { ...(await countOrdered(tx, search)), ids: await walk(tx, search, page) };
    }
    const few = await gatherFew(tx, search, page);
    return few ?? { ids: await pageOfMany(tx, search, page), ...upTo(sortedAtMost + 1) };
  });
}

/**
 * The ids of all reports that a search matches, in the order of the list, `size` at a time. Each part is read anew: no connection is held
 * between them.
 */
export async function* searchInParts(
  db: TenantDb,
  asked: ReportSearch,
  { size, sortOrder }: Pick<ListPage, 'size' | 'sortOrder'>,
): AsyncGenerator<string[]> {
  const few = await db.transaction(async (tx) => {
    const search = await prepare(tx, asked);
    if (!search) return { ids: [] };
    return search.isOrdered ? undefined : gatherFew(tx, search, { page: 0, size: sortedAtMost, sortOrder });
  });
  if (few) {
    for (let from = 0; from < few.ids.length; from += size) yield few.ids.slice(from, from + size);
    return;
  }
  let after: Place | undefined;
  do {
    const rows: Place[] = await db.transaction(async (tx) => {
      const search = await prepare(tx, asked);
      if (!search) return [];
      await plan(tx, 'ordered');
      return walkOn(tx, search, { size, sortOrder, after });
    });
    if (rows.length > 0) yield rows.map(({ report_id }) => report_id);
    after = rows.length < size ? undefined : rows.at(-1);
  } while (after);
}

/** Where a row stands in the order of a list; the instant as text, since it is finer than a `Date`. */
type Place = { report_id: string; created_at: string };

interface Prepared {
  asked: ReportSearch;
  /** What every row of the list fulfils that is not narrowed but by its days. */
  span: SQL | undefined;
  /** Whether an index has exactly these rows, in the order of the list. */
  isOrdered: boolean;
  /** What every match fulfils, for whoever goes through the rows. */
  row: SQL | undefined;
  /** The same, for the indexes that gather matches. */
  index: SQL | undefined;
}

const signColumns = {
  Sun: reportSearch.sunSign,
  Moon: reportSearch.moonSign,
  Mercury: reportSearch.mercurySign,
  Venus: reportSearch.venusSign,
  Mars: reportSearch.marsSign,
  Jupiter: reportSearch.jupiterSign,
  Saturn: reportSearch.saturnSign,
  Rahu: reportSearch.rahuSign,
  Ketu: reportSearch.ketuSign,
  Ascendant: reportSearch.ascendantSign,
} satisfies Record<Placement['planet'], PgColumn>;

/** Settles what is asked for, in the words of the database; undefined where nothing can match. */
async function prepare(tx: TenantDb, asked: ReportSearch): Promise<Prepared | undefined> {
  const isOfGroup = asked.userType === 'GROUP';
  // Consumers belong to no group.
  if (!isOfGroup && (asked.groupId || asked.branchId)) return undefined;
  const texts = await foldAndSettle(tx, asked);
  const { placement } = asked;
  const ofSign = placement && eq(signColumns[placement.planet], placement.position);
  const exact = [
    ofSign,
    asked.ownerId && eq(reportSearch.ownerId, asked.ownerId),
    asked.groupId && eq(reportSearch.groupId, asked.groupId),
    asked.branchId && eq(reportSearch.branchId, asked.branchId),
    asked.mobile && eq(reportSearch.mobile, asked.mobile),
  ].filter((condition) => condition instanceof Object);
  const created = and(
    asked.createdFrom && gte(reportSearch.createdAt, asked.createdFrom),
    asked.createdBefore && lt(reportSearch.createdAt, asked.createdBefore),
  );
  const within = withinScope(tx);
  const kind = eq(reportSearch.ofGroup, isOfGroup);
  const span = and(kind, created);
  const isSimple = texts.length === 0 && exact.length <= 1;
  const inSpan = !isSimple && created ? await estimate(tx, span) : Number.POSITIVE_INFINITY;
  // Half of all reports as a set of matches would cost more than looking at the matches that are left: what no narrow set has
  // is written as none of the indexes knows it.
  const kindOfRow = isOfGroup ? isNotNull(reportSearch.groupId) : isNull(reportSearch.groupId);
  const terms = [
    ...texts.flatMap((text) => text.terms),
    ...(placement ? [`#${placementCode(placement)}`] : []),
    ...(isOfGroup ? ['@'] : []),
  ];
  return {
    asked,
    span,
    isOrdered: isSimple || inSpan <= sortedAtMost,
    row: and(within, span, ...exact, ...texts.map(({ row }) => row)),
    index: and(
      within,
      kindOfRow,
      created && (inSpan <= metAtMost ? and(kind, created) : sql`(${created}) is not false`),
      ...(texts.length > 0 ? [sql`${termsOfRow} @> ${sql.param(terms)}::text[]`] : []),
      ...texts.map(({ rest }) => rest),
      ...exact.map((condition) =>
        texts.length > 0 && condition === ofSign ? sql`(${condition}) is not false` : condition,
      ),
    ),
  };
}

/** How many rows the database expects, by its statistics alone. */
async function estimate(tx: TenantDb, where: SQL | undefined): Promise<number> {
  const { rows } = await tx.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    sql`explain (format json) select from ${reportSearch} where ${where}`,
  );
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? Number.POSITIVE_INFINITY;
}

/** A viewer who does not reach everything finds within the own scope only. */
function withinScope({ scope }: TenantDb): SQL | undefined {
  switch (scope.kind) {
    case 'all':
      return undefined;
    case 'own':
      return eq(reportSearch.ownerId, scope.userId);
    case 'branch':
      return eq(reportSearch.branchId, scope.branchId);
    case 'group':
      return eq(reportSearch.groupId, scope.groupId);
    case 'none':
      return sql`false`;
  }
}

/**
 * Folds the texts as names are folded, and settles for this transaction how the database plans: by what is asked for, not by what is usual,
 * and never through the whole table.
 */
async function foldAndSettle(tx: TenantDb, asked: ReportSearch): Promise<TextCondition[]> {
  const { rows } = await tx.execute<Record<'name' | 'referredBy' | 'city', string | null>>(sql`
    select search_fold(${asked.name ?? null}) as name, search_fold(${asked.referredBy ?? null}) as "referredBy",
      search_fold(${asked.city ?? null}) as city,
      set_config('plan_cache_mode', 'force_custom_plan', true), set_config('enable_seqscan', 'off', true),
      set_config('jit', 'off', true), set_config('max_parallel_workers_per_gather', '0', true), set_config('work_mem', '32MB', true)`);
  const folded = rows[0];
  const fields = [
    [folded?.name, 'n', reportSearch.name],
    [folded?.referredBy, 'r', reportSearch.referredBy],
    [folded?.city, 'c', reportSearch.city],
  ] as const;
  return fields.flatMap(([text, letter, column]) => (text ? [textCondition(text, letter, column)] : []));
}

const {
  sunSign,
  moonSign,
  mercurySign,
  venusSign,
  marsSign,
  jupiterSign,
  saturnSign,
  rahuSign,
  ketuSign,
  ascendantSign,
} = reportSearch;
const termsOfRow = sql`report_terms(${reportSearch.ofGroup}, ${reportSearch.name}, ${reportSearch.referredBy}, ${reportSearch.city},
  array[${sql.join([sunSign, moonSign, mercurySign, venusSign, marsSign, jupiterSign, saturnSign, rahuSign, ketuSign, ascendantSign], sql`, `)}])`;
const like = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** How rows are found by a text. */
interface TextCondition {
  /** By the row alone. */
  row: SQL;
  /** By the terms of the index, and what is left to look at in what it finds. */
  terms: string[];
  rest: SQL | undefined;
}

function textCondition(text: string, letter: string, column: PgColumn): TextCondition {
  const { isStart, terms } = searchFor(text);
  const holds = sql`${column} like ${`%${like(text)}%`}`;
  const begins = sql`${column} like ${`${like(text)}%`} or ${column} like ${`% ${like(text)}%`} or ${column} ~ ${wordBorders + text}`;
  return {
    row: isStart ? sql`(${holds} and (${begins}))` : holds,
    terms: terms.map((term) => `${letter}${term}`),
    // A single term is the text itself.
    rest: terms[0] === text ? undefined : holds,
  };
}

async function countOrdered(tx: TenantDb, { asked, row }: Prepared): Promise<ListTotal> {
  const { userType, ...further } = asked;
  const isWhole = Object.values(further).every((value) => value === undefined);
  if (tx.scope.kind === 'all' && isWhole) return upTo(await readCount(tx, `reports.${userType}`));
  return countUpTo(tx, sql`select from ${reportSearch} where ${row}`);
}

const inOrder = (sortOrder: ListPage['sortOrder']) =>
  sortOrder === 'asc' ? sql`created_at asc, report_id asc` : sql`created_at desc, report_id desc`;

/** Which scans the next statement may use: those that follow an order, or those that gather. */
async function plan(tx: Queryable, mode: 'ordered' | 'gathered'): Promise<void> {
  const [ordered, gathered] = mode === 'ordered' ? ['on', 'off'] : ['off', 'on'];
  await tx.execute(sql`select set_config('enable_indexscan', ${ordered}, true), set_config('enable_indexonlyscan', ${ordered}, true),
    set_config('enable_bitmapscan', ${gathered}, true), set_config('enable_sort', ${gathered}, true)`);
}

/** A page along the index of the list's order. */
async function walk(
  tx: TenantDb,
  { row }: Pick<Prepared, 'row'>,
  { page, size, sortOrder }: ListPage,
): Promise<string[]> {
  const { rows } = await tx.execute<{ report_id: string }>(sql`
    select report_id from ${reportSearch} where ${row} order by ${inOrder(sortOrder)} limit ${size} offset ${page * size}`);
  return rows.map(({ report_id }) => report_id);
}

async function walkOn(
  tx: TenantDb,
  { row }: Prepared,
  { size, sortOrder, after }: Pick<ListPage, 'size' | 'sortOrder'> & { after: Place | undefined },
): Promise<Place[]> {
  const beyond = sortOrder === 'asc' ? sql`>` : sql`<`;
  const further =
    after &&
    sql`(created_at, report_id) ${beyond} (${after.created_at}::timestamptz, ${after.report_id}::text)`;
  const { rows } = await tx.execute<Place>(sql`
    select report_id, created_at::text from ${reportSearch} where ${and(row, further)}
    order by ${inOrder(sortOrder)} limit ${size}`);
  return rows;
}

/** All matches where they are few, put in order for their page; undefined where there are more than that. */
async function gatherFew(
  tx: TenantDb,
  { index }: Prepared,
  { page, size, sortOrder }: ListPage,
): Promise<FoundPage | undefined> {
  await plan(tx, 'gathered');
  const { rows } = await tx.execute<{ total: number; ids: string[] }>(sql`
    with matches as materialized (
      select report_id, created_at from ${reportSearch} where ${index} limit ${sortedAtMost + 1}
    ), counted as materialized (select count(*)::int as total from matches)
    select total, array(
      select report_id from matches where (select total from counted) <= ${sortedAtMost}
      order by ${inOrder(sortOrder)} limit ${size} offset ${page * size}
    ) as ids from counted`);
  const { total = 0, ids = [] } = rows[0] ?? {};
  return total <= sortedAtMost ? { ids, ...upTo(total) } : undefined;
}

/** A page of very many matches: along the order as far as the page should lie, and from all of them where it does not. */
async function pageOfMany(tx: TenantDb, search: Prepared, page: ListPage): Promise<string[]> {
  await plan(tx, 'ordered');
  const upToRow = (page.page + 1) * page.size;
  const density = await sampleDensity(tx, search, page.sortOrder);
  const rows = Math.max(walkedRows.atLeast, Math.ceil((upToRow / density) * 1.2));
  if (rows <= walkedRows.atMost) {
    const ids = await walk(tx, { row: and(search.row, isWithinFirst(rows, search, page.sortOrder)) }, page);
    if (ids.length === page.size) return ids;
  }
  await plan(tx, 'gathered');
  return walk(tx, { row: search.index }, page);
}

/** Which part of the list's first rows match, more than none. */
async function sampleDensity(
  tx: TenantDb,
  { span, row }: Prepared,
  sortOrder: ListPage['sortOrder'],
): Promise<number> {
  const { rows } = await tx.execute<{ matched: number }>(sql`
    select count(*)::int as matched from ${reportSearch} where ${and(row, isWithinFirst(sampledRows, { span }, sortOrder))}`);
  return Math.max(rows[0]?.matched ?? 0, 1) / sampledRows;
}

/** Whether a row is among the first of the list, as far as its days say. */
function isWithinFirst(
  rows: number,
  { span }: Pick<Prepared, 'span'>,
  sortOrder: ListPage['sortOrder'],
): SQL {
  const last = sql`select created_at from ${reportSearch} where ${span} order by ${inOrder(sortOrder)} offset ${rows} limit 1`;
  return sortOrder === 'asc'
    ? sql`${reportSearch.createdAt} <= coalesce((${last}), 'infinity')`
    : sql`${reportSearch.createdAt} >= coalesce((${last}), '-infinity')`;
}
