import { queryOptions } from '@tanstack/react-query';
import { type AuditLogEntry, type AuditLogPage, auditLog, bySystem } from '@udaya/contract/audit-log';
import {
  type LoggedMail,
  type MailLogPage,
  type mailKinds,
  mailLog,
  type mailStates,
} from '@udaya/contract/mail-log';
import { type FailedJob, type FailedJobPage, operations } from '@udaya/contract/operations';
import type { AuditAction } from '@udaya/core/access/audit-actions';
import { ownTimeZone } from '@udaya/format/time-zones';
import { call } from '../../api/call.ts';
import type { ListPage } from '../../shell/data-list/list-types.ts';

/** All that is known of the product's running lies under this key. */
export const operationsKey = ['operations'] as const;

/** A page of a long list: above 10,000 it is only known that there are more. */
export interface LongListPage<Row> extends ListPage<Row> {
  isExact: boolean;
}

interface Paged {
  page: number;
  size: number;
}

const jobsPace = 5_000;
const healthPace = 30_000;

/** Every queue and schedule; asked again every few seconds, for things are on the move. */
export const jobsQuery = queryOptions({
  queryKey: [...operationsKey, 'jobs'],
  queryFn: ({ signal }) => call(operations.readJobs, { signal }),
  refetchInterval: jobsPace,
});

/** One page of the jobs that were given up. */
export function failedJobsQuery({ page, size, queue }: Paged & { queue?: string | undefined }) {
  return queryOptions<FailedJobPage, Error, LongListPage<FailedJob>>({
    queryKey: [...operationsKey, 'failed', { page, size, queue }],
    queryFn: ({ signal }) =>
      call(operations.listFailedJobs, { query: { page: page - 1, size, queue }, signal }),
    select: ({ jobs, totalElements, totalIsExact, totalPages }) => ({
      rows: jobs,
      total: totalElements,
      pages: totalPages,
      isExact: totalIsExact,
    }),
    refetchInterval: jobsPace,
  });
}

/** What the log of mails is asked for. */
export interface MailQuestion extends Paged {
  kind?: string | undefined;
  state?: string | undefined;
  who?: string | undefined;
  day?: string | undefined;
}

/** One page of the log of mails; asked again while one of them waits. */
export function mailLogQuery({ page, size, kind, state, who, day }: MailQuestion) {
  const query = {
    page: page - 1,
    size,
    kind: kind as (typeof mailKinds)[number] | undefined,
    state: state as (typeof mailStates)[number] | undefined,
    who,
    day,
    ...(day ? { timeZone: ownTimeZone() } : {}),
  };
  return queryOptions<MailLogPage, Error, LongListPage<LoggedMail>>({
    queryKey: [...operationsKey, 'mails', query],
    queryFn: ({ signal }) => call(mailLog.list, { query, signal }),
    select: ({ mails, totalElements, totalIsExact, totalPages }) => ({
      rows: mails,
      total: totalElements,
      pages: totalPages,
      isExact: totalIsExact,
    }),
    refetchInterval: ({ state: { data } }) =>
      data?.mails.some((mail) => mail.state === 'waiting') ? jobsPace : false,
  });
}

/** How the product does. */
export const healthQuery = queryOptions({
  queryKey: [...operationsKey, 'health'],
  queryFn: ({ signal }) => call(operations.readHealth, { signal }),
  refetchInterval: healthPace,
});

/** What the audit log is asked for. */
export interface AuditQuestion {
  actor?: string | undefined;
  who?: string | undefined;
  action?: string | undefined;
  target?: string | undefined;
  request?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** The filters of the audit log as its routes take them. */
export function auditFilters({ actor, who, action, target, request, from, to }: AuditQuestion) {
  return {
    who: actor === bySystem ? bySystem : who,
    action: action as AuditAction | undefined,
    targetId: target,
    requestId: request,
    from,
    to,
    ...(from || to ? { timeZone: ownTimeZone() } : {}),
  };
}

/** One page of the audit log. */
export function auditLogQuery({ page, size, ...question }: AuditQuestion & Paged) {
  const query = { page: page - 1, size, ...auditFilters(question) };
  return queryOptions<AuditLogPage, Error, LongListPage<AuditLogEntry>>({
    queryKey: [...operationsKey, 'audit', query],
    queryFn: ({ signal }) => call(auditLog.list, { query, signal }),
    select: ({ entries, totalElements, totalIsExact, totalPages }) => ({
      rows: entries,
      total: totalElements,
      pages: totalPages,
      isExact: totalIsExact,
    }),
  });
}

/** What the audit log calls its actions. */
export const auditActionsQuery = queryOptions({
  queryKey: [...operationsKey, 'actions'],
  queryFn: ({ signal }) => call(auditLog.listActions, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The last hundred server errors, or that of one request. */
export function serverErrorsQuery(requestId: string | undefined) {
  return queryOptions({
    queryKey: [...operationsKey, 'errors', requestId ?? ''],
    queryFn: ({ signal }) => call(operations.listErrors, { query: { requestId }, signal }),
  });
}
