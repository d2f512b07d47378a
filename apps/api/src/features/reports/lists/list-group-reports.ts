import type { GroupReportListItem, GroupReportPage, groupReportFilters } from '@udaya/contract/group-reports';
import { Failure } from '@udaya/core/failure';
import type { output } from 'zod/mini';
import type { UserCall } from '../../../platform/call-context.ts';
import { startOfDay } from '../../../platform/locale/start-of-day.ts';
import { askMobile } from '../intake/save-apart.ts';
import { presentListItem } from '../record/present-list-item.ts';
import type { ReportSearch } from '../record/store-conditions.ts';
import { type ListedReport, type ListPage, listReportsOf } from '../record/store-lists.ts';
import { findWhose, nobodys } from '../record/store-whose.ts';
import { pageOf, type SearchDeps } from './list-reports.ts';
import { searchInParts, searchReports } from './store-search.ts';

/** What a list of a group's reports is narrowed by, as it is sent by whichever of its roles. */
export type GroupQuery = {
  [filter in keyof typeof groupReportFilters]?: output<(typeof groupReportFilters)[filter]>;
} & {
  search?: string | undefined;
};

export interface GroupListDeps extends SearchDeps {
  /** Tells whoever runs the product that a list found what the actor may not read. */
  alarm: (code: string, about: { requestId: string; place: string }) => void;
}

/** Ids that were found in the actor's scope, and whose rows the actor does not reach: the scope and row-level security disagree. */
const rowsMissing = 'scope.rows_missing';

function groupFilter(query: GroupQuery, peopleKey: Buffer): ReportSearch {
  return {
    userType: 'GROUP',
    createdFrom: startOfDay(query.reportCreatedDate, query.timeZone),
    createdBefore: startOfDay(query.reportCreatedEndDate, query.timeZone, 1),
    name: query.name,
    nameToo: query.search,
    referredBy: query.refferedBy,
    city: query.city,
    mobile: query.mobile ? askMobile(peopleKey, query.mobile) : undefined,
    branchId: query.branchId,
    ownerId: query.groupUserId,
    studentClass: query.studentClass,
    studentSection: query.section,
  };
}

/**
 * One page of the reports of a group that the actor reaches: the session alone says which, whatever is asked for. Ids and total are found
 * within the scope, then the rows are read by id as the actor.
 * @throws Failure `record.missing` where the two do not agree, which is told to whoever runs the product
 */
export async function listGroupReports(
  ctx: UserCall & GroupListDeps,
  query: GroupQuery & ListPage,
): Promise<GroupReportPage> {
  const { total, rows } = (await findPage(ctx, query)) ?? (await findPage(ctx, query)) ?? refused(ctx);
  return { userBirthChartList: await presentGroupRows(ctx, rows), ...pageOf(query, total) };
}

/** Reports as the lists of a group show them, in their order. */
export async function presentGroupRows(
  { actor, db, publicUrl }: UserCall & Pick<SearchDeps, 'publicUrl'>,
  rows: readonly ListedReport[],
): Promise<GroupReportListItem[]> {
  const whose = await findWhose(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...presentListItem(row, actor.role, publicUrl()),
    whose: whose.get(row.id) ?? nobodys,
    studentClass: row.studentClass ?? '',
    section: row.studentSection ?? '',
  }));
}

/** The page; undefined where a row is missing, as after a deletion in between. */
async function findPage({ db, peopleKey }: UserCall & SearchDeps, query: GroupQuery & ListPage) {
  const { ids, ...total } = await searchReports(db.withoutPolicies, groupFilter(query, peopleKey), query);
  const rows = await listReportsOf(db, ids);
  return rows.length === ids.length ? { rows, total } : undefined;
}

function refused({ requestId, alarm }: UserCall & GroupListDeps): never {
  alarm(rowsMissing, { requestId, place: 'listGroupReports' });
  throw new Failure('record.missing');
}

/** The ids of the reports that a list finds, in its order, `atMost` of them; `more` where there are others. */
export async function findGroupReportIds(
  { db, peopleKey }: Pick<UserCall, 'db'> & Pick<SearchDeps, 'peopleKey'>,
  { sortOrder, ...query }: GroupQuery & Pick<ListPage, 'sortOrder'>,
  atMost: number,
): Promise<{ ids: string[]; more: boolean }> {
  const found: string[] = [];
  for await (const ids of searchInParts(db.withoutPolicies, groupFilter(query, peopleKey), {
    size: atMost + 1,
    sortOrder,
  })) {
    found.push(...ids);
    if (found.length > atMost) break;
  }
  return { ids: found.slice(0, atMost), more: found.length > atMost };
}
