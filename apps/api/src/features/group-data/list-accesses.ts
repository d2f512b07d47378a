import type { Readable } from 'node:stream';
import { mostExported } from '@udaya/contract/audit-log';
import type { AccessEntry, groupData } from '@udaya/contract/group-data';
import * as m from '@udaya/messages';
import type { output } from 'zod/mini';
import type { UserCall } from '../../platform/call-context.ts';
import { type CsvColumn, writeCsv } from '../../platform/csv/write-csv.ts';
import { pageOf } from '../../platform/database/count-up-to.ts';
import type { TenantDb } from '../../platform/database/handles.ts';
import { startOfDay } from '../../platform/locale/start-of-day.ts';
import { findMembersMeant, listProductAdminIds } from '../accounts/describe-people.ts';
import { type GroupEntryFilter, listGroupEntries, walkGroupEntries } from '../audit/list-group-entries.ts';
import { findReportsMeant } from '../reports/reading/describe-held.ts';
import type { AccessDeps } from './access-deps.ts';
import { actorWords, presentAccesses } from './present-accesses.ts';

export type AccessQuery = output<typeof groupData.exportAccesses.query>;

/** One page of who did what with the reports of the actor's group. */
export async function listAccesses(
  ctx: UserCall & AccessDeps,
  query: output<typeof groupData.listAccesses.query>,
) {
  const { rows, ...total } = await listGroupEntries(ctx.db, await filterOf(ctx, query), query);
  return pageOf(await presentAccesses(ctx, rows), total, query);
}

/** The same as a CSV file, and an entry that says who took it. */
export async function exportAccesses(
  ctx: UserCall & AccessDeps,
  query: AccessQuery,
): Promise<{ fileName: string; bytes: Readable }> {
  const filter = await filterOf(ctx, query);
  await ctx.audit(ctx.db, 'access_log.exported', aboutGroup(ctx.db));
  return {
    fileName: `who-opened-what-${new Date().toISOString().slice(0, 10)}.csv`,
    bytes: accessesAsCsv(ctx, filter),
  };
}

/** What an entry of the audit log says that is about the group as a whole. */
export function aboutGroup({ actor }: TenantDb): { groupId?: string } {
  return actor.groupId === null ? {} : { groupId: actor.groupId };
}

/** The log as a file, read while it is sent. */
export function accessesAsCsv(ctx: UserCall & AccessDeps, filter: GroupEntryFilter): Readable {
  return writeCsv(columns(), presented(ctx, filter));
}

async function* presented(ctx: UserCall & AccessDeps, filter: GroupEntryFilter): AsyncGenerator<AccessEntry> {
  for await (const rows of walkGroupEntries(ctx.db, filter, mostExported))
    yield* await presentAccesses(ctx, rows);
}

function columns(): CsvColumn<AccessEntry>[] {
  return [
    [m.data_csv_date(), ({ date }) => date],
    [m.data_csv_what(), ({ what }) => what],
    [m.data_csv_action(), ({ action }) => action],
    [m.data_csv_who(), ({ by }) => actorWords(by)],
    [m.data_csv_username(), ({ by }) => by.username],
    [m.data_csv_role(), ({ by }) => by.role ?? ''],
    [m.data_csv_purpose(), ({ by }) => by.purpose ?? ''],
    [m.data_csv_name(), ({ report }) => report?.name ?? ''],
    [m.data_csv_report(), ({ report }) => report?.id ?? ''],
  ];
}

async function filterOf(
  { db, system }: UserCall & AccessDeps,
  { who, by, report, action, from, to, timeZone }: AccessQuery,
): Promise<GroupEntryFilter> {
  return {
    ...(by === 'system' ? { actorId: null } : {}),
    actorIds:
      by === 'product'
        ? await listProductAdminIds(system)
        : who
          ? await findMembersMeant(db, who)
          : undefined,
    targetIds: report ? await findReportsMeant(db, report) : undefined,
    action,
    from: startOfDay(from, timeZone),
    before: startOfDay(to, timeZone, 1),
  };
}
