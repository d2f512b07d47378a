import { type Placement, placementCode } from '@udaya/core/reports/placement';
import type { ReportUserType } from '@udaya/core/reports/report-types';
import { searchFor, wordBorders } from '@udaya/core/reports/search-terms';
import { and, eq, gte, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { TenantDb } from '../../platform/database/handles.ts';
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

/** So many matches are put in order at once; where there are more, the list is walked in its own order. */
export const sortedAtMost = 10_000;
/** Within days that hold more reports than this, matches are looked at one by one rather than met with all of those days. */
const metAtMost = 200_000;

/** A search in the words of the database. */
export interface Prepared {
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
export async function prepare(tx: TenantDb, asked: ReportSearch): Promise<Prepared | undefined> {
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
  // What an order's index holds of one owner, group, branch or number, or of some days, is often few enough to be looked through.
  const near = exact.filter((condition) => condition !== ofSign);
  const isNear = !isSimple && (created !== undefined || near.length > 0);
  const inSpan = isNear ? await estimate(tx, and(span, ...near)) : Number.POSITIVE_INFINITY;
  const hasTexts = texts.length > 0;
  const terms = [
    ...texts.flatMap((text) => text.terms),
    ...(placement ? [`#${placementCode(placement)}`] : []),
    ...(isOfGroup ? ['@'] : []),
  ];
  // Half of all reports as a set of matches would cost more than looking at the matches that are left: what holds for very many
  // is written as none of the indexes knows it.
  const ofKind = isOfGroup ? undefined : isNull(reportSearch.groupId);
  const days = inSpan <= metAtMost ? and(kind, created) : sql`(${created}) is not false`;
  return {
    asked,
    span,
    isOrdered: isSimple || inSpan <= sortedAtMost,
    row: and(within, span, ...exact, ...texts.map(({ row }) => row)),
    index: and(
      within,
      created && days,
      ...(hasTexts
        ? [sql`${termsOfRow} @> ${sql.param(terms)}::text[]`, ofKind]
        : [ofSign ? kind : sql`(${kind}) is not false`]),
      ...texts.map(({ rest }) => rest),
      ...exact.filter((condition) => !hasTexts || condition !== ofSign),
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
