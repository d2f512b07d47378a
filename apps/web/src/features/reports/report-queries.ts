import { queryOptions } from '@tanstack/react-query';
import { groupBirths } from '@udaya/contract/group-births';
import type { GroupReportListItem, groupAdminReports } from '@udaya/contract/group-reports';
import { reportEdits } from '@udaya/contract/report-edits';
import {
  type AdminReportListItem,
  productReports,
  type ReportDetail,
  type ReportListItem,
  reports,
} from '@udaya/contract/reports';
import type { Role } from '@udaya/core/identity/roles';
import type { ReportUserType } from '@udaya/core/reports/report-types';
import { ownTimeZone } from '@udaya/format/time-zones';
import { call } from '../../api/call.ts';
import { usualSize } from '../../shell/data-list/list-search.ts';
import type { ListPage } from '../../shell/data-list/list-types.ts';
import { groupWays } from './group-ways.ts';
import { askOrKept } from './offline/kept-report.ts';
import type { GroupListSearch } from './report-list/group-lists.ts';
import type { ReportListSearch } from './report-list/report-lists.ts';

/** All that is known of reports lies under this key. */
export const reportsKey = ['reports'] as const;

const askAgain = 1_200;
const askAgainSlowly = 5_000;
const slowAfterTries = 40;

/** Whether the writing of a report goes on by itself. */
export function isBeingWritten({
  stage,
  withdrawn = false,
}: Pick<ReportListItem, 'stage'> & { withdrawn?: boolean }): boolean {
  if (withdrawn) return false;
  return stage !== 'ready' && stage !== 'failed';
}

const pace = (tries: number) => (tries < slowAfterTries ? askAgain : askAgainSlowly);

/** When a report is asked about again: soon while it is being written, now and then where it is given up for a while, else never. */
export function paceOfWriting(report: Pick<ReportListItem, 'stage'> | undefined, tries: number) {
  if (!report || report.stage === 'ready') return false;
  return isBeingWritten(report) ? pace(tries) : askAgainSlowly;
}

/** A page of reports as every route of them answers it. */
interface PageOfReports<Row> {
  userBirthChartList: Row[];
  totalElements: number;
  totalIsExact: boolean;
  totalPages: number;
}

/** A list of reports; asked again while one of them is being written. */
function reportsQuery<Row extends ReportListItem>(
  key: readonly unknown[],
  ask: (signal: AbortSignal) => Promise<PageOfReports<Row>>,
) {
  return queryOptions<PageOfReports<Row>, Error, ListPage<Row>>({
    queryKey: [...reportsKey, 'list', ...key],
    queryFn: ({ signal }) => ask(signal),
    refetchInterval: ({ state }) => {
      const listed = state.data?.userBirthChartList ?? [];
      if (listed.some(isBeingWritten)) return pace(state.dataUpdateCount);
      return listed.some(({ paymentUnderway }) => paymentUnderway) ? askAgainSlowly : false;
    },
    select: ({ userBirthChartList: rows, totalElements: total, totalIsExact, totalPages: pages }) => ({
      rows,
      total,
      totalIsExact,
      pages,
    }),
  });
}

/** What an address leaves out is the usual; pages count from 1 in it, and from 0 on the wire. */
const pageOf = ({
  page = 1,
  size = usualSize,
  sort = 'desc',
}: Pick<ReportListSearch, 'page' | 'size' | 'sort'>) => ({
  page: page - 1,
  size,
  sortOrder: sort,
});

/** Where the reader's days begin, for whom days are asked for. */
const createdIn = ({ from, to }: Pick<ReportListSearch, 'from' | 'to'>) => ({
  ...(from ? { reportCreatedDate: from } : {}),
  ...(to ? { reportCreatedEndDate: to } : {}),
  ...(from || to ? { timeZone: ownTimeZone() } : {}),
});

