import { foldText } from '@udaya/core/fold-text';
import { noBranch } from '@udaya/core/groups/group-rules';
import type { StudentClass, StudentSection } from '@udaya/core/groups/person-words';
import { type Placement, placementCode } from '@udaya/core/reports/placement';
import type { ReportUserType } from '@udaya/core/reports/report-types';
import { searchFor, wordBorders } from '@udaya/core/reports/search-terms';
import { and, eq, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { TenantDb } from '../../../platform/database/handles.ts';
import { digitsOfMobile, users } from '../../accounts/tables.ts';
import { reportSearch } from '../tables.ts';

/** What narrows a list of all reports; what is undefined does not count. */
export interface ReportSearch {
  userType: ReportUserType;
  createdFrom?: Date | undefined;
  createdBefore?: Date | undefined;
  name?: string | undefined;
  /** Another part of the name. */
  nameToo?: string | undefined;
  referredBy?: string | undefined;
  city?: string | undefined;
  /** A whole mobile number: the person's own, or the account's where a report has none (`askMobile`). */
  mobile?: { index: string; digits: string } | undefined;
  placement?: Placement | undefined;
  groupId?: string | undefined;
  /** `noBranch` for those of none. */
  branchId?: string | undefined;
  ownerId?: string | undefined;
  studentClass?: StudentClass | undefined;
  studentSection?: StudentSection | undefined;
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
  /** Whether the index of the list's order holds all that is asked of a row, so that many rows are gone through in little time. */
  isCovered: boolean;
  /** How many rows the list has before its texts are looked at, by the statistics of the database. */
  inSpan: number;
  /** What every match fulfils, for whoever goes through the rows. */
  row: SQL | undefined;
  /** The same, for the indexes that gather matches. */
  index: SQL | undefined;
}

/** In which column a planet's sign stands. */
export const signColumns = {
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
  const places = placesOf(tx, asked);
  // Consumers belong to no group.
  if (!places || (!isOfGroup && places.some(({ isOfGroup: only }) => only))) return undefined;
  const texts = await foldAndSettle(tx, asked);
  const { placement, mobile, studentClass, studentSection } = asked;
  const ofSign = placement && eq(signColumns[placement.planet], placement.position);
  const owners = mobile ? await findOwners(tx, mobile.digits) : [];
  const ofMobile = mobile && reachedBy(mobile.index, owners);
  const kind = eq(reportSearch.ofGroup, isOfGroup);
  // What the order's indexes do not hold.
  const further = and(
    studentClass && eq(reportSearch.studentClass, studentClass),
    studentSection && eq(reportSearch.studentSection, studentSection),
    asked.branchId === noBranch ? and(kind, isNull(reportSearch.branchId)) : undefined,
  );
  const created = and(
    asked.createdFrom && gte(reportSearch.createdAt, asked.createdFrom),
    asked.createdBefore && lt(reportSearch.createdAt, asked.createdBefore),
  );
  const isOfKind = tx.scope.kind === 'own' || places.some(({ isOfGroup: only }) => only);
  const [narrowest] = places;
  const span = and(narrowest?.is, isOfKind ? undefined : kind, created);
  const inPlaces = places.map(({ is }) => is);
  const hasTexts = texts.length > 0;
  // What lies around the narrowest place holds it, or holds nothing of it.
  const isSimple = !hasTexts && [narrowest, ofSign, ofMobile, further].filter(Boolean).length <= 1;
  // What an order's index holds of one owner, group, branch or number, or of some days, is often few enough to be looked through.
  const isNear = !isSimple && (created || narrowest || ofMobile) !== undefined;
  const inSpan = isNear ? await estimate(tx, and(span, ...inPlaces, ofMobile)) : Number.POSITIVE_INFINITY;
  const terms = [
    ...texts.flatMap((text) => (narrowest && isOfGroup ? outermost(text.terms) : text.terms)),
    ...(placement ? [`#${placementCode(placement)}`] : []),
    ...(isOfGroup ? (narrowest ? places.map(({ id }) => `@${id}`) : ['@']) : []),
  ];
  // Half of all reports as a set of matches would cost more than looking at the matches that are left: what holds for very many
  // is written as none of the indexes knows it.
  const ofKind = isOfGroup ? undefined : isNull(reportSearch.groupId);
  const days = inSpan <= metAtMost ? span : sql`(${created}) is not false`;
  return {
    asked,
    span,
    // The order of no index holds what two of them find.
    isOrdered: owners.length === 0 && (isSimple || inSpan <= sortedAtMost),
    isCovered: narrowest?.isOfGroup === true && !ofSign && !further && texts.every(({ isStart }) => !isStart),
    inSpan,
    row: and(span, ...inPlaces, further, ofSign, ofMobile, ...texts.map(({ row }) => row)),
    index: and(
      created && days,
      ...(hasTexts
        ? [sql`${termsOfRow} @> ${sql.param(terms)}::text[]`, ofKind]
        : [isOfKind ? undefined : ofSign ? kind : sql`(${kind}) is not false`]),
      ...texts.map(({ rest }) => rest),
      // The terms of a group's report name its places, too.
      ...inPlaces.map((is) => (hasTexts && isOfGroup ? sql`(${is}) is true` : is)),
      further,
      ofMobile,
      hasTexts ? undefined : ofSign,
    ),
  };
}

/** The accounts of a mobile number. */
async function findOwners(tx: TenantDb, digits: string): Promise<string[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(digitsOfMobile(users.mobile), digits));
  return rows.map(({ id }) => id);
}

