import { queryOptions } from '@tanstack/react-query';
import {
  productReports,
  type ReportDetail,
  type ReportListItem,
  type ReportPage,
  reports,
} from '@udaya/contract/reports';
import type { Role } from '@udaya/core/identity/roles';
import { ownTimeZone } from '@udaya/format/time-zones';
import { call } from '../../api/call.ts';
import type { ListPage } from '../../shell/data-list/list-types.ts';

/** All that is known of reports lies under this key. */
export const reportsKey = ['reports'] as const;

const askAgain = 1_200;
const askAgainSlowly = 5_000;
const slowAfterTries = 40;

/** Whether the writing of a report goes on by itself. */
export function isBeingWritten({ stage }: Pick<ReportListItem, 'stage'>): boolean {
  return stage !== 'ready' && stage !== 'failed';
}

const pace = (tries: number) => (tries < slowAfterTries ? askAgain : askAgainSlowly);

/** What a page of a list is asked with. `page` counts from 1, as the address shows it. */
export interface ListQuestion {
  page: number;
  sort: 'asc' | 'desc';
  /** Created from that day on, yyyy-MM-dd; empty for all. */
  from: string;
  /** A part of the person's name. */
  name?: string | undefined;
  /** Created up to that day, yyyy-MM-dd: the product admin's filter. */
  to?: string | undefined;
  size: number;
}

/** A page of the reports that the role lists; asked again while one of them is being written. */
export function reportListQuery(role: Role, { page, sort, from, to, name, size }: ListQuestion) {
  const days = from || to ? { timeZone: ownTimeZone() } : {};
  const query = { page: page - 1, size, sortOrder: sort, reportCreatedDate: from, ...days };
  return queryOptions<ReportPage, Error, ListPage<ReportListItem>>({
    queryKey: [...reportsKey, 'list', role, { ...query, to, name }],
    queryFn: ({ signal }) =>
      role === 'productAdmin'
        ? call(productReports.list, { query: { ...query, reportCreatedEndDate: to, userName: name }, signal })
        : call(reports.list, { query: { ...query, name }, signal }),
    refetchInterval: ({ state }) => {
      const reports = state.data?.userBirthChartList ?? [];
      if (reports.some(isBeingWritten)) return pace(state.dataUpdateCount);
      return reports.some(({ paymentUnderway }) => paymentUnderway) ? askAgainSlowly : false;
    },
    select: listPage,
  });
}

function listPage({ userBirthChartList, totalElements, totalPages }: ReportPage): ListPage<ReportListItem> {
  return { rows: userBirthChartList, total: totalElements, pages: totalPages };
}

/** The newest few of the reports that the role lists. */
export function latestReportsQuery(role: Role) {
  return reportListQuery(role, { page: 1, size: 3, sort: 'desc', from: '' });
}

/** One report as the role may see it, or an earlier version of it; asked again while it is being written. */
export function reportQuery(role: Role, id: string, version?: number) {
  return queryOptions<ReportDetail>({
    queryKey: [...reportsKey, 'detail', role, id, version],
    queryFn: ({ signal }) =>
      call(role === 'productAdmin' ? productReports.read : reports.read, {
        params: { id },
        query: { version },
        signal,
      }),
    refetchInterval: ({ state }) =>
      !state.data || state.data.stage === 'ready'
        ? false
        : isBeingWritten(state.data)
          ? pace(state.dataUpdateCount)
          : askAgainSlowly,
  });
}