/** A page of the own reports. */
export function ownReportsQuery({ from, name, ...search }: ReportListSearch) {
  const query = { ...pageOf(search), ...createdIn({ from }), name };
  return reportsQuery(['own', query], (signal) => call(reports.list, { query, signal }));
}

/** The newest few of the own reports. */
export function latestReportsQuery() {
  const query = { page: 0, size: 3, sortOrder: 'desc' } as const;
  return reportsQuery(['own', query], (signal) => call(reports.list, { query, signal }));
}

/** The product admin's filters as the API is asked for them; a planet goes with its position, as `Moon##4`. */
export function productFilters(userType: ReportUserType, search: ReportListSearch) {
  const { name, referredBy, mobile, city, planet, position, group, branch, user } = search;
  return {
    userType,
    ...createdIn(search),
    userName: name,
    refferedBy: referredBy,
    mobile,
    city,
    planet: planet && position && `${planet}##${position}`,
    position,
    groupMasterId: group,
    branchId: branch,
    userId: user,
  };
}

/** A page of the reports of all astro users, or of all groups. */
export function productReportsQuery(userType: ReportUserType, search: ReportListSearch) {
  const query = { ...pageOf(search), ...productFilters(userType, search) };
  return reportsQuery<AdminReportListItem>(['product', query], (signal) =>
    call(productReports.list, { query, signal }),
  );
}

/** What a role of a group narrows its list by, as the API is asked for it: only what its address may carry. */
export function groupFilters(search: GroupListSearch) {
  const { name, referredBy, mobile, city, branch, user } = search;
  return {
    ...createdIn(search),
    name,
    refferedBy: referredBy,
    mobile,
    city,
    ...(branch ? { branchId: branch } : {}),
    ...(user ? { groupUserId: user } : {}),
  };
}

/** A page of the reports of a group, as far as the role reaches. */
export function groupReportsQuery(role: Role, search: GroupListSearch) {
  const query = { ...pageOf(search), ...groupFilters(search) };
  return reportsQuery<GroupReportListItem>(['group', role, query], async (signal) => {
    const ways = groupWays(role);
    if (!ways) throw new Error('This role has no reports of a group.');
    // Each role's list takes what its own filters ask for.
    return call(ways.list as typeof groupAdminReports.list, { query, signal });
  });
}

/** What is known of one report, in all of its versions. */
export const reportDetailKey = (role: Role, id: string) => [...reportsKey, 'detail', role, id] as const;

/** One report as the role may see it, or an earlier version of it; asked again while it is being written. */
export function reportQuery(
  role: Role,
  id: string,
  version?: number,
  /** Which kind of report the product admin looks for: one of the other kind is not found. */
  userType?: ReportUserType,
) {
  return queryOptions<ReportDetail>({
    queryKey: [...reportDetailKey(role, id), version, ...(role === 'productAdmin' ? [userType] : [])],
    queryFn: ({ signal }) => {
      const ways = groupWays(role);
      if (ways) return call(ways.read, { params: { id }, signal });
      return role === 'productAdmin'
        ? call(productReports.read, { params: { id }, query: { version, userType }, signal })
        : askOrKept(role, { id, version }, () =>
            call(reports.read, { params: { id }, query: { version }, signal }),
          );
    },
    refetchInterval: ({ state }) => paceOfWriting(state.data, state.dataUpdateCount),
  });
}

/** What may still be changed of an own report, without opening it. */
export function changesLeftQuery(id: string) {
  return queryOptions({
    queryKey: [...reportsKey, 'changes', id],
    queryFn: ({ signal }) => call(reportEdits.readLeft, { params: { id }, signal }),
    staleTime: 0,
  });
}

/** What a group entered of a report's person beside the birth. Kept only as long as it is looked at. */
export function enteredQuery(id: string) {
  return queryOptions({
    queryKey: [...reportsKey, 'entered', id],
    queryFn: ({ signal }) => call(groupBirths.readEntered, { params: { id }, signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