const reachedBy = (index: string, owners: readonly string[]) =>
  owners.length === 0
    ? eq(reportSearch.mobileIndex, index)
    : or(
        eq(reportSearch.mobileIndex, index),
        and(eq(reportSearch.mobileIndex, ''), inArray(reportSearch.ownerId, [...owners])),
      );

/** Where a report is looked for: by whom it was made, in which branch, in which group. */
interface Place {
  id: string;
  is: SQL;
  /** Only reports of groups stand there. */
  isOfGroup: boolean;
}

/** The places that are asked for and those that the actor is kept to, the narrowest first; undefined where an actor reaches none. */
function placesOf({ scope }: TenantDb, { ownerId, branchId, groupId }: ReportSearch): Place[] | undefined {
  if (scope.kind === 'none') return undefined;
  const of = (column: PgColumn, isOfGroup: boolean, ...ids: (string | false | undefined)[]): Place[] =>
    [...new Set(ids)].flatMap((id) => (id ? [{ id, is: eq(column, id), isOfGroup }] : []));
  return [
    ...of(reportSearch.ownerId, false, ownerId, scope.kind === 'own' && scope.userId),
    ...of(
      reportSearch.branchId,
      true,
      branchId !== noBranch && branchId,
      scope.kind === 'branch' && scope.branchId,
    ),
    ...of(reportSearch.groupId, true, groupId, scope.kind === 'group' && scope.groupId),
  ];
}

/** How many rows the database expects, by its statistics alone. */
async function estimate(tx: TenantDb, where: SQL | undefined): Promise<number> {
  const { rows } = await tx.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    sql`explain (format json) select from ${reportSearch} where ${where}`,
  );
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? Number.POSITIVE_INFINITY;
}

/**
 * Folds the texts as names are folded, and settles for this transaction how the database plans: by what is asked for, not by what is usual,
 * and never through the whole table.
 */
async function foldAndSettle(tx: TenantDb, asked: ReportSearch): Promise<TextCondition[]> {
  await tx.execute(sql`
    select set_config('plan_cache_mode', 'force_custom_plan', true), set_config('enable_seqscan', 'off', true),
      set_config('jit', 'off', true), set_config('max_parallel_workers_per_gather', '0', true), set_config('work_mem', '32MB', true)`);
  const fields = [
    [asked.name, 'n', reportSearch.name],
    [asked.nameToo, 'n', reportSearch.name],
    [asked.referredBy, 'r', reportSearch.referredBy],
    [asked.city, 'c', reportSearch.city],
  ] as const;
  return fields.flatMap(([text = '', letter, column]) => {
    const folded = foldText(text);
    return folded ? [textCondition(folded, letter, column)] : [];
  });
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
const { ofGroup, ownerId, branchId, groupId } = reportSearch;
const termsOfRow = sql`report_terms(${ofGroup}, ARRAY[${groupId}, ${branchId}, ${ownerId}], ${reportSearch.name}, ${reportSearch.referredBy}, ${reportSearch.city},
  array[${sql.join([sunSign, moonSign, mercurySign, venusSign, marsSign, jupiterSign, saturnSign, rahuSign, ketuSign, ascendantSign], sql`, `)}])`;
const like = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** How rows are found by a text. */
interface TextCondition {
  /** By the row alone. */
  row: SQL;
  /** By the terms of the index, and what is left to look at in what it finds. */
  terms: string[];
  rest: SQL | undefined;
  /** Whether a word has to begin with it, which is dear to look at in a row. */
  isStart: boolean;
}

/** Of many terms of a text the outer two: within a group, each further one costs more to meet than it leaves out. */
const outermost = (terms: string[]): string[] =>
  terms.length > 2 ? [terms[0] ?? '', terms.at(-1) ?? ''] : terms;

function textCondition(text: string, letter: string, column: PgColumn): TextCondition {
  const { isStart, terms } = searchFor(text);
  const holds = sql`${column} like ${`%${like(text)}%`}`;
  const begins = sql`${column} like ${`${like(text)}%`} or ${column} like ${`% ${like(text)}%`} or ${column} ~ ${wordBorders + text}`;
  return {
    row: isStart ? sql`(${holds} and (${begins}))` : holds,
    terms: terms.map((term) => `${letter}${term}`),
    isStart,
    // A single term is the text itself.
    rest: terms[0] === text ? undefined : holds,
  };
}
