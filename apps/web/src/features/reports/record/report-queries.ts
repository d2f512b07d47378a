import { queryOptions } from '@tanstack/react-query';
import { groupBirths } from '@udaya/contract/group-births';
import { reportEdits } from '@udaya/contract/report-edits';
import { reportSky } from '@udaya/contract/report-sky';
import { productReports, type ReportDetail, type ReportListItem, reports } from '@udaya/contract/reports';
import type { Role } from '@udaya/core/identity/roles';
import type { ReportUserType } from '@udaya/core/reports/report-types';
import { call } from '../../../api/call.ts';
import { askOrSaved } from '../offline/saved-report.ts';
import { groupWays } from './group-ways.ts';

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

/** When a list is asked for again: while one of its reports is being written, or its payment is underway. */
export function paceOfList(
  listed: readonly Pick<ReportListItem, 'stage' | 'paymentUnderway'>[],
  tries: number,
): number | false {
  if (listed.some(isBeingWritten)) return pace(tries);
  return listed.some(({ paymentUnderway }) => paymentUnderway) ? askAgainSlowly : false;
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
        : askOrSaved(role, { id, version }, () =>
            call(reports.read, { params: { id }, query: { version }, signal }),
          );
    },
    refetchInterval: ({ state }) => paceOfWriting(state.data, state.dataUpdateCount),
  });
}

/** The sky of an own report's birth. */
export function skyQuery(id: string) {
  return queryOptions({
    queryKey: [...reportsKey, 'sky', id],
    queryFn: ({ signal }) => call(reportSky.read, { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
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
