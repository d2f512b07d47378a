import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type ConsentEntry, type ConsentPage, groupConsents } from '@udaya/contract/group-consents';
import { type AccessEntry, type AccessPage, groupData } from '@udaya/contract/group-data';
import { ownTimeZone } from '@udaya/format/time-zones';
import { type CallInput, call } from '../../api/call.ts';
import type { ListPage } from '../../shell/data-list/list-types.ts';

const key = ['group-data'] as const;

interface Paged {
  page: number;
  size: number;
}

/** What the log is asked for. */
export interface AccessQuestion {
  who?: string | undefined;
  by?: string | undefined;
  report?: string | undefined;
  action?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

type AccessFilters = NonNullable<CallInput<typeof groupData.exportAccesses>['query']>;

/** The filters of the log as its routes take them. */
export function accessFilters({ who, by, report, action, from, to }: AccessQuestion): AccessFilters {
  return {
    who,
    by: by as AccessFilters['by'],
    report,
    action: action as AccessFilters['action'],
    from,
    to,
    ...(from || to ? { timeZone: ownTimeZone() } : {}),
  };
}

/** One page of who did what. */
export function accessesQuery({ page, size, ...question }: AccessQuestion & Paged) {
  const query = { page: page - 1, size, ...accessFilters(question) };
  return queryOptions<AccessPage, Error, ListPage<AccessEntry>>({
    queryKey: [...key, 'accesses', query],
    queryFn: ({ signal }) => call(groupData.listAccesses, { query, signal }),
    select: ({ entries, totalElements, totalIsExact, totalPages }) => ({
      rows: entries,
      total: totalElements,
      totalIsExact,
      pages: totalPages,
    }),
  });
}

/** What the register is asked for. */
export interface ConsentQuestion {
  name?: string | undefined;
  method?: string | undefined;
  state?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

type ConsentFilters = NonNullable<CallInput<typeof groupConsents.exportAll>['query']>;

/** The filters of the register as its routes take them. */
export function consentFilters({ name, method, state, from, to }: ConsentQuestion): ConsentFilters {
  return {
    name,
    method: method as ConsentFilters['method'],
    state: state as ConsentFilters['state'],
    from,
    to,
    ...(from || to ? { timeZone: ownTimeZone() } : {}),
  };
}

/** One page of the register of consents. */
export function consentsQuery({ page, size, ...question }: ConsentQuestion & Paged) {
  const query = { page: page - 1, size, ...consentFilters(question) };
  return queryOptions<ConsentPage, Error, ListPage<ConsentEntry>>({
    queryKey: [...key, 'consents', query],
    queryFn: ({ signal }) => call(groupConsents.list, { query, signal }),
    select: ({ consents, totalElements, totalIsExact, totalPages }) => ({
      rows: consents,
      total: totalElements,
      totalIsExact,
      pages: totalPages,
    }),
  });
}

/** One consent with its whole wording. */
export function consentQuery(id: string) {
  return queryOptions({
    queryKey: [...key, 'consent', id],
    queryFn: ({ signal }) => call(groupConsents.read, { params: { id }, signal }),
  });
}

/** What is held under one report. */
export function heldReportQuery(id: string) {
  return queryOptions({
    queryKey: [...key, 'report', id],
    queryFn: ({ signal }) => call(groupData.readReport, { params: { id }, signal }),
  });
}

/** Who answers for the data, and how long it is kept. */
export const dutyQuery = queryOptions({
  queryKey: [...key, 'duty'],
  queryFn: ({ signal }) => call(groupData.readDuty, { signal }),
});

/** What a retention of so many months would come to. */
export function retentionQuery(months: number) {
  return queryOptions({
    queryKey: [...key, 'retention', months],
    queryFn: ({ signal }) => call(groupData.previewRetention, { query: { months }, signal }),
  });
}

/** Something was withdrawn, opened again or erased: what lists and logs say is old. */
export async function forgetGroupData(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: key, predicate: ({ queryKey }) => queryKey[1] !== 'duty' });
}
