import { and, type SQL, sql } from 'drizzle-orm';
import { countUpTo, type ListTotal, upTo } from '../../../platform/database/count-up-to.ts';
import type { Queryable, TenantDb } from '../../../platform/database/handles.ts';
import { type Prepared, prepare, type ReportSearch, sortedAtMost } from '../record/store-conditions.ts';
import { type ListPage, readCount } from '../record/store-lists.ts';
import { reportSearch } from '../tables.ts';

/** Which reports stand on a page, and how many there are in all. */
export interface FoundPage extends ListTotal {
  ids: string[];
}

/** How far the order is walked for a page before all matches are gathered after all. */
const walkedRows = { atLeast: 20_000, atMost: 120_000 };
const sampledRows = 2_000;

/**
 * Finds one page of the reports that a search matches: their ids, from indexes alone or from narrow rows. Few matches are gathered
 * and put in order; of many, the order's index is walked until the page is full.
 */
export async function searchReports(db: TenantDb, asked: ReportSearch, page: ListPage): Promise<FoundPage> {
  return db.transaction(async (tx) => {
    const search = await prepare(tx, asked);
    if (!search) return { ids: [], total: 0, totalIsExact: true };
    await plan(tx, 'ordered');
    if (search.isOrdered || (await isDense(tx, search, page.sortOrder))) {
      return { ...(await countOrdered(tx, search)), ids: await walk(tx, search, page) };
    }
    const few = await gatherFew(tx, search, page, await mostToSort(tx, search, page));
    return few ?? { ids: await pageOfMany(tx, search, page), ...upTo(sortedAtMost + 1) };
  });
}

/**
 * The ids of all reports that a search matches, in the order of the list, `size` at a time. Each part is read again: no connection is held
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

/** Whether so many match that going through the list until there are enough of them costs less than to gather them. */
async function isDense(tx: TenantDb, search: Prepared, sortOrder: ListPage['sortOrder']): Promise<boolean> {
  if (!search.isCovered || search.inSpan <= sortedAtMost) return false;
  const matched = await sampleMatches(tx, search, sortOrder);
  return (matched / sampledRows) * search.inSpan > sortedAtMost;
}

/** Where a row stands in the order of a list; the instant as text, since it is finer than a `Date`. */
type Place = { report_id: string; created_at: string };

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
  atMost = sortedAtMost,
): Promise<FoundPage | undefined> {
  await plan(tx, 'gathered');
  const { rows } = await tx.execute<{ total: number; ids: string[] }>(sql`
    with matches as materialized (
      select report_id, created_at from ${reportSearch} where ${index} limit ${atMost + 1}
    ), counted as materialized (select count(*)::int as total from matches)
    select total, array(
      select report_id from matches where (select total from counted) <= ${atMost}
      order by ${inOrder(sortOrder)} limit ${size} offset ${page * size}
    ) as ids from counted`);
  const { total = 0, ids = [] } = rows[0] ?? {};
  return total <= atMost ? { ids, ...upTo(total) } : undefined;
}

/** How many matches are put in order at once: more for a deep page that lies too far along the order to walk there. */
async function mostToSort(tx: TenantDb, search: Prepared, page: ListPage): Promise<number> {
  if ((page.page + 1) * page.size < sampledRows) return sortedAtMost;
  await plan(tx, 'ordered');
  return (await rowsToWalk(tx, search, page)) > walkedRows.atMost ? walkedRows.atMost : sortedAtMost;
}

/** How far along the order a page should lie, as its first rows tell: within those, where they hold it. */
async function rowsToWalk(
  tx: TenantDb,
  search: Prepared,
  { page, size, sortOrder }: ListPage,
): Promise<number> {
  const matched = await sampleMatches(tx, search, sortOrder);
  const last = (page + 1) * size;
  if (matched >= last) return sampledRows;
  return Math.max(walkedRows.atLeast, Math.ceil((last / Math.max(matched, 1)) * sampledRows * 1.2));
}

/** A page of very many matches: along the order as far as the page should lie, and from all of them where it does not. */
async function pageOfMany(tx: TenantDb, search: Prepared, page: ListPage): Promise<string[]> {
  await plan(tx, 'ordered');
  const rows = await rowsToWalk(tx, search, page);
  if (rows <= walkedRows.atMost) {
    const ids = await walk(tx, { row: and(search.row, isWithinFirst(rows, search, page.sortOrder)) }, page);
    if (ids.length === page.size) return ids;
  }
  await plan(tx, 'gathered');
  return walk(tx, { row: search.index }, page);
}

/** How many of the list's first rows match. */
async function sampleMatches(
  tx: TenantDb,
  { span, row }: Prepared,
  sortOrder: ListPage['sortOrder'],
): Promise<number> {
  const { rows } = await tx.execute<{ matched: number }>(sql`
    select count(*)::int as matched from ${reportSearch} where ${and(row, isWithinFirst(sampledRows, { span }, sortOrder))}`);
  return rows[0]?.matched ?? 0;
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
